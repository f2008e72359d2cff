import { groupBy } from '../../src/model/text/group-by.ts';
import type { FieldRow } from '../../src/powers/carrier.ts';
import { carriers } from '../../src/powers/catalog.ts';
import { fill } from './readme.ts';

/** docs/permissions.md with a fresh table of the fields that carriers read. */
export function permissionsPage(text: string): string {
  const rows = carriers.flatMap(({ id, paths, client, rows }) => {
    const listed = rows.filter(({ kind, description }) => kind && description !== '');
    const granting = languages.has(id) ? listed : listed.filter(isOutermost);
    const title = paths.map((path) => `\`${path}\``).join(', ');
    const groups = groupBy(granting, ({ kind, description }) => `${kind} | ${description}`);
    return [...groups].map(
      ([text, of]) =>
        `| ${title} | ${client} | \`${of.map(({ field }) => field.replaceAll('"', '')).join(', ')}\` | ${text} |`,
    );
  });
  const head = '| File | Client | Field | Kind | What it grants |\n|---|---|---|---|---|';
  return fill(text, 'carriers', [head, ...rows].join('\n'));
}

/** The files whose rows show all fields of hooks and servers: other files hold the same. */
const languages: ReadonlySet<string> = new Set(['claude-hooks', 'copilot-hooks', 'mcp-json']);

function isOutermost({ field }: FieldRow, _: number, all: readonly FieldRow[]): boolean {
  return !all.some(
    ({ field: outer }) => field.startsWith(`${outer}.`) || field.startsWith(`${outer}[`),
  );
}
