import { carriers } from '../../src/powers/catalog.ts';
import { fill } from './readme.ts';

/** docs/permissions.md with a fresh table of the fields that carriers read. */
export function permissionsPage(text: string): string {
  const rows = carriers.flatMap(({ title, client, fields }) =>
    fields.map(
      ({ field, kind, description }) =>
        `| ${title} | ${client} | \`${field}\` | ${kind} | ${description} |`,
    ),
  );
  const head = '| File | Client | Field | Kind | What it grants |\n|---|---|---|---|---|';
  return fill(text, 'carriers', [head, ...rows].join('\n'));
}
