import { listingProblems, listingTexts } from '../listings/read.ts';
import { removedIndexes } from '../listings/skills-index.ts';
import { LockTracking, type TrackedEntry } from '../locks/lineage.ts';
import { noLongerLock, removedPins } from '../locks/lost.ts';
import {
  collectCoveredRoots,
  findOrphanedSkill,
  type LockContext,
  sameNameSkills,
} from '../locks/reach.ts';
import { lockFormatOf } from '../locks/read.ts';
import { createSkillLookup, lockedTargets, matchTargets } from '../locks/units.ts';
import type { Draft, Finding, Problem } from '../model/finding.ts';
import type { LockEntry, LockFile } from '../model/lock.ts';
import type { PreviousByRoot } from '../model/previous-skills.ts';
import { type Progress, withProgress } from '../model/progress.ts';
import type { Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import type { Workspace } from '../model/workspace.ts';
import type { LintRule, Rule, Subjects } from '../rules/rule.ts';
import { lintRules, problemRuleNamed } from '../rules/tree-catalog.ts';
import { uncrowded } from './limit-findings.ts';
import { lintProtos } from './lint-protos.ts';
import { type Context, contextOf, type Stamp } from './to-finding.ts';

/** Everything the rules of one tree say; `was` is the tree it grew from, for pins that moved or went. */
export function lint(
  now: Workspace,
  was: Workspace | null,
  stamp: Stamp,
  former: PreviousByRoot = new Map(),
  told?: Progress,
): Finding[] {
  const findings: (Finding | null)[] = [];
  const listing = { ...nowhere, texts: listingTexts(now.listings) };
  for (const { rule, draft } of shown(ruleSets.repository, { workspace: now, was })) {
    const skill = draft.skill ?? null;
    findings.push(stamp(draft, { ...listing, rule, severity: rule.severity, skill }));
  }
  for (const problem of [...now.problems, ...now.lockProblems])
    findings.push(stampProblem(problem, nowhere, stamp));
  for (const problem of listingProblems(now.listings))
    findings.push(stampProblem(problem, listing, stamp));
  const strange = new Map(now.listings.unrecognised.map(({ path, text }) => [path, text ?? '']));
  for (const problem of was ? removedIndexes(now.listings, was.listings) : [])
    findings.push(stampProblem(problem, { ...nowhere, texts: strange }, stamp));
  // Never spread into one call: a single skill may have more findings than a call takes arguments.
  const skills = Array.from(withProgress(now.skills, told, 'Checking', 'skills'), (skill) =>
    lintSkill(skill, now, stamp),
  );
  const holdings = createSkillLookup(now);
  let covered: ReadonlySet<string> | undefined;
  const sides: LockContext = {
    head: holdings,
    base: was && createSkillLookup(was),
    coveredRoots: () => {
      covered ??= collectCoveredRoots(now.locks, holdings);
      return covered;
    },
    successors: new Map([...former].map(([root, before]) => [before.root, root])),
    origins: new Map([...former].map(([root, before]) => [root, before.root])),
  };
  const lineage = was && LockTracking.of(now, was);
  const locks = now.locks.map((lock) => lintLock(lock, lineage, sides, stamp));
  const lost: (Finding | null)[] = [];
  for (const pins of was ? removedPins(now, was) : []) {
    const isTold = [...now.problems, ...now.lockProblems].some(
      ({ rule, at }) => rule !== 'lock-unrecognised' && at.path === pins.lock.path,
    );
    if (pins.fate === 'unreadable' && !isTold)
      lost.push(stampProblem(noLongerLock(pins), nowhere, stamp));
  }
  const all = [findings, ...skills, ...locks, lintProtos(now, was, stamp), lost];
  return all.flat().filter((finding) => finding !== null);
}

/** What is said of the configuration, beside any skill. */
export function lintProblems(problems: readonly Problem[], stamp: Stamp): readonly Finding[] {
  return problems.flatMap((problem) => {
    const finding = stampProblem(problem, nowhere, stamp);
    if (!finding) return [];
    return [problem.old ? { ...finding, state: 'existing' as const } : finding];
  });
}

const nowhere = { skill: null, texts: new Map<string, string>(), secrets: [] };

const ruleSets = {
  repository: lintRules('repository'),
  skill: lintRules('skill'),
  lock: lintRules('lock'),
};

const manifestRules = new Map(
  [
    ...groupBy(
      lintRules('manifest').flatMap((rule) =>
        (rule.dialects ?? []).map((dialect) => ({ dialect, rule })),
      ),
      ({ dialect }) => dialect,
    ),
  ].map(([dialect, rules]) => [dialect, rules.map(({ rule }) => rule)]),
);

interface Shown {
  readonly rule: Extract<Rule, { severity: unknown }>;
  readonly draft: Draft;
}

/** Shows one subject to every rule of a set. */
function shown<S extends keyof Subjects>(
  rules: readonly LintRule<S>[],
  subject: Subjects[S],
): Shown[] {
  const found: Shown[] = [];
  for (const rule of rules) {
    for (const draft of rule.check(subject)) found.push({ rule: rule as LintRule, draft });
  }
  return found;
}

function lintSkill(skill: Skill, workspace: Workspace, stamp: Stamp): (Finding | null)[] {
  const context = contextOf(skill);
  const problems = skill.problems.map((draft) => ({ rule: problemRuleNamed(draft.rule), draft }));
  const manifests = skill.manifests.flatMap((manifest) =>
    shown(manifestRules.get(manifest.dialect) ?? [], { manifest, skill, workspace }),
  );
  const own = shown(ruleSets.skill, { skill, workspace });
  return uncrowded([...problems, ...manifests, ...own]).map(({ rule, draft }) =>
    stamp(draft, { ...context, rule, severity: rule.severity }),
  );
}

function lintLock(
  lock: LockFile,
  lineage: LockTracking | null,
  sides: LockContext,
  stamp: Stamp,
): (Finding | null)[] {
  const context = { ...nowhere, texts: new Map([[lock.path, lock.text]]) };
  const problems = lock.problems.map((problem) => stampProblem(problem, context, stamp));
  const entries = lock.entries.flatMap((entry) => {
    const before = lineage?.before(lock, entry.id) ?? null;
    return lockSubjects(lock, entry, before, sides).flatMap((subject) =>
      shown(ruleSets.lock, subject).map(({ rule, draft }) =>
        stamp(draft, {
          ...context,
          rule,
          severity: rule.severity,
          skill: subject.skill?.root ?? null,
        }),
      ),
    );
  });
  return [...problems, ...entries];
}

/** What an entry vouches for, one thing at a time; itself alone where there is nothing. */
function lockSubjects(
  lock: LockFile,
  entry: LockEntry,
  held: TrackedEntry | null,
  sides: LockContext,
): readonly Subjects['lock'][] {
  const { head: now, base: was } = sides;
  const earlier = was ? lockedTargets(held?.lock ?? lock, held?.entry ?? entry, was) : [];
  const units = lockedTargets(lock, entry, now, earlier[0]?.skill?.root);
  const [first] = earlier;
  const left = findOrphanedSkill(lock, entry, held, { base: earlier, head: units }, sides);
  const namesakes = units.length === 0 ? sameNameSkills(lock, entry, sides) : [];
  const subject = { entry, lock, before: held?.entry ?? null, units, namesakes };
  if (units.length === 0) {
    return [
      {
        ...subject,
        unit: null,
        skill: null,
        was: first?.skill ?? null,
        earlier: null,
        left,
        previous: null,
      },
    ];
  }
  const same = matchTargets(earlier);
  return units.map((unit, at) => {
    const past = same(unit) ?? (lockFormatOf(lock).lookupBy === 'name' ? first : null);
    return {
      ...subject,
      unit,
      skill: unit.skill,
      was: past?.skill ?? null,
      previous: unit.skill ? previousOf(unit.skill, sides) : null,
      earlier: past ?? null,
      left: at === 0 ? left : null,
    };
  });
}

/** A skill as it was at base; undefined where there is no base. */
function previousOf(
  { root }: Skill,
  { base: was, origins }: LockContext,
): Skill | null | undefined {
  return was ? (was.byRoot.get(origins.get(root) ?? root) ?? null) : undefined;
}

function stampProblem(
  problem: Problem,
  context: Omit<Context, 'rule' | 'severity'>,
  stamp: Stamp,
): Finding | null {
  const rule = problemRuleNamed(problem.rule);
  return stamp(problem, { ...context, rule, severity: rule.severity });
}
