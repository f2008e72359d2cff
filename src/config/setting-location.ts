import { inBaseOnly, type Location } from '../model/text/text.ts';
import type { Value } from '../model/value/value.ts';
import type { ConfigFile } from './config.ts';

/** The path of a key in a configuration file, from the top level. */
export type KeyPath = readonly (string | number)[];

/**
 * The place of the innermost part of a path that the file has; undefined if it has none. A list of one entry may be
 * written as the entry alone.
 */
export function keyLocation(file: ConfigFile | null, key: KeyPath): Location | undefined {
  let value: Value | null | undefined = file?.root;
  let location: Location | undefined;
  for (const segment of key) {
    if (value?.kind === 'table' && typeof segment === 'number') continue;
    const field = value?.kind === 'table' ? value.fields.get(String(segment)) : undefined;
    value = field?.value ?? (value?.kind === 'list' ? value.items[Number(segment)] : undefined);
    if (!value) break;
    location = field?.keyAt ?? value.at;
  }
  return location;
}

/**
 * The place in head that sets a key: the innermost part that is still there, else the top of the file. A deleted file
 * keeps its path: the pull request shows the deletion.
 */
export function settingLocation(
  file: ConfigFile | null,
  baseFile: ConfigFile | null,
  key: KeyPath,
): Location {
  const location = keyLocation(file, key);
  if (location) return location;
  if (file) return { path: file.path, range: { start: fileStart, end: fileStart } };
  return baseFile ? inBaseOnly(baseFile.path) : { path: '.' };
}

const fileStart = { line: 1, column: 1 };
