import { resolve } from 'node:path';
import { type Digests, digestFiles } from '../../hash/digest.ts';
import { findPlace } from '../../io/git/repository.ts';
import { openSides } from '../../io/open-sides.ts';
import { type Progress, withReadProgress } from '../../model/progress.ts';
import type { SkillFile } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { isInside, join } from '../../model/text/path.ts';
import { UsageError } from '../../model/usage-error.ts';
import { filesByRoot } from '../../pipeline/discover.ts';
import { defuse, visible } from '../../report/escape.ts';
import { readTexts } from '../../syntax/text-file.ts';
import type { Command } from '../command.ts';

/** Prints the hash of directories, as locks record it. */
export const hash: Command = {
  name: 'hash',
  also: ['digest', 'checksum'],
  summary: 'print the content hash of skills (ADR-003)',
  operands: 'DIR…',
  most: Number.POSITIVE_INFINITY,
  options: [
    { name: 'integrity', help: 'the stronger hash over a stream that tells where files end' },
  ],
  examples: [
    ['skillgate hash skills/worklog', 'one skill'],
    ['skillgate hash skills/*', 'many'],
    ['skillgate hash --integrity .', 'as the field "integrity" of a lock has it'],
  ],
  async run({ operands, flags }, world) {
    if (operands.length === 0) throw new UsageError('A directory is missing: skillgate hash DIR…');
    const algorithm = flags.has('integrity') ? 'integrity' : 'content';
    const known = new Map<string, string | null>();
    const wanted = operands.map((name): Wanted => {
      const path = resolve(world.cwd, name);
      const { directory, repository, prefix } = findPlace(path, false, null, known);
      return { name, top: repository?.workTree ?? directory, prefix };
    });
    const hashes = new Map<Wanted, string>();
    for (const group of groupBy(wanted, ({ top }) => top).values()) {
      for (const [one, hash] of await hashesOf(group, algorithm, world.told)) hashes.set(one, hash);
    }
    const lines = wanted.map((one) => `${hashes.get(one)}  ${defuse(visible(one.name))}\n`);
    world.print(lines.join(''));
    return 0;
  },
};

/** A directory that was named. */
interface Wanted {
  readonly name: string;
  /** The repository it is in, or the directory itself. */
  readonly top: string;
  /** Where it lies in there. */
  readonly prefix: string;
}

/** The hashes of directories of one repository, which is listed and read once. */
async function hashesOf(
  wanted: readonly Wanted[],
  algorithm: string,
  told: Progress | undefined,
): Promise<ReadonlyMap<Wanted, string>> {
  const { head } = await openSides({ directory: wanted[0]?.top ?? '', base: 'none' });
  const prefixes = new Set(wanted.map(({ prefix }) => prefix));
  const files = filesByRoot(head.entries, prefixes);
  for (const { name, prefix } of wanted) {
    const submodule = head.submodules.find(({ path, isRead }) => !isRead && isInside(path, prefix));
    if (submodule) {
      throw new UsageError(
        `"${name}" holds the submodule "${submodule.path}", whose files are not here, so it has no hash.`,
      );
    }
    if (files.has(prefix)) continue;
    throw new UsageError(`"${name}" holds no files, or only such that git ignores.`);
  }
  const ignoring = [...files.values()].flatMap((all) => all.filter(isIgnoreFile));
  const texts = await readTexts(
    head,
    ignoring.map(({ path }) => path),
  );
  const roots = [...files.keys()];
  const digests = await digestFiles(
    withReadProgress(head, told),
    roots.map((root) => ({
      root,
      files: files.get(root) ?? [],
      ignore: texts.get(join(root, '.skillignore'))?.text ?? null,
      algorithms: [algorithm],
    })),
  );
  const byRoot = new Map(roots.map((root, at) => [root, digests[at]]));
  return new Map(wanted.map((one) => [one, hashIn(byRoot.get(one.prefix), algorithm)]));
}

function isIgnoreFile({ name, kind }: SkillFile): boolean {
  return name === '.skillignore' && kind !== 'symlink';
}

function hashIn(digests: Digests | undefined, algorithm: string): string {
  const [problem] = digests?.problems ?? [];
  if (problem) throw new UsageError(`${problem.at.path}: ${problem.message}`);
  return digests?.values.get(algorithm) ?? '';
}
