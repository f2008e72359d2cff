import { UsageError } from '../../model/usage-error.ts';
import { analyseShare } from '../../pipeline/analyse-share.ts';
import { maxShards, type Shard } from '../../pipeline/shard/shard.ts';
import { json } from '../../report/json.ts';
import type { World } from '../command.ts';
import { writeOutputs } from '../outputs.ts';
import type { Arguments } from '../parsed-arguments.ts';
import type { OutputSettings } from '../render.ts';
import { openRun } from '../run-check.ts';
import { partialText } from './partial-report.ts';

/** Analyses one share of a repository and writes its partial report. It gives no verdict: the exit code is 0. */
export async function writeShard(
  args: Arguments,
  world: World,
  { format, outputs, detail }: OutputSettings,
): Promise<number> {
  const shard = parseShard(args.values.get('shard') ?? '');
  rejectOthers(args);
  if (outputs.length === 0 ? format !== json.id : outputs.some(({ reporter }) => reporter !== json))
    throw new UsageError('A shard is written as JSON only.', 'Name a file for it: -o json=FILE');
  const { sides, config, configFiles } = await openRun(args, world, []);
  const share = await analyseShare(sides, config, configFiles, shard);
  const { context } = sides;
  const content = partialText(share, { shard, head: context.head(), base: context.base });
  if (outputs.length === 0) {
    world.print(content);
    return 0;
  }
  writeOutputs(outputs, () => content);
  if (detail !== 'quiet') world.print(`${sentenceOn(share.counts, shard)}\n`);
  return 0;
}

function sentenceOn(
  { share, all }: { readonly share: number; readonly all: number },
  { index, count }: Shard,
): string {
  return `Shard ${index} of ${count}: analysed ${share} of ${all} skills.`;
}

/** Parses `3/8`. Throws UsageError. */
export function parseShard(value: string): Shard {
  const [, index, count] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(value) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (index === undefined || shard.index > shard.count || shard.count > maxShards) {
    throw new UsageError(
      `--shard takes I/N, from 1/N to N/N with N at most ${maxShards}, not "${value}".`,
      'The third of eight shares is 3/8.',
    );
  }
  return shard;
}

/** A shard has no findings of its own: what concerns them belongs to the merge. */
function rejectOthers({ operands, flags, values }: Arguments): void {
  if (values.has('jobs')) {
    throw new UsageError(
      '--shard and --jobs exclude each other.',
      'One process analyses a share: divide by a larger N.',
    );
  }
  if (operands.length > 0) {
    throw new UsageError(
      '--shard divides the whole repository, so it takes no paths.',
      'Name them for the merge: skillaccord merge FILE… -- PATH',
    );
  }
  const flag = ['preconditions', 'statistics'].find((name) => flags.has(name));
  if (flag !== undefined)
    throw new UsageError(`--shard and --${flag} exclude each other.`, 'A shard has no findings.');
}
