import { hasUnmatchedEntry } from '../config/accept.ts';
import type { Config } from '../config/config.ts';
import type { Finding } from '../model/finding.ts';
import type { FindRelease } from '../model/origin.ts';
import type { Pair } from '../model/workspace.ts';
import { type Judgement, unreleasedChanges } from './judge.ts';
import { findReleasedSkills } from './released.ts';
import type { FindingFactory } from './to-finding.ts';

/** What a run found so far. */
interface ComparisonState {
  readonly pairs: readonly Pair[];
  readonly judged: readonly Judgement[];
  readonly findings: readonly Finding[];
}

/**
 * The fingerprints of what changed since the last releases. Those of skills that base has as they are too are looked
 * for only where an entry may be for one of them: the next change of the skill is measured from the same release.
 */
export async function unreleasedFingerprints(
  { pairs, judged, findings }: ComparisonState,
  releases: FindRelease | undefined,
  config: Config,
  toFinding: FindingFactory,
): Promise<ReadonlySet<string>> {
  const changes = judged.flatMap((one) => one.unreleased);
  if (releases && hasUnmatchedEntry(config.accept, [...findings, ...changes])) {
    const unchangedPairs = pairs.filter(({ status }) => status === 'unchanged');
    const { byRoot: releaseByRoot } = await findReleasedSkills(unchangedPairs, releases, config);
    const latestRelease = (pair: Pair) => releaseByRoot.get(pair.after?.root ?? '');
    changes.push(
      ...unchangedPairs.flatMap((pair) =>
        unreleasedChanges(pair, latestRelease(pair), config, toFinding),
      ),
    );
  }
  return new Set(changes.map(({ fingerprint }) => fingerprint));
}
