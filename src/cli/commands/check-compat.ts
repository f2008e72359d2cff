import { findRepository } from '../../io/git/repository.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { didYouMean } from '../../model/text/suggest.ts';
import { UsageError } from '../../model/usage-error.ts';
import { check } from '../../pipeline/check.ts';
import { escapeInvisible } from '../../report/escape.ts';
import { open } from '../../setup/open.ts';
import type { Command } from '../command.ts';
import { repositoryOptions } from '../repository-options.ts';
import {
  type FoundVersion,
  findVersion,
  parseSkillVersion,
  type SkillVersion,
} from '../skill-version.ts';
import {
  changesBySkill,
  diffOptions,
  formatChanges,
  isCompared,
  skillChangesOnly,
  withEverythingReported,
} from './diff.ts';

/** Compares two versions of one skill, as required by ADR-003. */
export const checkCompat: Command = {
  name: 'check-compat',
  summary: 'fail if one version of a skill breaks callers of another',
  operands: 'NAME@VERSION NAME@VERSION',
  maxOperands: 2,
  options: [...diffOptions, ...repositoryOptions],
  note: 'A version is the commit of its tag, or the first commit that declared it; the last line of the text names both commits. A break fails for all version numbers, and even if the configuration turns the rule off or accepts the finding. Exit codes: 0 no break, 1 a break, 2 a version was not found.',
  examples: [
    [
      'skillaccord check-compat worklog@1.0.0 worklog@2.0.0',
      'tags, or the first commits that declared them',
    ],
  ],
  async run(args, world) {
    const [first, second] = args.operands;
    if (first === undefined || second === undefined) {
      throw new UsageError(
        'Two versions are missing: skillaccord check-compat NAME@VERSION NAME@VERSION',
      );
    }
    const [baseVersion, headVersion] = [parseSkillVersion(first), parseSkillVersion(second)];
    const { repository } = findRepository(world.cwd);
    if (!repository) throw new UsageError(`"${world.cwd}" is not in a git repository.`);
    world.onProgress?.('Looking for both versions');
    const base = await findVersion(repository, baseVersion);
    const head = await findVersion(repository, headVersion);
    const config = args.values.get('config');
    const openedRun = await open({
      cwd: world.cwd,
      onProgress: world.onProgress,
      base: base.commit,
      head: head.commit,
      config,
    });
    const report = await check(openedRun.sides, withEverythingReported(openedRun.config));
    const isRequested = (skill: SkillSummary) =>
      skill.name === headVersion.name || skill.base?.name === baseVersion.name;
    requireSkill(report, baseVersion, (skill) => skill.base?.name);
    requireSkill(report, headVersion, ({ name, status }) =>
      status === 'removed' ? undefined : name,
    );
    requireSameSkill(report, baseVersion, headVersion);
    const requested = changesBySkill(report).filter(({ skill }) => isRequested(skill));
    // If the skill exists on both sides, other skills of its name are copies.
    const onBothSides = requested.filter(
      ({ skill: { base, status } }) => base && status !== 'removed',
    );
    const changed = onBothSides.length > 0 ? onBothSides : requested;
    world.print(formatChanges(report, skillChangesOnly(changed), args, world));
    if ((args.values.get('format') ?? 'text') === 'text')
      world.print(comparedLine([baseVersion, base], [headVersion, head]));
    const hasBreak = changed.some(({ changes }) => changes.some(({ bump }) => bump === 'major'));
    return hasBreak || !changed.every(({ skill }) => isCompared(skill)) ? 1 : 0;
  },
};

/** The line that names both commits: `Compared 04389d4 (1.2.0) with af17762 (2.0.0, tag v2.0.0).` */
function comparedLine(...sides: readonly (readonly [SkillVersion, FoundVersion])[]): string {
  const texts = sides.map(([{ version }, { commit, tag }]) => {
    const tagNote = tag === null ? '' : `, tag ${tag}`;
    return `${commit.slice(0, 7)} (${escapeInvisible(`${version}${tagNote}`)})`;
  });
  return `\nCompared ${texts.join(' with ')}.\n`;
}

/** Throws UsageError for different names, unless the skill was renamed between the versions. */
function requireSameSkill(
  { skills }: Report,
  baseVersion: SkillVersion,
  headVersion: SkillVersion,
): void {
  if (baseVersion.name === headVersion.name) return;
  if (skills.some(({ name, base }) => name === headVersion.name && base?.name === baseVersion.name))
    return;
  throw new UsageError(
    `check-compat compares two versions of one skill; "${baseVersion.name}" and "${headVersion.name}" are two skills.`,
    `Use one of them twice: skillaccord check-compat ${baseVersion.name}@${baseVersion.version} ${baseVersion.name}@VERSION`,
  );
}

/** Throws UsageError if the commit of a version lacks the skill, because an empty result would read as "no changes". */
function requireSkill(
  { skills }: Report,
  { name, version }: SkillVersion,
  nameOf: (skill: SkillSummary) => string | undefined,
): void {
  const names = skills.flatMap((skill) => nameOf(skill) ?? []);
  if (names.includes(name)) return;
  throw new UsageError(
    `There is no skill "${name}" in the commit of ${name}@${version}.`,
    didYouMean(name, names),
  );
}
