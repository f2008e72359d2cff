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
import { lint } from '../pipeline/lint.ts';
import { load } from '../pipeline/load.ts';
import { createFindingFactory, type FindingFactory } from '../pipeline/to-finding.ts';
import { findRule } from '../rules/catalog.ts';

/** Every fix there is. */
export const fixes: readonly Fix[] = Object.values(catalog);

/** A file that fixes change, as it is and as it is to be. */
export interface FixedFile extends ChangedFile, FixOutcome {}

/** What fixes make of a tree; nothing is written yet. */
export interface FixPlan {
  /** In byte order of the paths. */
  readonly files: readonly FixedFile[];
  readonly unfixed: readonly UnfixedFault[];
  /** How many manifest files were looked at. */
  readonly manifestCount: number;
  /** The lock files that record a hash of a skill that changes. */
  readonly locks: readonly string[];
}

/** No file needs more: what one fix uncovers, another mends. */
const maxPasses = 8;

/**
 * Plans what has exactly one right answer at or below the named paths, everywhere where none is named.
 * A fix may uncover what another one mends, so the changed files are looked at until nothing is left.
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
        const unfixedHere = unfixed.get(file.path) ?? [];
        return {
          ...file,
          ...checkFixes(file.fixes, findingsIn(file.to, lastInspections), unfixedHere),
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

/** Tries what is done only where the result is sound, and leaves it where that is not. */
async function keepSoundFixes(
  tree: FileTree,
  config: Config,
  inspections: readonly Inspection[],
): Promise<readonly Inspection[]> {
  const trials = inspections.flatMap(({ file: { path, skill }, plan: { fixes: mends } }) => {
    const risky = mends.filter(({ requiresValidResult: onlyIfSound }) => onlyIfSound);
    return risky.length === 0 ? [] : [applyFixes(unchangedFile(path, skill), risky)];
  });
  if (trials.length === 0) return inspections;
  const results = await inspect(changedTree(tree, trials), config);
  const findingsAfter = new Map(results.inspections.map(({ file }) => [file.path, file.findings]));
  return inspections.map(({ file, plan }) => {
    const error = newError(file.findings, findingsAfter.get(file.path) ?? []);
    if (!error) return { file, plan };
    const reason = `Of what it becomes would be said: ${error.message}`;
    const [risky, mends] = partition(
      plan.fixes,
      ({ requiresValidResult: onlyIfSound }) => onlyIfSound === true,
    );
    const unfixed = risky.map(({ rule, at }) => ({ rule, at, reason }));
    return { file, plan: { fixes: mends, unfixed: [...plan.unfixed, ...unfixed] } };
  });
}

/** An error of a rule that found fewer of them before. */
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

/** The locks that know a skill some fix changes. */
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

/** What every fix makes of every manifest file of a tree. */
async function inspect(tree: FileTree, config: Config): Promise<InspectedTree> {
  const { workspace } = await load(tree, config);
  const toFinding = createFindingFactory(config);
  const findings = groupBy(lint(workspace, null, toFinding), ({ at }) => at.path);
  const inspections = workspace.skills.flatMap((skill) =>
    manifestPaths(skill).map((path) => {
      const text = skill.texts.get(path)?.replace(/^\ufeff/, '') ?? '';
      const file = { path, text, skill, findings: findings.get(path) ?? [] };
      return { file, plan: planFile(file, toFinding) };
    }),
  );
  return { workspace, inspections };
}

/** The manifest files of a skill, and those that only lack the name to be one. */
function manifestPaths({ texts, files }: Skill): readonly string[] {
  const pathSet = files.filter(({ name, kind }) => kind !== 'symlink' && isManifestName(name));
  return [...new Set([...texts.keys(), ...pathSet.map(({ path }) => path)])];
}

function planFile(file: FileToFix, toFinding: FindingFactory): FileFixPlan {
  const plans = fixes.map((one) => one.plan(file));
  const mends: FileFix[] = [];
  for (const mend of plans.flatMap((plan) => plan.fixes)) {
    const others = mends.flatMap(({ edits }) => edits);
    if (isRuleEnabled(mend, toFinding) && !editsOverlap(mend.edits, others)) mends.push(mend);
  }
  const unfixed = plans.flatMap((plan) => plan.unfixed);
  const reason = unfixableReason(file);
  if (reason === null) return { fixes: mends, unfixed };
  return {
    fixes: [],
    unfixed: [...unfixed, ...mends.map(({ rule, at }) => ({ rule, at, reason }))],
  };
}

/** Why no byte of a file is touched, whatever is in it; null where it can be. */
function unfixableReason({ path, skill }: FileToFix): string | null {
  if (!skill.texts.has(path)) return 'The file cannot be read.';
  const isOtherEncoding = skill.problems.some(
    ({ rule, at }) => rule === 'file-encoding' && at.path === path,
  );
  return isOtherEncoding ? 'The file is no UTF-8 text, and other texts are not written.' : null;
}

/** Whether the configuration lets the rule of a mend speak of that file. */
function isRuleEnabled({ rule: id, at }: FileFix, toFinding: FindingFactory): boolean {
  const rule = findRule(id);
  if (!rule || rule.scope === 'change') return false;
  const context = { skill: null, texts: new Map(), secrets: [] };
  return toFinding({ message: id, at }, { ...context, rule, severity: rule.severity }) !== null;
}

function unchangedFile(path: string, { texts }: Skill): FixedFile {
  const before = texts.get(path) ?? '';
  return { path, to: path, before, after: before, fixes: [], stillFaulty: [], otherFaults: 0 };
}

/** A file with further mends made; places count from behind a byte order mark. */
function applyFixes(file: FixedFile, mends: readonly FileFix[]): FixedFile {
  const [bom, text] = file.after.startsWith('\ufeff')
    ? ['\ufeff', file.after.slice(1)]
    : ['', file.after];
  const edits = mends.flatMap((mend) => mend.edits);
  return {
    ...file,
    to: mends.find(({ renameTo }) => renameTo !== undefined)?.renameTo ?? file.to,
    after: bom + applyEdits(text, edits),
    fixes: [...file.fixes, ...mends],
  };
}
