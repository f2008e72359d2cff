import type { Manifest } from '../../model/skill.ts';
import { resolve } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { get, text } from '../../model/value/value.ts';

/** The module of a skill.toml. */
export interface Module {
  readonly name: string;
  readonly at: Location;
}

/** The module of a skill.toml: null if unset, undefined if its value has an invalid type. */
export function moduleOf({ root }: Manifest): Module | null | undefined {
  const executable = get(root, 'executable');
  if (executable && executable.kind !== 'table') return undefined;
  const value = get(executable, 'module');
  if (!value) return null;
  const name = text(value);
  return name?.trim() ? { name, at: value.at } : undefined;
}

/** Resolves a path of a skill.toml within the skill; undefined if it leads out, which another rule reports. */
export function modulePath(name: string): string | undefined {
  // On Windows, a backslash leads out too.
  if (resolve('', name.replaceAll('\\', '/')) === undefined) return undefined;
  return /^(?:[/\\~]|[A-Za-z]:)/.test(name) ? undefined : resolve('', name);
}
