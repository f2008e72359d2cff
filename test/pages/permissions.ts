import { groupBy } from '../../src/model/text/group-by.ts';
import { carriers } from '../../src/powers/catalog.ts';
import { fill } from './readme.ts';

/** docs/permissions.md with a fresh table of the fields that carriers read. */
export function permissionsPage(text: string): string {
  const rows = carriers.flatMap(({ paths, client, rows }) => {
    const granting = rows.filter(({ kind, description }) => kind && description !== '');
    const title = paths.map((path) => `\`${path}\``).join(', ');
    const groups = groupBy(granting, ({ kind, description }) => `${kind} | ${description}`);
    return [...groups].map(
      ([text, of]) =>
        `| ${title} | ${client} | \`${of.map(({ field }) => field).join(', ')}\` | ${text} |`,
    );
  });
  const head = '| File | Client | Field | Kind | What it grants |\n|---|---|---|---|---|';
  return fill(text, 'carriers', [head, ...rows].join('\n'));
}
