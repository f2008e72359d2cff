import type { Proto, Reference } from '../model/proto.ts';
import { contentHash, type Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import { isVersionBelow } from '../model/version/version.ts';

/**
 * The skill of a reference, by name. Among several, one that satisfies the pins, else the one at `root`, else
 * the first in byte order of their directories.
 */
export function referencedSkill(
  skills: ReadonlyMap<string, readonly Skill[]>,
  reference: Reference,
  root?: string,
): Skill | null {
  const candidates = skills.get(reference.id) ?? [];
  return (
    candidates.find((skill) => satisfiesPins(reference, skill)) ??
    candidates.find((skill) => skill.root === root) ??
    candidates[0] ??
    null
  );
}

function satisfiesPins({ hash, minVersion }: Reference, skill: Skill): boolean {
  if (!hash && !minVersion) return false;
  const version = skill.version?.value ?? '';
  return (
    (!hash || hash.value === contentHash(skill)) &&
    (!minVersion || isVersionBelow(version, minVersion.value) === false)
  );
}

/** The pins of a reference as a comparable text. */
function pinsKey({ hash, minVersion }: Reference): string {
  return JSON.stringify([hash?.value ?? null, minVersion?.value ?? null]);
}

/**
 * The predecessors of references, in the same proto or in a removed one. References to the same skill are
 * matched by equal pins, then by order.
 */
export function previousReferences(
  head: readonly Proto[],
  base: readonly Proto[],
): ReadonlyMap<Reference, Reference> {
  const headPaths = new Set(head.map(({ path }) => path));
  const baseByPath = new Map(base.map((proto) => [proto.path, proto]));
  const removedProtos = base.filter(({ path }) => !headPaths.has(path));
  const matches = new Map<Reference, Reference>();
  matchById(
    head.filter(({ path }) => !baseByPath.has(path)),
    removedProtos,
    matches,
  );
  for (const proto of head) {
    const previous = baseByPath.get(proto.path);
    if (previous) matchById([proto], [previous], matches);
  }
  return matches;
}

function matchById(
  head: readonly Proto[],
  base: readonly Proto[],
  matches: Map<Reference, Reference>,
): void {
  const idOf = ({ id }: Reference) => id;
  const baseReferences = groupBy(
    base.flatMap(({ references }) => references),
    idOf,
  );
  const headReferences = groupBy(
    head.flatMap(({ references }) => references),
    idOf,
  );
  for (const [id, references] of headReferences)
    match(references, baseReferences.get(id) ?? [], matches);
}

function match(
  headReferences: readonly Reference[],
  baseReferences: readonly Reference[],
  matches: Map<Reference, Reference>,
): void {
  const unmatchedByPins = groupBy(baseReferences, pinsKey);
  const unmatched: Reference[] = [];
  for (const reference of headReferences) {
    const samePins = unmatchedByPins.get(pinsKey(reference))?.shift();
    if (samePins) matches.set(reference, samePins);
    else unmatched.push(reference);
  }
  const remaining = new Set([...unmatchedByPins.values()].flat());
  const remainingInOrder = baseReferences.filter((candidate) => remaining.has(candidate));
  for (const [index, reference] of unmatched.entries()) {
    const previous = remainingInOrder[index];
    if (previous) matches.set(reference, previous);
  }
}
