import { moduleFiles } from '../../dialects/skill-toml/paths.ts';
import type { Manifest, Skill } from '../../model/skill.ts';
import { join } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { get, text } from '../../model/value/value.ts';
import type { WasmExports } from '../../model/value/wasm-exports.ts';

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

/** The exports of the module of a skill.toml; undefined if there is none in the skill. */
export function exportsOf(manifest: Manifest, skill: Skill): WasmExports | undefined {
  const names = skill.files.map(({ name }) => name);
  const [name] = moduleFiles(manifest.root, names);
  return name === undefined ? undefined : skill.moduleExports.get(join(skill.root, name));
}
