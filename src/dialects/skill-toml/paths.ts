import { resolve } from '../../model/text/path.ts';
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

/** Resolves a path of a skill.toml within the skill; undefined if it leads out, which another rule reports. */
export function pathInSkill(name: string): string | undefined {
  // On Windows, a backslash leads out too.
  if (resolve('', name.replaceAll('\\', '/')) === undefined) return undefined;
  return /^(?:[/\\~]|[A-Za-z]:)/.test(name) ? undefined : resolve('', name);
}

/** The module of a skill.toml, as a list of at most one path within the skill. */
export function moduleFiles(root: Table, names: readonly string[]): readonly string[] {
  const name = text(get(get(root, 'executable'), 'module'));
  const path = name === undefined ? undefined : pathInSkill(name);
  return path !== undefined && names.includes(path) ? [path] : [];
}
