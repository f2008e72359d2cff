import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A clone with the history of a source, read by git alone. */
export class Clone {
  /** `owner/name`. */
  readonly name: string;
  readonly gitDir: string;

  constructor(name: string, path: string) {
    this.name = name;
    this.gitDir = existsSync(join(path, '.git')) ? join(path, '.git') : path;
  }

  git(...args: readonly string[]): string {
    return execFileSync('git', [`--git-dir=${this.gitDir}`, ...args], {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
  }

  /** The folders with a SKILL.md at a commit. */
  folders(commit: string): readonly string[] {
    return this.git('ls-tree', '-r', '-z', '--name-only', commit)
      .split('\0')
      .filter((path) => /\/SKILL\.md$/.test(path))
      .map(dirname);
  }

  /** The tree of a folder; null without one. */
  tree(commit: string, folder: string): string | null {
    const listed = this.git('ls-tree', '-d', commit, '--', folder);
    return /^\d+ tree (\w+)\t/.exec(listed)?.[1] ?? null;
  }

  /** The files of a folder with only texts that every installer writes unchanged; null for any other folder. */
  texts(commit: string, folder: string): Readonly<Record<string, string>> | null {
    const tree = this.tree(commit, folder);
    if (tree === null) return null;
    const entries = this.git('ls-tree', '-r', '-l', '-z', tree).split('\0').filter(Boolean);
    const texts: Record<string, string> = {};
    if (entries.length > 60) return null;
    for (const entry of entries) {
      const [, mode, id = '', size, path = ''] =
        /^(\d+) \w+ (\w+) +(\S+)\t(.+)$/s.exec(entry) ?? [];
      const isPlain = mode === '100644' && Number(size) < 200_000;
      if (!isPlain || /(?:^|\/)metadata\.json$|__py|[^\x20-\x7e]/.test(path)) return null;
      const text = this.git('cat-file', 'blob', id);
      if (/[\r\0\ufffd]/.test(text)) return null;
      texts[path] = text;
    }
    return texts['SKILL.md'] === undefined ? null : texts;
  }
}

/** The declared name of a skill, else that of its folder. */
export function declaredName(texts: Readonly<Record<string, string>>, folder: string): string {
  return /^name: *["']?([^"'\n]+?)["']? *$/m.exec(texts['SKILL.md'] ?? '')?.[1] ?? basename(folder);
}

/** The clones that `$SOURCE_CLONES` names, as `OWNER/NAME=CLONE`. */
export function namedClones(): readonly Clone[] {
  return (process.env['SOURCE_CLONES'] ?? '').split(/\s+/).flatMap((entry) => {
    const [, name, path] = /^([\w.-]+\/[\w.-]+)=(.+)$/.exec(entry) ?? [];
    return name && path ? [new Clone(name, path)] : [];
  });
}
