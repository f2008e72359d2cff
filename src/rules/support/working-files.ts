import { baseOf, filesOf } from '../../dialects/manifest-v1/entries.ts';
import { isAbsolute } from '../../dialects/manifest-v1/paths.ts';
import { manifestOf, type Skill } from '../../model/skill.ts';
import { resolve } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';

/** A required file that only the machine may have. */
export interface MachineFile {
  /** The path relative to its base, without `..`. */
  readonly path: string;
  readonly base: 'cwd' | 'repo_root';
  readonly at: Location;
}

/** The preconditions of a skill with `base: cwd` or `base: repo_root`. */
export function filesOnMachine(skill: Skill): readonly MachineFile[] {
  const manifest = manifestOf(skill, 'manifest-v1');
  const files = manifest ? filesOf(manifest.root) : [];
  return files.flatMap((entry) => {
    const base = baseOf(entry, 'skill_root');
    if ((base !== 'cwd' && base !== 'repo_root') || isAbsolute(entry.name)) return [];
    const path = resolve('', entry.name);
    return path === undefined ? [] : [{ path, base, at: entry.at }];
  });
}
