import type { Config } from '../../config/config.ts';
import type { OpenedSides } from '../../io/open-sides.ts';
import { failLevels, scopes } from '../../model/config.ts';
import type { Report } from '../../model/report.ts';
import type { FileTree } from '../../model/tree.ts';
import { check as checkSides } from '../../pipeline/check.ts';
import { guardAgainstEmptyRun } from '../../setup/guard-empty.ts';
import { type OpenedRun, open } from '../../setup/open.ts';
import { ruleLevelValue } from '../arguments.ts';
import type { Command, Option, World } from '../command.ts';
import type { Arguments } from '../parsed-arguments.ts';
import { relativePathsFrom } from '../paths.ts';
import { reportingProbe } from '../preconditions.ts';
import {
  needs,
  printReport,
  readOutputSettings,
  renderOptions,
  renderOptionsFor,
} from '../render.ts';
import { repositoryOptions } from '../repository-options.ts';
import type { RuleLevels } from '../rule-levels.ts';

const gateOptions: readonly Option[] = [
  {
    name: 'base',
    value: 'REF',
    help: 'tag, commit, branch (its merge base with HEAD) or none; the default branch if not given',
  },
  {
    name: 'scope',
    value: 'SCOPE',
    choices: scopes,
    help: 'new, all or auto (new on pull requests, else all)',
  },
  {
    name: 'fail-on',
    value: 'SEVERITY',
    choices: failLevels,
    help: 'error, the default, warning or never',
  },
  {
    name: 'rule',
    value: ruleLevelValue,
    repeatable: true,
    help: 'off, note, warning or error, for this run',
  },
  { name: 'allow-empty', help: 'pass if there is no skill' },
  {
    name: 'preconditions',
    help: 'check that this machine has what skills need; runs COMMAND --version if a skill has a bound',
  },
];

/** Validates skills, verifies locks and compares with the base. */
export const check: Command = {
  name: 'check',
  synonyms: ['lint', 'validate', 'verify', 'test', 'run', 'ci'],
  summary: 'validate skills, verify their locks, compare them with the base',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  options: [...gateOptions, ...repositoryOptions, ...renderOptions],
  examples: [
    ['skillaccord check skills/worklog', 'one skill'],
    ['skillaccord check --base origin/dev', 'against the merge base with origin/dev'],
    ['skillaccord check --base none', 'manifests and locks only'],
    ['skillaccord check -o json=out.json', 'a report for machines too'],
  ],
  async run(args, world) {
    const output = readOutputSettings(args, world);
    const baseArgument = args.values.get('base');
    const ruleLevels = await readRuleLevels(args);
    const opened = await open({
      paths: args.operands,
      cwd: world.cwd,
      onProgress: world.onProgress,
      base: baseArgument,
      config: args.values.get('config'),
    });
    const { sides } = opened;
    const { config, gate } = await withLevels(opened, ruleLevels, world);
    const settings = withArguments(config, args);
    const base = gate.base && withArguments(gate.base, args);
    const top = sides.origin.directory ?? world.cwd;
    const probe = args.flags.has('preconditions')
      ? reportingProbe(world, top, output.detail === 'quiet')
      : undefined;
    const skipsUnchanged = !needs(output, 'unchanged');
    const input = { ...sides, probe, catalogue: needs(output, 'catalogue'), skipsUnchanged };
    const checked = await checkSides(input, settings, { ...gate, base });
    const report = await withFixes(checked, sides.head, settings);
    const requested = { named: args.operands, only: sides.only };
    guardAgainstEmptyRun(requested, { ...sides, report, config: settings, file: gate.file?.path });
    const reason = baseArgument === 'none' ? null : reasonOf(sides, report);
    const formatPath = relativePathsFrom(world.cwd, top);
    await printReport(output, world, report, {
      ...renderOptionsFor(world, report, reason),
      formatPath,
    });
    return report.outcome === 'fail' ? 1 : 0;
  },
};

/** The levels of `--rule`; the words of all rules are loaded only for them. */
async function readRuleLevels({ lists }: Arguments): Promise<RuleLevels> {
  const given = lists.get('rule') ?? [];
  if (given.length === 0) return new Map();
  return (await import('../rule-levels.ts')).parseRuleLevels(given);
}

/** The configurations with the levels of `--rule`; says which of them base keeps. */
async function withLevels(
  opened: OpenedRun,
  ruleLevels: RuleLevels,
  world: World,
): Promise<Pick<OpenedRun, 'config' | 'gate'>> {
  if (ruleLevels.size === 0) return opened;
  const { withRuleLevels } = await import('../rule-levels.ts');
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
  const { markFixable } = await import('../../tasks/fixable.ts');
  return markFixable(report, head, config);
}

/** Why there is no base, with advice if the repository has commits. */
function reasonOf({ reason }: OpenedSides, { head }: Report): string | null {
  return reason === null || head.sha === null ? reason : `${reason} Name a base: --base REF.`;
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
