import type { Location } from '../../model/text/text.ts';
import { get, items, type Table, text } from '../../model/value/value.ts';

/** A path in a skill.toml, with its role for messages. */
export interface TomlPath {
  readonly role: 'Module' | 'Recipe glob';
  readonly name: string;
  readonly at: Location;
}

/** Every path to files of the skill; paths in `[capabilities]` lead elsewhere. */
export function tomlPathsOf(root: Table): readonly TomlPath[] {
  const globs = items(get(get(root, 'recipes'), 'files'));
  const module = get(get(root, 'executable'), 'module');
  const entries = [
    ...globs.map((value) => ({ role: 'Recipe glob' as const, value })),
    ...(module ? [{ role: 'Module' as const, value: module }] : []),
  ];
  return entries.flatMap(({ role, value }) => {
    const name = text(value);
    return name === undefined ? [] : [{ role, name, at: value.at }];
  });
}
