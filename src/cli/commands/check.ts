import type { Config } from '../../config/config.ts';
import type { OpenedSides } from '../../io/open-sides.ts';
import { failLevels, scopes } from '../../model/config.ts';
import type { Report } from '../../model/report.ts';
import { check as checkSides } from '../../pipeline/check.ts';
import { guardAgainstEmptyRun } from '../../setup/guard-empty.ts';
import { open } from '../../setup/open.ts';
import type { Command, Option } from '../command.ts';
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

const gateOptions: readonly Option[] = [
  {
    name: 'base',
    value: 'REF',
    help: 'tag, commit, branch (where HEAD left it) or none; if not given, the default branch',
  },
  {
    name: 'scope',
    value: 'SCOPE',
    choices: scopes,
    help: 'new, all or auto, the default, which is all here and new where the Action judges a pull request',
  },
  {
    name: 'fail-on',
    value: 'SEVERITY',
    choices: failLevels,
    help: 'error, the default, warning or never',
  },
  { name: 'allow-empty', help: 'pass where there is no skill at all' },
  {
    name: 'preconditions',
    help: 'look on this machine for what skills need; runs COMMAND --version where they name one',
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
    ['skillaccord check --base origin/dev', 'against where HEAD left origin/dev'],
    ['skillaccord check --base none', 'manifests and locks only'],
    ['skillaccord check -o json=out.json', 'a report for machines, besides'],
  ],
  async run(args, world) {
    const output = readOutputSettings(args, world);
    const baseArgument = args.values.get('base');
    const { sides, config, gate } = await open({
      paths: args.operands,
      cwd: world.cwd,
      onProgress: world.onProgress,
      base: baseArgument,
      config: args.values.get('config'),
    });
    const settings = withArguments(config, args);
    const base = gate.base && withArguments(gate.base, args);
    const top = sides.origin.directory ?? world.cwd;
    const probe = args.flags.has('preconditions')
      ? reportingProbe(world, top, output.detail === 'quiet')
      : undefined;
    const catalogue = needs(output, 'catalogue');
    const input = { ...sides, probe, catalogue };
    const report = await checkSides(input, settings, { ...gate, base });
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
