import { code, msg, namePart } from '../../model/message.ts';
import { lockCommand } from '../../model/words/lock-command.ts';
import { applicableLocks, lockPathOf } from '../../protos/lock-path.ts';
import { stepWith, usedHashes, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { hashesInLock } from '../support/locks/hashes-in-lock.ts';
import { perWorkspace } from '../support/per-workspace.ts';

const lock = `-- protos/daily.lock --\nskills:\n  worklog:\n    content_hash: "${usedHashes.first}"\n`;

/** A reference without a pin of its own or in a lock. */
export const floatInCi = referenceRule({
  id: 'float-in-ci',
  severity: 'warning',
  offByDefault: true,
  summary: 'Reports references to skills that neither a hash, a version nor a lock pins.',
  why: 'An unpinned reference runs whatever is deployed, so no run can be repeated.',
  source: 'ADR-003, Proto Reference Modes: "Simple but unstable".',
  howToFix:
    'Write a `content_hash` or a `min_version`, or run `skillaccord lock --proto` and commit the lock.',
  invalid: stepWith('skill: worklog') + usedSkill(),
  valid: stepWith('skill: worklog') + lock + usedSkill(),
  *check({ reference: { id, at, hash, minVersion, hasInvalidPin }, proto, workspace }) {
    if (hash || minVersion || hasInvalidPin) return;
    // A missing entry in the proto's own lock is reported by reference-unlocked.
    if (hashesInLock(workspace, lockPathOf(proto.path))) return;
    const locked = pinnedNamesByLock(workspace);
    if (applicableLocks(proto.path).some((path) => locked.get(path)?.has(id))) return;
    yield {
      message: msg`Skill ${namePart(id)} is not pinned.`,
      help: msg`Run ${code(lockCommand(null, proto.path), 300)}, or write a ${code('content_hash')}.`,
      at,
      about: id,
    };
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
