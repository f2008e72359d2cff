import type { Config } from '../config/config.ts';
import type { OpenedSides } from '../io/open-sides.ts';
import { type Message, msg, plainText } from '../model/message.ts';
import type { Report } from '../model/report.ts';
import type { FileTree } from '../model/tree.ts';
import { UsageError } from '../model/usage-error.ts';
import { check as checkSides } from '../pipeline/check.ts';
import { mayLeaveUnread } from '../pipeline/settings.ts';
import { type KnownSkills, nothingKnown } from '../pipeline/shard/known-skills.ts';
import { guardAgainstEmptyRun } from '../setup/guard-empty.ts';
import { type OpenedRun, open } from '../setup/open.ts';
import type { World } from './command.ts';
import { mentionInterrupted } from './interrupted-update.ts';
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
  /** Gives the skills that other runs analysed, and the sides that know them; absent for none. */
  readonly restore?: <S extends OpenedSides>(run: PreparedRun<S>) => Promise<RestoredRun<S>>;
}

/** A run before it reads skills. */
export interface PreparedRun<S extends OpenedSides = OpenedSides> {
  readonly sides: S;
  /** Whether the run reads all skills, not those only that a change concerns. */
  readonly readsAll: boolean;
}

/** The skills that other runs analysed, with the sides that tell whether their files are the same. */
interface RestoredRun<S extends OpenedSides> {
  readonly known: KnownSkills;
  readonly sides: S;
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
  const { config, configFiles } = await withLevels(opened, ruleLevels, world);
  const settings = withArguments(config, args);
  const trustedConfig = configFiles.trustedConfig && withArguments(configFiles.trustedConfig, args);
  const top = opened.sides.context.directory ?? world.cwd;
  const probe = args.flags.has('preconditions')
    ? reportingProbe(world, top, output.detail === 'quiet')
    : undefined;
  const skipsUnchanged = !needs(output, 'unchanged');
  const reportsCatalogue = needs(output, 'catalogue');
  const input = { ...opened.sides, probe, reportsCatalogue, skipsUnchanged };
  const files = { ...configFiles, trustedConfig };
  const restored = await restore?.({
    sides: input,
    readsAll: !skipsUnchanged || !mayLeaveUnread(input, settings, files),
  });
  const { known, sides } = restored ?? { known: nothingKnown, sides: input };
  const checked = await checkSides(sides, settings, files, known);
  const report = await withFixes(checked, sides.head, settings);
  const requested = { named: paths, only: sides.only };
  guardAgainstEmptyRun(requested, {
    ...sides,
    report,
    config: settings,
    file: configFiles.headFile,
  });
  mentionInterrupted(top, world);
  const noBaseReason = baseArgument === 'none' ? null : noBaseReasonOf(sides, report);
  const formatPath = relativePathsFrom(world.cwd, top);
  await printReport(output, world, report, {
    ...renderOptionsFor(world, report, noBaseReason),
    formatPath,
  });
  if (world.terminal && output.detail !== 'quiet') world.printError(scopeHint(report, settings));
  return report.outcome === 'fail' ? 1 : 0;
}

/** How a person who did not ask for new findings alone gets the others, where there is nothing new. */
function scopeHint({ scope, findings }: Report, config: Config): string {
  const isQuiet = findings.every(({ state }) => state === 'existing');
  return config.scope === 'auto' && scope === 'new' && isQuiet
    ? 'Only what base lacks was looked for: skillaccord check --scope all finds the rest.\n'
    : '';
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
function requireBaseForNew(args: Arguments, { noBaseReason, context }: OpenedSides): void {
  if (scopeOf(args) !== 'new' || args.values.has('base') || noBaseReason === null) return;
  const isInGit = context.remote !== null;
  if (isInGit && context.head().sha === null) return;
  const advice = isInGit
    ? 'Fetch the target branch and name it: --base origin/BRANCH.'
    : 'Run it inside a clone.';
  throw new UsageError(
    `${args.flags.has('changed') ? '--changed' : '--scope new'} needs a base. ${plainText(noBaseReason)}`,
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
function noBaseReasonOf({ noBaseReason }: OpenedSides, { head }: Report): Message | null {
  return noBaseReason === null || head.sha === null
    ? noBaseReason
    : msg`${noBaseReason} Name one: --base REF.`;
}

/** The findings that the command line asks for. Throws UsageError for two of a kind. */
function scopeOf({ values, flags }: Arguments): Config['scope'] | undefined {
  const scope = values.get('scope') as Config['scope'] | undefined;
  if (!flags.has('changed')) return scope;
  if (scope !== undefined && scope !== 'new')
    throw new UsageError(`--changed and --scope ${scope} exclude each other.`, 'Use one of them.');
  return 'new';
}

/** The configuration, overridden by the command line. */
function withArguments(config: Config, args: Arguments): Config {
  const { values, flags } = args;
  return {
    ...config,
    scope: scopeOf(args) ?? config.scope,
    failOn: (values.get('fail-on') as Config['failOn'] | undefined) ?? config.failOn,
    allowEmpty: flags.has('allow-empty') || config.allowEmpty,
  };
}
