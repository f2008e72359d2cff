import { code, quote } from '../../model/value/format-value.ts';
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
  summary: 'Every reference of a proto is pinned, by itself or in a lock.',
  why: 'An unpinned reference runs the deployed content, so no run can be repeated.',
  source: 'ADR-003, Proto Reference Modes: "Simple but unstable".',
  howToFix:
    'Pin the reference with a `content_hash` or a `min_version`, or run `skillaccord lock --proto` and commit the lock.',
  invalid: stepWith('skill: worklog') + usedSkill(),
  valid: stepWith('skill: worklog') + lock + usedSkill(),
  *check({ reference: { id, at, hash, minVersion, hasInvalidPin }, proto, workspace }) {
    if (hash || minVersion || hasInvalidPin) return;
    // A missing entry in the proto's own lock is reported by reference-unlocked.
    if (hashesInLock(workspace, lockPathOf(proto.path))) return;
    const locked = pinnedNamesByLock(workspace);
    if (applicableLocks(proto.path).some((path) => locked.get(path)?.has(id))) return;
    const message = `Nothing pins ${quote(id)}, neither this reference nor a lock, so the proto runs with any content of the skill. Run ${code(lockCommand(null, proto.path))}, or write a \`content_hash\` or \`min_version\` here.`;
    yield { message, at, about: id };
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
