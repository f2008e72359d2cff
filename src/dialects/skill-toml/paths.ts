import type { Location } from '../../model/text/text.ts';
import { get, items, type Table, text } from '../../model/value/value.ts';

/** A path in a skill.toml, with its role for messages. */
export interface TomlPath {
  readonly what: 'Module' | 'Recipe glob';
  readonly name: string;
  readonly at: Location;
}

/** Every path to files of the skill; paths in `[capabilities]` lead elsewhere. */
export function tomlPathsOf(root: Table): readonly TomlPath[] {
  const globs = items(get(get(root, 'recipes'), 'files'));
  const module = get(get(root, 'executable'), 'module');
  const entries = [
    ...globs.map((value) => ({ what: 'Recipe glob' as const, value })),
    ...(module ? [{ what: 'Module' as const, value: module }] : []),
  ];
  return entries.flatMap(({ what, value }) => {
    const name = text(value);
    return name === undefined ? [] : [{ what, name, at: value.at }];
  });
}
