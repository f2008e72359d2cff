import type { Skill } from '../../model/skill.ts';
import { join, relativePath, selfAndAncestors } from '../../model/text/path.ts';
import type { SkillPairing } from './skill-pairing.ts';

type Pairs = readonly (readonly [before: Skill, after: Skill])[];

/** Pairs the skills of a moved folder by their position in it. */
export function pairMovedSkills(pairing: SkillPairing): void {
  const [removed, added] = pairing.unpaired();
  if (removed.length === 0 || added.length === 0) return;
  const folders = movedFolders(pairing.pairs);
  if (folders.size === 0) return;
  const byRoot = new Map(added.map((skill) => [skill.root, skill]));
  const predecessorByAfter = new Map<Skill, Skill | null>();
  for (const before of removed) {
    const after = findSuccessor(before, folders, byRoot);
    if (after) predecessorByAfter.set(after, predecessorByAfter.has(after) ? null : before);
  }
  for (const [after, before] of predecessorByAfter) if (before) pairing.pair(before, after);
}

/** Pairs the skills at the roots of moved folders: the skills inside say that one became the other. */
export function pairMovedRoots(pairing: SkillPairing): void {
  const [removed, added] = pairing.unpaired();
  if (removed.length === 0 || added.length === 0) return;
  const byRoot = new Map(added.map((skill) => [skill.root, skill]));
  const folders = movedFolders(pairing.pairs);
  for (const before of removed) {
    const after = byRoot.get(folders.get(before.root) ?? '');
    if (after && before.root !== '' && !before.unreadable && !after.unreadable)
      pairing.pair(before, after);
  }
}

function findSuccessor(
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
    const [from, to] = withoutCommonSuffix(oldPath, newPath);
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

function withoutCommonSuffix(oldPath: string, newPath: string): readonly [string, string] {
  const [from, to] = [oldPath.split('/'), newPath.split('/')];
  while (from.length > 0 && to.length > 0 && from.at(-1) === to.at(-1)) {
    from.pop();
    to.pop();
  }
  return [from.join('/'), to.join('/')];
}
