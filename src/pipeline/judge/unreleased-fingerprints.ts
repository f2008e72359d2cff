import { hasUnmatchedEntry } from '../../config/accept.ts';
import type { Finding } from '../../model/finding.ts';
import type { Sides } from '../../model/sides.ts';
import type { Pair } from '../../model/workspace.ts';
import { toFindings } from '../findings/to-findings.ts';
import type { RunSettings } from '../settings.ts';
import { changeDrafts } from './change-draft.ts';
import { declaredBumpOf } from './version-bump.ts';

/** The results of a run so far. */
interface ComparedRun {
  readonly trees: { readonly pairs: readonly Pair[] };
  readonly sides: Pick<Sides, 'findRelease'>;
  readonly judgements: readonly { readonly unreleased: readonly Finding[] }[];
  readonly findings: readonly Finding[];
}

/**
 * The fingerprints of the changes since the last releases. An entry that accepts a merged change is in use until the
 * next release, so an entry without a finding makes the run compare unchanged skills with their releases too.
 */
export async function unreleasedFingerprints(
  { trees: { pairs }, sides: { findRelease }, judgements, findings }: ComparedRun,
  settings: RunSettings,
): Promise<ReadonlySet<string>> {
  const judged = judgements.flatMap(({ unreleased }) => unreleased);
  const isComplete = !hasUnmatchedEntry(settings.config.accept, [...findings, ...judged]);
  const others =
    findRelease && pairs.length > 0 && !isComplete
      ? await unreleasedOf(pairs, findRelease, settings)
      : [];
  return new Set([...judged, ...others].map(({ fingerprint }) => fingerprint));
}

/** The findings on the changes of unchanged skills since their last releases. */
async function unreleasedOf(
  pairs: readonly Pair[],
  findRelease: Sides['findRelease'],
  { config, findingSettings }: RunSettings,
): Promise<readonly Finding[]> {
  const { changesSinceRelease, findReleasedSkills } = await import('../compare.ts');
  const unchangedPairs = pairs.filter(({ status }) => status === 'unchanged');
  const { byRoot } = await findReleasedSkills(unchangedPairs, findRelease, config);
  return unchangedPairs.flatMap((pair) => {
    const release = byRoot.get(pair.after?.root ?? '');
    const released = release && changesSinceRelease(pair, release);
    if (!released) return [];
    return toFindings(
      changeDrafts(released, declaredBumpOf(released.pair), config),
      findingSettings,
    );
  });
}
