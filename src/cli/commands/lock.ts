import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '../../io/disk/write-file.ts';
import { removeStaleTempFiles } from '../../io/temp-file.ts';
import type { LockOutcome, LockPlan } from '../../locks/plan-lock.ts';
import { UsageError } from '../../model/usage-error.ts';
import { discover } from '../../pipeline/discover.ts';
import { escapeInvisible } from '../../report/escape.ts';
import { type OpenedRun, open } from '../../setup/open.ts';
import type { Command, World } from '../command.ts';
import {
  isData,
  type LockPaths,
  protoCommand,
  readRewritableText,
  resolveLockPaths,
} from '../lock/lock-paths.ts';
import { planLockUpdate } from '../lock/plan.ts';
import { verifyLock } from '../lock/verify.ts';
import { repositoryOptions } from '../repository-options.ts';
import { printLines, problemLine } from '../text/lock-lines.ts';

/** Writes or verifies a lock of the skills of a repository. */
export const lock: Command = {
  name: 'lock',
  synonyms: ['pin', 'freeze'],
  summary: 'lock all skills, or those that a file references',
  operands: '[FILE|PROTO]',
  maxOperands: 1,
  options: [
    {
      name: 'proto',
      value: 'FILE',
      help: 'lock the skills that this file references; the lock of p.yaml is p.lock',
    },
    {
      name: 'check',
      help: 'write nothing; fail if the entries are out of date',
    },
    { name: 'locked', help: 'the same as --check' },
    ...repositoryOptions,
  ],
  examples: [
    ['skillaccord lock', 'proto.lock at the top of the repository'],
    ['skillaccord lock locks/all.lock', 'another file'],
    ['skillaccord lock daily', 'the skills that protos/daily.yaml references'],
    ['skillaccord lock --check', 'for CI'],
  ],
  async run(args, world) {
    const openRun = () =>
      open({
        cwd: world.cwd,
        onProgress: world.onProgress,
        base: 'none',
        config: args.values.get('config'),
      });
    const openedRun = await openRun();
    const top = openedRun.sides.context.directory ?? world.cwd;
    const lockPaths = resolveLockPaths(args, world, top, openedRun);
    if (args.flags.has('check') || args.flags.has('locked'))
      return verifyLock(openedRun, top, lockPaths, world);
    // A temporary file of an interrupted run may be inside a skill and change its hash.
    const removedTempFiles = removeStaleTempFiles(join(top, lockPaths.lock));
    return write(removedTempFiles ? await openRun() : openedRun, top, lockPaths, world);
  },
};

async function write(openedRun: OpenedRun, top: string, lockPaths: LockPaths, world: World) {
  const path = lockPaths.lock;
  requireLockPath(path, top, world, openedRun);
  const planned = await planWithRetry(
    () => readRewritableText(path, top),
    (text) => planLockUpdate(openedRun, lockPaths, text),
  );
  if (!planned) {
    throw new UsageError(`Another process is writing "${path}", so it is not written.`);
  }
  const { plan, problems } = planned.outcome;
  if (plan === null) throw new UsageError(problems.map(problemLine));
  if (planned.text === null && plan.added.length === 0) {
    throw new UsageError(`There is nothing to lock: no directory below "${top}" has a SKILL.md.`);
  }
  if (plan.changed) writeFileAtomically(top, path, plan.text);
  printLines(world, [...problems.map(problemLine), resultLine(plan, path)]);
  return 0;
}

/** Throws UsageError for a path that no run would read as a lock. */
function requireLockPath(path: string, top: string, { cwd }: World, { config }: OpenedRun): void {
  const { locks } = discover([{ path, kind: 'file' }], config);
  if (locks.includes(path)) return;
  const message = `"${path}" would not be read as a lock.`;
  if (isData(path) && existsSync(join(top, path)))
    throw new UsageError(message, protoCommand(path, cwd, top));
  throw new UsageError(
    message,
    'Locks have a name *.lock, or match "locks" in the configuration, and do not match "ignore".',
  );
}

/** A plan for the current text of a lock. */
export interface Planned {
  readonly text: string | null;
  readonly outcome: LockOutcome;
}

/** Plans a lock, again if the file changed meanwhile: no concurrent write may be lost. Null after three attempts. */
export async function planWithRetry(
  read: () => string | null,
  plan: (text: string | null) => Promise<LockOutcome>,
): Promise<Planned | null> {
  for (let attempts = 3; attempts > 0; attempts--) {
    const text = read();
    const outcome = await plan(text);
    if (read() === text) return { text, outcome };
  }
  return null;
}

function resultLine({ changed, added, updated, removed }: LockPlan, path: string): string {
  if (!changed) return `${escapeInvisible(path)} is up to date.`;
  const counts = Object.entries({ added, updated, removed }).flatMap(([kind, ids]) =>
    ids.length > 0 ? [`${ids.length} ${kind}`] : [],
  );
  const amounts = counts.length > 0 ? `: ${counts.join(', ')}` : '';
  return `${escapeInvisible(path)} is written${amounts}.`;
}
