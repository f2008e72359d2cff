import type { Config } from '../config/config.ts';
import type { Finding } from '../model/finding.ts';
import { type Bump, type DeclaredBump, largestBump } from '../model/version/bump.ts';
import type { Pair } from '../model/workspace.ts';
import type { Comparison, PairChanges, TreeComparison } from './compare/comparison.ts';
import type { FindingSettings } from './findings/finding-settings.ts';
import { toFindings } from './findings/to-findings.ts';
import { changeDrafts } from './judge/change-draft.ts';
import { type FindKeptCallers, withoutCallers } from './judge/kept-callers.ts';
import {
  coveredByPlugin,
  type FindRetirement,
  isRetirement,
  type Retirement,
} from './judge/retirements.ts';
import { claimDrafts, updateDraft, vendoredChangeDrafts } from './judge/vendored-judgement.ts';
import type { RecordLookup, VendoredPair } from './judge/vendored-pairs.ts';
import { bumpDrafts, declaredBumpOf, isSatisfied, neededVersion } from './judge/version-bump.ts';
import type { PinLookup } from './judge/version-pins.ts';

/** The settings that judge changes. */
interface JudgeSettings {
  readonly config: Config;
  readonly findingSettings: FindingSettings;
}

/** Facts of both trees that the judgement of a pair needs. */
export interface JudgeFacts extends RecordLookup {
  readonly pinsOf: PinLookup;
  readonly retirementOf: FindRetirement;
  readonly keptCallersOf: FindKeptCallers;
}

interface JudgeContext extends JudgeSettings, JudgeFacts {}

/** The findings on the changes of one skill, and whether its version covers them. */
export interface Judgement {
  readonly pair: Pair;
  readonly findings: readonly Finding[];
  readonly required: Bump | null;
  /** The bump that the changes since base require; `required` is measured from the last release if there is one. */
  readonly requiredSinceBase: Bump | null;
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
  facts: JudgeFacts,
): readonly Judgement[] {
  const context = { config: settings.config, findingSettings: settings.findingSettings, ...facts };
  return Array.from(comparisons, (comparison) => judge(comparison, context));
}

const noBump = { required: 'none', requiredSinceBase: 'none' } as const;

/** Judges one skill; unchanged and incomparable skills require no bump. */
function judge(comparison: Comparison, settings: JudgeContext): Judgement {
  const { pair, changes, drafts } = comparison;
  const claims = claimDrafts(pair, settings.claimOf(pair));
  const findings = toFindings([...drafts, ...claims], settings.findingSettings);
  const unjudged = { pair, findings, unreleased: [], neededVersion: null };
  if (pair.status === 'unchanged')
    return { ...unjudged, ...noBump, declared: 'none', satisfied: true };
  const vendored = settings.vendoredPairOf(pair);
  if (changes === null) {
    const unknown = { required: null, requiredSinceBase: null, declared: null, satisfied: null };
    return { ...unjudged, ...unknown };
  }
  const judgement = vendored
    ? judgeVendored({ pair, changes }, vendored, settings)
    : judgeChanges({ ...comparison, changes }, settings);
  return { ...judgement, findings: [...judgement.findings, ...findings] };
}

/** Judges a skill that was installed from elsewhere: no change needs a bump, and its removal breaks no caller. */
function judgeVendored(
  { pair, changes }: PairChanges,
  vendored: VendoredPair,
  { config, findingSettings, keptCallersOf }: JudgeContext,
): Judgement {
  const declared = declaredBumpOf(pair);
  const judgement = { pair, declared, ...noBump, satisfied: true } as const;
  const none = { unreleased: [], neededVersion: null };
  const drafts = changeDrafts({ pair, changes }, null, config);
  const isVerified = vendored.before.isVerified === true;
  if (!vendored.after && isVerified) return { ...judgement, ...none, findings: [] };
  const update = updateDraft(pair, vendored, drafts);
  const changed = withoutCallers(vendoredChangeDrafts(drafts, isVerified), keptCallersOf(pair));
  const all = [...(update ? [update] : []), ...changed];
  return { ...judgement, ...none, findings: toFindings(all, findingSettings) };
}

/** Judges the changes of a skill and its version bump, both from the last release if there is one. */
function judgeChanges(
  { pair, changes, sinceRelease, powerDrafts }: Comparison & PairChanges,
  { config, findingSettings, pinsOf, retirementOf, keptCallersOf }: JudgeContext,
): Judgement {
  // A version below base is a decrease even above the last release.
  const isDecreased = declaredBumpOf(pair) === 'decreased';
  const bumpPair = isDecreased ? pair : (sinceRelease?.pair ?? pair);
  const declared = declaredBumpOf(bumpPair);
  const retirement = retirementOf(pair);
  const draftsOf = (compared: PairChanges) =>
    withoutCallers(
      coveredByPlugin(changeDrafts(compared, declared, config), retirement),
      keptCallersOf(compared.pair),
    );
  const findings = toFindings(draftsOf({ pair, changes }), findingSettings);
  const unreleased = sinceRelease ? toFindings(draftsOf(sinceRelease), findingSettings) : [];
  // The findings of the trees have these; here they only ask for a bump.
  const gained = toFindings(pair.before && pair.after ? powerDrafts : [], findingSettings);
  const asked = [...(sinceRelease ? unreleased : findings), ...gained];
  const [accepted, open] = splitAccepted(asked, retirement);
  const required = bumpOf(open);
  const [, openSinceBase] = splitAccepted([...findings, ...gained], retirement);
  const tag = isDecreased ? null : (sinceRelease?.tag ?? null);
  const pins = pinsOf(bumpPair);
  const assessment = { declared, required, findings: open, accepted, tag, pins };
  const bumpFindings = toFindings(bumpDrafts(bumpPair, assessment, config), findingSettings);
  const satisfied = isSatisfied(sinceRelease?.pair ?? pair, declared, required);
  return {
    pair,
    required,
    declared,
    unreleased,
    satisfied,
    requiredSinceBase: bumpOf(openSinceBase),
    findings: [...findings, ...bumpFindings],
    neededVersion: satisfied === false ? neededVersion(pair, sinceRelease?.pair, required) : null,
  };
}

function bumpOf(findings: readonly Finding[]): Bump {
  return largestBump(findings.map(({ bump }) => bump ?? 'none'));
}

/** Separates the changes that require no bump of the skill, accepted or covered by a plugin, from the others. */
function splitAccepted(
  findings: readonly Finding[],
  retirement: Retirement | null,
): [Finding[], Finding[]] {
  const accepted = findings.filter(({ state }) => state === 'accepted');
  const open = findings.filter(
    (finding) => finding.state !== 'accepted' && !(retirement && isRetirement(finding.rule)),
  );
  return [accepted, open];
}
