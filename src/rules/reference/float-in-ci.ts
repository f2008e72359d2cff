import { quoted } from '../../model/seen.ts';
import { lockPathOf, locksAbove } from '../../protos/lock-path.ts';
import { stepWith, usedHashes, usedSkill } from '../proto-example.ts';
import { referenceRule } from '../rule.ts';

const lock = `-- protos/daily.lock --\nskills:\n  worklog:\n    content_hash: "${usedHashes.first}"\n`;

/** A reference nothing pins: neither itself nor a lock. */
export const floatInCi = referenceRule({
  id: 'float-in-ci',
  severity: 'warning',
  off: true,
  summary: 'Every reference of a proto is pinned, by itself or by a lock.',
  why: "A floating reference runs whatever is deployed: yesterday's run cannot be repeated.",
  source: 'ADR-003, Proto Reference Modes: "Simple but unstable".',
  mend: 'Pin the reference with a `content_hash` or a `min_version`, or run `skillgate lock --proto` and commit the lock.',
  fails: stepWith('skill: worklog') + usedSkill(),
  passes: stepWith('skill: worklog') + lock + usedSkill(),
  *check({ reference: { id, at, hash, minimum }, proto, workspace }) {
    if (hash || minimum) return;
    const paths = new Set(locksAbove(proto.path));
    const isLocked = workspace.locks.some(
      ({ path, entries }) =>
        paths.has(path) && entries.some((entry) => entry.id === id && entry.pins.length > 0),
    );
    if (isLocked) return;
    const message = `The reference to ${quoted(id)} floats: it has no pin, and neither ${quoted(lockPathOf(proto.path))} nor a proto.lock above holds one.`;
    yield { message, at, about: id };
  },
});
