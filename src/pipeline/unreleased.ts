import { hasIdle } from '../config/accept.ts';
import type { Config } from '../model/config.ts';
import type { Finding } from '../model/finding.ts';
import type { FindRelease } from '../model/origin.ts';
import type { Pair } from '../model/workspace.ts';
import { type Judged, unreleasedChanges } from './judge.ts';
import { releasedSkills } from './released.ts';
import type { Stamp } from './to-finding.ts';

/** What a run found so far. */
interface Found {
  readonly pairs: readonly Pair[];
  readonly judged: readonly Judged[];
  readonly findings: readonly Finding[];
}

/**
 * The fingerprints of what changed since the last releases. Those of skills that base has as they are too are looked
 * for only where an entry may be for one of them: the next change of the skill is measured from the same release.
 */
export async function unreleasedPrints(
  { pairs, judged, findings }: Found,
  releases: FindRelease | undefined,
  config: Config,
  stamp: Stamp,
): Promise<ReadonlySet<string>> {
  const changes = judged.flatMap((one) => one.unreleased);
  if (releases && hasIdle(config.accept, [...findings, ...changes])) {
    const same = pairs.filter(({ status }) => status === 'unchanged');
    const { released } = await releasedSkills(same, releases, config);
    const last = (pair: Pair) => released.get(pair.after?.root ?? '');
    changes.push(...same.flatMap((pair) => unreleasedChanges(pair, last(pair), config, stamp)));
  }
  return new Set(changes.map(({ fingerprint }) => fingerprint));
}
