import { inBaseOnly, type Location } from '../model/text/text.ts';
import type { Value } from '../model/value/value.ts';
import type { ConfigFile } from './config.ts';

/** A key of a configuration file, from its top level inwards. */
export type KeyPath = readonly (string | number)[];

/**
 * The place of the innermost part of a key that a configuration has; undefined where it has none of it. A list of one
 * may stand there without being a list.
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
 * Where head sets a key: the innermost part of it that is still there, else the top of the file. A file that is gone
 * is named all the same, by the path it had: its deletion is what the pull request shows.
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
