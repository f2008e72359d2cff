import type { Problem } from '../model/finding.ts';
import type { SkillFile } from '../model/skill.ts';
import { compareText } from '../model/text.ts';
import type { FileTree } from '../model/tree.ts';
import type { HashAlgorithm, Hasher } from './algorithm.ts';
import * as catalog from './index.ts';

/** The files of one skill, and the algorithms to hash them with. */
export interface HashRequest {
  readonly files: readonly SkillFile[];
  readonly ignore: string | null;
  readonly algorithms: readonly string[];
}

/** The digests of one skill by algorithm, and the files that could not be read. */
export interface Digests {
  readonly values: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

interface Run {
  readonly algorithm: HashAlgorithm;
  readonly hasher: Hasher;
}

/** Hashes any number of skills in one pass over their files, holding one piece of one file at a time. */
export async function digestFiles(
  tree: FileTree,
  requests: readonly HashRequest[],
): Promise<readonly Digests[]> {
  const readers = new Map<string, { hasher: Hasher; file: SkillFile }[]>();
  const runs = requests.map((request) => begin(request, readers));
  let opened: string | null = null;
  const failures = await tree.read(
    [...readers.keys()].sort(compareText),
    (path, chunk, size, last) => {
      for (const { hasher, file } of readers.get(path) ?? []) {
        if (opened !== path) hasher.file(file, size);
        hasher.chunk(chunk);
      }
      opened = last ? null : path;
    },
  );
  return runs.map((own, index) => ({
    values: new Map(own.map(({ algorithm, hasher }) => [algorithm.id, hasher.end()])),
    problems: (requests[index]?.files ?? []).flatMap(({ path }) =>
      failures.has(path) ? [unreadable(path)] : [],
    ),
  }));
}

function begin(
  request: HashRequest,
  readers: Map<string, { hasher: Hasher; file: SkillFile }[]>,
): readonly Run[] {
  const wanted = Object.values(catalog).filter(({ id }) => request.algorithms.includes(id));
  return wanted.map((algorithm) => {
    const hasher = algorithm.begin();
    for (const file of algorithm.select(request.files, request.ignore)) {
      const list = readers.get(file.path);
      if (list) list.push({ hasher, file });
      else readers.set(file.path, [{ hasher, file }]);
    }
    return { algorithm, hasher };
  });
}

function unreadable(path: string): Problem {
  const message =
    'The file belongs to a skill but cannot be read, so no hash of the skill is right.';
  return { rule: 'file-unreadable', message, at: { path } };
}
