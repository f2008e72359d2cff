import type { Config } from '../../config/config.ts';
import { isManifestName } from '../../model/skill.ts';
import { folderOf, isAtOrInside, isInside, nameOf } from '../../model/text/path.ts';
import type { TreeEntry } from '../../model/tree.ts';
import { discover } from '../../pipeline/discover.ts';
import { matcher } from '../../syntax/glob/matcher.ts';

/** A path somebody asks about, and what it is to a run. */
export interface Subject {
  /** The file that findings would name: the manifest, for the directory of a skill. */
  readonly path: string;
  readonly is: 'manifest' | 'file of a skill' | 'lock' | 'proto' | 'directory' | 'file';
  /** The directory of the skill it belongs to; null where there is none. */
  readonly skill: string | null;
  /** Whether it is there; what would hold is known all the same. */
  readonly exists: boolean;
}

/** Says what a path is to a run. What is not there is taken for what its name says it will be. */
export function subjectOf(path: string, entries: readonly TreeEntry[], config: Config): Subject {
  const { skills, locks, protos } = discover(entries, { ...config, ignore: [] });
  const skillAtPath = skills.find(({ root }) => root === path);
  const [manifest = ''] = skillAtPath?.carriers ?? [];
  if (skillAtPath) return { path: manifest, is: 'manifest', skill: path, exists: true };
  const exists = entries.some((entry) => isAtOrInside(entry.path, path));
  if (isManifestName(nameOf(path))) return { path, is: 'manifest', skill: folderOf(path), exists };
  if (locks.includes(path)) return { path, is: 'lock', skill: null, exists };
  if (protos.includes(path)) return { path, is: 'proto', skill: null, exists };
  const enclosingSkill = skills.findLast(({ root }) => isInside(path, root));
  if (enclosingSkill) return { path, is: 'file of a skill', skill: enclosingSkill.root, exists };
  if (exists) {
    const isFile = entries.some((entry) => entry.path === path);
    return { path, is: isFile ? 'file' : 'directory', skill: null, exists };
  }
  if (nameOf(path).includes('.')) return { path, is: 'file', skill: null, exists };
  return { path: `${path}/SKILL.md`, is: 'manifest', skill: path, exists };
}

/** Whether a glob means a path: the file itself, or the skill it belongs to. */
export function matchesSubject(glob: string, { path, skill }: Subject): boolean {
  const matches = matcher([glob]);
  return matches(path) || (skill !== null && skill !== '' && matches(skill));
}
