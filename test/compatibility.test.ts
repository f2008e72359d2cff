import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../src/model/finding.ts';
import { groupBy } from '../src/model/text/group-by.ts';
import { compareText } from '../src/model/text/text.ts';
import { changeRules } from '../src/rules/catalog.ts';
import type { ChangeRule } from '../src/rules/rule.ts';
import { parseTxtar } from '../src/syntax/txtar.ts';
import { runCase } from './run-case.ts';

const page = new URL('../docs/compatibility.md', import.meta.url);

/** The rules with a different grade under `compat: semantic`. */
const twofold = [
  'env-required-removed',
  'env-required-to-optional',
  'input-optional-to-required',
  'input-required-added-with-default',
  'input-type-changed',
  'interface-output-changed',
  'output-pattern-changed',
];

const steps = ['major', 'minor', 'patch', 'none', 'by case'] as const;

function stepOf({ grade }: ChangeRule): (typeof steps)[number] {
  return typeof grade === 'function' ? 'by case' : grade.bump;
}

/** The rules as a table: a row for each kind and action, a column for each bump. */
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

function link({ id, category, power, semantic }: ChangeRule): string {
  const text = `[${id}](rules/${id}.md)${semantic === undefined ? '' : '\\*'}`;
  return category === 'privilege' && power !== 'narrowed' ? `**${text}**` : text;
}

test('docs/compatibility.md holds the catalogue of changes', async () => {
  const text = readFileSync(page, 'utf8');
  const [before, rest] = text.split('<!-- catalogue -->\n');
  const after = rest?.split('<!-- /catalogue -->')[1];
  const fresh = `${before}<!-- catalogue -->\n${catalogueTable()}\n<!-- /catalogue -->${after}`;
  await expect(fresh).toMatchFileSnapshot(page.pathname);
});

test('docs/compatibility.md names every rule of changes', () => {
  const linked = new Set(readFileSync(page, 'utf8').match(/(?<=rules\/)[\w-]+(?=\.md)/g));
  const missing = changeRules.filter(({ id, on }) => !linked.has(id) && on.kind.length > 0);
  expect(missing.map(({ id }) => id)).toEqual([]);
});

describe('the two readings of ADR-003', () => {
  test('differ in the rules the page lists', () => {
    const ids = changeRules.filter(({ semantic }) => semantic !== undefined).map(({ id }) => id);
    expect(ids.sort()).toEqual(twofold);
  });

  const folder = new URL('cases/', import.meta.url);
  const areas = ['change', 'change-v2', 'change-toml', 'several-manifests'];
  const names = areas.flatMap((area) =>
    readdirSync(new URL(`${area}/`, folder)).map((name) => `${area}/${name}`),
  );
  const cases = [
    ...names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const),
    ...changeRules.map(
      ({ id, invalid: fails }) => [`the example of ${id}`, fails.trimStart()] as const,
    ),
  ];
  const different = new Set<string>();

  test.each(cases)('agree on everything else in %s', async (_name, text) => {
    const { comment, files } = parseTxtar(text);
    // Without the configuration of the case, which may set `compat` itself.
    const trees = new Map([...files].filter(([path]) => path !== 'config.json'));
    const archive = { comment, files: trees };
    const [literal, corrected] = await Promise.all([
      runCase(archive, { compat: 'adr-003' }),
      runCase(archive, { compat: 'semantic' }),
    ]);
    const changes = ({ findings }: { findings: readonly Finding[] }) =>
      findings.filter(({ category }) => category !== 'version').map(told);
    const [was, now] = [new Set(changes(literal)), new Set(changes(corrected))];
    for (const line of [...was, ...now]) {
      if (was.has(line) && now.has(line)) continue;
      const [rule = ''] = line.split(' ');
      expect(twofold).toContain(rule);
      different.add(rule);
    }
  });

  test('and differ in each of them somewhere', () => {
    expect([...different].sort()).toEqual(twofold);
  });
});

function told({ rule, bump, severity, message, at }: Finding): string {
  return `${rule} ${bump} ${severity} ${at.path} ${message}`;
}
