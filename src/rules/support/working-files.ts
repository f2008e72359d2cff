import { baseOf, filesOf } from '../../dialects/manifest-v1/entries.ts';
import { isAbsolute } from '../../dialects/manifest-v1/paths.ts';
import { manifestOf, type Skill } from '../../model/skill.ts';
import { resolve } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';

/** A required file of the working directory. */
export interface WorkingFile {
  /** The path relative to that directory, without `..`. */
  readonly path: string;
  readonly at: Location;
}

/** The preconditions of a skill with `base: cwd`. */
export function filesInWorkingDirectory(skill: Skill): readonly WorkingFile[] {
  const manifest = manifestOf(skill, 'manifest-v1');
  const files = manifest ? filesOf(manifest.root) : [];
  return files.flatMap((entry) => {
    const isLocal = baseOf(entry, 'skill_root') === 'cwd' && !isAbsolute(entry.name);
    const path = isLocal ? resolve('', entry.name) : undefined;
    return path === undefined ? [] : [{ path, at: entry.at }];
  });
}
