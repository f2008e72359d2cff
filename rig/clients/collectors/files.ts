import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a client is said to read below a folder of a project, by the first part of its path there. */
export interface NamedFiles {
  readonly client: string;
  readonly folder: string;
  readonly names: readonly string[];
}

const part = '[A-Za-z][\\w.-]*[A-Za-z]';

/** The names that texts give to what is below a folder: in paths, and in lists of the parts of paths. */
export function namesBelow(folder: string, texts: Iterable<string>): readonly string[] {
  const escaped = folder.replace('.', '\\.');
  const inPath = new RegExp(`(?<![~\\w}/])${escaped}/(${part})`, 'g');
  const inParts = new RegExp(`"${escaped}","(${part})"`, 'g');
  const names = new Set<string>();
  for (const text of texts)
    for (const pattern of [inPath, inParts])
      for (const [, name = ''] of text.matchAll(pattern)) names.add(name);
  return [...names].sort();
}

/** The texts of the documentation in a folder, by the ends of their names. */
export function* documentationIn(folder: string, ends = /\.md$/): Generator<string> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && ends.test(entry.name))
      yield readFileSync(join(entry.parentPath, entry.name), 'utf8');
}
