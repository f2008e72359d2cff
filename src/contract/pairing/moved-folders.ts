import type { Skill } from '../../model/skill.ts';
import { join, upwards, within } from '../../model/text/path.ts';
import type { Pairing } from './skill-pairing.ts';

type Pairs = readonly (readonly [before: Skill, after: Skill])[];

/** Pairs what lay in a folder that moved with what lies at the same place in it now. */
export function followMoves(pairing: Pairing): void {
  const [gone, come] = pairing.left();
  if (gone.length === 0 || come.length === 0) return;
  const folders = movedFolders(pairing.pairs);
  if (folders.size === 0) return;
  const byRoot = new Map(come.map((skill) => [skill.root, skill]));
  const claims = new Map<Skill, Skill | null>();
  for (const before of gone) {
    const after = followed(before, folders, byRoot);
    if (after) claims.set(after, claims.has(after) ? null : before);
  }
  for (const [after, before] of claims) if (before) pairing.pair(before, after);
}

function followed(
  { root, name }: Skill,
  folders: ReadonlyMap<string, string>,
  byRoot: ReadonlyMap<string, Skill>,
): Skill | undefined {
  for (const folder of upwards(root)) {
    const now = folders.get(folder);
    const match = now === undefined ? undefined : byRoot.get(join(now, within(folder, root)));
    if (match?.name === name) return match;
  }
  return undefined;
}

/** Folders and where they went, by the skills in them that are paired; none that went apart or were merged. */
function movedFolders(pairs: Pairs): ReadonlyMap<string, string> {
  const [there, back] = [new Map<string, string | null>(), new Map<string, string | null>()];
  for (const [{ root: was }, { root: now }] of pairs) {
    if (was === now) continue;
    const [from, to] = withoutCommonEnd(was, now);
    note(there, from, to);
    note(back, to, from);
  }
  const whole = [...there].flatMap(([from, to]) =>
    to !== null && back.get(to) === from ? [[from, to] as const] : [],
  );
  return new Map(whole);
}

function note(map: Map<string, string | null>, key: string, value: string): void {
  const known = map.get(key);
  map.set(key, known === undefined || known === value ? value : null);
}

function withoutCommonEnd(was: string, now: string): readonly [string, string] {
  const [from, to] = [was.split('/'), now.split('/')];
  while (from.length > 0 && to.length > 0 && from.at(-1) === to.at(-1)) {
    from.pop();
    to.pop();
  }
  return [from.join('/'), to.join('/')];
}
