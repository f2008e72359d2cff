import { code, msg, namePart, pathPart } from '../../model/message.ts';
import { contentHash } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { lockCommand } from '../../model/words/lock-command.ts';
import { applicableLocks, lockPathOf } from '../../protos/lock-path.ts';
import { stepWith, usedHashes, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { hashesInLock } from '../support/locks/hashes-in-lock.ts';
import { perWorkspace } from '../support/per-workspace.ts';
import { shortHash } from '../words/hash-words.ts';

const lock = `-- protos/daily.lock --\nskills:\n  worklog:\n    content_hash: "${usedHashes.first}"\n`;

export const floatInCi = referenceRule({
  id: 'float-in-ci',
  severity: 'warning',
  offByDefault: true,
  summary: 'Reports references to skills that neither a hash, a version nor a lock pins.',
  why: 'An unpinned reference runs whatever is deployed, so no run can be repeated.',
  source: 'ADR-003, Proto Reference Modes: "Simple but unstable".',
  howToFix:
    'Write a `content_hash` or a `min_version`, or run `skillaccord lock --proto FILE` and commit the lock.',
  invalid: stepWith('skill: worklog') + usedSkill(),
  valid: stepWith('skill: worklog') + lock + usedSkill(),
  *check({ reference: { id, at, hash, minVersion, hasInvalidPin }, proto, workspace }) {
    if (hash || minVersion || hasInvalidPin) return;
    // A missing entry in the proto's own lock is reported by reference-unlocked.
    if (hashesInLock(workspace, lockPathOf(proto.path))) return;
    const locked = pinnedNamesByLock(workspace);
    if (applicableLocks(proto.path).some((path) => locked.get(path)?.has(id))) return;
    const message = msg`Skill ${namePart(id)} is not pinned.`;
    const help = msg`Run ${code(lockCommand(null, proto.path), 300)}, or write a ${code('content_hash')}.`;
    yield { message, help, at, about: id };
  },
});

/** The pinned names of each lock, by path. */
const pinnedNamesByLock = perWorkspace(({ locks }) => {
  const names = locks.map(({ path, entries }) => {
    const pinned = entries.filter(({ pins }) => pins.length > 0);
    return [path, new Set(pinned.map(({ id }) => id))] as const;
  });
  return new Map(names);
});

const lockOf = (name: string) =>
  `-- protos/daily.lock --\nskills:\n  ${name}:\n    content_hash: "${usedHashes.first}"\n`;
const other = usedSkill().replaceAll('worklog', 'deploy');

export const referenceUnlocked = referenceRule({
  id: 'reference-unlocked',
  summary:
    'Reports references that the lock of their file does not have, or has with another hash.',
  why: 'A locked run finds no entry for the skill and stops, or runs unpinned content.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix: 'Run `skillaccord lock` with the path of the file, and commit the lock.',
  invalid: stepWith('skill: deploy') + lockOf('worklog') + usedSkill() + other,
  valid: stepWith('skill: worklog') + lockOf('worklog') + usedSkill() + other,
  *check({ reference, proto, skill, workspace }) {
    const { id, at, hash } = reference;
    const path = lockPathOf(proto.path);
    const locked = hashesInLock(workspace, path);
    // Missing skills are reported by pin-skill-unknown.
    if (!locked || !skill) return;
    const lockedHash = locked.get(id);
    // Pins that match no skill are reported by other rules.
    const isDifferentHash =
      lockedHash && hash && lockedHash !== hash.value && hash.value === contentHash(skill);
    if (
      isDifferentHash &&
      workspace.skills.some(
        (candidate) => candidate.name === id && contentHash(candidate) === lockedHash,
      )
    ) {
      const message = msg`Pin ${shortHash(hash.value)} of ${namePart(id)} differs from ${pathPart(path)}: ${shortHash(lockedHash)}.`;
      yield { message, at: hash.at, about: [id, hash.value, lockedHash].join('\0') };
    }
    // A missing entry is reported once, for the first reference.
    if (locked.has(id) || !firstOfName(workspace).has(reference)) return;
    const rival = ownersOf(workspace)
      .get(path)
      ?.find((candidate) => candidate !== proto);
    const shared = rival && msg`${pathPart(path)} is also the lock of ${pathPart(rival.path)}.`;
    const message = msg`${pathPart(path)} has no entry for ${namePart(id)}.`;
    const help = msg`Run ${code(lockCommand(null, proto.path), 300)}.`;
    yield { message, help, notes: shared && [{ message: shared }], at, about: id };
  },
});

/** The first reference of each proto to each name. */
const firstOfName = perWorkspace(({ protos }) => {
  const first = protos.flatMap(({ references }) => {
    const byName = new Map(references.toReversed().map((reference) => [reference.id, reference]));
    return [...byName.values()];
  });
  return new Set(first);
});

const ownersOf = perWorkspace(({ protos }) => groupBy(protos, ({ path }) => lockPathOf(path)));
