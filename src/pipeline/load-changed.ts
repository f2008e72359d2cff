import type { Config } from '../config/config.ts';
import type { Sides } from '../model/origin.ts';
import type { FileTree } from '../model/tree.ts';
import { discover } from './discover.ts';
import { load } from './load.ts';
import { areLocal, changedRoots } from './scope/changed-roots.ts';
import { compareTrees, type PathChange, type TreeChanges } from './scope/path-changes.ts';
import { relatedSkills } from './scope/related-skills.ts';
import { changedEntryIds, withLockedRoots, withTouchedEntries } from './scope/touched-entries.ts';
import { withTouchedReferences } from './scope/touched-references.ts';
import { needsEverySkill } from './scope/whole-tree.ts';
import type { Trees } from './trees.ts';

/** The trees of a run that compares them. */
interface ComparedTrees {
  readonly head: FileTree;
  readonly base: FileTree;
}

/**
 * Reads what differs between two trees, and the unchanged skills that the differences concern; the others are unread.
 * Null if that cannot be told: everything has to be read then.
 */
export async function loadChanged(
  { head, base }: Pick<Sides, 'head' | 'base'>,
  config: Config,
  configPath: string | undefined,
): Promise<Trees | null> {
  if (!base) return null;
  const changes = await compareTrees(head, base);
  if (!changes || !areLocal(changes.paths, { head, base }, configPath)) return null;
  const trees = { head, base };
  const discoveries = [head, base].map(({ entries }) => discover(entries, config));
  const changed = changedRoots(changes.paths, discoveries);
  const unread = new Set(
    discoveries
      .flatMap(({ skills }) => skills.map(({ root }) => root))
      .filter((root) => !changed.has(root)),
  );
  const first = await loadExcept(trees, config, changes, unread);
  const entryIds = changedEntryIds(first);
  if (entryIds === null) return null;
  let [loaded, roots] = [first, withLockedRoots(first, changed, entryIds)];
  for (;;) {
    const touch = { changes: changes.paths, entryIds, roots };
    const related = await relatedSkills(trees, loaded, touch);
    if (related === null) return null;
    if (related.size === 0) break;
    for (const root of related) unread.delete(root);
    loaded = await loadExcept(trees, config, changes, unread);
    const touched = withLockedRoots(loaded, roots, entryIds);
    if (touched.size === roots.size) break;
    roots = touched;
  }
  return focus(loaded, changes.paths, { entryIds, roots });
}

async function loadExcept(
  { head, base }: ComparedTrees,
  config: Config,
  { headIds }: TreeChanges,
  unread: ReadonlySet<string>,
): Promise<Trees> {
  const loaded = await load(head, config, { isCompared: true, knownIds: headIds, unread });
  const { workspace } = await load(base, config, { reusable: loaded, unread });
  return { head: loaded.workspace, base: workspace };
}

/** The lock entries and the skills that a change touches. */
interface Touched {
  readonly entryIds: ReadonlySet<string>;
  readonly roots: ReadonlySet<string>;
}

/** Leaves out the lock entries and references of untouched skills; null if findings need every skill. */
function focus(
  trees: Trees,
  changes: readonly PathChange[],
  { entryIds, roots }: Touched,
): Trees | null {
  if (needsEverySkill(trees, changes)) return null;
  const [headNames, baseNames] = [trees.head, trees.base].map((workspace) => {
    const skills = workspace?.skills.filter(({ root }) => roots.has(root)) ?? [];
    return new Set(skills.map(({ name }) => name));
  }) as [Set<string>, Set<string>];
  const names = new Set([...headNames, ...baseNames]);
  const areNamesSame = headNames.size === names.size && baseNames.size === names.size;
  const touched = withTouchedEntries(trees, new Set([...entryIds, ...names]), roots);
  return touched && withTouchedReferences(touched, names, { changes, areNamesSame });
}
