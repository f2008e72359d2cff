import { contentHash, haveSameContent, type Skill } from '../../model/skill.ts';
import { nameOf as folderName } from '../../model/text/path.ts';
import { compareText } from '../../model/text/text.ts';
import type { Pair } from '../../model/workspace.ts';
import { markCopies } from './agent-copies.ts';
import { findAmbiguousSkills } from './ambiguous-skills.ts';
import { descriptionsOf } from './features.ts';
import { copyKey } from './group-copies.ts';
import { pairMovedRoots, pairMovedSkills } from './moved-folders.ts';
import { markNested } from './nested-skills.ts';
import { SkillPairing } from './skill-pairing.ts';
import { compareSimilarity } from './skill-similarity.ts';
import { findSuccessors } from './successors.ts';

/**
 * Pairs the skills of two trees: by root and name, by unique name, by root, by a common end or start of the
 * root, by moved folder, by unique description, then by similarity if unambiguous. The rest is removed or added. Pairing affects
 * messages, never severities. Sorted by root.
 */
export function pairSkills(before: readonly Skill[], after: readonly Skill[]): readonly Pair[] {
  const pairing = new SkillPairing(before, after);
  pairing.byPlace();
  // An unreadable skill has no name, so only its root identifies it.
  pairing.byKey(
    ({ root }) => root,
    (before, after) => !areRead(before, after),
  );
  // Equal bytes are the same skill, read or not.
  pairing.byKey((skill) => (skill.unreadable && contentHash(skill)) || undefined);
  pairing.byKey(nameOf);
  pairing.byKey(({ root }) => root);
  // Copies of a skill in a renamed folder share the end of their roots; others share the start.
  pairing.byKey(({ name, root }) => `${name}\0${root.split('/').slice(1).join('/')}`, areRead);
  pairing.byKey(({ name, root }) => `${name}\0${root.split('/', 1)[0]}`, areRead);
  pairMovedSkills(pairing);
  pairing.byKey((skill) => (skill.unreadable ? undefined : copyKey(skill)));
  pairing.byKey(longDescriptionOf, areRead);
  // A name that differs in case only, which some file systems hide.
  pairing.byKey((skill) => nameOf(skill)?.normalize('NFKC').toLowerCase());
  const { pairs, similar: similarSkills } = compareSimilarity(...pairing.unpaired());
  for (const [before, after] of pairs) pairing.pair(before, after);
  pairMovedSkills(pairing);
  pairMovedRoots(pairing);
  // Pairs the remaining skills of the same name, and unreadable ones by that of their folder.
  pairing.byKey(nameOf);
  pairing.byKey(
    ({ root }) => folderName(root) || undefined,
    (before, after) => !areRead(before, after),
  );
  return pairsOf(pairing, similarSkills);
}

function pairsOf(
  pairing: SkillPairing,
  similarSkills: ReadonlyMap<Skill, readonly Skill[]>,
): readonly Pair[] {
  const [unpairedBefore, unpairedAfter] = [[...pairing.before], [...pairing.after]];
  const ambiguousBySkill = findAmbiguousSkills(unpairedBefore, unpairedAfter);
  const successorsBySkill = findSuccessors(
    unpairedBefore,
    unpairedAfter,
    pairing.pairs,
    similarSkills,
  );
  const pairs = pairing.pairs.map(
    ([before, after]): Pair => ({ before, after, status: statusOf(before, after) }),
  );
  const removed = unpairedBefore.map((before): Pair => {
    const [candidates, successors] = [ambiguousBySkill.get(before), successorsBySkill.get(before)];
    const removedPair = { before, after: null, status: 'removed' as const };
    return {
      ...removedPair,
      ...(candidates && { ambiguousSkills: candidates }),
      ...(successors && { successors }),
    };
  });
  const added = unpairedAfter.map((after): Pair => {
    const candidates = ambiguousBySkill.get(after);
    return {
      before: null,
      after,
      status: 'added',
      ...(candidates && { ambiguousSkills: candidates }),
    };
  });
  const all = [...pairs, ...removed, ...added];
  return markNested(markCopies(all.sort((a, b) => compareText(rootOf(a), rootOf(b)))));
}

function nameOf({ name, unreadable }: Skill): string | undefined {
  return unreadable ? undefined : name;
}

/** The description of a skill; undefined for one too short to be that of one skill only. */
function longDescriptionOf(skill: Skill): string | undefined {
  const [description] = skill.unreadable ? [] : descriptionsOf(skill);
  return description !== undefined && description.length >= minDescription
    ? description
    : undefined;
}

const minDescription = 40;

function areRead(before: Skill, after: Skill): boolean {
  return !before.unreadable && !after.unreadable;
}

/** Readers of skills compare names in one form of Unicode. */
function haveSameName(before: Skill, after: Skill): boolean {
  return (
    before.name === after.name || before.name.normalize('NFKC') === after.name.normalize('NFKC')
  );
}

function rootOf({ before, after }: Pair): string {
  return (after ?? before)?.root ?? '';
}

function statusOf(before: Skill, after: Skill): Pair['status'] {
  if (before === after) return 'unchanged';
  if (areRead(before, after) && !haveSameName(before, after)) return 'renamed';
  if (before.root.normalize('NFC') !== after.root.normalize('NFC')) return 'moved';
  return isUnchanged(before, after) ? 'unchanged' : 'changed';
}

/**
 * Whether two skills have the same manifests, and the same files in the same modes, or the same hash if blob
 * ids are unknown.
 */
function isUnchanged(before: Skill, after: Skill): boolean {
  if (before.files.length !== after.files.length) return false;
  const sameHash = haveSameContent(before, after);
  const sameFiles = before.files.every((file, index) => {
    const match = after.files[index];
    if (match?.name !== file.name || match.kind !== file.kind) return false;
    const known = file.id !== undefined && match.id !== undefined;
    return sameHash || (known && file.id === match.id);
  });
  const sameTexts = [...before.texts].every(([path, text]) => after.texts.get(path) === text);
  return sameFiles && sameTexts && before.texts.size === after.texts.size;
}
