import { changedTree } from '../fixes/changed-tree.ts';
import type { FileFix, FileFixPlan, FileToFix, Fix, UnfixedFault } from '../fixes/fix.ts';
import * as catalog from '../fixes/index.ts';
import { checkFixes, type FixOutcome } from '../fixes/judged.ts';
import type { ChangedFile } from '../model/changed-file.ts';
import type { Config } from '../model/config.ts';
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
import { type Stamp, stamper } from '../pipeline/to-finding.ts';
import { ruleNamed } from '../rules/catalog.ts';

/** Every fix there is. */
export const fixes: readonly Fix[] = Object.values(catalog);

/** A file that fixes change, as it is and as it is to be. */
export interface FixedFile extends ChangedFile, FixOutcome {}

/** What fixes make of a tree; nothing is written yet. */
export interface FixPlan {
  /** In byte order of the paths. */
  readonly files: readonly FixedFile[];
  readonly left: readonly UnfixedFault[];
  /** How many manifest files were looked at. */
  readonly seen: number;
  /** The lock files that record a hash of a skill that changes. */
  readonly locks: readonly string[];
}

/** No file needs more: what one fix uncovers, another mends. */
const mostPasses = 8;

/**
 * Plans what has exactly one right answer at or below the named paths, everywhere where none is named.
 * A fix may uncover what another one mends, so the changed files are looked at until nothing is left.
 */
export async function fix(
  tree: FileTree,
  config: Config,
  only: readonly string[] = [],
): Promise<FixPlan> {
  const named = new Set(only.length === 0 ? [''] : only);
  const files = new Map<string, FixedFile>();
  const left = new Map<string, readonly UnfixedFault[]>();
  let now = tree;
  let locks: readonly string[] = [];
  let last: readonly Look[] = [];
  let isWanted = (path: string) => [...selfAndAncestors(path)].some((one) => named.has(one));
  for (let pass = 0; pass < mostPasses; pass++) {
    const { workspace, looks: all } = await look(now, config);
    const wanted = all.filter(({ file }) => isWanted(file.path));
    const looks = await tried(now, config, wanted);
    last = looks;
    if (pass === 0) locks = locksOf(workspace, looks);
    for (const { file, plan } of looks) {
      const { path } = file;
      const known = files.get(path) ?? untouched(path, file.skill);
      left.set(known.path, plan.unfixed);
      if (plan.fixes.length === 0) continue;
      files.delete(path);
      const next = applied(known, plan.fixes);
      files.set(next.to, next);
    }
    if (looks.every(({ plan }) => plan.fixes.length === 0)) break;
    now = changedTree(tree, [...files.values()]);
    isWanted = (path) => files.has(path);
  }
  return {
    files: [...files.values()]
      .map((file) => {
        const own = left.get(file.path) ?? [];
        return { ...file, ...checkFixes(file.fixes, findingsIn(file.to, last), own) };
      })
      .sort((a, b) => compareText(a.path, b.path)),
    left: [...left.values()].flat(),
    seen: left.size,
    locks,
  };
}

interface Look {
  readonly file: FileToFix;
  readonly plan: FileFixPlan;
}

interface Looks {
  readonly workspace: Workspace;
  readonly looks: readonly Look[];
}

/** Tries what is done only where the result is sound, and leaves it where that is not. */
async function tried(
  tree: FileTree,
  config: Config,
  looks: readonly Look[],
): Promise<readonly Look[]> {
  const trials = looks.flatMap(({ file: { path, skill }, plan: { fixes: mends } }) => {
    const risky = mends.filter(({ requiresValidResult: onlyIfSound }) => onlyIfSound);
    return risky.length === 0 ? [] : [applied(untouched(path, skill), risky)];
  });
  if (trials.length === 0) return looks;
  const results = await look(changedTree(tree, trials), config);
  const after = new Map(results.looks.map(({ file }) => [file.path, file.findings]));
  return looks.map(({ file, plan }) => {
    const error = newError(file.findings, after.get(file.path) ?? []);
    if (!error) return { file, plan };
    const reason = `Of what it becomes would be said: ${error.message}`;
    const [risky, mends] = parted(
      plan.fixes,
      ({ requiresValidResult: onlyIfSound }) => onlyIfSound === true,
    );
    const left = risky.map(({ rule, at }) => ({ rule, at, reason }));
    return { file, plan: { fixes: mends, unfixed: [...plan.unfixed, ...left] } };
  });
}

/** An error of a rule that found fewer of them before. */
function newError(before: readonly Finding[], after: readonly Finding[]): Finding | undefined {
  const known = new Map<string, number>();
  const isError = ({ severity }: Finding) => severity === 'error';
  for (const { rule } of before.filter(isError)) known.set(rule, (known.get(rule) ?? 0) + 1);
  return after.filter(isError).find(({ rule }) => {
    const rest = (known.get(rule) ?? 0) - 1;
    known.set(rule, rest);
    return rest < 0;
  });
}

function findingsIn(path: string, looks: readonly Look[]): readonly Finding[] {
  return looks.find(({ file }) => file.path === path)?.file.findings ?? [];
}

function parted<T>(all: readonly T[], isOne: (item: T) => boolean): [T[], T[]] {
  return [all.filter(isOne), all.filter((item) => !isOne(item))];
}

/** The locks that know a skill some fix changes. */
function locksOf({ locks }: Workspace, looks: readonly Look[]): readonly string[] {
  const changed = looks.filter(({ plan }) => plan.fixes.length > 0);
  const names = new Set(changed.map(({ file }) => file.skill.name));
  return locks
    .filter(({ entries }) => entries.some(({ id }) => names.has(id)))
    .map(({ path }) => path);
}

/** What every fix makes of every manifest file of a tree. */
async function look(tree: FileTree, config: Config): Promise<Looks> {
  const { workspace } = await load(tree, config);
  const stamp = stamper(config);
  const findings = groupBy(lint(workspace, null, stamp), ({ at }) => at.path);
  const looks = workspace.skills.flatMap((skill) =>
    pathsOf(skill).map((path) => {
      const text = skill.texts.get(path)?.replace(/^\ufeff/, '') ?? '';
      const file = { path, text, skill, findings: findings.get(path) ?? [] };
      return { file, plan: planOf(file, stamp) };
    }),
  );
  return { workspace, looks };
}

/** The manifest files of a skill, and those that only lack the name to be one. */
function pathsOf({ texts, files }: Skill): readonly string[] {
  const named = files.filter(({ name, kind }) => kind !== 'symlink' && isManifestName(name));
  return [...new Set([...texts.keys(), ...named.map(({ path }) => path)])];
}

function planOf(file: FileToFix, stamp: Stamp): FileFixPlan {
  const plans = fixes.map((one) => one.plan(file));
  const mends: FileFix[] = [];
  for (const mend of plans.flatMap((plan) => plan.fixes)) {
    const others = mends.flatMap(({ edits }) => edits);
    if (isOn(mend, stamp) && !editsOverlap(mend.edits, others)) mends.push(mend);
  }
  const left = plans.flatMap((plan) => plan.unfixed);
  const reason = unfit(file);
  if (reason === null) return { fixes: mends, unfixed: left };
  return { fixes: [], unfixed: [...left, ...mends.map(({ rule, at }) => ({ rule, at, reason }))] };
}

/** Why no byte of a file is touched, whatever is in it; null where it can be. */
function unfit({ path, skill }: FileToFix): string | null {
  if (!skill.texts.has(path)) return 'The file cannot be read.';
  const isOther = skill.problems.some(
    ({ rule, at }) => rule === 'file-encoding' && at.path === path,
  );
  return isOther ? 'The file is no UTF-8 text, and other texts are not written.' : null;
}

/** Whether the configuration lets the rule of a mend speak of that file. */
function isOn({ rule: id, at }: FileFix, stamp: Stamp): boolean {
  const rule = ruleNamed(id);
  if (!rule || rule.scope === 'change') return false;
  const context = { skill: null, texts: new Map(), secrets: [] };
  return stamp({ message: id, at }, { ...context, rule, severity: rule.severity }) !== null;
}

function untouched(path: string, { texts }: Skill): FixedFile {
  const before = texts.get(path) ?? '';
  return { path, to: path, before, after: before, fixes: [], stillFaulty: [], otherFaults: 0 };
}

/** A file with further mends made; places count from behind a byte order mark. */
function applied(file: FixedFile, mends: readonly FileFix[]): FixedFile {
  const [mark, text] = file.after.startsWith('\ufeff')
    ? ['\ufeff', file.after.slice(1)]
    : ['', file.after];
  const edits = mends.flatMap((mend) => mend.edits);
  return {
    ...file,
    to: mends.find(({ renameTo }) => renameTo !== undefined)?.renameTo ?? file.to,
    after: mark + applyEdits(text, edits),
    fixes: [...file.fixes, ...mends],
  };
}
