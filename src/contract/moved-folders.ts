import { join, upwards, within } from '../model/path.ts';
import type { Skill } from '../model/skill.ts';
import type { Pairing } from './pairing-skills.ts';

/** Pairs what lay in a folder that moved with what lies at the same place in it now. */
export function followMoves(pairing: Pairing): void {
  const [gone, come] = pairing.left();
  if (gone.length === 0 || come.length === 0) return;
  const folders = movedFolders(pairing.pairs);
  const byRoot = new Map(come.map((skill) => [skill.root, skill]));
  for (const before of gone) {
    const after = followed(before, folders, byRoot);
    if (after) pairing.pair(before, after);
    if (after) byRoot.delete(after.root);
  }
}

function followed(
  { root, name }: Skill,
  folders: ReadonlyMap<string, string | null>,
  byRoot: ReadonlyMap<string, Skill>,
): Skill | undefined {
  for (const folder of upwards(root)) {
    const now = folders.get(folder);
    const match = now ? byRoot.get(join(now, within(folder, root))) : undefined;
    if (match?.name === name) return match;
  }
  return undefined;
}

/** Folders and where they went, by the skills in them that are paired; null where these went apart. */
function movedFolders(
  pairs: readonly (readonly [before: Skill, after: Skill])[],
): ReadonlyMap<string, string | null> {
  const folders = new Map<string, string | null>();
  for (const [{ root: was }, { root: now }] of pairs) {
    if (was === now) continue;
    const [from, to] = withoutCommonEnd(was, now);
    const known = folders.get(from);
    folders.set(from, known === undefined || known === to ? to : null);
  }
  return folders;
}

function withoutCommonEnd(was: string, now: string): readonly [string, string] {
  const [from, to] = [was.split('/'), now.split('/')];
  while (from.length > 0 && to.length > 0 && from.at(-1) === to.at(-1)) {
    from.pop();
    to.pop();
  }
  return [from.join('/'), to.join('/')];
}
