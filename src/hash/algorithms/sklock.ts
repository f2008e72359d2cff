import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { SkillFile } from '../../model/skill.ts';
import { encodePath, nameOf, selfAndAncestors } from '../../model/text/path.ts';
import { wordList } from '../../model/text/word-list.ts';
import { pathGlob } from '../../syntax/glob/path-glob.ts';
import type { HashAlgorithm, Hasher } from '../algorithm.ts';
import { compareUnits } from '../order.ts';

const ignoreName = '.sklockignore';

/** Further globs are not read: each is tested against every path. */
const maxGlobs = 1_000;

/** A NUL in this prefix makes a file binary. */
const sniffLength = 8192;

const textExtensions: ReadonlySet<string> = new Set(
  [
    'bash c cjs cpp cs css env fish go h hpp html ini java js json jsx less md mjs php py rb rs scss',
    'sh toml ts tsx txt xml yaml yml zsh',
  ].flatMap((names) => names.split(' ')),
);

const textNames: ReadonlySet<string> = new Set(
  wordList(`
  .dockerignore .gitignore CHANGELOG CODE_OF_CONDUCT CONTRIBUTING Dockerfile LICENSE Makefile
  README SECURITY SKILL
`),
);

/** The `closureHash` of sklock: the files of a skill with the skills inside it. */
export const sklockClosure = createAlgorithm('sklock-closure', () => true);

/** The `contentHash` of sklock: the files of a skill without its folder `skills/`. */
export const sklockContent = createAlgorithm(
  'sklock-content',
  ({ name }) => !name.startsWith('skills/'),
);

/** Paths with their lengths and modes, then the bytes with LF in files of known text formats. */
function createAlgorithm(id: string, includes: (file: SkillFile) => boolean): HashAlgorithm {
  const isHashed = (file: SkillFile) =>
    file.kind !== 'symlink' &&
    file.name !== 'skill.lock' &&
    !/(^|\/)(\.git|node_modules)\//.test(file.name) &&
    includes(file);
  // The globs of `.sklockignore` decide on all other files, so it comes first.
  const rank = ({ name }: SkillFile) => Number(name !== ignoreName);
  return {
    id,
    select: (files) =>
      files.filter(isHashed).sort((a, b) => rank(a) - rank(b) || compareUnits(a.name, b.name)),
    begin: () => new SklockHasher(),
  };
}

interface OpenFile extends Pick<SkillFile, 'name' | 'kind'> {
  readonly chunks: Uint8Array[];
}

class SklockHasher implements Hasher {
  readonly #hash = createHash('sha256');
  #ignoreFile: OpenFile | null = null;
  #isIgnored: (path: string) => boolean = () => false;
  /** The file whose size is known only after its last chunk. */
  #open: OpenFile | null = null;
  /** Whether the chunks of the file are hashed as they are. */
  #isStreamed = false;

  file({ name, kind }: SkillFile, size: number): void {
    this.#close();
    if (this.#ignoreFile && compareUnits(this.#ignoreFile.name, name) < 0) this.#addIgnoreFile();
    const isText = isTextName(nameOf(name));
    this.#open = isText || name === ignoreName ? { name, kind, chunks: [] } : null;
    this.#isStreamed = !this.#open && !this.#isIgnored(name);
    if (this.#isStreamed) this.#addHead({ name, kind }, size);
  }

  chunk(bytes: Uint8Array): void {
    if (this.#isStreamed) this.#hash.update(bytes);
    else this.#open?.chunks.push(Buffer.from(bytes));
  }

  end(): string {
    this.#close();
    this.#addIgnoreFile();
    return `sha256:${this.#hash.digest('hex')}`;
  }

  #close(): void {
    const file = this.#open;
    this.#open = null;
    if (!file) return;
    if (file.name === ignoreName) {
      this.#ignoreFile = file;
      this.#isIgnored = ignoredBy(Buffer.concat(file.chunks).toString());
    } else this.#add(file);
  }

  #addIgnoreFile(): void {
    if (this.#ignoreFile) this.#add(this.#ignoreFile);
    this.#ignoreFile = null;
  }

  #add(file: OpenFile): void {
    if (this.#isIgnored(file.name)) return;
    const bytes = normalize(file.name, Buffer.concat(file.chunks));
    this.#addHead(file, bytes.length);
    this.#hash.update(bytes);
  }

  #addHead({ name, kind }: Pick<SkillFile, 'name' | 'kind'>, size: number): void {
    const mode = kind === 'executable' ? '111' : '0';
    this.#hash.update(`${name.length}:`).update(encodePath(name)).update(`\0x${mode}\0${size}:`);
  }
}

/** Whether a `.sklockignore` excludes a path; as in fast-glob, only some globs exclude whole folders. */
function ignoredBy(text: string): (path: string) => boolean {
  const lines = text.split('\n').map((line) => line.trim());
  const tests = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(0, maxGlobs)
    .map((line) => {
      const glob = line.replace(/^\.\//, '').replace(/^!(?!\()/, '');
      const matches = pathGlob(glob);
      const excludesFolders = glob.endsWith('/**') || !/[*?|()[\]{}!\\]/.test(nameOf(glob));
      return (path: string) =>
        excludesFolders
          ? [...selfAndAncestors(path)].some((ancestor) => ancestor !== '' && matches(ancestor))
          : matches(path);
    });
  return (path) => tests.some((test) => test(path));
}

/** The bytes of a file, with CRLF and CR as LF if it is text. */
function normalize(path: string, bytes: Buffer): Buffer {
  const isText = isTextName(nameOf(path)) && !bytes.subarray(0, sniffLength).includes(0);
  if (!isText || !isUtf8(bytes)) return bytes;
  return Buffer.from(bytes.toString('utf8').replace(/\r\n?/g, '\n'));
}

function isTextName(base: string): boolean {
  const dot = base.lastIndexOf('.');
  const [name, extension] = dot > 0 ? [base.slice(0, dot), base.slice(dot + 1)] : [base, ''];
  return textExtensions.has(extension) || textNames.has(name) || textNames.has(base);
}
