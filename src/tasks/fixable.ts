import type { Config } from '../config/config.ts';
import { changedTree, restrictTree } from '../fixes/changed-tree.ts';
import { checkFixes } from '../fixes/check-fixes.ts';
import type { FileFix } from '../fixes/fix.ts';
import { renamedReference, shownRename } from '../fixes/renamed-reference.ts';
import { isDigestIndex } from '../listings/digest-index.ts';
import type { Finding, FindingFix } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { isManifestName, type Skill } from '../model/skill.ts';
import { folderOf, nameOf } from '../model/text/path.ts';
import { LineMap, type Range } from '../model/text/text.ts';
import type { FileTree } from '../model/tree.ts';
import {
  applyFixes,
  fixes,
  inspect,
  keepSoundFixes,
  loadFindings,
  unchangedFile,
} from './fix/inspect.ts';

const fixableRules: ReadonlySet<string> = new Set(
  fixes.flatMap(({ id, rules }) => (id === renamedReference.id ? [] : rules)),
);

/**
 * Marks the findings of a report that `skillaccord fix` resolves, each with its edits. Reads only the skills with a
 * finding of a rule that has a fix.
 */
export async function markFixable(report: Report, tree: FileTree, config: Config): Promise<Report> {
  const renames = new Map(report.findings.map((finding) => [finding, renameOf(finding)] as const));
  const others = report.findings.filter((finding) => !renames.get(finding) && mayHaveFix(finding));
  const paths = new Set(others.map(({ at }) => at.path));
  const fixesByFile =
    paths.size === 0
      ? new Map<string, readonly ShownFix[]>()
      : await effectiveFixes(tree, config, paths);
  const marked = new Map(
    report.findings.map((finding) => {
      const fix: FindingFix | undefined =
        renames.get(finding) ??
        fixesByFile.get(finding.at.path)?.find((candidate) => resolves(candidate, finding))?.shown;
      return [finding, fix ? { ...finding, fix } : finding];
    }),
  );
  const mark = (finding: Finding) => marked.get(finding) ?? finding;
  return { ...report, findings: report.findings.map(mark), failing: report.failing.map(mark) };
}

/** What the change renamed is known without reading the file again. */
function renameOf(finding: Finding): FindingFix | null {
  return finding.state === 'accepted' ? null : shownRename(finding);
}

function mayHaveFix({ rule, state, at }: Finding): boolean {
  const isFile = isManifestName(nameOf(at.path)) || isDigestIndex(at.path);
  return fixableRules.has(rule) && state !== 'accepted' && isFile;
}

interface ShownFix extends Pick<FileFix, 'rule' | 'at'> {
  readonly shown: FindingFix;
}

/** The fixes of the first pass that leave no fault at their place, by file. */
async function effectiveFixes(
  tree: FileTree,
  config: Config,
  paths: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly ShownFix[]>> {
  // An index lists skills of the whole tree.
  const skillsTree = [...paths].some(isDigestIndex)
    ? tree
    : restrictTree(tree, new Set(Array.from(paths, folderOf)));
  const { inspections: all } = await inspect(skillsTree, config);
  const selected = all.filter(({ file, plan }) => paths.has(file.path) && plan.fixes.length > 0);
  const inspections = await keepSoundFixes(skillsTree, config, selected);
  const fixed = inspections
    .filter(({ plan }) => plan.fixes.length > 0)
    .map(({ file: { path, skill }, plan }) => ({
      skill,
      plan,
      file: applyFixes(unchangedFile(path, skill), plan.fixes),
    }));
  if (fixed.length === 0) return new Map();
  const filesAfter = fixed.map(({ file }) => file);
  const { findings } = await loadFindings(changedTree(skillsTree, filesAfter), config);
  return new Map(
    fixed.map(({ skill, plan, file }) => {
      const left = findings.get(file.to) ?? [];
      const { fixes: effective } = checkFixes(plan.fixes, left, plan.unfixed);
      return [file.path, effective.map((fix) => shownFix(fix, skill))];
    }),
  );
}

/** A fix for the reader; without edits if they would show a secret, or if the file is renamed. */
function shownFix({ rule, at, description, edits, renameTo }: FileFix, skill: Skill): ShownFix {
  const text = (skill.texts.get(at.path) ?? '').replace(/^\ufeff/, '');
  const lines = new LineMap(text);
  const rangeOf = (start: number, end: number): Range => ({
    start: lines.position(start),
    end: lines.position(end),
  });
  const showsSecret = skill.secrets.some(
    ({ text: secret }) => secret !== '' && edits.some((edit) => edit.text.includes(secret)),
  );
  const isShown = renameTo === undefined && !showsSecret;
  const replacements = isShown
    ? edits.map(({ start, end, text: inserted }) => ({
        range: rangeOf(start, end),
        text: inserted,
      }))
    : [];
  return { rule, at, shown: { description, replacements } };
}

/** True for a finding of the same rule that begins at the same place. */
function resolves({ rule, at }: ShownFix, finding: Finding): boolean {
  const [fixed, found] = [at.range?.start, finding.at.range?.start];
  return (
    rule === finding.rule &&
    finding.state !== 'accepted' &&
    fixed?.line === found?.line &&
    fixed?.column === found?.column
  );
}
