import { findPlace } from '../../io/git/repository.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { didYouMean } from '../../model/text/closest-match.ts';
import { UsageError } from '../../model/usage-error.ts';
import { check } from '../../pipeline/check.ts';
import { open } from '../../setup/open.ts';
import type { Command } from '../command.ts';
import { repositoryOptions } from '../repository-options.ts';
import { findVersion, parseSkillVersion, type SkillVersion } from '../skill-version.ts';
import { changesOf, diffOptions, everythingOf, isCompared, renderChanges } from './diff.ts';

/** Compares two versions of one skill, as ADR-003 asks for. */
export const checkCompat: Command = {
  name: 'check-compat',
  summary: 'fail where one version of a skill breaks callers of another',
  operands: 'NAME@VERSION NAME@VERSION',
  most: 2,
  options: [...diffOptions, ...repositoryOptions],
  note: 'A break fails whatever the versions say and whatever the configuration silences or accepts. Exit codes: 0 no break, 1 a break, 2 a version that cannot be had.',
  examples: [
    ['skillgate check-compat worklog@1.0.0 worklog@2.0.0', 'tags, or commits that declared them'],
  ],
  async run(args, world) {
    const [first, second] = args.operands;
    if (first === undefined || second === undefined) {
      throw new UsageError('Name two versions: skillgate check-compat NAME@VERSION NAME@VERSION');
    }
    const [was, now] = [parseSkillVersion(first), parseSkillVersion(second)];
    const { repository } = findPlace(world.cwd);
    if (!repository) throw new UsageError(`"${world.cwd}" is in no git repository.`);
    world.told?.('Looking for both versions');
    const base = (await findVersion(repository, was)).commit;
    const head = (await findVersion(repository, now)).commit;
    const config = args.values.get('config');
    const opening = await open({ cwd: world.cwd, told: world.told, base, head, config });
    const report = await check(opening.sides, everythingOf(opening.config));
    const isMeant = (skill: SkillSummary) =>
      skill.name === now.name || skill.base?.name === was.name;
    refuseMissing(report, was, (skill) => skill.base?.name);
    refuseMissing(report, now, ({ name, status }) => (status === 'removed' ? undefined : name));
    refuseStrangers(report, was, now);
    const meant = changesOf(report).filter(({ skill }) => isMeant(skill));
    // Where the skill is on both sides, others of its name are copies and archives.
    const both = meant.filter(({ skill: { base, status } }) => base && status !== 'removed');
    const changed = both.length > 0 ? both : meant;
    world.print(renderChanges(report, changed, args, world));
    const breaks = changed.some(({ changes }) => changes.some(({ bump }) => bump === 'major'));
    return breaks || !changed.every(({ skill }) => isCompared(skill)) ? 1 : 0;
  },
};

/** Two names are those of one skill where it was renamed between the versions; else nothing is to be compared. */
function refuseStrangers({ skills }: Report, was: SkillVersion, now: SkillVersion): void {
  if (was.name === now.name) return;
  if (skills.some(({ name, base }) => name === now.name && base?.name === was.name)) return;
  throw new UsageError(
    `check-compat compares two versions of one skill; "${was.name}" and "${now.name}" are two skills.`,
    `Name one of them twice: skillgate check-compat ${was.name}@${was.version} ${was.name}@VERSION`,
  );
}

/** A version whose commit does not hold the skill is a slip, never "no changes". */
function refuseMissing(
  { skills }: Report,
  { name, version }: SkillVersion,
  nameOf: (skill: SkillSummary) => string | undefined,
): void {
  const names = skills.flatMap((skill) => nameOf(skill) ?? []);
  if (names.includes(name)) return;
  throw new UsageError(
    `No skill "${name}" is in the commit that stands for ${name}@${version}.`,
    didYouMean(name, names),
  );
}
