import { type Digests, digestFiles, type HashRequest } from '../../hash/digest.ts';
import { digestedFiles } from '../../listings/digest-index.ts';
import {
  pinnedAlgorithms,
  pinnedFileEntries,
  pinnedFolders,
  requiredAlgorithms,
} from '../../locks/required.ts';
import type { DigestIndex } from '../../model/listing.ts';
import { digestKey, type LockFile } from '../../model/lock.ts';
import type { Skill, SkillFile } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { folderOf, join, nameOf } from '../../model/text/path.ts';
import type { FileTree, Submodule, TreeEntry } from '../../model/tree.ts';
import type { TextFile } from '../../syntax/text-file.ts';
import type { ParsedSkill } from './parse-skills.ts';

/** The files to hash and the algorithms to use. */
export interface HashInput {
  readonly parsed: readonly ParsedSkill[];
  readonly texts: ReadonlyMap<string, TextFile>;
  readonly submodules: ReadonlyMap<string, readonly Submodule[]>;
  readonly locks: readonly LockFile[];
  readonly digestIndexes: readonly DigestIndex[];
  /** The algorithms for every skill, in addition to those that its locks name. */
  readonly algorithms: readonly string[];
  readonly isIgnored: (path: string) => boolean;
}

/** Complete skills, and the digests of other files and folders that locks pin; null for an unreadable one. */
export interface HashedSkills {
  readonly skills: readonly Skill[];
  readonly pinned: ReadonlyMap<string, string | null>;
}

/** Hashes the files of skills, and those that locks pin one by one, in one pass over the tree. */
export async function hashSkills(tree: FileTree, input: HashInput): Promise<HashedSkills> {
  const { parsed, submodules } = input;
  const requests = hashRequests(input);
  const others = pinnedRequests(tree, input);
  const digests = await digestFiles(tree, [...requests, ...others.map(({ request }) => request)]);
  const skills = parsed.map((skill, index) => ({
    ...completeSkill(tree, skill, requests[index]?.ignore ?? null, digests[index]),
    submodules: submodules.get(skill.found.root) ?? [],
  }));
  const pinned = others.flatMap(({ path, request: { algorithms } }, index) => {
    const values = digests[parsed.length + index]?.values;
    return algorithms.map(
      (algorithm) => [digestKey(path, algorithm), values?.get(algorithm) ?? null] as const,
    );
  });
  return { skills, pinned: new Map(pinned) };
}

/** A file or folder outside of skills with its hashes; each also has the one of apm, whose key is the path. */
interface PinnedRequest {
  readonly path: string;
  readonly request: HashRequest;
}

function pinnedRequests(tree: FileTree, input: HashInput): readonly PinnedRequest[] {
  const { parsed, locks, isIgnored } = input;
  const algorithmsOf = pinnedAlgorithms(locks);
  const toRequest = (path: string, files: readonly SkillFile[], ownAlgorithm: string) => {
    const algorithms = [...new Set([ownAlgorithm, ...algorithmsOf(path)])];
    return { path, request: { root: '', files, ignore: null, algorithms } };
  };
  const files = new Set([
    ...pinnedFileEntries(locks, tree.entries),
    ...indexedEntries(tree, input),
  ]);
  const roots = new Set(parsed.map(({ found }) => found.root));
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
function indexedEntries(tree: FileTree, { digestIndexes }: HashInput): readonly TreeEntry[] {
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
  locks,
  algorithms,
}: HashInput): readonly HashRequest[] {
  const named = parsed.map(({ found, facts }) => [found.root, facts.name] as const);
  const required = requiredAlgorithms(locks, named);
  return parsed.map(({ found: { root, files }, facts }) => {
    // A skill with an unread submodule gets no hash at all.
    const isWhole = (submodules.get(root) ?? []).every(({ isRead }) => isRead);
    return {
      ...{ root, files },
      ignore: texts.get(join(root, '.skillignore'))?.text ?? null,
      algorithms: isWhole ? ['content', ...algorithms, ...required(root, facts.name)] : [],
    };
  });
}

function completeSkill(
  tree: FileTree,
  { found, facts }: ParsedSkill,
  ignore: string | null,
  { values, problems }: Digests = { values: new Map(), problems: [] },
): Skill {
  const reported = new Set(facts.problems.map(({ rule, at }) => `${rule}\0${at.path}`));
  const hashProblems = problems.filter(({ rule, at }) => !reported.has(`${rule}\0${at.path}`));
  return {
    ...facts,
    problems: [...facts.problems, ...hashProblems],
    files: found.files.map((file) => withId(tree, file)),
    ignore,
    digests: values,
  };
}

function withId(tree: FileTree, file: SkillFile): SkillFile {
  return file.kind === 'symlink' ? file : { ...file, id: tree.id(file.path) };
}
