import { grouped } from '../../model/grouped.ts';
import { quoted } from '../../model/seen.ts';
import { lockPathOf } from '../../protos/lock-path.ts';
import { namesInLock } from '../names-in-lock.ts';
import { perWorkspace } from '../per-workspace.ts';
import { stepWith, usedHashes, usedSkill } from '../proto-example.ts';
import { referenceRule } from '../rule.ts';

const lockOf = (name: string) =>
  `-- protos/daily.lock --\nskills:\n  ${name}:\n    content_hash: "${usedHashes.first}"\n`;
const other = usedSkill().replaceAll('worklog', 'deploy');

/** A reference to a skill that the lock of its proto has no entry of. */
export const referenceUnlocked = referenceRule({
  id: 'reference-unlocked',
  severity: 'error',
  summary: 'Where a proto has a lock of its own, that holds every skill the proto references.',
  why: 'A locked run finds nothing to hold the skill against and stops, or runs what nobody pinned.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  mend: 'Run `skillgate lock` with the name of the proto, and commit the lock.',
  fails: stepWith('skill: deploy') + lockOf('worklog') + usedSkill() + other,
  passes: stepWith('skill: worklog') + lockOf('worklog') + usedSkill() + other,
  *check({ reference, proto, skill, workspace }) {
    const { id, at } = reference;
    const path = lockPathOf(proto.path);
    const locked = namesInLock(workspace, path);
    // That the skill is not there is said; and one entry is missing, however many references it has.
    if (!locked || locked.has(id) || !skill || !firstOfName(workspace).has(reference)) return;
    const rival = ownersOf(workspace)
      .get(path)
      ?.find((one) => one !== proto);
    const shared = rival ? `, which is that of ${quoted(rival.path)} too` : '';
    const message = `The lock of this proto, ${quoted(path)}${shared}, has no entry of ${quoted(id)}, so a locked run of it fails.`;
    yield { message, at, about: id };
  },
});

/** The first reference of each proto to each name. */
const firstOfName = perWorkspace(({ protos }) => {
  const first = protos.flatMap(({ references }) => {
    const byName = new Map(references.toReversed().map((one) => [one.id, one]));
    return [...byName.values()];
  });
  return new Set(first);
});

const ownersOf = perWorkspace(({ protos }) => grouped(protos, ({ path }) => lockPathOf(path)));
