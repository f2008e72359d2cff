import { join } from 'node:path';
import { writeFileAtomically } from '../../io/disk/write-file.ts';
import { removeDrafts } from '../../io/draft.ts';
import type { LockOutcome, LockPlan } from '../../locks/write.ts';
import { UsageError } from '../../model/usage-error.ts';
import { discover } from '../../pipeline/discover.ts';
import { visible } from '../../report/escape.ts';
import { type Opening, open } from '../../setup/open.ts';
import type { Command, World } from '../command.ts';
import { planFor } from '../lock/plan.ts';
import { type LockPlace, lockPlace, rewritableText } from '../lock/target.ts';
import { verifyLock } from '../lock/verify.ts';
import { repositoryOptions } from '../repository-options.ts';
import { lineOf, print } from '../text/lock-lines.ts';

/** Writes a lock of the skills of a repository, or verifies one. */
export const lock: Command = {
  name: 'lock',
  also: ['pin', 'freeze', 'update'],
  summary: 'write or refresh a lock of all skills, or of those of a proto',
  operands: '[FILE|PROTO]',
  most: 1,
  options: [
    { name: 'proto', value: 'FILE', help: 'lock the skills this references; p.yaml has p.lock' },
    {
      name: 'check',
      help: 'write nothing; fail where entries differ, or are not those it would write',
    },
    ...repositoryOptions,
  ],
  examples: [
    ['skillgate lock', 'proto.lock at the top of the repository'],
    ['skillgate lock locks/all.lock', 'another file'],
    ['skillgate lock daily', 'the skills protos/daily.yaml references'],
    ['skillgate lock --check', 'for CI'],
  ],
  async run(args, world) {
    const opened = () =>
      open({
        cwd: world.cwd,
        told: world.told,
        base: 'none',
        config: args.values.get('config'),
      });
    const opening = await opened();
    const top = opening.sides.origin.directory ?? world.cwd;
    const place = lockPlace(args, world, top, opening);
    if (args.flags.has('check')) return verifyLock(opening, top, place, world);
    // The draft of an interrupted run may lie in a skill and count for its hash.
    const isCleared = removeDrafts(join(top, place.lock));
    return write(isCleared ? await opened() : opening, top, place, world);
  },
};

async function write(opening: Opening, top: string, place: LockPlace, world: World) {
  const path = place.lock;
  refuseUnread(path, opening);
  const planned = await planUndisturbed(
    () => rewritableText(path, top),
    (text) => planFor(opening, place, text),
  );
  if (!planned) {
    throw new UsageError(`"${path}" is being written by others; it is as they left it.`);
  }
  const { plan, problems } = planned.outcome;
  if (plan === null) throw new UsageError(problems.map(lineOf));
  if (planned.text === null && plan.added.length === 0) {
    throw new UsageError(`There is nothing to lock: no directory below "${top}" holds a SKILL.md.`);
  }
  if (plan.changed) writeFileAtomically(top, path, plan.text);
  print(world, [...problems.map(lineOf), ...changesOf(plan, path)]);
  return 0;
}

/** What no run would look at must not pass for a lock. */
function refuseUnread(path: string, { config }: Opening): void {
  const { locks } = discover([{ path, kind: 'file' }], config);
  if (locks.includes(path)) return;
  const why = `Nothing reads "${path}" as a lock.`;
  throw new UsageError(
    why,
    'Locks are called *.lock, or named by "locks" in the configuration, and not left out by "ignore".',
  );
}

/** What was planned for a text that is still the one that stands there. */
export interface Planned {
  readonly text: string | null;
  readonly outcome: LockOutcome;
}

/**
 * Plans a lock, anew where somebody wrote it meanwhile: planning takes a while, and what others write is
 * not to be lost. Null where they do not stop.
 */
export async function planUndisturbed(
  read: () => string | null,
  plan: (text: string | null) => Promise<LockOutcome>,
): Promise<Planned | null> {
  for (let left = 3; left > 0; left--) {
    const text = read();
    const outcome = await plan(text);
    if (read() === text) return { text, outcome };
  }
  return null;
}

function changesOf(plan: LockPlan, path: string): string[] {
  if (!plan.changed) return [`${visible(path)} is up to date.`];
  const marked = (mark: string, ids: readonly string[]) =>
    ids.map((id) => `  ${mark} ${visible(id)}`);
  return [
    `${visible(path)} is written.`,
    ...marked('+', plan.added),
    ...marked('~', plan.updated),
    ...marked('-', plan.removed),
  ];
}
