import {
  type Draft,
  type Finding,
  isAtLeast,
  type Severity,
  type State,
  severityRank,
} from '../model/finding.ts';
import { groupBy } from '../model/text/group-by.ts';

interface Named {
  readonly id: string;
  readonly severity: Severity;
}

/** What a rule says of something. */
interface Said<R extends Named> {
  readonly rule: R;
  readonly draft: Draft;
}

/** So many findings of one rule in one file are listed; a file of a few megabytes could have a million. */
const most = 1_000;

/**
 * What rules say, where one that says too much of a file ends with how much more it would say: as bad as the worst
 * of it, and new when base has not just as much.
 */
export function uncrowded<R extends Named>(said: readonly Said<R>[]): readonly Said<R>[] {
  const crowds = new Map<string, { count: number; more: Said<R>[] }>();
  const kept = said.filter((one) => {
    const key = `${one.rule.id}\0${one.draft.at.path}`;
    const crowd = crowds.get(key) ?? { count: 0, more: [] };
    crowds.set(key, crowd);
    if (crowd.count++ < most) return true;
    crowd.more.push(one);
    return false;
  });
  const rest = [...crowds.values()].flatMap(({ more }) => summaryOf(more) ?? []);
  return rest.length === 0 ? said : [...kept, ...rest];
}

function summaryOf<R extends Named>(more: readonly Said<R>[]): Said<R> | null {
  const [first] = more;
  if (!first) return null;
  const { rule, draft } = first;
  const severity = more.reduce((worst, one) => worseOf(worst, severityOf(one)), severityOf(first));
  const message = `${more.length} more findings of this rule in this file are not listed.`;
  const about = { about: 'more', stated: 'more', value: more.length };
  return { rule, draft: { message, at: { path: draft.at.path }, severity, ...about } };
}

/** So many findings of a repository are listed; files without end, each a little wrong, could have more. */
const mostInAll = 100_000;

/**
 * The findings of a run, where of too many the worst are listed, and of each rule that has more, new ones or others,
 * how many those are: as bad as the worst of them.
 */
export function listed(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= mostInAll) return findings;
  const byWeight = [...findings].sort((a, b) => weightOf(a) - weightOf(b));
  const kept = byWeight.slice(0, mostInAll);
  const left = groupBy(byWeight.slice(mostInAll), ({ rule, state }) => `${rule} ${state}`);
  return [...kept, ...Array.from(left.values(), countOf)];
}

const states: readonly State[] = ['new', 'existing', 'accepted'];

function weightOf({ state, severity }: Finding): number {
  return states.indexOf(state) * 3 + severityRank[severity];
}

/** What stands for findings of one rule that are not listed, of which the first is the worst. */
function countOf(more: readonly Finding[]): Finding {
  const [worst] = more as readonly [Finding];
  const message = `${more.length} more findings of this rule are not listed.`;
  const nothing = { was: null, before: null, after: null, excerpt: null, bump: null };
  return { ...worst, ...nothing, message, at: { path: worst.at.path }, about: 'more' };
}

function severityOf({ rule, draft }: Said<Named>): Severity {
  return draft.severity ?? rule.severity;
}

function worseOf(one: Severity, other: Severity): Severity {
  return isAtLeast(one, other) ? one : other;
}
