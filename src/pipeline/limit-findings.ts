import {
  type Draft,
  type Finding,
  isAtLeast,
  type Severity,
  type State,
  severityRank,
} from '../model/finding.ts';
import { groupBy } from '../model/text/group-by.ts';

interface RuleLike {
  readonly id: string;
  readonly severity: Severity;
}

/** What a rule says of something. */
interface RuleDraft<R extends RuleLike> {
  readonly rule: R;
  readonly draft: Draft;
}

/** So many findings of one rule in one file are listed; a file of a few megabytes could have a million. */
const maxPerFile = 1_000;

/**
 * What rules say, where one that says too much of a file ends with how much more it would say: as bad as the worst
 * of it, and new when base has not just as much.
 */
export function limitDraftsPerFile<R extends RuleLike>(
  drafts: readonly RuleDraft<R>[],
): readonly RuleDraft<R>[] {
  const groups = new Map<string, { count: number; overflow: RuleDraft<R>[] }>();
  const kept = drafts.filter((one) => {
    const key = `${one.rule.id}\0${one.draft.at.path}`;
    const group = groups.get(key) ?? { count: 0, overflow: [] };
    groups.set(key, group);
    if (group.count++ < maxPerFile) return true;
    group.overflow.push(one);
    return false;
  });
  const summaries = [...groups.values()].flatMap(({ overflow }) => summarizeDrafts(overflow) ?? []);
  return summaries.length === 0 ? drafts : [...kept, ...summaries];
}

function summarizeDrafts<R extends RuleLike>(
  overflow: readonly RuleDraft<R>[],
): RuleDraft<R> | null {
  const [first] = overflow;
  if (!first) return null;
  const { rule, draft } = first;
  const severity = overflow.reduce(
    (worst, one) => worseOf(worst, severityOf(one)),
    severityOf(first),
  );
  const message = `${overflow.length} more findings of this rule in this file are not listed.`;
  const about = { about: 'more', fingerprintText: 'more', value: overflow.length };
  return { rule, draft: { message, at: { path: draft.at.path }, severity, ...about } };
}

/** So many findings of a repository are listed; files without end, each a little wrong, could have more. */
const maxTotal = 100_000;

/**
 * The findings of a run, where of too many the worst are listed, and of each rule that has more, new ones or others,
 * how many those are: as bad as the worst of them.
 */
export function limitFindings(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= maxTotal) return findings;
  const sorted = [...findings].sort((a, b) => sortRank(a) - sortRank(b));
  const kept = sorted.slice(0, maxTotal);
  const overflowByRule = groupBy(sorted.slice(maxTotal), ({ rule, state }) => `${rule} ${state}`);
  return [...kept, ...Array.from(overflowByRule.values(), summarizeFindings)];
}

const states: readonly State[] = ['new', 'existing', 'accepted'];

function sortRank({ state, severity }: Finding): number {
  return states.indexOf(state) * 3 + severityRank[severity];
}

/** What stands for findings of one rule that are not listed, of which the first is the worst. */
function summarizeFindings(overflow: readonly Finding[]): Finding {
  const [worst] = overflow as readonly [Finding];
  const message = `${overflow.length} more findings of this rule are not listed.`;
  const cleared = { was: null, before: null, after: null, excerpt: null, bump: null };
  return { ...worst, ...cleared, message, at: { path: worst.at.path }, about: 'more' };
}

function severityOf({ rule, draft }: RuleDraft<RuleLike>): Severity {
  return draft.severity ?? rule.severity;
}

function worseOf(one: Severity, other: Severity): Severity {
  return isAtLeast(one, other) ? one : other;
}
