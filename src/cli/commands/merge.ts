import { UsageError } from '../../model/usage-error.ts';
import { mergeRepositories } from '../audit/merge-repositories.ts';
import type { Command } from '../command.ts';
import { gateOptions } from '../gate-options.ts';
import { readOutputSettings, renderOptions } from '../render.ts';
import { repositoryOptions } from '../repository-options.ts';
import { runCheck } from '../run-check.ts';
import { readReports } from '../shard/read-reports.ts';
import { requireAllShards, restoreDigests } from '../shard/restore-shards.ts';

/** Puts the shards of a run together, or the reports of several repositories. */
export const merge: Command = {
  name: 'merge',
  synonyms: ['combine', 'merge-reports', 'join', 'collect', 'aggregate'],
  summary: 'merge the shards of a check, or reports of repositories',
  operands: 'FILE… [-- PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  acceptsPaths: true,
  options: [...gateOptions, ...repositoryOptions, ...renderOptions],
  examples: [
    ['skillaccord merge shard-*.json', 'the shards of a check, in a clone'],
    ['skillaccord merge *.json -o html=all.html', 'reports of repositories'],
  ],
  note: 'Shards give the report and the exit code of one check. Reports of repositories fail if one of them does, or by --fail-on. --base, --scope, --rule, --allow-empty, --config, --statistics and PATH are for shards only.',
  async run(args, world) {
    const output = readOutputSettings(args, world);
    if (args.operands.length === 0) {
      throw new UsageError(
        'merge needs the files of reports.',
        'skillaccord check -o json=FILE writes one.',
      );
    }
    const reports = readReports(args.operands, world.cwd);
    if (reports.kind === 'repositories')
      return mergeRepositories(reports.reports, args, world, output);
    requireAllShards(reports.shards);
    return runCheck(args, world, {
      paths: args.paths,
      output,
      restore: ({ sides }) => restoreDigests(reports.shards, sides),
    });
  },
};
