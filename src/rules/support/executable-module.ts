import type { Manifest } from '../../model/skill.ts';
import { resolve } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { get, text } from '../../model/value/value.ts';

/** The module a skill.toml names. */
export interface Module {
  readonly name: string;
  readonly at: Location;
}

/** The module of a skill.toml: null where none is set, undefined where its value has a wrong shape. */
export function moduleOf({ root }: Manifest): Module | null | undefined {
  const executable = get(root, 'executable');
  if (executable && executable.kind !== 'table') return undefined;
  const value = get(executable, 'module');
  if (!value) return null;
  const name = text(value);
  return name?.trim() ? { name, at: value.at } : undefined;
}

/** A path of a skill.toml within the skill; undefined for one that leaves it, which is another rule's word. */
export function modulePath(name: string): string | undefined {
  // To Windows a backslash leads out as well.
  if (resolve('', name.replaceAll('\\', '/')) === undefined) return undefined;
  return /^(?:[/\\~]|[A-Za-z]:)/.test(name) ? undefined : resolve('', name);
}
