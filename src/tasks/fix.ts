import type { Config } from '../config/config.ts';
import { changedTree } from '../fixes/changed-tree.ts';
import { checkFixes, type FixOutcome } from '../fixes/check-fixes.ts';
import type { FileFix, FileFixPlan, FileToFix, Fix, UnfixedFault } from '../fixes/fix.ts';
import * as catalog from '../fixes/index.ts';
import type { ChangedFile } from '../model/changed-file.ts';
import type { Finding } from '../model/finding.ts';
import { isManifestName, type Skill } from '../model/skill.ts';
import { applyEdits, editsOverlap } from '../model/text/edits.ts';
import { groupBy } from '../model/text/group-by.ts';
import { selfAndAncestors } from '../model/text/path.ts';
import { compareText } from '../model/text/text.ts';
import type { FileTree } from '../model/tree.ts';
import type { Workspace } from '../model/workspace.ts';
import { analyse } from '../pipeline/analyse.ts';
import {
  type FindingSettings,
  findingSettings,
  levelOf,
} from '../pipeline/findings/finding-settings.ts';
import { repositorySource, ruleDraft } from '../pipeline/findings/rule-draft.ts';
import { toFindings } from '../pipeline/findings/to-findings.ts';
import { load } from '../pipeline/load.ts';
import { relate } from '../pipeline/relate.ts';
import { findRule } from '../rules/catalog.ts';

/** All fixes. */
export const fixes: readonly Fix[] = Object.values(catalog);

/** A fixed file with its text before and after. */
export interface FixedFile extends ChangedFile, FixOutcome {}

/** The result of all fixes of a tree; nothing is written yet. */
export interface FixPlan {
  /** In byte order of the paths. */
  readonly files: readonly FixedFile[];
  readonly unfixed: readonly UnfixedFault[];
  /** Number of inspected manifest files. */
  readonly manifestCount: number;
  /** Lock files with a hash of a changed skill. */
  readonly locks: readonly string[];
}

/** Enough for every known chain of fixes that enable each other. */
const maxPasses = 8;

/**
 * Plans all fixes with exactly one correct result, at or below the paths in `only`, or everywhere. One fix may enable
 * another, so changed files are inspected again until no fix is left.
 */
export async function fix(
  tree: FileTree,
  config: Config,
  only: readonly string[] = [],
): Promise<FixPlan> {
  const pathSet = new Set(only.length === 0 ? [''] : only);
  const files = new Map<string, FixedFile>();
  const unfixed = new Map<string, readonly UnfixedFault[]>();
  let currentTree = tree;
  let locks: readonly string[] = [];
  let lastInspections: readonly Inspection[] = [];
  let isSelected = (path: string) => [...selfAndAncestors(path)].some((one) => pathSet.has(one));
  for (let pass = 0; pass < maxPasses; pass++) {
    const { workspace, inspections: all } = await inspect(currentTree, config);
    const selected = all.filter(({ file }) => isSelected(file.path));
    const inspections = await keepSoundFixes(currentTree, config, selected);
    lastInspections = inspections;
    if (pass === 0) locks = affectedLocks(workspace, inspections);
    for (const { file, plan } of inspections) {
      const { path } = file;
      const known = files.get(path) ?? unchangedFile(path, file.skill);
      unfixed.set(known.path, plan.unfixed);
      if (plan.fixes.length === 0) continue;
      files.delete(path);
      const fixed = applyFixes(known, plan.fixes);
      files.set(fixed.to, fixed);
    }
    if (inspections.every(({ plan }) => plan.fixes.length === 0)) break;
    currentTree = changedTree(tree, [...files.values()]);
    isSelected = (path) => files.has(path);
  }
  return {
    files: [...files.values()]
      .map((file) => {
        const unfixedInFile = unfixed.get(file.path) ?? [];
        return {
          ...file,
          ...checkFixes(file.fixes, findingsIn(file.to, lastInspections), unfixedInFile),
        };
      })
      .sort((a, b) => compareText(a.path, b.path)),
    unfixed: [...unfixed.values()].flat(),
    manifestCount: unfixed.size,
    locks,
  };
}

interface Inspection {
  readonly file: FileToFix;
  readonly plan: FileFixPlan;
}

interface InspectedTree {
  readonly workspace: Workspace;
  readonly inspections: readonly Inspection[];
}

/** Tries the fixes that require a valid result, and drops those with a new error. */
async function keepSoundFixes(
  tree: FileTree,
  config: Config,
  inspections: readonly Inspection[],
): Promise<readonly Inspection[]> {
  const trials = inspections.flatMap(({ file: { path, skill }, plan: { fixes: planned } }) => {
    const risky = planned.filter(({ requiresValidResult }) => requiresValidResult);
    return risky.length === 0 ? [] : [applyFixes(unchangedFile(path, skill), risky)];
  });
  if (trials.length === 0) return inspections;
  const results = await inspect(changedTree(tree, trials), config);
  const findingsAfter = new Map(results.inspections.map(({ file }) => [file.path, file.findings]));
  return inspections.map(({ file, plan }) => {
    const error = newError(file.findings, findingsAfter.get(file.path) ?? []);
    if (!error) return { file, plan };
    const reason = `Of what it becomes would be said: ${error.message}`;
    const [risky, safe] = partition(
      plan.fixes,
      ({ requiresValidResult }) => requiresValidResult === true,
    );
    const unfixed = risky.map(({ rule, at }) => ({ rule, at, reason }));
    return { file, plan: { fixes: safe, unfixed: [...plan.unfixed, ...unfixed] } };
  });
}

/** The first error of a rule that has more errors than before. */
function newError(
  before: readonly Finding[],
  findingsAfter: readonly Finding[],
): Finding | undefined {
  const known = new Map<string, number>();
  const isError = ({ severity }: Finding) => severity === 'error';
  for (const { rule } of before.filter(isError)) known.set(rule, (known.get(rule) ?? 0) + 1);
  return findingsAfter.filter(isError).find(({ rule }) => {
    const remaining = (known.get(rule) ?? 0) - 1;
    known.set(rule, remaining);
    return remaining < 0;
  });
}

function findingsIn(path: string, inspections: readonly Inspection[]): readonly Finding[] {
  return inspections.find(({ file }) => file.path === path)?.file.findings ?? [];
}

function partition<T>(all: readonly T[], predicate: (item: T) => boolean): [T[], T[]] {
  return [all.filter(predicate), all.filter((item) => !predicate(item))];
}

/** Locks with an entry for a fixed skill. */
function affectedLocks(
  { locks }: Workspace,
  inspections: readonly Inspection[],
): readonly string[] {
  const changed = inspections.filter(({ plan }) => plan.fixes.length > 0);
  const names = new Set(changed.map(({ file }) => file.skill.name));
  return locks
    .filter(({ entries }) => entries.some(({ id }) => names.has(id)))
    .map(({ path }) => path);
}

/** Plans the fixes of every manifest file of a tree. */
async function inspect(tree: FileTree, config: Config): Promise<InspectedTree> {
  const { workspace } = await load(tree, config);
  const settings = findingSettings(config);
  const analyses = workspace.skills.map(analyse);
  const drafts = [...analyses.flatMap((one) => one.drafts), ...relate(workspace)];
  const findings = groupBy(toFindings(drafts, settings), ({ at }) => at.path);
  const inspections = workspace.skills.flatMap((skill) =>
    manifestPaths(skill).map((path) => {
      const text = skill.texts.get(path)?.replace(/^\ufeff/, '') ?? '';
      const file = { path, text, skill, findings: findings.get(path) ?? [] };
      return { file, plan: planFile(file, settings) };
    }),
  );
  return { workspace, inspections };
}

/** The manifest files of a skill, including files with a misspelled manifest name. */
function manifestPaths({ texts, files }: Skill): readonly string[] {
  const pathSet = files.filter(({ name, kind }) => kind !== 'symlink' && isManifestName(name));
  return [...new Set([...texts.keys(), ...pathSet.map(({ path }) => path)])];
}

function planFile(file: FileToFix, settings: FindingSettings): FileFixPlan {
  const plans = fixes.map((one) => one.plan(file));
  const compatible: FileFix[] = [];
  for (const candidate of plans.flatMap((plan) => plan.fixes)) {
    const others = compatible.flatMap(({ edits }) => edits);
    if (isRuleEnabled(candidate, settings) && !editsOverlap(candidate.edits, others))
      compatible.push(candidate);
  }
  const unfixed = plans.flatMap((plan) => plan.unfixed);
  const reason = unfixableReason(file);
  if (reason === null) return { fixes: compatible, unfixed };
  return {
    fixes: [],
    unfixed: [...unfixed, ...compatible.map(({ rule, at }) => ({ rule, at, reason }))],
  };
}

/** Why a file cannot be edited at all; null if it can. */
function unfixableReason({ path, skill }: FileToFix): string | null {
  if (!skill.texts.has(path)) return 'The file cannot be read.';
  const isOtherEncoding = skill.problems.some(
    ({ rule, at }) => rule === 'file-encoding' && at.path === path,
  );
  return isOtherEncoding ? 'The file is no UTF-8 text, and other texts are not written.' : null;
}

/** True if the configuration enables the rule of a fix for the file. */
function isRuleEnabled({ rule: id, at }: FileFix, settings: FindingSettings): boolean {
  const rule = findRule(id);
  if (!rule || rule.scope === 'change') return false;
  return levelOf(ruleDraft(rule, { message: id, at }, repositorySource), settings) !== 'off';
}

function unchangedFile(path: string, { texts }: Skill): FixedFile {
  const before = texts.get(path) ?? '';
  return { path, to: path, before, after: before, fixes: [], stillReported: [], otherFindings: 0 };
}

/** Applies more fixes to a file; positions exclude the byte order mark. */
function applyFixes(file: FixedFile, added: readonly FileFix[]): FixedFile {
  const [bom, text] = file.after.startsWith('\ufeff')
    ? ['\ufeff', file.after.slice(1)]
    : ['', file.after];
  const edits = added.flatMap((one) => one.edits);
  return {
    ...file,
    to: added.find(({ renameTo }) => renameTo !== undefined)?.renameTo ?? file.to,
    after: bom + applyEdits(text, edits),
    fixes: [...file.fixes, ...added],
  };
}
