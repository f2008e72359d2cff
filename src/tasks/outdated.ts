import type { Sides } from '../model/sides.ts';
import { didYouMean } from '../model/text/suggest.ts';
import { compareText } from '../model/text/text.ts';
import { UsageError } from '../model/usage-error.ts';
import { quote } from '../model/value/format-value.ts';
import { load } from '../pipeline/load.ts';
import type { Fetcher } from '../upstream/fetcher.ts';
import { sourceKey } from '../upstream/source.ts';
import type { DiffSettings } from './outdated/contract-diff.ts';
import { evaluate } from './outdated/evaluate.ts';
import { skillsNamed } from './outdated/skills-named.ts';
import { type TrackedSkill, trackedSkills } from './outdated/tracked-skills.ts';
import type { UpdateStatus } from './outdated/update-status.ts';

/** What to look at. */
export interface OutdatedRequest extends DiffSettings {
  readonly sides: Pick<Sides, 'head' | 'context' | 'onProgress'>;
  readonly fetcher: Fetcher;
  /** The names of the skills; all without any. */
  readonly names: readonly string[];
}

/** The locked skills of a repository, each with what its source has, in the order of the locks. Writes nothing. */
export async function findOutdated(request: OutdatedRequest): Promise<readonly UpdateStatus[]> {
  const { sides, fetcher, names, config, trustedConfig } = request;
  const { workspace } = await load(sides.head, { ...config, ignore: [] });
  const tracked = chooseNamed(trackedSkills(workspace, sides.context.remote), names);
  await askAll(tracked, fetcher, sides.onProgress);
  const statuses: UpdateStatus[] = [];
  // One after the other: the answers are here, and each comparison keeps the processor busy.
  for (const skill of tracked)
    statuses.push(await evaluate(skill, { tree: sides.head, fetcher, config, trustedConfig }));
  return statuses;
}

/** Asks every source once; the fetcher keeps the answers. */
async function askAll(
  tracked: readonly TrackedSkill[],
  fetcher: Fetcher,
  onProgress: Sides['onProgress'],
): Promise<void> {
  const sources = new Map(
    tracked.flatMap(({ tracked: { source } }) =>
      source.kind === 'unknown' ? [] : [[sourceKey(source), source] as const],
    ),
  );
  let done = 0;
  const report = () => onProgress?.('Asking', { done, total: sources.size, unit: 'sources' });
  report();
  await Promise.all(
    Array.from(sources.values(), async (source) => {
      await fetcher.fetch(source);
      done++;
      report();
    }),
  );
}

function chooseNamed(
  tracked: readonly TrackedSkill[],
  names: readonly string[],
): readonly TrackedSkill[] {
  if (names.length === 0) return tracked;
  const known = [...new Set(tracked.map(({ name }) => name))].sort(compareText);
  const chosen = new Set<TrackedSkill>();
  for (const name of names) {
    const named = skillsNamed(tracked, name);
    for (const skill of named) chosen.add(skill);
    if (named.length > 0) continue;
    throw new UsageError(
      `No lock records the source of a skill ${quote(name)}.`,
      didYouMean(name, known) ?? 'skillaccord outdated lists them all.',
    );
  }
  return tracked.filter((skill) => chosen.has(skill));
}
