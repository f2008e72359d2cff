import type { Finding } from '../../model/finding.ts';
import { plainText } from '../../model/message.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import {
  countPhrase,
  isChanged,
  nounOf,
  sideVersion,
  unreadableShortfall,
  versionShortfall,
} from '../counts.ts';
import { sectionsOf } from '../sections.ts';
import { abbreviateList, maxInSentence } from './abbreviate-list.ts';
import { decisiveFindings, failingSkills, isBreakOfCallers } from './failing.ts';
import { isAnnouncedBreak } from './headline.ts';
import type { Markup } from './markup.ts';
import { removedReason } from './removal-remedies.ts';
import { isOutdatedEntry } from './stale-locks.ts';

/** A changed skill with its result in words. */
export interface SkillRow {
  readonly mark: 'pass' | 'warning' | 'fail';
  readonly skill: SkillSummary;
  /** Other skills with the same mark, versions and result. */
  readonly others: readonly SkillSummary[];
  /** The name at base, if it was another one. */
  readonly previousName: string | null;
  /** `1.0.0 → 1.0.1, needs **2.0.0**`; empty without versions. */
  readonly version: string;
  readonly reason: string;
}

/** The first rows of a table, and how many it omits. */
export interface SkillRows {
  readonly shown: readonly SkillRow[];
  readonly omitted: number;
}

/** At most `limit` rows of changed skills: those that fail first, the worst first; the others in the order of the report. */
export function skillRows(report: Report, markup: Markup, limit: number): SkillRows {
  const facts = changedSkills(report);
  const ranks = ['fail', 'warning', 'pass'];
  const failRank = new Map(failingSkills(report).map(({ skill }, index) => [skill, index]));
  const ranked = facts.sort(
    (a, b) =>
      ranks.indexOf(a.mark) - ranks.indexOf(b.mark) ||
      (failRank.get(a.skill) ?? 0) - (failRank.get(b.skill) ?? 0),
  );
  const rows = ranked.slice(0, maxCompared).map((rowFacts) => rowOf(rowFacts, report, markup));
  const shown = mergeAlike(rows).slice(0, limit);
  const listed = shown.reduce((sum, { others }) => sum + 1 + others.length, 0);
  return { shown, omitted: ranked.length - listed };
}

/** The most skills whose rows are written and compared. */
const maxCompared = 5_000;
/** Fewer alike rows are rows of their own. */
const minAlike = 4;

function mergeAlike(rows: readonly SkillRow[]): readonly SkillRow[] {
  const keyOf = ({ mark, version, reason, previousName }: SkillRow) =>
    JSON.stringify([mark, version, reason, previousName !== null]);
  const groups = groupBy(rows, keyOf);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first || group.length < minAlike) return group;
    // Each count is that of one skill.
    const reason = first.reason.replace(
      /\d (?:other |more )?(?:error|finding|warning)s?(?=;|$)/g,
      '$& each',
    );
    return [{ ...first, reason, others: others.map(({ skill }) => skill) }];
  });
}

interface RowFacts {
  readonly skill: SkillSummary;
  readonly mark: SkillRow['mark'];
  readonly findings: readonly Finding[];
  readonly failing: readonly Finding[];
  readonly grew: boolean;
}

function changedSkills(report: Report): RowFacts[] {
  const findingsBySkill = groupBy(report.findings, ({ skill }) => skill ?? '\0');
  const privilege = new Set(sectionsOf(report).privilege);
  const decisive = new Set(decisiveFindings(report));
  return report.skills.filter(isChanged).map((skill) => {
    const findings = (findingsBySkill.get(skill.root) ?? []).filter(
      ({ state }) => state !== 'existing',
    );
    const failing = findings.filter((finding) => decisive.has(finding));
    const hasWarning = findings.some(
      ({ severity, state }) => severity === 'warning' && state === 'new',
    );
    const isDoubtful = () => hasWarning || versionShortfall(skill) !== null;
    const mark = failing.length > 0 ? 'fail' : isDoubtful() ? 'warning' : 'pass';
    const grew = findings.some((finding) => privilege.has(finding));
    return { skill, mark, findings, failing, grew };
  });
}

function rowOf(facts: RowFacts, report: Report, markup: Markup): SkillRow {
  const { skill, mark } = facts;
  const version = versionText(facts, markup);
  const reason =
    skill.status === 'removed'
      ? removedReason(skill, facts.findings, report, markup)
      : reasonOf(facts, markup);
  return { mark, skill, others: [], previousName: previousNameOf(skill), version, reason };
}

/** The name at base, if it was another one. A base that cannot be read has the name of its directory only. */
export function previousNameOf({ name, base }: SkillSummary): string | null {
  return base && !base.isUnreadable && base.name !== name ? base.name : null;
}

/** The versions of a changed skill, and the one it needs to pass or should have. */
function versionText(facts: RowFacts, markup: Markup): string {
  const { skill, failing } = facts;
  const { version, base, status } = skill;
  const head = sideVersion(skill, markup.name);
  const before = base && sideVersion(base, markup.name);
  const isTwoSided = base && status !== 'added' && status !== 'removed';
  if (version === null && !base?.version) return '';
  const versions = isTwoSided && before !== head ? `${before} → ${head}` : head;
  const shortfall = versionShortfall(skill, markup.name);
  if (shortfall === unreadableShortfall) return `${versions}, ${shortfall}`;
  const needed = shortfall === null ? null : /^needs (.+)$/.exec(shortfall)?.[1];
  const isRequired = failing.some(({ category, bump }) => category === 'version' || bump !== null);
  const verb = isRequired ? 'needs' : 'should be';
  return needed ? `${versions}, ${verb} ${markup.strong(needed)}` : versions;
}

function reasonOf(facts: RowFacts, markup: Markup): string {
  const { skill, findings, failing, grew } = facts;
  const { status, base, root } = skill;
  const stale = findings.filter((finding) => isOutdatedEntry(finding) && finding.state === 'new');
  const isRepinned = findings.some(({ rule }) => rule === 'lock-moved');
  const isExplained = (finding: Finding) =>
    finding.bump === 'major' ||
    finding.category === 'version' ||
    finding.category === 'privilege' ||
    isOutdatedEntry(finding);
  const others = failing.filter((finding) => !isExplained(finding));
  const named = [
    ...(status === 'added' ? ['new'] : []),
    ...(base && status === 'moved' ? [`moved from ${markup.name(base.root || root)}`] : []),
    ...changeClause(facts, markup),
  ];
  const namesOtherCause = named.length > 0 && others.length < failing.length;
  const parts = [
    ...named,
    ...(others.length > 0
      ? [countPhrase(others.length, `${namesOtherCause ? 'other ' : ''}${nounOf(others)}`)]
      : []),
    ...(grew && status !== 'added' ? [growthClause(facts)] : []),
  ];
  const lock =
    stale.length > 0 ? ['lock entry out of date'] : isRepinned ? ['lock entry updated'] : [];
  // Where a lock entry alone fails the run, it comes before changes that do not.
  const isLockOnly = failing.length > 0 && failing.every(isOutdatedEntry);
  const clauses = isLockOnly ? [...lock, ...parts] : [...parts, ...lock];
  const isFirstVersion = findings.some(({ rule }) => rule === 'version-added');
  return [
    ...(isFirstVersion ? ['its first version'] : []),
    ...(clauses.length > 0 ? new Set(clauses) : [reasonWithoutChange(skill)]),
    ...warningClause(facts),
  ].join('; ');
}

/** How many new warnings do not fail the run, without those that the row names. */
function warningClause({ findings, failing }: RowFacts): string[] {
  const decisive = new Set(failing);
  const warnings = findings.filter(
    (finding) =>
      finding.severity === 'warning' && finding.state === 'new' && !decisive.has(finding),
  );
  const unnamed = warnings.filter(isAboutNoChange).length;
  if (unnamed === 0) return [];
  return [countPhrase(unnamed, unnamed < warnings.length ? 'more warning' : 'warning')];
}

/** True for a warning that is about no change; no other clause of the row mentions it. */
function isAboutNoChange({ category, bump, rule }: Finding): boolean {
  return category !== 'version' && bump === null && rule !== 'skill-removed';
}

/** What the change is to callers. */
function changeClause({ skill, findings, failing, grew }: RowFacts, markup: Markup): string[] {
  const breaks = findings.filter(isBreakOfCallers);
  const open = breaks.filter(({ state }) => state === 'new');
  const phrases = phraseList(open.length > 0 ? open : breaks, skill, markup);
  if (open.length > 0) {
    if (!isAnnouncedBreak(skill)) return [`breaks callers: ${phrases}`];
    // A row that fails for another reason names that one only; the break is among the announced changes.
    return failing.length > 0 ? [] : [`${phrases} (breaks callers, and the version says so)`];
  }
  if (breaks.length > 0) return [`breaks callers, as accepted: ${phrases}`];
  const additions = findings.filter(
    (finding) =>
      finding.bump === 'minor' &&
      finding.category !== 'privilege' &&
      !(grew && narrowedToolRules.has(finding.rule)),
  );
  return additions.length === 0 ? [] : [phraseList(additions, skill, markup)];
}

/** Changes of skills that may do less in one place, which need a minor bump. */
const narrowedToolRules: ReadonlySet<string> = new Set([
  'allowed-tools-narrowed',
  'allowed-tools-removed',
]);

/** That permissions grew, and whether others were lost. */
function growthClause({ findings }: RowFacts): string {
  const hasLost = findings.some(({ rule }) => narrowedToolRules.has(rule));
  return hasLost ? 'some permissions were added, others removed' : 'permissions grew';
}

function phraseList(findings: readonly Finding[], skill: SkillSummary, markup: Markup): string {
  const phrases = findings.map((finding) =>
    finding.rule === 'skill-renamed' && previousNameOf(skill) !== null
      ? 'renamed'
      : markup.prose(plainText(finding.phrase ?? finding.message)),
  );
  return abbreviateList(phrases, maxInSentence);
}

function reasonWithoutChange(skill: SkillSummary): string {
  const { satisfied, requiredBump, status } = skill;
  const hasShortfall = versionShortfall(skill) !== null;
  // Without a bump to make, only a lower version falls short.
  const needsNoBump = requiredBump === 'none' || requiredBump === 'patch';
  if (hasShortfall && needsNoBump) return 'its version goes down';
  if (hasShortfall) return `needs a ${requiredBump} bump`;
  if (satisfied === null && requiredBump === null) return 'cannot be compared';
  if (satisfied === null) return 'interface unchanged; declares no version';
  return status === 'moved' ? 'moved' : 'interface unchanged';
}
