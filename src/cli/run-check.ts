import type { Config } from '../config/config.ts';
import type { OpenedSides } from '../io/open-sides.ts';
import type { Report } from '../model/report.ts';
import type { FileTree } from '../model/tree.ts';
import { UsageError } from '../model/usage-error.ts';
import { check as checkSides } from '../pipeline/check.ts';
import { type KnownSkills, nothingKnown } from '../pipeline/shard/known-skills.ts';
import { guardAgainstEmptyRun } from '../setup/guard-empty.ts';
import { type OpenedRun, open } from '../setup/open.ts';
import type { World } from './command.ts';
import type { Arguments } from './parsed-arguments.ts';
import { relativePathsFrom } from './paths.ts';
import { reportingProbe } from './preconditions.ts';
import { needs, type OutputSettings, printReport, renderOptionsFor } from './render.ts';
import type { RuleLevels } from './rule-levels.ts';

/** What a check is run on. */
export interface CheckRequest {
  /** The paths as the user spelled them. */
  readonly paths: readonly string[];
  readonly output: OutputSettings;
  /** Gives the skills that other runs analysed, and the sides that know them; both as they are if absent. */
  readonly restore?: (opened: OpenedRun) => Promise<{
    readonly known: KnownSkills;
    readonly sides: OpenedSides;
  }>;
}

/** Opens the repository, checks it and prints the report; returns the exit code. */
export async function runCheck(
  args: Arguments,
  world: World,
  { paths, output, restore }: CheckRequest,
): Promise<number> {
  const baseArgument = args.values.get('base');
  const ruleLevels = await readRuleLevels(args);
  const opened = await openRun(args, world, paths);
  requireBaseForNew(args, opened.sides);
  const { known, sides } = (await restore?.(opened)) ?? {
    known: nothingKnown,
    sides: opened.sides,
  };
  const { config, configFiles } = await withLevels(opened, ruleLevels, world);
  const settings = withArguments(config, args);
  const trustedConfig = configFiles.trustedConfig && withArguments(configFiles.trustedConfig, args);
  const top = sides.origin.directory ?? world.cwd;
  const probe = args.flags.has('preconditions')
    ? reportingProbe(world, top, output.detail === 'quiet')
    : undefined;
  const skipsUnchanged = !needs(output, 'unchanged');
  const input = { ...sides, probe, reportsCatalogue: needs(output, 'catalogue'), skipsUnchanged };
  const checked = await checkSides(input, settings, { ...configFiles, trustedConfig }, known);
  const report = await withFixes(checked, sides.head, settings);
  const requested = { named: paths, only: sides.only };
  guardAgainstEmptyRun(requested, {
    ...sides,
    report,
    config: settings,
    file: configFiles.headFile,
  });
  const noBaseReason = baseArgument === 'none' ? null : noBaseReasonOf(sides, report);
  const formatPath = relativePathsFrom(world.cwd, top);
  await printReport(output, world, report, {
    ...renderOptionsFor(world, report, noBaseReason),
    formatPath,
  });
  return report.outcome === 'fail' ? 1 : 0;
}

/** Opens the repository with the base and the configuration of the arguments. */
export function openRun(
  { values }: Arguments,
  world: World,
  paths: readonly string[],
): Promise<OpenedRun> {
  const { cwd, onProgress } = world;
  return open({ paths, cwd, onProgress, base: values.get('base'), config: values.get('config') });
}

/**
 * Throws UsageError for `--scope new` if no base was found: no change would be seen, and the run could pass. In a
 * repository without a commit, everything is new.
 */
function requireBaseForNew({ values }: Arguments, { noBaseReason, origin }: OpenedSides): void {
  if (values.get('scope') !== 'new' || values.has('base') || noBaseReason === null) return;
  const isInGit = origin.remote !== null;
  if (isInGit && origin.head().sha === null) return;
  const advice = isInGit
    ? 'Fetch the target branch and name it: --base origin/BRANCH.'
    : 'Run it inside a clone.';
  throw new UsageError(
    `--scope new needs a base. ${noBaseReason}`,
    `${advice} To compare with nothing: --base none.`,
  );
}

/** The levels of `--rule`; the words of all rules are loaded only for them. */
async function readRuleLevels({ lists }: Arguments): Promise<RuleLevels> {
  const given = lists.get('rule') ?? [];
  if (given.length === 0) return new Map();
  return (await import('./rule-levels.ts')).parseRuleLevels(given);
}

/** The configurations with the levels of `--rule`; says which of them base keeps. */
async function withLevels(
  opened: OpenedRun,
  ruleLevels: RuleLevels,
  world: World,
): Promise<Pick<OpenedRun, 'config' | 'configFiles'>> {
  if (ruleLevels.size === 0) return opened;
  const { withRuleLevels } = await import('./rule-levels.ts');
  const { kept, ...leveled } = withRuleLevels(opened, ruleLevels);
  for (const id of kept) {
    const why = 'permissions are judged by the configuration of base, which an option cannot lower';
    world.printError(`--rule ${id}=${ruleLevels.get(id)} is not applied: ${why}.\n`);
  }
  return leveled;
}

/** Marks what `fix` resolves; a run without findings does not load the fixes. */
async function withFixes(report: Report, head: FileTree, config: Config): Promise<Report> {
  if (report.findings.length === 0) return report;
  const { markFixable } = await import('../tasks/fixable.ts');
  return markFixable(report, head, config);
}

/** Why there is no base, with advice if the repository has commits. */
function noBaseReasonOf({ noBaseReason }: OpenedSides, { head }: Report): string | null {
  return noBaseReason === null || head.sha === null
    ? noBaseReason
    : `${noBaseReason} Name a base: --base REF.`;
}

/** The configuration, overridden by the command line. */
function withArguments(config: Config, { values, flags }: Arguments): Config {
  return {
    ...config,
    scope: (values.get('scope') as Config['scope'] | undefined) ?? config.scope,
    failOn: (values.get('fail-on') as Config['failOn'] | undefined) ?? config.failOn,
    allowEmpty: flags.has('allow-empty') || config.allowEmpty,
  };
}
