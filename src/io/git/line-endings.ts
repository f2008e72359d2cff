import { decodePath, encodePath } from '../../model/text/path.ts';
import type { Content } from './file-content.ts';
import { type Repository, runGit, splitNulTerminated } from './git.ts';

/** How git converts CRLF when it stores a file: always to LF, to LF if the file looks like text, or not at all. */
export type Conversion = 'text' | 'auto' | 'none';

/** Line ending conversions of the files of a working tree, from attributes and `core.autocrlf`. */
export class LineEndings {
  readonly #repository: Repository;
  readonly #paths: Iterable<string>;
  readonly #autoCrlf: boolean;
  #loading: Promise<void> | undefined;
  #conversions: ReadonlyMap<string, Conversion> | undefined;

  constructor(repository: Repository, paths: Iterable<string>, autoCrlf: boolean) {
    this.#repository = repository;
    this.#paths = paths;
    this.#autoCrlf = autoCrlf;
  }

  /** Undefined before `load`: few trees need it. */
  of(path: string): Conversion | undefined {
    return this.#conversions && (this.#conversions.get(path) ?? conversionOf({}, this.#autoCrlf));
  }

  /** Queries git for all files, once. */
  load(): Promise<void> {
    this.#loading ??= this.#loadConversions();
    return this.#loading;
  }

  async #loadConversions(): Promise<void> {
    const args = ['check-attr', '-z', '--stdin', 'text', 'crlf', 'eol'];
    const paths = [...this.#paths].flatMap((path) => [encodePath(path), Uint8Array.of(0)]);
    const { stdout } = await runGit(this.#repository, args, Buffer.concat(paths));
    const values = [...splitNulTerminated(stdout)];
    const conversions = new Map<string, Conversion>();
    for (let index = 0; index + 8 < values.length; index += 9) {
      const [text, crlf, eol] = [2, 5, 8].map((offset) => values[index + offset]?.toString());
      const path = decodePath(values[index] ?? Buffer.alloc(0));
      conversions.set(path, conversionOf({ text, crlf, eol }, this.#autoCrlf));
    }
    this.#conversions = conversions;
  }
}

interface Attributes {
  readonly text?: string | undefined;
  /** The older name of `text`. */
  readonly crlf?: string | undefined;
  readonly eol?: string | undefined;
}

/** According to gitattributes(5). */
function conversionOf({ text, crlf, eol }: Attributes, autoCrlf: boolean): Conversion {
  const explicit = parseAttribute(text) ?? parseAttribute(crlf);
  if (explicit) return explicit;
  if (eol === 'lf' || eol === 'crlf') return 'text';
  return autoCrlf ? 'auto' : 'none';
}

function parseAttribute(value: string | undefined): Conversion | null {
  if (value === 'set' || value === 'input') return 'text';
  if (value === 'auto') return 'auto';
  return value === 'unset' ? 'none' : null;
}

/** Git's heuristic for binary content: a NUL, a lone CR, or more than one control character per 128 others. */
export function looksBinary(content: Content): boolean {
  let controlCount = 0;
  let otherCount = 0;
  let hasPendingReturn = false;
  for (const piece of content.pieces()) {
    for (const byte of piece) {
      if (byte === 0 || (hasPendingReturn && byte !== lineFeed)) return true;
      hasPendingReturn = byte === carriageReturn;
      if (byte === carriageReturn || byte === lineFeed) continue;
      if (byte === 127 || (byte < 32 && !printable.has(byte))) controlCount++;
      else otherCount++;
    }
  }
  return hasPendingReturn || otherCount >> 7 < controlCount;
}

const carriageReturn = 0x0d;
const lineFeed = 0x0a;

/** Backspace, tab, form feed and escape. */
const printable: ReadonlySet<number> = new Set([8, 9, 12, 27]);
