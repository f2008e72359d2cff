import type { Config } from '../config/config.ts';
import type { Finding } from '../model/finding.ts';
import { type Bump, type DeclaredBump, largestBump } from '../model/version/bump.ts';
import type { Pair } from '../model/workspace.ts';
import type { Comparison, PairChanges, TreeComparison } from './compare/comparison.ts';
import type { FindingSettings } from './findings/finding-settings.ts';
import { toFindings } from './findings/to-findings.ts';
import { changeDrafts } from './judge/change-draft.ts';
import { mergeBumpFindings } from './judge/merge-bump.ts';
import { bumpDrafts, declaredBumpOf, isSatisfied, neededVersion } from './judge/version-bump.ts';
import type { PinLookup } from './judge/version-pins.ts';

/** The settings that judge changes. */
interface JudgeSettings {
  readonly config: Config;
  readonly findings: FindingSettings;
}

/** What judges changes: the settings, and the pins of versions. */
interface JudgeContext extends JudgeSettings {
  readonly pinsOf: PinLookup;
}

/** The findings on the changes of one skill, and whether its version covers them. */
export interface Judgement {
  readonly pair: Pair;
  readonly findings: readonly Finding[];
  readonly required: Bump | null;
  readonly declared: DeclaredBump | null;
  readonly satisfied: boolean | null;
  /** The smallest sufficient version; null if the declared one is, or if base has no comparable version. */
  readonly neededVersion: string | null;
  /** The findings on changes since the last release, if the bump is measured from one. */
  readonly unreleased: readonly Finding[];
}

/** Judges the changes of every pair. */
export function judgeAll(
  { comparisons }: TreeComparison,
  settings: JudgeSettings,
  pinsOf: PinLookup,
): readonly Judgement[] {
  const context = { config: settings.config, findings: settings.findings, pinsOf };
  return Array.from(comparisons, (comparison) => judge(comparison, context));
}

/** Judges one skill; unchanged and incomparable skills require no bump. */
function judge(comparison: Comparison, settings: JudgeContext): Judgement {
  const { pair, changes, drafts } = comparison;
  const findings = toFindings(drafts, settings.findings);
  const unjudged = { pair, findings, unreleased: [], neededVersion: null };
  if (pair.status === 'unchanged')
    return { ...unjudged, required: 'none', declared: 'none', satisfied: true };
  if (changes === null) return { ...unjudged, required: null, declared: null, satisfied: null };
  const judgement = judgeChanges({ ...comparison, changes }, settings);
  return { ...judgement, findings: [...judgement.findings, ...findings] };
}

/** Judges the changes of a skill and its version bump, both from the last release if there is one. */
function judgeChanges(
  { pair, changes, sinceRelease, powerDrafts }: Comparison & PairChanges,
  { config, findings: settings, pinsOf }: JudgeContext,
): Judgement {
  // A version below base is a decrease even above the last release.
  const isDecreased = declaredBumpOf(pair) === 'decreased';
  const bumpPair = isDecreased ? pair : (sinceRelease?.pair ?? pair);
  const declared = declaredBumpOf(bumpPair);
  const findings = toFindings(changeDrafts({ pair, changes }, declared, config), settings);
  const unreleased = sinceRelease
    ? toFindings(changeDrafts(sinceRelease, declared, config), settings)
    : [];
  // The findings of the trees have these; here they only ask for a bump.
  const gained = toFindings(pair.before && pair.after ? powerDrafts : [], settings);
  const [accepted, open] = splitAccepted([...(sinceRelease ? unreleased : findings), ...gained]);
  const required = largestBump(open.map(({ bump }) => bump ?? 'none'));
  const tag = isDecreased ? null : (sinceRelease?.tag ?? null);
  const pins = pinsOf(bumpPair);
  const assessment = { declared, required, findings: open, accepted, tag, pins };
  const bumpFindings = toFindings(bumpDrafts(bumpPair, assessment, config), settings);
  const satisfied = isSatisfied(sinceRelease?.pair ?? pair, declared, required);
  return {
    ...{ pair, required, declared, unreleased, satisfied },
    findings: mergeBumpFindings(findings, bumpFindings, required),
    neededVersion: satisfied === false ? neededVersion(pair, sinceRelease?.pair, required) : null,
  };
}

/** Separates accepted changes, which require no bump, from the others. */
function splitAccepted(findings: readonly Finding[]): [Finding[], Finding[]] {
  const isAccepted = ({ state }: Finding) => state === 'accepted';
  return [findings.filter(isAccepted), findings.filter((finding) => !isAccepted(finding))];
}
