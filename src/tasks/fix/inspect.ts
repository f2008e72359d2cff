import type { Config } from '../../config/config.ts';
import { changedTree } from '../../fixes/changed-tree.ts';
import type { FixOutcome } from '../../fixes/check-fixes.ts';
import type { FileFix, FileFixPlan, FileToFix, Fix } from '../../fixes/fix.ts';
import * as catalog from '../../fixes/index.ts';
import type { ChangedFile } from '../../model/changed-file.ts';
import type { Finding } from '../../model/finding.ts';
import { type Message, msg, words } from '../../model/message.ts';
import { previousSkillsByRoot } from '../../model/previous-skills.ts';
import { isManifestName, type Skill } from '../../model/skill.ts';
import { applyEdits, editsOverlap } from '../../model/text/edits.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Pair, Workspace } from '../../model/workspace.ts';
import { analyse } from '../../pipeline/analyse.ts';
import {
  type FindingSettings,
  findingSettings,
  levelOf,
} from '../../pipeline/findings/finding-settings.ts';
import { repositorySource, ruleDraft } from '../../pipeline/findings/rule-draft.ts';
import { toFindings } from '../../pipeline/findings/to-findings.ts';
import { withLostFiles } from '../../pipeline/load/load-lost-files.ts';
import { load } from '../../pipeline/load.ts';
import { relatePaths } from '../../pipeline/relate/relate-paths.ts';
import { relate } from '../../pipeline/relate.ts';
import { findRule } from '../../rules/catalog.ts';
import { fileEncoding } from '../../rules/problem/files.ts';
import { readTexts } from '../../syntax/text-file.ts';
import { holderOf } from './holder-of.ts';

/** All fixes. */
export const fixes: readonly Fix[] = Object.values(catalog);

/** A fixed file with its text before and after. */
export interface FixedFile extends ChangedFile, FixOutcome {}

/** A manifest file with its findings and its plan. */
export interface Inspection {
  readonly file: FileToFix;
  readonly plan: FileFixPlan;
}

/** A tree with the plans of its manifest files. */
export interface InspectedTree {
  readonly workspace: Workspace;
  readonly inspections: readonly Inspection[];
}

/** Tries the fixes that require a valid result, and drops those with a new error. */
export async function keepSoundFixes(
  tree: FileTree,
  config: Config,
  inspections: readonly Inspection[],
): Promise<readonly Inspection[]> {
  const trials = inspections.flatMap(({ file: { path, skill }, plan: { fixes: planned } }) => {
    const risky = planned.filter(({ requiresValidResult }) => requiresValidResult);
    return risky.length === 0 ? [] : [applyFixes(unchangedFile(path, skill), risky)];
  });
  if (trials.length === 0) return inspections;
  const { findings: findingsAfter } = await loadFindings(changedTree(tree, trials), config);
  return inspections.map(({ file, plan }) => {
    const error = newError(file.findings, findingsAfter.get(file.path) ?? []);
    if (!error) return { file, plan };
    const reason = msg`The fixed file would have another fault: ${error.message}`;
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

/** The findings of an inspected file; empty for a file without an inspection. */
export function findingsIn(path: string, inspections: readonly Inspection[]): readonly Finding[] {
  return inspections.find(({ file }) => file.path === path)?.file.findings ?? [];
}

function partition<T>(all: readonly T[], predicate: (item: T) => boolean): [T[], T[]] {
  return [all.filter(predicate), all.filter((item) => !predicate(item))];
}

/** Plans the fixes of every manifest file of a tree. */
export async function inspect(
  tree: FileTree,
  config: Config,
  base: Workspace | null = null,
): Promise<InspectedTree> {
  const { workspace, settings, findings } = await loadFindings(tree, config, base);
  const inspections = workspace.skills.flatMap((skill) =>
    manifestPaths(skill).map((path) => {
      const text = skill.texts.get(path)?.replace(/^\ufeff/, '') ?? '';
      const file = { path, text, skill, findings: findings.get(path) ?? [] };
      return { file, plan: planFile(file, settings) };
    }),
  );
  const inspected = new Set(inspections.map(({ file }) => file.path));
  const others = [...findings].flatMap(([path, found]) =>
    !inspected.has(path) && found.some(({ rule }) => textRules.has(rule)) ? [path] : [],
  );
  const listed = [
    ...workspace.listings.digestIndexes,
    ...Array.from(await readTexts(tree, others), ([path, { text }]) => ({
      path,
      text: text ?? '',
    })),
  ].map(({ path, text }) => {
    const holder = holderOf(path, text);
    const found = findings.get(path) ?? [];
    const file = { path, text: text.replace(/^\ufeff/, ''), skill: holder, findings: found };
    return { file, plan: planFile(file, settings) };
  });
  return { workspace, inspections: [...inspections, ...listed] };
}

/** The rules with fixes of texts of any kind. */
const textRules: ReadonlySet<string> = new Set(catalog.renamedReference.rules);

/** A tree with its findings by file, without those that compare the contracts of skills. */
interface FoundTree {
  readonly workspace: Workspace;
  readonly settings: FindingSettings;
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
}

/** Runs the rules over one tree; those that look at other skills may look at base too. */
export async function loadFindings(
  tree: FileTree,
  config: Config,
  base: Workspace | null = null,
): Promise<FoundTree> {
  const loaded = await load(tree, config);
  const pairs = await pairsOf(loaded.workspace, base);
  const workspace = await withLostFiles(tree, loaded.workspace, pairs);
  const settings = findingSettings(config);
  const analyses = workspace.skills.map(analyse);
  const drafts = [
    ...analyses.flatMap((analysis) => analysis.drafts),
    ...relatePaths(workspace),
    ...relate(workspace, base, previousSkillsByRoot(pairs)),
  ];
  return { workspace, settings, findings: groupBy(toFindings(drafts, settings), pathOf) };
}

/** Pairs the skills of both trees; a run without a base does not load what compares them. */
async function pairsOf(head: Workspace, base: Workspace | null): Promise<readonly Pair[]> {
  if (!base) return [];
  const { pairSkills } = await import('../../pipeline/compare.ts');
  return pairSkills(base.skills, head.skills);
}

function pathOf({ at }: Finding): string {
  return at.path;
}

/** The manifest files of a skill, including files with a misspelt manifest name. */
function manifestPaths({ texts, files }: Skill): readonly string[] {
  const named = files.filter(({ name, kind }) => kind !== 'symlink' && isManifestName(name));
  return [...new Set([...texts.keys(), ...named.map(({ path }) => path)])];
}

function planFile(file: FileToFix, settings: FindingSettings): FileFixPlan {
  const plans = fixes.map((fix) => fix.plan(file));
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
function unfixableReason({ path, skill }: FileToFix): Message | null {
  if (!skill.texts.has(path)) return msg`The file cannot be read.`;
  const isOtherEncoding = skill.problems.some(
    ({ rule, at }) => rule === fileEncoding.id && at.path === path,
  );
  return isOtherEncoding ? msg`The file is not UTF-8.` : null;
}

/** True if the configuration enables the rule of a fix for the file. */
function isRuleEnabled({ rule: id, at }: FileFix, settings: FindingSettings): boolean {
  const rule = findRule(id);
  if (!rule || rule.kind === 'change') return false;
  return levelOf(ruleDraft(rule, { message: words(id), at }, repositorySource), settings) !== 'off';
}

/** A file before any fix. */
export function unchangedFile(path: string, { texts }: Skill): FixedFile {
  const before = texts.get(path) ?? '';
  return {
    path,
    to: path,
    before,
    after: before,
    fixes: [],
    stillReported: [],
    otherFindingCount: 0,
  };
}

/** Applies more fixes to a file; positions exclude the byte order mark. */
export function applyFixes(file: FixedFile, added: readonly FileFix[]): FixedFile {
  const [bom, text] = file.after.startsWith('\ufeff')
    ? ['\ufeff', file.after.slice(1)]
    : ['', file.after];
  const edits = added.flatMap((fix) => fix.edits);
  return {
    ...file,
    to: added.find(({ renameTo }) => renameTo !== undefined)?.renameTo ?? file.to,
    after: bom + applyEdits(text, edits),
    fixes: [...file.fixes, ...added],
  };
}
