import type { Config } from '../config/config.ts';
import { changedTree, overlayTree } from '../fixes/changed-tree.ts';
import { checkFixes } from '../fixes/check-fixes.ts';
import type { UnfixedFinding } from '../fixes/fix.ts';
import { selfAndAncestors } from '../model/text/path.ts';
import { compareText } from '../model/text/text.ts';
import type { FileTree } from '../model/tree.ts';
import type { Workspace } from '../model/workspace.ts';
import { load } from '../pipeline/load.ts';
import {
  applyFixes,
  type FixedFile,
  findingsIn,
  type Inspection,
  inspect,
  keepSoundFixes,
  unchangedFile,
} from './fix/inspect.ts';

/** The result of all fixes of a tree; nothing is written yet. */
export interface FixPlan {
  /** In byte order of the paths. */
  readonly files: readonly FixedFile[];
  readonly unfixed: readonly UnfixedFinding[];
  /** Number of inspected manifest files. */
  readonly manifestCount: number;
  /** Lock files with a hash of a changed skill. */
  readonly locks: readonly string[];
}

/** Enough for every known chain of fixes that enable each other. */
const maxPasses = 8;

/**
 * Plans all fixes with exactly one correct result, at or below the paths in `only`, or everywhere. One fix may enable
 * another, so changed files are inspected again until no fix is left. With a base, what was renamed since is known.
 */
export async function fix(
  tree: FileTree,
  config: Config,
  only: readonly string[] = [],
  baseTree: FileTree | null = null,
): Promise<FixPlan> {
  const base = baseTree && (await load(baseTree, config)).workspace;
  const pathSet = new Set(only.length === 0 ? [''] : only);
  const files = new Map<string, FixedFile>();
  const unfixed = new Map<string, readonly UnfixedFinding[]>();
  let currentTree = tree;
  let locks: readonly string[] = [];
  let lastInspections: readonly Inspection[] = [];
  let isSelected = (path: string) =>
    [...selfAndAncestors(path)].some((ancestor) => pathSet.has(ancestor));
  for (let pass = 0; pass < maxPasses; pass++) {
    const { workspace, inspections: all } = await inspect(currentTree, config, base);
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
    // What a text names may be anywhere.
    const changed = base ? overlayTree : changedTree;
    currentTree = changed(tree, [...files.values()]);
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
