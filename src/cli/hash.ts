import { resolve } from 'node:path';
import { type Opened, openSides } from '../edges/sides.ts';
import { digestFiles } from '../hash/digest.ts';
import { isInside, join, within } from '../model/path.ts';
import { tellingTree } from '../model/progress.ts';
import type { SkillFile } from '../model/skill.ts';
import { UsageError } from '../model/usage-error.ts';
import { defuse, visible } from '../reporters/escape.ts';
import { readTexts } from '../syntax/text-file.ts';
import type { Command, World } from './command.ts';

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
    const lines: string[] = [];
    for (const directory of operands) {
      lines.push(`${await hashOf(directory, algorithm, world)}  ${defuse(visible(directory))}\n`);
    }
    world.print(lines.join(''));
    return 0;
  },
};

async function hashOf(directory: string, algorithm: string, { cwd, told }: World): Promise<string> {
  const sides = await openSides({ directory: resolve(cwd, directory), base: 'none' });
  const files = filesOf(sides);
  if (files.length === 0) {
    throw new UsageError(`"${directory}" holds no files, or only such that git ignores.`);
  }
  const ignoreFile = join(sides.prefix, '.skillignore');
  const ignoring = files.some(({ path, kind }) => path === ignoreFile && kind !== 'symlink');
  const texts = await readTexts(sides.head, ignoring ? [ignoreFile] : []);
  const [digests] = await digestFiles(tellingTree(sides.head, told), [
    {
      root: sides.prefix,
      files,
      ignore: texts.get(ignoreFile)?.text ?? null,
      algorithms: [algorithm],
    },
  ]);
  const [problem] = digests?.problems ?? [];
  if (problem) throw new UsageError(`${problem.at.path}: ${problem.message}`);
  return digests?.values.get(algorithm) ?? '';
}

function filesOf({ head, prefix }: Opened): SkillFile[] {
  return head.entries
    .filter(({ path }) => isInside(path, prefix))
    .map(({ path, kind }) => ({
      path,
      kind,
      name: within(prefix, path),
    }));
}
