import { contentHash } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { code, quote } from '../../model/value/format-value.ts';
import { lockCommand } from '../../model/words/lock-command.ts';
import { lockPathOf } from '../../protos/lock-path.ts';
import { stepWith, usedHashes, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { hashesInLock } from '../support/locks/hashes-in-lock.ts';
import { perWorkspace } from '../support/per-workspace.ts';
import { shortHash } from '../words/hash-words.ts';

const lockOf = (name: string) =>
  `-- protos/daily.lock --\nskills:\n  ${name}:\n    content_hash: "${usedHashes.first}"\n`;
const other = usedSkill().replaceAll('worklog', 'deploy');

/** A reference to a skill without an entry in the lock of its proto. */
export const referenceUnlocked = referenceRule({
  id: 'reference-unlocked',
  severity: 'error',
  summary: 'The lock of a proto lists every skill of the proto, with the same pin.',
  why: 'A locked run finds no entry for the skill and stops, or runs unpinned content.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix: 'Run `skillaccord lock` with the path of the proto, and commit the lock.',
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
      const message = `The proto pins ${quote(id)} to ${shortHash(hash.value)}, but its lock ${code(path)} pins ${shortHash(lockedHash)}: runs with that lock fail. Pin the same content in both.`;
      yield { message, at: hash.at, about: [id, hash.value, lockedHash].join('\0') };
    }
    // A missing entry is reported once, for the first reference.
    if (locked.has(id) || !firstOfName(workspace).has(reference)) return;
    const rival = ownersOf(workspace)
      .get(path)
      ?.find((candidate) => candidate !== proto);
    const shared = rival ? ` (also the lock of ${code(rival.path)})` : '';
    const message = `The lock ${code(path)} of this proto${shared} has no entry for ${quote(id)}, so every run with this lock fails. Run ${code(lockCommand(null, proto.path))}.`;
    yield { message, at, about: id };
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
