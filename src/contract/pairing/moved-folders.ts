import type { Skill } from '../../model/skill.ts';
import { join, relativePath, selfAndAncestors } from '../../model/text/path.ts';
import type { SkillPairing } from './skill-pairing.ts';

type Pairs = readonly (readonly [before: Skill, after: Skill])[];

/** Pairs the skills of a moved folder by their position in it. */
export function followMoves(pairing: SkillPairing): void {
  const [removed, added] = pairing.unpaired();
  if (removed.length === 0 || added.length === 0) return;
  const folders = movedFolders(pairing.pairs);
  if (folders.size === 0) return;
  const byRoot = new Map(added.map((skill) => [skill.root, skill]));
  const followedFrom = new Map<Skill, Skill | null>();
  for (const before of removed) {
    const after = findFollowed(before, folders, byRoot);
    if (after) followedFrom.set(after, followedFrom.has(after) ? null : before);
  }
  for (const [after, before] of followedFrom) if (before) pairing.pair(before, after);
}

function findFollowed(
  { root, name }: Skill,
  folders: ReadonlyMap<string, string>,
  byRoot: ReadonlyMap<string, Skill>,
): Skill | undefined {
  for (const folder of selfAndAncestors(root)) {
    const newPath = folders.get(folder);
    const match =
      newPath === undefined ? undefined : byRoot.get(join(newPath, relativePath(folder, root)));
    if (match?.name === name) return match;
  }
  return undefined;
}

/** The new path of each moved folder, from the paired skills in it; without split or merged folders. */
function movedFolders(pairs: Pairs): ReadonlyMap<string, string> {
  const [forward, backward] = [new Map<string, string | null>(), new Map<string, string | null>()];
  for (const [{ root: oldPath }, { root: newPath }] of pairs) {
    if (oldPath === newPath) continue;
    const [from, to] = withoutCommonEnd(oldPath, newPath);
    recordUnique(forward, from, to);
    recordUnique(backward, to, from);
  }
  const unambiguous = [...forward].flatMap(([from, to]) =>
    to !== null && backward.get(to) === from ? [[from, to] as const] : [],
  );
  return new Map(unambiguous);
}

function recordUnique(map: Map<string, string | null>, key: string, value: string): void {
  const known = map.get(key);
  map.set(key, known === undefined || known === value ? value : null);
}

function withoutCommonEnd(oldPath: string, newPath: string): readonly [string, string] {
  const [from, to] = [oldPath.split('/'), newPath.split('/')];
  while (from.length > 0 && to.length > 0 && from.at(-1) === to.at(-1)) {
    from.pop();
    to.pop();
  }
  return [from.join('/'), to.join('/')];
}
