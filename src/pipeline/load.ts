import type { Config } from '../config/config.ts';
import {
  attachedFiles,
  type Manifests,
  readManifests,
  readSkill,
  type SkillFacts,
} from '../dialects/read-skill.ts';
import { type Digests, digestFiles, type HashRequest } from '../hash/digest.ts';
import { gitmodulesName, listingFiles, readListings } from '../listings/read.ts';
import { locksIn } from '../locks/files.ts';
import { pinnedEntries, requiredAlgorithms } from '../locks/required.ts';
import type { Proto } from '../model/proto.ts';
import type { Skill, SkillFile } from '../model/skill.ts';
import { join } from '../model/text/path.ts';
import { compareText } from '../model/text/text.ts';
import { areSameSubmodules, type FileTree, type Submodule } from '../model/tree.ts';
import type { Workspace } from '../model/workspace.ts';
import { readProto } from '../protos/read.ts';
import { readLinkTargets } from '../syntax/link-targets.ts';
import { readTexts, type TextFile } from '../syntax/text-file.ts';
import { configuredLockProblems } from './configured-locks.ts';
import { type DiscoveredSkill, discover, submodulesByRoot } from './discover.ts';
import { addVariantDigests, fileHashRequest } from './hash-variants.ts';

/** A tree with the workspace read from it. */
export interface LoadedTree {
  readonly tree: FileTree;
  readonly workspace: Workspace;
}

/** What to read beyond the defaults. */
export interface LoadOptions {
  /** A tree read before: skills with the same files are taken from there. */
  readonly reusable?: LoadedTree | undefined;
  /** Hash algorithms every skill is hashed with, beside those its locks name. */
  readonly algorithms?: readonly string[] | undefined;
  /** A proto that somebody named: it is looked at even where it speaks of no skill. */
  readonly proto?: string | null | undefined;
}

/** Reads the skills, locks, protos and listings of a tree: the only waiting in the core, in a few batches. */
export async function load(
  tree: FileTree,
  config: Config,
  options: LoadOptions = {},
): Promise<LoadedTree> {
  const discovered = discover(tree.entries, config);
  const submodules = submodulesByRoot(tree.submodules, discovered.skills);
  const reusable = new Map(options.reusable?.workspace.skills.map((skill) => [skill.root, skill]));
  const reused: Skill[] = [];
  const changed: DiscoveredSkill[] = [];
  for (const one of discovered.skills) {
    const same = reusableSkill(tree, one, reusable.get(one.root), submodules.get(one.root));
    if (same) reused.push(same);
    else changed.push(one);
  }
  const texts = await readTexts(tree, [
    ...changed.flatMap((one) => [...one.carriers, ...ignoreFileOf(one)]),
    ...discovered.locks,
    ...discovered.protos,
    ...listingFiles(discovered.listings, tree.entries),
    ...gitmodulesOf(tree, discovered.listings),
  ]);
  const { locks, lockProblems } = await locksIn(tree, discovered.locks, texts);
  const protos = discovered.protos.flatMap((path) => {
    return parseProto(path, texts.get(path), path === options.proto) ?? [];
  });
  const required = requiredAlgorithms(locks);
  const parsed = (await readFacts(tree, changed, texts)).map(({ one, facts }) => {
    const own = submodules.get(one.root) ?? [];
    // Half a hash is none: nothing is hashed of a skill whose files are not all there.
    const isWhole = own.every(({ isRead }) => isRead);
    const algorithms = [
      'content',
      ...(options.algorithms ?? []),
      ...required(one.root, facts.name),
    ];
    const request = hashRequestFor(one, texts, isWhole ? algorithms : []);
    return { facts, request, submodules: own };
  });
  const paths = new Set(tree.entries.map((entry) => entry.path));
  const pinnedFiles = pinnedEntries(locks, tree.entries).filter(
    ({ path }) => !discovered.isIgnored(path),
  );
  const digests = await digestFiles(tree, [
    ...parsed.map(({ request }) => request),
    ...pinnedFiles.map(fileHashRequest),
  ]);
  const read = parsed.map(({ facts, request, submodules }, at) => ({
    ...buildSkill(tree, facts, request, digests[at]),
    submodules,
  }));
  const pinned = new Map(
    pinnedFiles.map(({ path }, at) => {
      return [path, digests[parsed.length + at]?.values.get('apm-file') ?? null];
    }),
  );
  const skills = [...read, ...reused].sort((a, b) => compareText(a.root, b.root));
  const problems = configuredLockProblems(
    config.locks,
    { locks, lockProblems, paths },
    discovered.locks,
  );
  const listings = readListings(discovered.listings, texts, tree.entries);
  const workspace = {
    ...{ skills, locks, lockProblems, protos, listings, pinned, paths, problems },
    links: await linksOf(tree, discovered.isIgnored),
    submodules: tree.submodules.filter(({ path }) => !discovered.isIgnored(path)),
    gitmodules: texts.get(gitmodulesName)?.text ?? null,
  };
  return { tree, workspace: await addVariantDigests(tree, workspace) };
}

/** The file that names the submodules, where there are any and it is not read for the listings. */
function gitmodulesOf(tree: FileTree, listings: readonly string[]): readonly string[] {
  if (tree.submodules.length === 0 || listings.length > 0) return [];
  const file = tree.entries.find(({ path }) => path === gitmodulesName);
  return file && file.kind !== 'symlink' ? [file.path] : [];
}

async function linksOf(
  tree: FileTree,
  ignored: (path: string) => boolean,
): Promise<Workspace['links']> {
  const paths = tree.entries.flatMap(({ path, kind }) =>
    kind === 'symlink' && !ignored(path) ? [path] : [],
  );
  return Array.from(await readLinkTargets(tree, paths), ([path, target]) => ({ path, target }));
}

/** The proto in a file; null for a file that is none. What cannot be read at all may be one. */
function parseProto(path: string, read: TextFile | undefined, isNamed: boolean): Proto | null {
  const { text = null, problems = [] } = read ?? {};
  if (text === null) return { path, references: [], problems, text: '' };
  return readProto(path, text, isNamed);
}

function hashRequestFor(
  { root, files }: DiscoveredSkill,
  texts: ReadonlyMap<string, TextFile>,
  algorithms: readonly string[],
): HashRequest {
  const ignore = texts.get(join(root, '.skillignore'))?.text ?? null;
  return { root, files, ignore, algorithms };
}

/** A skill, whole: what its manifests say, its files, and their hashes. */
function buildSkill(
  tree: FileTree,
  facts: SkillFacts,
  { files, ignore }: HashRequest,
  { values, problems }: Digests = { values: new Map(), problems: [] },
): Skill {
  const reported = new Set(facts.problems.map(({ rule, at }) => `${rule}\0${at.path}`));
  const more = problems.filter(({ rule, at }) => !reported.has(`${rule}\0${at.path}`));
  return {
    ...facts,
    problems: [...facts.problems, ...more],
    files: files.map((file) => withId(tree, file)),
    ignore,
    digests: values,
  };
}

/** `skill`, read from another tree, when every file of it is the same here. */
function reusableSkill(
  tree: FileTree,
  one: DiscoveredSkill,
  skill: Skill | undefined,
  submodules: readonly Submodule[] = [],
): Skill | undefined {
  if (!skill || skill.files.length !== one.files.length) return undefined;
  if (!areSameSubmodules(skill.submodules ?? [], submodules)) return undefined;
  const same = one.files.every((file, index) => {
    const other = skill.files[index];
    const id = tree.id(file.path);
    return (
      other?.name === file.name && other.kind === file.kind && id !== undefined && id === other.id
    );
  });
  return same ? skill : undefined;
}

function withId(tree: FileTree, file: SkillFile): SkillFile {
  return file.kind === 'symlink' ? file : { ...file, id: tree.id(file.path) };
}

function ignoreFileOf(one: DiscoveredSkill): readonly string[] {
  const file = one.files.find(({ name, kind }) => name === '.skillignore' && kind !== 'symlink');
  return file ? [file.path] : [];
}

/** What the manifests of the found skills say, once the files are read that they want read. */
async function readFacts(
  tree: FileTree,
  discovered: readonly DiscoveredSkill[],
  texts: ReadonlyMap<string, TextFile>,
): Promise<readonly { readonly one: DiscoveredSkill; readonly facts: SkillFacts }[]> {
  const read = discovered.flatMap((one) => {
    const manifests = parseManifests(one, texts);
    // What a link leads to is not part of the skill, and not read.
    const regular = one.files.filter(({ kind }) => kind !== 'symlink');
    const names = regular.map(({ name }) => name);
    return manifests ? [{ one, manifests, names, wanted: attachedFiles(manifests, names) }] : [];
  });
  const more = await readTexts(
    tree,
    read.flatMap(({ wanted: required }) => required),
  );
  return read.map(({ one, manifests, names, wanted: required }) => {
    const problems = required.flatMap((path) => more.get(path)?.problems ?? []);
    const reported = { ...manifests, problems: [...manifests.problems, ...problems] };
    return { one, facts: readSkill(reported, names, readableTexts(required, more)) };
  });
}

/** The manifests of a found skill, and why those that cannot be read cannot. */
function parseManifests(
  one: DiscoveredSkill,
  texts: ReadonlyMap<string, TextFile>,
): Manifests | null {
  const read = [...one.carriers, ...ignoreFileOf(one)];
  const problems = read.flatMap((path) => texts.get(path)?.problems ?? []);
  return readManifests(one.root, one.carriers, readableTexts(one.carriers, texts), problems);
}

/** The texts at some paths, as far as they could be read. */
function readableTexts(
  paths: readonly string[],
  texts: ReadonlyMap<string, TextFile>,
): ReadonlyMap<string, string> {
  const textByPath = new Map<string, string>();
  for (const path of paths) {
    const text = texts.get(path)?.text;
    if (typeof text === 'string') textByPath.set(path, text);
  }
  return textByPath;
}
