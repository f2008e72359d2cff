import type { Config } from '../config/config.ts';
import { memoizingParser } from '../dialects/skill-md.ts';
import { gitmodulesName, listingFiles, readListings } from '../listings/read.ts';
import { type LockFocus, locksIn } from '../locks/files.ts';
import { requiredAlgorithms } from '../locks/required.ts';
import type { Progress } from '../model/progress.ts';
import type { Proto } from '../model/proto.ts';
import type { Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import { nameOf } from '../model/text/path.ts';
import { compareText } from '../model/text/text.ts';
import type { FileTree, Submodule } from '../model/tree.ts';
import type { Workspace } from '../model/workspace.ts';
import type { CarrierFile } from '../powers/find-carrier-files.ts';
import type { PowerFile } from '../powers/read-powers.ts';
import { readProto } from '../protos/read.ts';
import { renewGrammars } from '../syntax/grammars/grammar.ts';
import { readTexts, type TextFile } from '../syntax/text-file.ts';
import { type DiscoveredSkill, type Discovery, submodulesByRoot } from './discover.ts';
import { discoverTree } from './discover-tree.ts';
import { configuredLockProblems } from './load/configured-locks.ts';
import { hashPinned } from './load/hash-skills.ts';
import { addVariantDigests } from './load/hash-variants.ts';
import {
  findUnknownCarrierFiles,
  type LoadedGrants,
  loadGrants,
  withoutPages,
} from './load/load-grants.ts';
import { loadMentions } from './load/load-mentions.ts';
import { loadPlugins } from './load/load-plugins.ts';
import { knownScripts, loadScripts } from './load/load-scripts.ts';
import { type LoadedSkills, loadSkills } from './load/load-skills.ts';
import { reuseSkills } from './load/reuse.ts';
import { divideSkills, withoutUnread } from './load/unread-skills.ts';
import { type ClientTree, clientTree } from './places/client-tree.ts';
import { type KnownSkills, nothingKnown } from './shard/known-skills.ts';

/** A tree, read. */
export interface LoadedTree {
  readonly workspace: Workspace;
  /** The files that grant powers, for a tree with the same files. */
  readonly powerFiles: readonly PowerFile[];
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
  /** Receives each skill that is read, before all are read; `tree` is one object for all. */
  readonly onSkill?: ((skill: Skill, tree: Pick<Workspace, 'paths'>) => void) | undefined;
  /** Receives the number of skills read so far. */
  readonly onProgress?: Progress | undefined;
  /** The locks of which only some entries are read. */
  readonly lockFocus?: LockFocus | undefined;
  /** The files of the tree that were read before. */
  readonly texts?: ReadonlyMap<string, TextFile> | undefined;
  /** What was discovered in the tree before. */
  readonly discovery?: Discovery | undefined;
}

const noRoots: ReadonlySet<string> = new Set();

/** Reads the skills, locks, protos and listings of a tree in a few batches; the rest of the core is synchronous. */
export async function load(
  tree: FileTree,
  config: Config,
  options: LoadOptions = {},
): Promise<LoadedTree> {
  const { reusable, proto: namedProto, unread = noRoots } = options;
  const { known: others = nothingKnown } = options;
  renewGrammars();
  const view = await clientTree(tree);
  const discovery = options.discovery ?? (await discoverTree(tree, config));
  const { isIgnored, isMatched } = discovery;
  const submodules = submodulesByRoot(tree.submodules, discovery.skills);
  const loadedSkills = [...(reusable?.workspace.skills ?? []), ...others.skills];
  const loadedPowerFiles = [...(reusable?.powerFiles ?? []), ...others.powerFiles];
  const divided = divideSkills(discovery.skills, unread, loadedSkills);
  const { reused, changed } = reuseSkills(view, divided.read, submodules, loadedSkills);
  const carrierFiles = withoutUnread(discovery.carrierFiles, unread);
  const unknownCarrierFiles = findUnknownCarrierFiles(view, carrierFiles, loadedPowerFiles);
  const changedSkillRoots = new Set(changed.map(({ root }) => root));
  const otherCarrierFiles = unknownCarrierFiles.filter(
    ({ unit }) => unit.kind !== 'skill' || !changedSkillRoots.has(unit.root),
  );
  const filePaths = [
    ...filesToRead(tree, discovery),
    ...otherCarrierFiles.flatMap(({ path, closed }) => (closed ? [] : [path])),
  ];
  const texts = await readOtherTexts(view, filePaths, options.texts);
  const { locks, lockProblems } = await locksIn(tree, discovery.locks, texts, {
    parsedLocks: reusable?.workspace.locks,
    focus: options.lockFocus,
  });
  const listings = readListings(discovery.listings, texts, tree.entries);
  const { paths } = discovery;
  const sources = {
    carrierFiles,
    unknownCarrierFiles,
    loadedPowerFiles,
    discovery,
    submodules,
    texts,
  };
  const input = { ...sources, locks, listings, paths };
  const { skills, pinnedDigests, grants, powerFiles } = await loadContents(
    view,
    changed,
    input,
    options,
  );
  const found = { locks, lockProblems, paths };
  const allSkills = [...skills, ...reused, ...divided.unread].sort((a, b) =>
    compareText(a.root, b.root),
  );
  const pluginInput = { files: discovery.pluginFiles, texts, skills: allSkills, grants };
  const workspace = {
    ...found,
    pinnedDigests,
    skills: allSkills,
    ignoredSkills: new Map(discovery.ignoredRoots.map((root) => [nameOf(root), root])),
    protos: discovery.protos.flatMap(
      (path) => parseProto(path, texts.get(path), path === namedProto) ?? [],
    ),
    problems: configuredLockProblems(config.locks, found, discovery.locks),
    listings,
    grants: withoutPages(grants, new Set(allSkills.map(({ root }) => root))),
    plugins: await loadPlugins(view, pluginInput, options),
    links: view.links.filter(({ path }) => !isMatched(path)),
    misspelt: view.misspelt.filter(({ path }) => !isIgnored(path)),
    shown: discovery.shown,
    scripts:
      config.scripts === 'off'
        ? []
        : await loadScripts(view, {
            skills: allSkills,
            powerFiles,
            paths,
            known: knownScripts(reusable?.workspace),
          }),
    mentions: await loadMentions(view, {
      skills: allSkills,
      grants,
      paths,
      isIgnored,
      reusable: reusable?.workspace,
    }),
    submodules: tree.submodules.filter(({ path }) => !isMatched(path)),
    gitmodules: texts.get(gitmodulesName)?.text ?? null,
  };
  return { workspace: await addVariantDigests(tree, workspace), powerFiles };
}

/** What is known of a tree before its skills are read. */
interface ContentInput extends Pick<Workspace, 'locks' | 'listings' | 'paths'> {
  readonly carrierFiles: readonly CarrierFile[];
  /** Those of them that no other tree has with the same bytes, and what the other trees have. */
  readonly unknownCarrierFiles: readonly CarrierFile[];
  readonly loadedPowerFiles: readonly PowerFile[];
  readonly discovery: Discovery;
  readonly submodules: ReadonlyMap<string, readonly Submodule[]>;
  readonly texts: ReadonlyMap<string, TextFile>;
}

/** Reads skills, what is pinned outside of them, and the files that grant powers. */
async function loadContents(
  tree: ClientTree,
  discovered: readonly DiscoveredSkill[],
  input: ContentInput,
  options: LoadOptions,
): Promise<LoadedSkills & LoadedGrants & Pick<Workspace, 'pinnedDigests'>> {
  const { onSkill, onProgress, reusable, isCompared = false, algorithms = [] } = options;
  const { known = nothingKnown } = options;
  const { carrierFiles, unknownCarrierFiles, submodules, texts, locks, paths } = input;
  const { isMatched: isIgnored } = input.discovery;
  const required = requiredAlgorithms(locks);
  const side = { paths };
  const { skills, powerFiles: read } = await loadSkills(tree, discovered, {
    carrierFiles: unknownCarrierFiles,
    submodules,
    hashed: groupBy(known.hashed, ({ root }) => root),
    onProgress,
    algorithmsOf: (root, name) => [...algorithms, ...required(root, name)],
    onSkill: onSkill && ((skill) => onSkill(skill, side)),
  });
  const roots = new Set(skills.map(({ root }) => root));
  const { digestIndexes } = input.listings;
  const pinnedDigests = await hashPinned(tree.stored, { locks, digestIndexes, isIgnored, roots });
  const { grants, powerFiles } = await loadGrants(tree, carrierFiles, {
    texts,
    discovery: input.discovery,
    parse: memoizingParser(),
    reusable: input.loadedPowerFiles,
    read,
    isCompared: isCompared || reusable !== undefined,
  });
  return { skills, pinnedDigests, grants, powerFiles };
}

/** Texts that were read before, and those of some other files. */
async function readOtherTexts(
  tree: FileTree,
  paths: readonly string[],
  known: ReadonlyMap<string, TextFile> = new Map(),
): Promise<ReadonlyMap<string, TextFile>> {
  const others = new Set(paths.filter((path) => !known.has(path)));
  return new Map([...known, ...(await readTexts(tree, [...others]))]);
}

/** The files that belong to no skill. */
function filesToRead(
  tree: FileTree,
  { locks, protos, listings, pluginFiles }: Discovery,
): readonly string[] {
  return [
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

/** Parses a proto; null for a file of another kind. A file that cannot be read counts as a proto. */
function parseProto(path: string, file: TextFile | undefined, isNamed: boolean): Proto | null {
  const { text = null, problems = [] } = file ?? {};
  if (text === null) return { path, references: [], problems, text: '' };
  return readProto(path, text, isNamed);
}
