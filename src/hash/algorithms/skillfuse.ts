import { createHash, type Hash } from 'node:crypto';
import type { SkillFile } from '../../model/skill.ts';
import { encodePath } from '../../model/text/path.ts';
import { wordList } from '../../model/text/word-list.ts';
import type { HashAlgorithm } from '../algorithm.ts';
import { comparePaths } from '../order.ts';

const excludedNames: ReadonlySet<string> = new Set(
  wordList(`
  .git .hg .svn __pycache__ .DS_Store node_modules .venv .mypy_cache .ruff_cache .skillfuse
`),
);

const modeTags = { file: 'f', executable: 'x', symlink: 'l' };

/**
 * The `digest` of skillfuse: for each file its mode tag, path and hex digest. A folder lists its files before its
 * folders. Links count by their target.
 */
export const skillfuse: HashAlgorithm = {
  id: 'skillfuse',
  select: (files) =>
    files
      .filter(({ name }) => !name.split('/').some((part) => excludedNames.has(part)))
      .sort((a, b) => compareWalk(a.name, b.name)),
  begin() {
    const hash = createHash('sha256');
    let content: Hash | null = null;
    const close = () => {
      if (content) hash.update(content.digest('hex')).update('\n');
      content = null;
    };
    return {
      file({ name, kind }: SkillFile) {
        close();
        hash.update(`${modeTags[kind]}\0`).update(encodePath(name)).update('\0');
        content = createHash('sha256').update(kind === 'symlink' ? 'symlink\0' : '');
      },
      chunk(bytes) {
        content?.update(bytes);
      },
      end() {
        close();
        return `sha256:${hash.digest('hex')}`;
      },
    };
  },
};

/** The order of a walk from the top: the files of a folder, then its folders, each in byte order. */
function compareWalk(a: string, b: string): number {
  const [x, y] = [a.split('/'), b.split('/')];
  let index = 0;
  while (index < x.length - 1 && index < y.length - 1 && x[index] === y[index]) index++;
  const folderFlags = [index < x.length - 1, index < y.length - 1].map(Number);
  return (
    (folderFlags[0] ?? 0) - (folderFlags[1] ?? 0) || comparePaths(x[index] ?? '', y[index] ?? '')
  );
}
