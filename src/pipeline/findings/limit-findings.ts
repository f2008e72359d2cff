import {
  type Finding,
  isAtLeast,
  type Severity,
  type State,
  severityRank,
} from '../../model/finding.ts';
import { type Message, msg, words } from '../../model/message.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { RuleDraft } from './rule-draft.ts';

/** The most findings of one rule in one file: a file of a few megabytes could have a million. */
const maxPerFile = 1_000;

/** Limits the drafts of one rule in one file; the last one counts the rest, at the severity of the worst of them. */
export function limitDraftsPerFile(drafts: readonly RuleDraft[]): readonly RuleDraft[] {
  const groups = new Map<string, { count: number; overflow: RuleDraft[] }>();
  const kept = drafts.filter((draft) => {
    const key = `${draft.rule.id}\0${draft.draft.at.path}`;
    const group = groups.get(key) ?? { count: 0, overflow: [] };
    groups.set(key, group);
    if (group.count++ < maxPerFile) return true;
    group.overflow.push(draft);
    return false;
  });
  const summaries = [...groups.values()].flatMap(({ overflow }) => summarizeDrafts(overflow) ?? []);
  return summaries.length === 0 ? drafts : [...kept, ...summaries];
}

function summarizeDrafts(overflow: readonly RuleDraft[]): RuleDraft | null {
  const [first] = overflow;
  if (!first) return null;
  const severity = overflow.map(severityOf).reduce(worseOf);
  const message = msg`${overflow.length} more findings of this rule in this file are not listed.`;
  const about = { about: 'more', identity: 'more', value: overflow.length };
  const { path } = first.draft.at;
  return { ...first, draft: { message, at: { path }, severity, ...about } };
}

/** The most findings of a run: a repository has no limit of files. */
const maxTotal = 100_000;

/** Limits the findings of each file and of a run to the worst; the last one of each rule and state counts the rest. */
export function limitFindings(findings: readonly Finding[]): readonly Finding[] {
  return limitTotal(limitPerFile(findings));
}

/** Limits what no draft shows: changes, permissions, and what several skills add to one file. */
function limitPerFile(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= maxPerFile) return findings;
  const listed = findings.filter(({ about }) => about !== 'more');
  const groups = groupBy(listed, ({ rule, state, at }) => `${rule} ${state} ${at.path}`);
  const crowded = [...groups.values()].filter(({ length }) => length > maxPerFile);
  const overflows = crowded.map((all) =>
    all.toSorted((a, b) => sortRank(a) - sortRank(b)).slice(maxPerFile),
  );
  const omitted = new Set(overflows.flat());
  return omitted.size === 0
    ? findings
    : [
        ...findings.filter((finding) => !omitted.has(finding)),
        ...overflows.map((overflow) => summarizeFindings(overflow, words(' in this file'))),
      ];
}

function limitTotal(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= maxTotal) return findings;
  const sorted = [...findings].sort((a, b) => sortRank(a) - sortRank(b));
  const kept = sorted.slice(0, maxTotal);
  const overflowByRule = groupBy(sorted.slice(maxTotal), ({ rule, state }) => `${rule} ${state}`);
  return [...kept, ...Array.from(overflowByRule.values(), (all) => summarizeFindings(all))];
}

const states: readonly State[] = ['new', 'existing', 'accepted'];

function sortRank({ state, severity }: Finding): number {
  return states.indexOf(state) * 3 + severityRank[severity];
}

/** One finding instead of several of one rule, the worst first. */
function summarizeFindings(overflow: readonly Finding[], where: Message = words('')): Finding {
  const [worst] = overflow as readonly [Finding];
  const message = msg`${overflow.length} more findings of this rule${where} are not listed.`;
  const cleared = { was: null, before: null, after: null, excerpt: null, bump: null };
  return { ...worst, ...cleared, message, at: { path: worst.at.path }, about: 'more' };
}

function severityOf({ draft, severity }: RuleDraft): Severity {
  return draft.severity ?? severity;
}

function worseOf(severity: Severity, other: Severity): Severity {
  return isAtLeast(severity, other) ? severity : other;
}
