import { protoLock } from '../../locks/formats/proto-lock.ts';
import { createSkillLookup, lockedTargets } from '../../locks/units.ts';
import type { Config } from '../../model/config.ts';
import type { LockSummary, Report } from '../../model/report.ts';
import { unreadSubmodules } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { FileTree } from '../../model/tree.ts';
import { UsageError } from '../../model/usage-error.ts';
import { check } from '../../pipeline/check.ts';
import { load } from '../../pipeline/load.ts';
import { visible } from '../../report/escape.ts';
import { filesOf } from '../../report/text/findings.ts';
import { uncoveredFiles } from '../../rules/support/lock-cover.ts';
import { counted, listed } from '../../rules/words/words.ts';
import type { Opening } from '../../setup/open.ts';
import { compareEntries, type EntryDifference } from '../../tasks/proto-skills.ts';
import type { World } from '../command.ts';
import { placesFrom } from '../places.ts';
import { lineOf, print } from '../text/lock-lines.ts';
import { planFor } from './plan.ts';
import { type LockPlace, lockText } from './target.ts';

/** Verifies a lock and writes nothing: 1 where an entry differs, or is missing, or is one too many, or where none is verified. */
export async function verifyLock(opening: Opening, top: string, place: LockPlace, world: World) {
  const { sides, config } = opening;
  const { lock: path, proto } = place;
  const text = lockText(path, top);
  if (text === null)
    throw new UsageError(`There is no lock at "${path}".`, await locksThere(opening));
  const settings = { ...config, locks: [...config.locks, path] };
  const report = await check({ ...sides, base: null }, settings);
  const summary = report.locks.find((one) => one.path === path);
  if (!summary) throw new UsageError(`"${path}" is no lock of a known format.`);
  const findings = report.findings.filter(({ at, category }) => {
    return at.path === path && category === 'lock';
  });
  const said = filesOf(findings, { ...world, place: placesFrom(world.cwd, top) }).flat();
  const { verified, entries } = summary;
  const others =
    proto === null
      ? openSkills(report, summary)
      : differenceIn(await compareEntries(sides.head, settings, { proto, lock: path }), proto);
  const differs = findings.some(({ severity }) => severity === 'error');
  if (!differs && others.length === 0 && isOurs(summary, text)) {
    // Where the tree lies on this machine is no matter of the lock.
    const origin = { ...sides.origin, directory: null };
    const { plan } = await planFor({ ...opening, sides: { ...sides, origin } }, place, text);
    others.push(...(plan?.updated ?? []).map(outdated));
  }
  const isBlind = !differs && others.length === 0 && entries > 0 && verified === 0;
  const blind = isBlind
    ? ['none of its skills is where it looks, so it vouches for nothing here.']
    : [];
  const uncovered = await uncoveredBy(path, sides.head, settings);
  const lines = [...others, `${verified} of ${entries} entries verified.`, ...uncovered, ...blind];
  const told = lines.map((line) => visible(`${path}: ${line}`));
  print(world, [...said, ...(said.length > 0 ? [''] : []), ...told]);
  return differs || others.length > 0 || isBlind ? 1 : 0;
}

/** Says how many files of the locked skills no hash covers, where there are any. */
async function uncoveredBy(path: string, tree: FileTree, config: Config): Promise<string[]> {
  const { workspace } = await load(tree, config);
  const lock = workspace.locks.find((one) => one.path === path);
  const holdings = createSkillLookup(workspace);
  const units = (lock?.entries ?? []).flatMap((entry) =>
    lock ? lockedTargets(lock, entry, holdings) : [],
  );
  const files = new Set<string>();
  for (const [skill, own] of groupBy(units, (unit) => unit.skill)) {
    if (!skill) continue;
    for (const file of uncoveredFiles(skill, own)) files.add(file.path);
    for (const submodule of unreadSubmodules(skill)) files.add(submodule.path);
  }
  if (files.size === 0) return [];
  const are = files.size === 1 ? 'is' : 'are';
  return [
    `${counted(files.size, 'file')} of the locked skills ${are} not covered by any hash: ${listed([...files])}.`,
  ];
}

const most = 5;

/** Names the locks to verify instead, if there are any. */
async function locksThere({ sides, config }: Opening): Promise<string> {
  const { locks } = await check({ ...sides, base: null }, config);
  if (locks.length === 0) return 'To write it: skillgate lock';
  const shown = locks.slice(0, most).map(({ path }) => visible(path));
  const more = locks.length > most ? ` and ${locks.length - most} more` : '';
  return `Name one of those that are there: ${shown.join(', ')}${more}`;
}

/** Whether we wrote a lock: ADR-003 knows no `integrity`, and locks without one are as complete. */
function isOurs({ format }: LockSummary, text: string): boolean {
  return format === protoLock.id && /^\s+integrity:/m.test(text);
}

function outdated(name: string): string {
  return `the entry of "${name}" is not what "skillgate lock" would write.`;
}

/** The skills that a lock of a whole repository, as `skillgate lock` writes it, has no entry of. */
function openSkills({ skills }: Report, { path, format }: LockSummary): string[] {
  if (format !== protoLock.id) return [];
  const open = skills.filter(({ lockedBy }) => !lockedBy.includes(path));
  return open.map(({ name, root }) => `no entry of "${name}", a skill in ${root || '.'}.`);
}

function differenceIn({ missing, surplus, problems }: EntryDifference, proto: string): string[] {
  if (problems.length > 0) throw new UsageError(problems.map(lineOf));
  return [
    ...missing.map((name) => `no entry of "${name}", which ${proto} references.`),
    ...surplus.map((name) => `an entry of "${name}", which ${proto} does not reference.`),
  ];
}
