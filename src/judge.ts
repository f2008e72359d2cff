import { compareSkills } from './contract/compare.ts';
import { declaredBump } from './contract/version.ts';
import { type Bump, covers, type DeclaredBump, largest } from './model/bump.ts';
import type { Config } from './model/config.ts';
import type { Change, Kind } from './model/contract.ts';
import type { Draft, Finding, Severity } from './model/finding.ts';
import type { LockFile } from './model/lock.ts';
import type { Skill } from './model/skill.ts';
import type { Pair, Workspace } from './model/workspace.ts';
import * as catalog from './rules/index.ts';
import type { ChangeRule, LintRule, Rule, Subjects } from './rules/rule.ts';
import { gradeOf, matches } from './rules/rule.ts';
import type { Context, Stamp } from './stamp.ts';

/** Every rule there is. */
export const rules: readonly Rule[] = Object.values(catalog);

const byId: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));

/** What one side of one skill lends to its findings. */
function contextOf(skill: Skill): Pick<Context, 'skill' | 'texts' | 'secrets'> {
  return { skill: skill.root, texts: skill.texts, secrets: skill.secrets };
}

function ruleNamed(id: string): Rule {
  const rule = byId.get(id);
  if (!rule) throw new Error(`No rule is called "${id}".`);
  return rule;
}

/** Shows one subject to every lint rule of a scope. */
function* shown<S extends keyof Subjects>(scope: S, subject: Subjects[S], dialect?: string) {
  for (const rule of rules) {
    if (rule.scope !== scope) continue;
    const lint = rule as LintRule<S>;
    if (dialect !== undefined && lint.dialect !== dialect) continue;
    for (const draft of lint.check(subject)) yield { rule: lint, draft };
  }
}

/** Everything the rules of one tree say; `was` is the tree it grew from, for locks that moved. */
export function lint(now: Workspace, was: Workspace | null, stamp: Stamp): Finding[] {
  const findings: (Finding | null)[] = [];
  for (const { rule, draft } of shown('repository', { workspace: now })) {
    findings.push(stamp(draft, { ...nowhere, rule, severity: rule.severity }));
  }
  for (const skill of now.skills) findings.push(...lintSkill(skill, now, stamp));
  for (const lock of now.locks) findings.push(...lintLock(lock, now, was, stamp));
  return findings.filter((finding) => finding !== null);
}

const nowhere = { skill: null, texts: new Map<string, string>(), secrets: [] };

function lintSkill(skill: Skill, workspace: Workspace, stamp: Stamp): (Finding | null)[] {
  const context = contextOf(skill);
  const drafts: { rule: ({ id: string } & LintRule) | Rule; draft: Draft; severity: Severity }[] =
    [];
  for (const problem of skill.problems) {
    const rule = ruleNamed(problem.rule);
    drafts.push({ rule, draft: problem, severity: severityOf(rule) });
  }
  for (const manifest of skill.manifests) {
    const subject = { manifest, skill, workspace };
    for (const { rule, draft } of shown('manifest', subject, manifest.dialect)) {
      drafts.push({ rule, draft, severity: rule.severity });
    }
  }
  for (const { rule, draft } of shown('skill', { skill, workspace })) {
    drafts.push({ rule, draft, severity: rule.severity });
  }
  return drafts.map(({ rule, draft, severity }) => stamp(draft, { ...context, rule, severity }));
}

function severityOf(rule: Rule): Severity {
  return rule.scope === 'change' ? 'error' : rule.severity;
}

function lintLock(
  lock: LockFile,
  now: Workspace,
  was: Workspace | null,
  stamp: Stamp,
): (Finding | null)[] {
  const context = { skill: null, texts: new Map([[lock.path, lock.text]]), secrets: [] };
  const problems = lock.problems.map((problem) => {
    const rule = ruleNamed(problem.rule);
    return stamp(problem, { ...context, rule, severity: severityOf(rule) });
  });
  const earlier = was?.locks.find(({ path }) => path === lock.path);
  const entries = lock.entries.flatMap((entry) => {
    const subject = {
      entry,
      lock,
      skill: lockedSkill(now, entry.id),
      before: earlier?.entries.find(({ id }) => id === entry.id) ?? null,
      was: was && lockedSkill(was, entry.id),
    };
    return [...shown('lock', subject)].map(({ rule, draft }) =>
      stamp(draft, {
        ...context,
        rule,
        severity: rule.severity,
        skill: subject.skill?.root ?? null,
      }),
    );
  });
  return [...problems, ...entries];
}

/** The skill a lock entry speaks of. */
export function lockedSkill(workspace: Workspace, id: string): Skill | null {
  return workspace.skills.find(({ name }) => name === id) ?? null;
}

/** What became of one skill, and whether its version owns up to it. */
export interface Judged {
  readonly pair: Pair;
  readonly findings: readonly Finding[];
  readonly required: Bump | null;
  readonly declared: DeclaredBump | null;
  readonly satisfied: boolean | null;
}

/** Judges every change between the two sides of a skill, and the version step it takes. */
export function judge(pair: Pair, config: Config, stamp: Stamp): Judged {
  const { before, after, status } = pair;
  if (before?.unreadable || after?.unreadable) return incomparable(pair, stamp);
  if (status === 'unchanged') {
    return { pair, findings: [], required: 'none', declared: 'none', satisfied: true };
  }
  const declared =
    before && after ? declaredBump(before.version?.value, after.version?.value) : null;
  const changes = compareSkills(pair);
  const findings = changes
    .map((change) => judgeChange(change, pair, declared, config, stamp))
    .filter((finding) => finding !== null);
  const required = largest(findings.map((finding) => finding.bump ?? 'none'));
  const satisfied = after === null ? required === 'none' : covers(declared, required);
  const step =
    before && after ? judgeStep(pair, { declared, required, findings }, config, stamp) : [];
  return { pair, findings: [...findings, ...step], required, declared, satisfied };
}

function incomparable(pair: Pair, stamp: Stamp): Judged {
  const { before, after } = pair;
  const judged = { pair, required: null, declared: null, satisfied: null };
  if (!before?.unreadable || !after) return { ...judged, findings: [] };
  const rule = ruleNamed('incomparable');
  const message = `At base the manifest of "${after.name}" cannot be read, so nothing says what this change breaks.`;
  const draft = { message, at: { path: after.path }, was: { path: before.path }, about: 'base' };
  const finding = stamp(draft, { ...contextOf(after), rule, severity: 'warning' });
  return { ...judged, findings: finding ? [finding] : [] };
}

const changeRules = new Map<Kind, ChangeRule[]>();
for (const rule of rules) {
  if (rule.scope !== 'change') continue;
  for (const kind of [rule.on.kind].flat()) {
    changeRules.set(kind, [...(changeRules.get(kind) ?? []), rule]);
  }
}

/** The rule that speaks of a change; every change has one, if only `unclassified-change`. */
export function ruleFor(change: Change): ChangeRule {
  const rule = changeRules.get(change.kind)?.find((one) => matches(one, change));
  return rule ?? catalog.unclassifiedChange;
}

function judgeChange(
  change: Change,
  pair: Pair,
  declared: DeclaredBump | null,
  config: Config,
  stamp: Stamp,
): Finding | null {
  const rule = ruleFor(change);
  const grade = gradeOf(rule, change, config.compat === 'semantic');
  const privilege = rule.category === 'privilege';
  const severity = privilege ? powerSeverity(rule) : gradeSeverity(grade, pair, declared, config);
  const { at, was, from: before, to: after } = change;
  const about = [change.kind, ...identity(change), change.facet ?? '', change.detail ?? ''].join(
    '\0',
  );
  const draft = { message: rule.message(change), at, was: was ?? undefined, before, after, about };
  const side = pair.after ?? pair.before;
  return stamp(draft, {
    rule,
    severity,
    settled: !privilege && covers(declared, grade.bump) && grade.bump !== 'none',
    bump: grade.bump,
    skill: side?.root ?? null,
    texts: side?.texts ?? new Map(),
    secrets: [...(pair.before?.secrets ?? []), ...(pair.after?.secrets ?? [])],
  });
}

function identity(change: Change): readonly string[] {
  const item = change.before ?? change.after;
  return [item?.owner ?? '', item?.name ?? ''];
}

function powerSeverity(rule: ChangeRule): Severity {
  return rule.power === 'narrowed' ? 'note' : 'warning';
}

function gradeSeverity(
  grade: { bump: Bump; warn?: boolean },
  pair: Pair,
  declared: DeclaredBump | null,
  config: Config,
): Severity {
  if (grade.bump === 'major') return declared === null ? breakingSeverity(pair, config) : 'error';
  return grade.warn ? 'warning' : 'note';
}

/** How bad breaking a skill is whose versions cannot be compared. */
export function breakingSeverity(pair: Pair, config: Config): Severity {
  if (pair.before?.version) return 'error';
  if (config.unversioned !== 'auto') return config.unversioned === 'warn' ? 'warning' : 'error';
  return pair.before && hasContract(pair.before) ? 'error' : 'warning';
}

const plainKinds: ReadonlySet<Kind> = new Set([
  'description',
  'body',
  'bundle',
  'license',
  'metadata',
  'field',
]);

/** Whether a skill promises more than a name and a description. */
function hasContract(skill: Skill): boolean {
  return skill.contract.items.some((item) => !plainKinds.has(item.kind));
}

function judgeStep(
  pair: Pair,
  step: { declared: DeclaredBump | null; required: Bump; findings: readonly Finding[] },
  config: Config,
  stamp: Stamp,
): Finding[] {
  const { before, after } = pair;
  if (!before || !after) return [];
  const { declared, required } = step;
  const reasons = step.findings.filter((finding) => finding.bump === required);
  const drafts = [...shown('version', { before, after, declared, required, reasons })];
  const unversioned = declared === null ? breakingSeverity(pair, config) : null;
  return drafts
    .map(({ rule, draft }) =>
      stamp(draft, {
        ...contextOf(after),
        rule,
        severity: unversioned === 'warning' ? 'warning' : rule.severity,
      }),
    )
    .filter((finding) => finding !== null);
}
