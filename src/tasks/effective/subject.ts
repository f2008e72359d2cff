import type { Config } from '../../config/config.ts';
import { isManifestName } from '../../model/skill.ts';
import { folderOf, isAtOrInside, isInside, nameOf } from '../../model/text/path.ts';
import type { TreeEntry } from '../../model/tree.ts';
import { discover } from '../../pipeline/discover.ts';
import { matcher } from '../../syntax/glob/matcher.ts';

/** A queried path and its role in a run. */
export interface Subject {
  /** The path that findings would name: for the directory of a skill, its manifest. */
  readonly path: string;
  readonly is: 'manifest' | 'file of a skill' | 'lock' | 'proto' | 'directory' | 'file';
  /** The root of its skill; null outside skills. */
  readonly skill: string | null;
  /** True if the path exists. Settings for missing paths are known too. */
  readonly exists: boolean;
}

/** Determines the role of a path. A missing path is classified by its name. */
export function subjectOf(path: string, entries: readonly TreeEntry[], config: Config): Subject {
  const { skills, locks, protos } = discover(entries, { ...config, ignore: [] });
  const skillAtPath = skills.find(({ root }) => root === path);
  const [manifest = ''] = skillAtPath?.manifestPaths ?? [];
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

/** True if a glob matches the file or the root of its skill. */
export function matchesSubject(glob: string, { path, skill }: Subject): boolean {
  const matches = matcher([glob]);
  return matches(path) || (skill !== null && skill !== '' && matches(skill));
}
