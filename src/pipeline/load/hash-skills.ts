import { type Digests, digestFiles, type HashRequest } from '../../hash/digest.ts';
import { digestedFiles } from '../../listings/digest-index.ts';
import { pinnedAlgorithms, pinnedFileEntries, pinnedFolders } from '../../locks/required.ts';
import { originInFrontmatter } from '../../locks/vendored.ts';
import type { DigestIndex } from '../../model/listing.ts';
import { digestKey, type LockFile } from '../../model/lock.ts';
import type { Skill, SkillFile } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { folderOf, join, nameOf } from '../../model/text/path.ts';
import type { FileTree, Submodule, TreeEntry } from '../../model/tree.ts';
import type { TextFile } from '../../syntax/text-file.ts';
import type { ClientTree } from '../places/client-tree.ts';
import type { HashedSkill } from '../shard/known-skills.ts';
import type { ParsedSkill } from './parse-skills.ts';
import { hasSameFiles } from './reuse.ts';

/** The files to hash and the algorithms to use. */
export interface HashInput {
  readonly parsed: readonly ParsedSkill[];
  readonly texts: ReadonlyMap<string, TextFile>;
  readonly submodules: ReadonlyMap<string, readonly Submodule[]>;
  /** The hash algorithms of a skill, by its root and name. */
  readonly algorithmsOf: (root: string, name: string) => readonly string[];
  /** The skills that were hashed before. */
  readonly hashed: ReadonlyMap<string, readonly HashedSkill[]>;
}

/** Hashes the files of parsed skills in one pass; returns the complete skills. */
export async function hashSkills(tree: ClientTree, input: HashInput): Promise<readonly Skill[]> {
  const { parsed, submodules } = input;
  const requests = hashRequests(input);
  const known = requests.map((request) => digestsBefore(tree, request, input.hashed));
  const digests = await digestFiles(
    tree.stored,
    requests.map((request, index) => (known[index] ? { ...request, algorithms: [] } : request)),
  );
  // An ignored file is not read, and a change of it is one all the same.
  const ignores = requests.some(({ ignore }) => ignore !== null);
  const ids = ignores ? await tree.stored.knownIds?.() : null;
  const idOf = (path: string) => tree.id(path) ?? ids?.get(tree.realPath(path));
  return parsed.map((skill, index) => ({
    submodules: submodules.get(skill.found.root) ?? [],
    ...completeSkill(tree, skill, {
      ignore: requests[index]?.ignore ?? null,
      digests: known[index] ?? digests[index],
      idOf,
    }),
  }));
}

/** The digests of the same files from another run; undefined unless it has all of them. */
function digestsBefore(
  tree: ClientTree,
  { root, files, algorithms }: HashRequest,
  hashed: HashInput['hashed'],
): Digests | undefined {
  const same = hashed.get(root)?.find((skill) => hasSameFiles(tree, files, skill));
  const values = algorithms.flatMap((algorithm) => {
    const digest = same?.digests.get(algorithm);
    return digest === undefined ? [] : [[algorithm, digest] as const];
  });
  if (values.length === 0 || values.length < algorithms.length) return undefined;
  return { values: new Map(values), problems: [] };
}

/** What locks and indexes pin outside of skills. */
export interface PinnedInput {
  readonly locks: readonly LockFile[];
  readonly digestIndexes: readonly DigestIndex[];
  readonly isIgnored: (path: string) => boolean;
  /** The roots of the hashed skills. */
  readonly roots: ReadonlySet<string>;
}

/** Hashes the files and folders that locks and indexes pin one by one; null for an unreadable one. */
export async function hashPinned(
  tree: FileTree,
  input: PinnedInput,
): Promise<ReadonlyMap<string, string | null>> {
  const pinned = pinnedRequests(tree, input);
  const digests = await digestFiles(
    tree,
    pinned.map(({ request }) => request),
  );
  const values = pinned.flatMap(({ path, request: { algorithms } }, index) =>
    algorithms.map(
      (algorithm) =>
        [digestKey(path, algorithm), digests[index]?.values.get(algorithm) ?? null] as const,
    ),
  );
  return new Map(values);
}

/** A file or folder outside of skills with its hashes; each also has the one of apm, whose key is the path. */
interface PinnedRequest {
  readonly path: string;
  readonly request: HashRequest;
}

function pinnedRequests(tree: FileTree, input: PinnedInput): readonly PinnedRequest[] {
  const { roots, locks, isIgnored } = input;
  const algorithmsOf = pinnedAlgorithms(locks);
  const toRequest = (path: string, files: readonly SkillFile[], ownAlgorithm: string) => {
    const algorithms = [...new Set([ownAlgorithm, ...algorithmsOf(path)])];
    return { path, request: { root: '', files, ignore: null, algorithms } };
  };
  const files = new Set([
    ...pinnedFileEntries(locks, tree.entries),
    ...indexedEntries(tree, input),
  ]);
  const folders = [...pinnedFolders(locks, tree.entries, roots)];
  return [
    ...[...files]
      .filter(({ path }) => !isIgnored(path))
      // A link has no digest.
      .map(({ path, kind }) => toRequest(path, [{ path, name: path, kind }], 'apm-file')),
    ...folders
      .filter(([, inFolder]) => inFolder.every(({ path }) => !isIgnored(path)))
      .map(([folder, inFolder]) => toRequest(folder, inFolder, 'apm-package')),
  ];
}

/** The files of a tree whose digests its indexes record. */
function indexedEntries(
  tree: FileTree,
  { digestIndexes }: Pick<PinnedInput, 'digestIndexes'>,
): readonly TreeEntry[] {
  if (digestIndexes.length === 0) return [];
  const roots = groupBy(
    tree.entries.filter(({ path, kind }) => kind !== 'symlink' && nameOf(path) === 'SKILL.md'),
    ({ path }) => nameOf(folderOf(path)),
  );
  const rootsOf = (name: string) => (roots.get(name) ?? []).map(({ path }) => folderOf(path));
  const paths = digestedFiles(digestIndexes, rootsOf);
  return tree.entries.filter(({ path, kind }) => kind !== 'symlink' && paths.has(path));
}

function hashRequests({
  parsed,
  texts,
  submodules,
  algorithmsOf,
}: HashInput): readonly HashRequest[] {
  return parsed.map(({ found: { root, files }, facts }) => {
    // A skill with an unread submodule gets no hash at all.
    const isWhole = (submodules.get(root) ?? []).every(({ isRead }) => isRead);
    return {
      root,
      files,
      ignore: texts.get(join(root, '.skillignore'))?.text ?? null,
      algorithms: isWhole ? ['content', ...algorithmsOf(root, facts.name)] : [],
    };
  });
}

function completeSkill(
  tree: ClientTree,
  { found, facts }: ParsedSkill,
  { ignore, digests, idOf }: Completion,
): Skill {
  const { values, problems } = digests ?? { values: new Map(), problems: [] };
  const reported = new Set(facts.problems.map(({ rule, at }) => `${rule}\0${at.path}`));
  const hashProblems = problems.filter(({ rule, at }) => !reported.has(`${rule}\0${at.path}`));
  return {
    files: found.files.map((file) => withId(tree, file, idOf)),
    ignore,
    digests: values,
    hasOrigin: originInFrontmatter(facts) !== null,
    ...facts,
    problems: [...facts.problems, ...hashProblems],
  };
}

interface Completion {
  readonly ignore: string | null;
  readonly digests: Digests | undefined;
  readonly idOf: (path: string) => string | undefined;
}

function withId(tree: ClientTree, file: SkillFile, idOf: Completion['idOf']): SkillFile {
  const { path, name, kind } = file;
  return kind === 'symlink' && !tree.opened.has(path) ? file : { path, name, kind, id: idOf(path) };
}
