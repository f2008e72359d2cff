import { listingProblems, listingTexts } from '../listings/read.ts';
import { removedIndexes } from '../listings/skills-index.ts';
import {
  collectCoveredRoots,
  findOrphanedSkill,
  type LockContext,
  sameNameSkills,
} from '../locks/context.ts';
import { lockFormatOf } from '../locks/read.ts';
import { noLongerLock, removedPins } from '../locks/removed-pins.ts';
import { createSkillLookup, lockedTargets, matchTargets } from '../locks/targets.ts';
import { LockTracking, type TrackedEntry } from '../locks/tracking.ts';
import type { Draft, Finding, Problem } from '../model/finding.ts';
import type { LockEntry, LockFile } from '../model/lock.ts';
import type { PreviousByRoot } from '../model/previous-skills.ts';
import { type Progress, withProgress } from '../model/progress.ts';
import type { Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import type { Workspace } from '../model/workspace.ts';
import type { LintRule, Rule, Subjects } from '../rules/rule.ts';
import { getProblemRule, lintRulesOf } from '../rules/tree-catalog.ts';
import { limitDraftsPerFile } from './limit-findings.ts';
import { lintProtos } from './lint-protos.ts';
import { contextOf, type FindingContext, type FindingFactory } from './to-finding.ts';

/** Everything the rules of one tree say; `was` is the tree it grew from, for pins that moved or went. */
export function lint(
  head: Workspace,
  base: Workspace | null,
  toFinding: FindingFactory,
  previousByRoot: PreviousByRoot = new Map(),
  onProgress?: Progress,
): Finding[] {
  const findings: (Finding | null)[] = [];
  const listingContext = { ...repositoryContext, texts: listingTexts(head.listings) };
  for (const { rule, draft } of runRules(rulesByScope.repository, { workspace: head, base })) {
    const skill = draft.skill ?? null;
    findings.push(toFinding(draft, { ...listingContext, rule, severity: rule.severity, skill }));
  }
  for (const problem of [...head.problems, ...head.lockProblems])
    findings.push(problemToFinding(problem, repositoryContext, toFinding));
  for (const problem of listingProblems(head.listings))
    findings.push(problemToFinding(problem, listingContext, toFinding));
  const indexTexts = new Map(
    head.listings.unrecognised.map(({ path, text }) => [path, text ?? '']),
  );
  for (const problem of base ? removedIndexes(head.listings, base.listings) : [])
    findings.push(
      problemToFinding(problem, { ...repositoryContext, texts: indexTexts }, toFinding),
    );
  // Never spread into one call: a single skill may have more findings than a call takes arguments.
  const skillFindings = Array.from(
    withProgress(head.skills, onProgress, 'Checking', 'skills'),
    (skill) => lintSkill(skill, head, toFinding),
  );
  const headLookup = createSkillLookup(head);
  let cachedRoots: ReadonlySet<string> | undefined;
  const lockContext: LockContext = {
    head: headLookup,
    base: base && createSkillLookup(base),
    coveredRoots: () => {
      cachedRoots ??= collectCoveredRoots(head.locks, headLookup);
      return cachedRoots;
    },
    successors: new Map([...previousByRoot].map(([root, before]) => [before.root, root])),
    origins: new Map([...previousByRoot].map(([root, before]) => [root, before.root])),
  };
  const lockTracking = base && LockTracking.of(head, base);
  const lockFindings = head.locks.map((lock) =>
    lintLock(lock, lockTracking, lockContext, toFinding),
  );
  const removedPinFindings: (Finding | null)[] = [];
  for (const pins of base ? removedPins(head, base) : []) {
    const isReported = [...head.problems, ...head.lockProblems].some(
      ({ rule, at }) => rule !== 'lock-unrecognised' && at.path === pins.lock.path,
    );
    if (pins.fate === 'unreadable' && !isReported)
      removedPinFindings.push(problemToFinding(noLongerLock(pins), repositoryContext, toFinding));
  }
  const groups = [
    findings,
    ...skillFindings,
    ...lockFindings,
    lintProtos(head, base, toFinding),
    removedPinFindings,
  ];
  return groups.flat().filter((finding) => finding !== null);
}

/** What is said of the configuration, beside any skill. */
export function lintProblems(
  problems: readonly Problem[],
  toFinding: FindingFactory,
): readonly Finding[] {
  return problems.flatMap((problem) => {
    const finding = problemToFinding(problem, repositoryContext, toFinding);
    if (!finding) return [];
    return [problem.existsAtBase ? { ...finding, state: 'existing' as const } : finding];
  });
}

const repositoryContext = { skill: null, texts: new Map<string, string>(), secrets: [] };

const rulesByScope = {
  repository: lintRulesOf('repository'),
  skill: lintRulesOf('skill'),
  lock: lintRulesOf('lock'),
};

const manifestRulesByDialect = new Map(
  [
    ...groupBy(
      lintRulesOf('manifest').flatMap((rule) =>
        (rule.dialects ?? []).map((dialect) => ({ dialect, rule })),
      ),
      ({ dialect }) => dialect,
    ),
  ].map(([dialect, rules]) => [dialect, rules.map(({ rule }) => rule)]),
);

interface LintDraft {
  readonly rule: Extract<Rule, { severity: unknown }>;
  readonly draft: Draft;
}

/** Shows one subject to every rule of a set. */
function runRules<S extends keyof Subjects>(
  rules: readonly LintRule<S>[],
  subject: Subjects[S],
): LintDraft[] {
  const drafts: LintDraft[] = [];
  for (const rule of rules) {
    for (const draft of rule.check(subject)) drafts.push({ rule: rule as LintRule, draft });
  }
  return drafts;
}

function lintSkill(
  skill: Skill,
  workspace: Workspace,
  toFinding: FindingFactory,
): (Finding | null)[] {
  const context = contextOf(skill);
  const problems = skill.problems.map((draft) => ({ rule: getProblemRule(draft.rule), draft }));
  const manifestDrafts = skill.manifests.flatMap((manifest) =>
    runRules(manifestRulesByDialect.get(manifest.dialect) ?? [], { manifest, skill, workspace }),
  );
  const skillDrafts = runRules(rulesByScope.skill, { skill, workspace });
  return limitDraftsPerFile([...problems, ...manifestDrafts, ...skillDrafts]).map(
    ({ rule, draft }) => toFinding(draft, { ...context, rule, severity: rule.severity }),
  );
}

function lintLock(
  lock: LockFile,
  lockTracking: LockTracking | null,
  lockContext: LockContext,
  toFinding: FindingFactory,
): (Finding | null)[] {
  const context = { ...repositoryContext, texts: new Map([[lock.path, lock.text]]) };
  const problems = lock.problems.map((problem) => problemToFinding(problem, context, toFinding));
  const entries = lock.entries.flatMap((entry) => {
    const before = lockTracking?.before(lock, entry.id) ?? null;
    return lockSubjects(lock, entry, before, lockContext).flatMap((subject) =>
      runRules(rulesByScope.lock, subject).map(({ rule, draft }) =>
        toFinding(draft, {
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
  baseHolder: TrackedEntry | null,
  lockContext: LockContext,
): readonly Subjects['lock'][] {
  const { head, base } = lockContext;
  const baseTargets = base
    ? lockedTargets(baseHolder?.lock ?? lock, baseHolder?.entry ?? entry, base)
    : [];
  const targets = lockedTargets(lock, entry, head, baseTargets[0]?.skill?.root);
  const [first] = baseTargets;
  const orphanedSkill = findOrphanedSkill(
    lock,
    entry,
    baseHolder,
    { base: baseTargets, head: targets },
    lockContext,
  );
  const candidates = targets.length === 0 ? sameNameSkills(lock, entry, lockContext) : [];
  const subject = {
    entry,
    lock,
    before: baseHolder?.entry ?? null,
    targets,
    sameNameSkills: candidates,
  };
  if (targets.length === 0) {
    return [
      {
        ...subject,
        target: null,
        skill: null,
        baseSkill: first?.skill ?? null,
        baseTarget: null,
        orphanedSkill,
        previous: null,
      },
    ];
  }
  const matchingTarget = matchTargets(baseTargets);
  return targets.map((target, at) => {
    const baseTarget =
      matchingTarget(target) ?? (lockFormatOf(lock).lookupBy === 'name' ? first : null);
    return {
      ...subject,
      target,
      skill: target.skill,
      baseSkill: baseTarget?.skill ?? null,
      previous: target.skill ? previousOf(target.skill, lockContext) : null,
      baseTarget: baseTarget ?? null,
      orphanedSkill: at === 0 ? orphanedSkill : null,
    };
  });
}

/** A skill as it was at base; undefined where there is no base. */
function previousOf({ root }: Skill, { base, origins }: LockContext): Skill | null | undefined {
  return base ? (base.byRoot.get(origins.get(root) ?? root) ?? null) : undefined;
}

function problemToFinding(
  problem: Problem,
  context: Omit<FindingContext, 'rule' | 'severity'>,
  toFinding: FindingFactory,
): Finding | null {
  const rule = getProblemRule(problem.rule);
  return toFinding(problem, { ...context, rule, severity: rule.severity });
}
