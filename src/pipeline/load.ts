import type { Config } from '../config/config.ts';
import { keepingParser } from '../dialects/skill-md.ts';
import { gitmodulesName, listingFiles, readListings } from '../listings/read.ts';
import { locksIn } from '../locks/files.ts';
import type { Sides } from '../model/origin.ts';
import type { Proto } from '../model/proto.ts';
import { nameOf } from '../model/text/path.ts';
import { compareText } from '../model/text/text.ts';
import type { FileTree } from '../model/tree.ts';
import type { Workspace } from '../model/workspace.ts';
import type { ReadFile } from '../powers/read-powers.ts';
import { readProto } from '../protos/read.ts';
import { readLinkTargets } from '../syntax/link-targets.ts';
import { readTexts, type TextFile } from '../syntax/text-file.ts';
import { type DiscoveredSkill, type Discovery, discover, submodulesByRoot } from './discover.ts';
import { configuredLockProblems } from './load/configured-locks.ts';
import { hashSkills } from './load/hash-skills.ts';
import { addVariantDigests } from './load/hash-variants.ts';
import { loadGrants, unknownCarriers, withoutPages } from './load/load-grants.ts';
import { loadPlugins } from './load/load-plugins.ts';
import { definingFiles, parseSkills } from './load/parse-skills.ts';
import { reuseSkills } from './load/reuse.ts';
import { divideSkills, withoutUnread } from './load/unread-skills.ts';
import { type KnownSkills, nothingKnown } from './shard/known-skills.ts';
import type { Trees } from './trees.ts';

/** A tree, read. */
export interface LoadedTree {
  readonly workspace: Workspace;
  /** The files that grant powers, for a tree with the same files. */
  readonly carried: readonly ReadFile[];
}

/** Options beyond the defaults. */
export interface LoadOptions {
  /** A tree read before: skills with the same files are taken from there. */
  readonly reusable?: LoadedTree | undefined;
  /** What other runs analysed: skills with the same files are taken from there too. */
  readonly known?: KnownSkills | undefined;
  /** Hash algorithms for every skill, in addition to those that its locks name. */
  readonly algorithms?: readonly string[] | undefined;
  /** A proto that the user named: it is read even if it references no skill. */
  readonly proto?: string | null | undefined;
  /** Whether the tree is compared with another one: the bytes of all parts of its plugins are then known. */
  readonly isCompared?: boolean | undefined;
  /** The roots of the skills that are not read; none if absent. */
  readonly unread?: ReadonlySet<string> | undefined;
  /** The blob ids that are known without reading. */
  readonly knownIds?: ReadonlyMap<string, string> | undefined;
  /** What was discovered in the tree before. */
  readonly discovery?: Discovery | undefined;
}

const noRoots: ReadonlySet<string> = new Set();

/** Reads both trees; base shares the skills that have the same files in head. */
export async function loadTrees(
  sides: Pick<Sides, 'head' | 'base'>,
  config: Config,
  known: KnownSkills = nothingKnown,
): Promise<Trees> {
  const head = await load(sides.head, config, { isCompared: sides.base !== null, known });
  const base = sides.base && (await load(sides.base, config, { reusable: head, known }));
  return { head: head.workspace, base: base?.workspace ?? null };
}

/** Reads the skills, locks, protos and listings of a tree in a few batches; the rest of the core is synchronous. */
export async function load(
  tree: FileTree,
  config: Config,
  options: LoadOptions = {},
): Promise<LoadedTree> {
  const { reusable, algorithms = [], proto: namedProto, unread = noRoots } = options;
  const { known: others = nothingKnown } = options;
  const discovery = options.discovery ?? discover(tree.entries, config);
  const { isIgnored } = discovery;
  const submodules = submodulesByRoot(tree.submodules, discovery.skills);
  const loadedSkills = [...(reusable?.workspace.skills ?? []), ...others.skills];
  const loadedCarriers = [...(reusable?.carried ?? []), ...others.carried];
  const divided = divideSkills(discovery.skills, unread, loadedSkills);
  const { reused, changed } = reuseSkills(tree, divided.read, submodules, loadedSkills);
  const carriedFiles = withoutUnread(discovery.carried, unread);
  const carriers = unknownCarriers(tree, carriedFiles, loadedCarriers);
  const texts = await readTexts(tree, [
    ...new Set([...filesToRead(tree, discovery, changed), ...carriers]),
  ]);
  const parse = keepingParser();
  const isSide = options.isCompared === true || reusable !== undefined;
  const known = { reusable: loadedCarriers, isCompared: isSide };
  const grantInput = { texts, parse, isIgnored, discovered: discovery.carried, ...known };
  const { grants, carried } = await loadGrants(tree, carriedFiles, grantInput);
  const { locks, lockProblems } = await locksIn(tree, discovery.locks, texts);
  const parsed = await parseSkills(tree, changed, texts, parse);
  const listings = readListings(discovery.listings, texts, tree.entries);
  const { digestIndexes } = listings;
  const hashInput = { parsed, texts, submodules, locks, digestIndexes, algorithms, isIgnored };
  const { skills, pinned } = await hashSkills(tree, hashInput);
  const paths = new Set(tree.entries.map((entry) => entry.path));
  const found = { locks, lockProblems, paths };
  const allSkills = [...skills, ...reused, ...divided.unread].sort((a, b) =>
    compareText(a.root, b.root),
  );
  const pluginInput = { files: discovery.pluginFiles, texts, skills: allSkills, grants };
  const workspace = {
    ...found,
    pinned,
    skills: allSkills,
    ignoredSkills: new Map(discovery.ignoredRoots.map((root) => [nameOf(root), root])),
    protos: discovery.protos.flatMap(
      (path) => parseProto(path, texts.get(path), path === namedProto) ?? [],
    ),
    problems: configuredLockProblems(config.locks, found, discovery.locks),
    listings,
    grants: withoutPages(grants, new Set(allSkills.map(({ root }) => root))),
    plugins: await loadPlugins(tree, pluginInput, options),
    links: await linksOf(tree, isIgnored),
    submodules: tree.submodules.filter(({ path }) => !isIgnored(path)),
    gitmodules: texts.get(gitmodulesName)?.text ?? null,
  };
  return { workspace: await addVariantDigests(tree, workspace), carried };
}

function filesToRead(
  tree: FileTree,
  { locks, protos, listings, pluginFiles }: Discovery,
  changed: readonly DiscoveredSkill[],
): readonly string[] {
  return [
    ...changed.flatMap(definingFiles),
    ...locks,
    ...protos,
    ...listingFiles(listings, tree.entries),
    ...pluginFiles,
    ...gitmodulesOf(tree, listings),
  ];
}

/** The file that names the submodules; listings read it already. */
function gitmodulesOf(tree: FileTree, listings: readonly string[]): readonly string[] {
  if (tree.submodules.length === 0 || listings.length > 0) return [];
  const file = tree.entries.find(({ path }) => path === gitmodulesName);
  return file && file.kind !== 'symlink' ? [file.path] : [];
}

async function linksOf(
  tree: FileTree,
  isIgnored: (path: string) => boolean,
): Promise<Workspace['links']> {
  const paths = tree.entries.flatMap(({ path, kind }) =>
    kind === 'symlink' && !isIgnored(path) ? [path] : [],
  );
  return Array.from(await readLinkTargets(tree, paths), ([path, target]) => ({ path, target }));
}

/** Parses a proto; null for a file of another kind. A file that cannot be read counts as a proto. */
function parseProto(path: string, file: TextFile | undefined, isNamed: boolean): Proto | null {
  const { text = null, problems = [] } = file ?? {};
  if (text === null) return { path, references: [], problems, text: '' };
  return readProto(path, text, isNamed);
}
