import type { Command, Option } from '../command.ts';
import { gateOptions } from '../gate-options.ts';
import { readOutputSettings, renderOptions } from '../render.ts';
import { repositoryOptions } from '../repository-options.ts';
import { runCheck } from '../run-check.ts';

const runOptions: readonly Option[] = [
  {
    name: 'preconditions',
    help: 'check this machine too; may run COMMAND --version',
  },
  {
    name: 'shard',
    value: 'I/N',
    help: 'analyse one of N shares; writes JSON for merge',
  },
  {
    name: 'jobs',
    value: 'N',
    help: 'analyse in N processes, 1 to 4; 1 if not given',
  },
];

/** Validates skills, verifies locks and compares with the base. */
export const check: Command = {
  name: 'check',
  synonyms: ['lint', 'validate', 'verify', 'test', 'run', 'ci'],
  summary: 'validate skills, verify their locks, compare them with the base',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  options: [...gateOptions, ...runOptions, ...repositoryOptions, ...renderOptions],
  examples: [
    ['skillaccord check --base origin/dev', 'against the merge base with origin/dev'],
    ['skillaccord check -o json=out.json', 'a report for machines too'],
  ],
  async run(args, world) {
    const output = readOutputSettings(args, world);
    if (args.values.has('shard'))
      return (await import('../shard/write-shard.ts')).writeShard(args, world, output);
    const request = { paths: args.operands, output };
    const jobs = args.values.get('jobs');
    if (jobs === undefined) return runCheck(args, world, request);
    const { analyseInJobs, parseJobs } = await import('../shard/analyse-in-jobs.ts');
    const restore = analyseInJobs(parseJobs(jobs), args, world);
    return runCheck(args, world, { ...request, restore });
  },
};
