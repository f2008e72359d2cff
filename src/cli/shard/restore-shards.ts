import type { Head } from '../../model/report.ts';
import type { RunContext, Sides } from '../../model/sides.ts';
import { UsageError } from '../../model/usage-error.ts';
import { joinKnown, type KnownSkills, nothingKnown } from '../../pipeline/shard/known-skills.ts';
import { pathsDigest } from '../../pipeline/shard/paths-digest.ts';
import { knownDigests } from '../../pipeline/shard/restore-digests.ts';
import { knownSkills } from '../../pipeline/shard/restore-skill.ts';
import { withKnownIds } from '../../pipeline/shard/with-known-ids.ts';
import type { PartialReport } from './partial-report.ts';
import { type FromFile, notOurs } from './read-reports.ts';

type ShardFile = FromFile<PartialReport>;

/** Restores what other processes of a run analysed. Throws UsageError for shards of another run. */
export async function restoreShards<S extends Sides>(
  shards: readonly ShardFile[],
  sides: S,
): Promise<{ readonly known: KnownSkills; readonly sides: S }> {
  if (shards.length === 0) return { known: nothingKnown, sides };
  requireSameRun(shards, sides);
  const paths = {
    head: pathsDigest(sides.head.entries),
    base: sides.base && pathsDigest(sides.base.entries),
  };
  const known = joinKnown(shards.map((shard) => restoreShard(shard, paths)));
  return { known, sides: { ...sides, head: await withKnownIds(sides.head) } };
}

/** Restores what of the shards of other machines counts. Throws UsageError for shards of another run. */
export async function restoreDigests<S extends Sides>(
  shards: readonly ShardFile[],
  sides: S,
): Promise<{ readonly known: KnownSkills; readonly sides: S }> {
  requireSameRun(shards, sides);
  const known = { ...sides, head: await withKnownIds(sides.head) };
  const restored = shards.map(({ file, report: { facts } }) =>
    inFile(file, () => knownDigests(facts.skills, known)),
  );
  return { known: joinKnown(restored), sides: known };
}

/** Drafts on paths hold only in a tree with the same paths. */
function restoreShard(
  { file, report: { facts, paths: analysed } }: ShardFile,
  paths: PartialReport['paths'],
): KnownSkills {
  const known = inFile(file, () => knownSkills(facts.skills));
  const { head, base } = known.pathDrafts;
  const pathDrafts = {
    head: analysed.head === paths.head ? head : nothingKnown.pathDrafts.head,
    base: analysed.base === paths.base ? base : nothingKnown.pathDrafts.base,
  };
  return { ...known, pathDrafts };
}

function inFile<T>(file: string, restore: () => T): T {
  try {
    return restore();
  } catch (cause) {
    throw notOurs(file, cause);
  }
}

/** Requires each shard of one run exactly once. Throws UsageError. */
export function requireAllShards(shards: readonly ShardFile[]): void {
  const [first] = shards;
  if (!first) return;
  const { count } = first.report.shard;
  const fileByIndex = new Map<number, string>();
  for (const { file, report } of shards) {
    const { shard } = report;
    if (shard.count !== count) {
      throw new UsageError(
        `"${first.file}" is one of ${count} shards, and "${file}" is one of ${shard.count}.`,
        'Merge the shards of one run.',
      );
    }
    const other = fileByIndex.get(shard.index);
    if (other !== undefined)
      throw new UsageError(`"${other}" and "${file}" are the same shard, ${shard.index}/${count}.`);
    fileByIndex.set(shard.index, file);
    requireEqual(first, { file, report });
  }
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const missing = all.filter((index) => !fileByIndex.has(index));
  if (missing.length === 0) return;
  const [shown, more] = [missing.slice(0, 10), missing.length - 10];
  const names = `${shown.map((index) => `${index}/${count}`).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  throw new UsageError(
    missing.length === 1 ? `Shard ${names} is missing.` : `Shards ${names} are missing.`,
    'Merge the files of all shards.',
  );
}

function requireEqual(first: ShardFile, other: ShardFile): void {
  const differs = (key: 'head' | 'base') =>
    first.report[key]?.sha !== other.report[key]?.sha
      ? new UsageError(
          `"${first.file}" and "${other.file}" are of different runs: their ${key} is ${nameOf(first.report[key])}, and ${nameOf(other.report[key])}.`,
          'Merge the shards of one run.',
        )
      : null;
  const fault = differs('head') ?? differs('base');
  if (fault) throw fault;
}

/** Requires the commits of the shards in this clone. */
function requireSameRun(shards: readonly ShardFile[], { context }: Sides): void {
  const [first] = shards;
  if (!first) return;
  const { head, base } = first.report;
  if (head.sha !== context.head().sha) {
    throw new UsageError(
      `The shards are of ${commitOf(head)}, and ${placeOf(context)}.`,
      'Merge in a clone at the commit of the shards.',
    );
  }
  if (base?.sha !== context.base?.sha) {
    throw new UsageError(
      `The shards were compared with ${nameOf(base)}, and this run with ${nameOf(context.base)}.`,
      'Give merge the same --base as the shards.',
    );
  }
}

function commitOf(head: Head): string {
  return head.sha === null ? 'a folder without a commit' : `commit ${nameOf(head)}`;
}

/** At which commit the merge runs, as a clause. */
function placeOf(context: RunContext): string {
  const head = context.head();
  if (head.sha !== null) return `this clone is at ${nameOf(head)}`;
  const reason = context.remote === null ? 'is in no git repository' : 'has no commit';
  return `this folder ${reason}`;
}

function nameOf(side: { readonly sha: string | null } | null): string {
  return side?.sha?.slice(0, 12) ?? 'none';
}
