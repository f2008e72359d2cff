import { groupBy } from '../../src/model/text/group-by.ts';
import { compareText } from '../../src/model/text/text.ts';
import { rulePage } from '../../src/report/docs-links.ts';
import { changeRules } from '../../src/rules/catalog.ts';
import type { ChangeRule } from '../../src/rules/rule.ts';
import { fill } from './readme.ts';

/** docs/compatibility.md with a fresh table of the change rules. */
export function compatibilityPage(text: string): string {
  return fill(text, 'catalogue', catalogueTable());
}

const steps = ['major', 'minor', 'patch', 'none', 'by case'] as const;

function stepOf({ requires }: ChangeRule): (typeof steps)[number] {
  return typeof requires === 'function' ? 'by case' : requires.bump;
}

/** The rules as a table: a row for each kind of item and action, a column for each bump. */
function catalogueTable(): string {
  const cells = changeRules.flatMap((rule) =>
    [rule.on.kind]
      .flat()
      .flatMap((kind) =>
        [rule.on.action ?? 'changed']
          .flat()
          .map((action) => ({ rule, row: `${kind} | ${action}` })),
      ),
  );
  const rows = [...groupBy(cells, ({ row }) => row)].sort(([a], [b]) => compareText(a, b));
  const lines = rows.map(([row, own]) => {
    const columns = steps.map((step) =>
      own.flatMap(({ rule }) => (stepOf(rule) === step ? link(rule) : [])).join(', '),
    );
    return `| ${row} | ${columns.join(' | ')} |`;
  });
  const head =
    '| What | How | Major | Minor | Patch | None | By case |\n|---|---|---|---|---|---|---|';
  return `${head}\n${lines.join('\n')}`;
}

function link({ id, category, powerVerdict, requiresUnderSemantic }: ChangeRule): string {
  const text = `[${id}](${rulePage(id, '')})${requiresUnderSemantic === undefined ? '' : '\\*'}`;
  return category === 'privilege' && powerVerdict !== 'narrowed' ? `**${text}**` : text;
}
