import type { Config } from '../config/config.ts';
import type { Sides } from '../model/sides.ts';
import { installFolders } from '../model/text/install-location.ts';
import { nameOf } from '../model/text/path.ts';
import type { FileTree } from '../model/tree.ts';
import type { Discovery } from './discover.ts';
import { discoverTree } from './discover-tree.ts';
import { load } from './load.ts';
import { clientTree } from './places/client-tree.ts';
import { areLocal, changedRoots } from './scope/changed-roots.ts';
import { unknownNames } from './scope/naming-skills.ts';
import {
  compareTrees,
  type PathChange,
  type TreeChanges,
  withPlaces,
} from './scope/path-changes.ts';
import { type ReadLocks, readLocks } from './scope/plain-locks.ts';
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
 * Null if that is unknown: everything has to be read then.
 */
export async function loadChanged(
  { head, base }: Pick<Sides, 'head' | 'base'>,
  config: Config,
  configPath: string | undefined,
): Promise<Trees | null> {
  if (!base) return null;
  const stored = await compareTrees(head, base);
  if (!stored || !areLocal(stored.paths, { head, base }, configPath)) return null;
  const trees = { head, base };
  const views = { head: await clientTree(head), base: await clientTree(base) };
  const changes = withPlaces(stored, views);
  const found = await discoverTree(head, config);
  const hasSamePaths = changes.paths.every(({ before, after }) => before === after);
  const discoveries = [found, hasSamePaths ? found : await discoverTree(base, config)] as const;
  const roots = new Set(
    [...new Set(discoveries)].flatMap(({ skills }) => skills.map(({ root }) => root)),
  );
  const changed = changedRoots(changes.paths, roots);
  const unread = new Set([...roots].filter((root) => !changed.has(root)));
  const changedPaths = new Set(changes.paths.map(({ path }) => path));
  const locks = await readLocks(trees, discoveries, (path) => changedPaths.has(path));
  return readRelated({ trees, config, changes, discoveries, locks }, unread, changed);
}

/** Reads the skills that changed, and then those that are related to what was read. */
async function readRelated(
  input: LoadInput,
  unread: Set<string>,
  changed: ReadonlySet<string>,
): Promise<Trees | null> {
  const { paths } = input.changes;
  let loaded = await loadExcept(input, unread);
  const entryIds = changedEntryIds(loaded);
  if (entryIds === null) return null;
  let roots = withLockedRoots(loaded, changed, entryIds);
  let unknown = unknownNames(loaded);
  for (;;) {
    const touch = { changes: paths, entryIds, roots, unknown };
    const related = await relatedSkills(input.trees, loaded, touch);
    if (related === null) return null;
    if (related.size === 0) break;
    for (const root of related) unread.delete(root);
    loaded = await loadExcept(input, unread);
    const touched = withLockedRoots(loaded, roots, entryIds);
    const names = unknownNames(loaded);
    if (touched.size === roots.size && [...names].every((name) => unknown.has(name))) break;
    [roots, unknown] = [touched, names];
  }
  return focus(loaded, paths, { entryIds, roots });
}

/** The trees to load, and what is known of them. */
interface LoadInput {
  readonly trees: ComparedTrees;
  readonly config: Config;
  readonly changes: TreeChanges;
  readonly discoveries: readonly [head: Discovery, base: Discovery];
  readonly locks: ReadLocks;
}

/** Reads all skills except the unread ones, and of locks in plain form the entries that may lock what was read. */
async function loadExcept(input: LoadInput, unread: ReadonlySet<string>): Promise<Trees> {
  const skills = input.discoveries.flatMap((discovery) => discovery.skills);
  const readRoots = skills.flatMap(({ root }) => (unread.has(root) ? [] : [root]));
  const { changedIds, lastIds } = input.locks;
  const ids = new Set([...changedIds, ...lastIds, ...readRoots.map(nameOf)]);
  for (;;) {
    const loaded = await loadWithEntries(input, unread, ids);
    const names = readNames(loaded).filter((name) => !ids.has(name));
    if (names.length === 0 || input.locks.head.plain.size === 0) return loaded;
    for (const name of names) ids.add(name);
  }
}

function readNames({ head, base }: Trees): readonly string[] {
  const skills = [...head.skills, ...(base?.skills ?? [])];
  return skills.flatMap(({ name, isUnread }) => (isUnread ? [] : [name]));
}

async function loadWithEntries(
  { trees, config, changes, discoveries, locks }: LoadInput,
  unread: ReadonlySet<string>,
  ids: ReadonlySet<string>,
): Promise<Trees> {
  const isRead = (id: string) =>
    ids.has(id) || installFolders(id).some((folder) => ids.has(folder));
  const [headOptions, baseOptions] = [locks.head, locks.base].map(({ texts, plain }, side) => ({
    unread,
    texts,
    lockFocus: { locks: plain, isRead },
    discovery: discoveries[side],
  }));
  const compared = { isCompared: true, knownIds: changes.headIds };
  const loaded = await load(trees.head, config, { ...headOptions, ...compared });
  const { workspace } = await load(trees.base, config, { ...baseOptions, reusable: loaded });
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
