import type { Proto, Reference } from '../model/proto.ts';
import { contentHash, type Skill } from '../model/skill.ts';
import { grouped } from '../model/text/group-by.ts';
import { isVersionBelow } from '../model/version/version.ts';

/**
 * The skill a reference means: the one of its name. Where several share the name it is one for which
 * the pins hold, else the one in `root`, else the first in byte order of their directories.
 */
export function referencedSkill(
  skills: ReadonlyMap<string, readonly Skill[]>,
  reference: Reference,
  root?: string,
): Skill | null {
  const named = skills.get(reference.id) ?? [];
  return (
    named.find((skill) => arePinsHeld(reference, skill)) ??
    named.find((skill) => skill.root === root) ??
    named[0] ??
    null
  );
}

function arePinsHeld({ hash, minimum }: Reference, skill: Skill): boolean {
  if (!hash && !minimum) return false;
  const version = skill.version?.value ?? '';
  return (
    (!hash || hash.value === contentHash(skill)) &&
    (!minimum || isVersionBelow(version, minimum.value) === false)
  );
}

/** How a reference is pinned, as one text: equal for equal pins. */
function pinsOf({ hash, minimum }: Reference): string {
  return JSON.stringify([hash?.value ?? null, minimum?.value ?? null]);
}

/**
 * The references at base that those of head come from, in the same proto or in one that is gone. Of
 * several to one skill, those with the same pins belong together, then those in the same order.
 */
export function earlierReferences(
  now: readonly Proto[],
  was: readonly Proto[],
): ReadonlyMap<Reference, Reference> {
  const heirs = new Set(now.map(({ path }) => path));
  const before = new Map(was.map((proto) => [proto.path, proto]));
  const orphans = was.filter(({ path }) => !heirs.has(path));
  const found = new Map<Reference, Reference>();
  matchById(
    now.filter(({ path }) => !before.has(path)),
    orphans,
    found,
  );
  for (const proto of now) {
    const earlier = before.get(proto.path);
    if (earlier) matchById([proto], [earlier], found);
  }
  return found;
}

function matchById(
  now: readonly Proto[],
  was: readonly Proto[],
  found: Map<Reference, Reference>,
): void {
  const idOf = ({ id }: Reference) => id;
  const candidates = grouped(
    was.flatMap(({ references }) => references),
    idOf,
  );
  const own = grouped(
    now.flatMap(({ references }) => references),
    idOf,
  );
  for (const [id, references] of own) match(references, candidates.get(id) ?? [], found);
}

function match(
  own: readonly Reference[],
  candidates: readonly Reference[],
  found: Map<Reference, Reference>,
): void {
  const left = grouped(candidates, pinsOf);
  const others: Reference[] = [];
  for (const reference of own) {
    const same = left.get(pinsOf(reference))?.shift();
    if (same) found.set(reference, same);
    else others.push(reference);
  }
  const rest = new Set([...left.values()].flat());
  const inOrder = candidates.filter((candidate) => rest.has(candidate));
  for (const [at, reference] of others.entries()) {
    const earlier = inOrder[at];
    if (earlier) found.set(reference, earlier);
  }
}
