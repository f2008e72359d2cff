import { resolve } from 'node:path';
import { type Digests, digestFiles } from '../../hash/digest.ts';
import { findRepository } from '../../io/git/repository.ts';
import { openSides } from '../../io/open-sides.ts';
import { plainText } from '../../model/message.ts';
import { type Progress, withReadProgress } from '../../model/progress.ts';
import type { SkillFile } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { isInside, join } from '../../model/text/path.ts';
import { UsageError } from '../../model/usage-error.ts';
import { filesByRoot } from '../../pipeline/discover.ts';
import { escapeInvisible, neutralizeCommands } from '../../report/escape.ts';
import { readTexts } from '../../syntax/text-file.ts';
import type { Command } from '../command.ts';

/** Prints the hash of directories, as in locks. */
export const hash: Command = {
  name: 'hash',
  synonyms: ['digest', 'checksum'],
  summary: 'print the content hash of skills',
  operands: 'DIR…',
  maxOperands: Number.POSITIVE_INFINITY,
  options: [{ name: 'integrity', help: 'the stronger hash: two different trees never share it' }],
  examples: [
    ['skillaccord hash skills/worklog', 'one skill'],
    ['skillaccord hash skills/*', 'many'],
    ['skillaccord hash --integrity .', 'the value of the field "integrity" of a lock'],
  ],
  async run({ operands, flags }, world) {
    if (operands.length === 0)
      throw new UsageError('A directory is missing: skillaccord hash DIR…');
    const algorithm = flags.has('integrity') ? 'integrity' : 'content';
    const gitDirCache = new Map<string, string | null>();
    const requested = operands.map((name): RequestedDirectory => {
      const path = resolve(world.cwd, name);
      const { directory, repository, prefix } = findRepository(path, false, null, gitDirCache);
      return { name, top: repository?.workTree ?? directory, prefix };
    });
    const hashes = new Map<RequestedDirectory, string>();
    for (const group of groupBy(requested, ({ top }) => top).values()) {
      for (const [directory, hash] of await hashesOf(group, algorithm, world.onProgress))
        hashes.set(directory, hash);
    }
    const lines = requested.map(
      (directory) =>
        `${hashes.get(directory)}  ${neutralizeCommands(escapeInvisible(directory.name))}\n`,
    );
    world.print(lines.join(''));
    return 0;
  },
};

/** A named directory. */
interface RequestedDirectory {
  readonly name: string;
  /** The repository around it, or the directory itself. */
  readonly top: string;
  /** The path of the directory in the repository. */
  readonly prefix: string;
}

/** The hashes of directories of one repository, which is listed and read once. */
async function hashesOf(
  requested: readonly RequestedDirectory[],
  algorithm: string,
  onProgress: Progress | undefined,
): Promise<ReadonlyMap<RequestedDirectory, string>> {
  const { head } = await openSides({ directory: requested[0]?.top ?? '', base: 'none' });
  const prefixes = new Set(requested.map(({ prefix }) => prefix));
  const files = filesByRoot(head.entries, prefixes);
  for (const { name, prefix } of requested) {
    const submodule = head.submodules.find(({ path, isRead }) => !isRead && isInside(path, prefix));
    if (submodule) {
      throw new UsageError(
        `"${name}" has the submodule "${submodule.path}" without its files, so it has no hash.`,
      );
    }
    if (files.has(prefix)) continue;
    throw new UsageError(`"${name}" has no files, or only files that git ignores.`);
  }
  const ignoreFiles = [...files.values()].flatMap((all) => all.filter(isIgnoreFile));
  const texts = await readTexts(
    head,
    ignoreFiles.map(({ path }) => path),
  );
  const roots = [...files.keys()];
  const digests = await digestFiles(
    withReadProgress(head, onProgress),
    roots.map((root) => ({
      root,
      files: files.get(root) ?? [],
      ignore: texts.get(join(root, '.skillignore'))?.text ?? null,
      algorithms: [algorithm],
    })),
  );
  const byRoot = new Map(roots.map((root, index) => [root, digests[index]]));
  return new Map(
    requested.map((directory) => [
      directory,
      hashOrProblem(byRoot.get(directory.prefix), algorithm),
    ]),
  );
}

function isIgnoreFile({ name, kind }: SkillFile): boolean {
  return name === '.skillignore' && kind !== 'symlink';
}

function hashOrProblem(digests: Digests | undefined, algorithm: string): string {
  const [problem] = digests?.problems ?? [];
  if (problem) throw new UsageError(`${problem.at.path}: ${plainText(problem.message)}`);
  return digests?.values.get(algorithm) ?? '';
}
