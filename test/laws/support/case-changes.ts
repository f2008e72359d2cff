import { readdirSync, readFileSync } from 'node:fs';
import { parseTxtar, subtree } from '../../../src/syntax/txtar.ts';

const folder = new URL('../../cases/', import.meta.url);

/** The folders of cases. */
export const caseKinds: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The two sides of the cases of one kind; `before` is empty for a case without a base. */
export function sidesOfCases(kind: string) {
  const names = readdirSync(new URL(`${kind}/`, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.txt'))
    .map((name) => {
      const archive = parseTxtar(readFileSync(new URL(`${kind}/${name}`, folder), 'utf8'));
      const [before, after] = [subtree(archive, 'before'), subtree(archive, 'after')];
      const isChange = Object.keys({ ...before, ...after }).length > 0;
      return isChange
        ? { name, isChange, before, after }
        : { name, isChange, before: {}, after: Object.fromEntries(archive.files) };
    });
}
