import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../check.ts';
import { writeFileAtomically } from '../edges/write-file.ts';
import { lock as planLock } from '../lock.ts';
import type { LockOutcome, LockPlan } from '../locks/write.ts';
import type { Problem } from '../model/finding.ts';
import { UsageError } from '../model/usage-error.ts';
import { unlockedNames } from '../proto-skills.ts';
import { defuse, visible } from '../reporters/escape.ts';
import { filesOf } from '../reporters/text-findings.ts';
import { withoutCredentials } from '../syntax/addresses.ts';
import type { Command, World } from './command.ts';
import { type LockPlace, lockPlace } from './lock-place.ts';
import { look, statNamed } from './named-path.ts';
import { type Opening, open, repositoryOptions } from './open.ts';

/** Writes a lock of the skills of a repository, or verifies one. */
export const lock: Command = {
  name: 'lock',
  summary: 'write or refresh a lock of all skills, or of those of a proto',
  operands: '[FILE|PROTO]',
  most: 1,
  options: [
    { name: 'proto', value: 'FILE', help: 'lock the skills this references; p.yaml has p.lock' },
    { name: 'check', help: 'write nothing; fail where an entry does not hold' },
    ...repositoryOptions,
  ],
  examples: [
    ['skillgate lock', 'proto.lock at the top of the repository'],
    ['skillgate lock locks/all.lock', 'another file'],
    ['skillgate lock daily', 'the skills protos/daily.yaml references'],
    ['skillgate lock --check', 'for CI'],
  ],
  async run(args, world) {
    const opening = await open({
      cwd: world.cwd,
      base: 'none',
      config: args.values.get('config'),
    });
    const top = opening.sides.origin.directory ?? world.cwd;
    const place = lockPlace(args, world, top, opening);
    return args.flags.has('check')
      ? verify(opening, top, place, world)
      : write(opening, top, place, world);
  },
};

async function verify(
  { sides, config }: Opening,
  top: string,
  { lock: path, proto }: LockPlace,
  world: World,
) {
  if (textOf(path, top) === null) throw new UsageError(`There is no lock at "${path}".`);
  const settings = { ...config, locks: [...config.locks, path] };
  const report = await check({ ...sides, base: null }, settings);
  const summary = report.locks.find((one) => one.path === path);
  if (!summary) throw new UsageError(`"${path}" is no lock of a known format.`);
  const findings = report.findings.filter(({ at, category }) => {
    return at.path === path && category === 'lock';
  });
  const said = filesOf(findings, world).flat();
  const { verified, entries } = summary;
  const open =
    proto === null ? [] : await unlockedNames(sides.head, settings, { proto, lock: path });
  const missing = open.map((name) =>
    visible(`${path}: no entry of "${name}", which ${proto} references.`),
  );
  const line = `${path}: ${verified} of ${entries} entries verified.`;
  print(world, [...said, ...(said.length > 0 ? [''] : []), ...missing, visible(line)]);
  const differs = findings.some(({ severity }) => severity === 'error');
  return differs || missing.length > 0 ? 1 : 0;
}

async function write(opening: Opening, top: string, place: LockPlace, world: World) {
  const path = place.lock;
  const planned = await planUndisturbed(
    () => textOf(path, top),
    (text) => planFor(opening, place, text),
  );
  if (!planned) {
    throw new UsageError(`"${path}" is being written by others; it is as they left it.`);
  }
  const { plan, problems } = planned.outcome;
  if (plan === null) throw new UsageError(problems.map(lineOf).join('\n'));
  if (planned.text === null && plan.added.length === 0) {
    throw new UsageError(`There is nothing to lock: no directory below "${top}" holds a SKILL.md.`);
  }
  if (plan.changed) writeFileAtomically(top, path, plan.text);
  print(world, [...problems.map(lineOf), ...changesOf(plan, path)]);
  return 0;
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

function planFor(
  { sides, config }: Opening,
  { lock: path, proto }: LockPlace,
  text: string | null,
) {
  const generatedAt = new Date().toISOString();
  const { head: tree, origin } = sides;
  return planLock({ tree, origin, path, text, generatedAt, proto }, config);
}

/** The text of the file as it lies on the disk; null where there is none. */
function textOf(name: string, top: string): string | null {
  const path = join(top, name);
  const stat = statNamed({ name, path });
  if (!stat) return null;
  if (!stat.isFile()) throw new UsageError(`"${name}" is no file.`);
  return look(name, () => readFileSync(path, 'utf8'));
}

function lineOf({ at, message }: Problem): string {
  const start = at.range?.start;
  return visible(
    `${at.path}${start ? `:${start.line}:${start.column}` : ''}: ${withoutCredentials(message)}`,
  );
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

function print(world: World, lines: readonly string[]): void {
  world.print(lines.map((line) => `${defuse(line)}\n`).join(''));
}
