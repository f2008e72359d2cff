import { runAgain } from '../../io/run-again.ts';
import type { RunContext } from '../../model/sides.ts';
import { isManifestName } from '../../model/skill.ts';
import { nameOf } from '../../model/text/path.ts';
import { UsageError } from '../../model/usage-error.ts';
import { parseExactJson } from '../../syntax/json/exact.ts';
import type { World } from '../command.ts';
import type { Arguments } from '../parsed-arguments.ts';
import type { CheckRequest, PreparedRun } from '../run-check.ts';
import type { PartialReport } from './partial-report.ts';
import { type FromFile, readPartial } from './read-reports.ts';
import { restoreShards } from './restore-shards.ts';

/** More processes than this gain nothing: one process lists, relates, compares and reports. */
const maxJobs = 4;

/** Below so many manifests, the start of a process takes longer than its share. */
const minManifests = 300;

type Restore = NonNullable<CheckRequest['restore']>;

/**
 * Analyses the skills in several processes at once, each a share. What a process does not deliver, the run analyses
 * itself: the report is the same for any number of processes.
 */
export function analyseInJobs(jobs: number, { values }: Arguments, world: World): Restore {
  const shared = ['base', 'config'].flatMap((name) => {
    const value = values.get(name);
    return value === undefined ? [] : [`--${name}=${value}`];
  });
  return async (run) => {
    const { program } = world;
    if (jobs === 1 || !program || !paysInJobs(run)) return restoreShards([], run.sides);
    const shares = Array.from({ length: jobs }, (_, index) => `${index + 1}/${jobs}`);
    run.sides.onProgress?.('Analysing skills');
    const texts = await Promise.all(
      shares.map((share) =>
        runAgain(program, ['check', `--shard=${share}`, '--format=json', ...shared], world.cwd),
      ),
    );
    const partials = texts.flatMap((text, index) => readShare(text, `share ${shares[index]}`));
    const isSame = ({ report }: FromFile<PartialReport>) => isSameRun(report, run.sides.context);
    return restoreShards(partials.filter(isSame), run.sides);
  };
}

/** Whether a run analyses many skills: only files in git can be recognised as those that another process read. */
function paysInJobs({ sides, readsAll }: PreparedRun): boolean {
  const isInGit = sides.context.remote !== null;
  if (!isInGit || !readsAll) return false;
  const manifests = sides.head.entries.filter(({ path }) => isManifestName(nameOf(path)));
  return manifests.length >= minManifests;
}

function readShare(text: string | null, file: string): FromFile<PartialReport>[] {
  if (text === null) return [];
  try {
    return [{ file, report: readPartial(parseExactJson(text), file) }];
  } catch {
    return [];
  }
}

/** A commit may come between the start of a process and that of another. */
function isSameRun({ head, base }: PartialReport, context: RunContext): boolean {
  return head.sha === context.head().sha && base?.sha === context.base?.sha;
}

/** Parses the number of processes. Throws UsageError. */
export function parseJobs(value: string): number {
  const jobs = /^\d$/.test(value) ? Number(value) : 0;
  if (jobs >= 1 && jobs <= maxJobs) return jobs;
  throw new UsageError(
    `--jobs takes a number from 1 to ${maxJobs}, not "${value}".`,
    'To divide a larger repository: --shard I/N.',
  );
}
