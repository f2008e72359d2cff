import { join } from '../../model/text/path.ts';
import type { Word } from '../../syntax/shell/shell.ts';
import { type Opener, openedBy, placeOf } from './places.ts';
import type { Roots } from './roots.ts';
import { type Environment, type Spelling, spellingsOf } from './spellings.ts';
import { piecesOf } from './text-words.ts';
import type { ProgramTree } from './tree.ts';

/** What holds for a text with commands. */
export interface Scope {
  readonly environment: Environment;
  /** The folders that it may run in, likeliest first. */
  readonly folders: readonly string[];
  /** Those of them that a text names. */
  readonly named: readonly string[];
  /** Whether what it runs has to be told. */
  readonly judges: boolean;
  readonly depth: number;
}

/** Which words name files. */
export interface Naming {
  /** Whether a name without a folder counts: always, with the extension of a script, or never. */
  readonly bare: 'all' | 'scripts' | 'none';
  /** What opens it. */
  readonly opener?: Opener | undefined;
}

const maxFolders = 12;
/** A word is read about three times. */
const maxWords = 12_000;
const script = new RegExp(
  `\\.(?:sh|bash|zsh|fish|ps1|psm1|bat|cmd|vbs|scpt|applescript|py|js|mjs|cjs|ts|mts|cts|tsx|jsx|rb|pl|pm|php|lua|r|jl|go|exe|jar|${'awk|sed|jq|sql|gdb|vim|el|exp|tcl|mk|nix|wasm|swift|kts?|groovy|scala|clj|cljs|bb|exs?|csx|fsx|hs|ml|nim|zig|rkt|scm|lisp'})$`,
  'i',
);

/** Finds the files and folders that words name. */
export class WordsInTree {
  readonly tree: ProgramTree;
  readonly #roots: Roots;
  #count = 0;

  constructor(tree: ProgramTree, roots: Roots) {
    this.tree = tree;
    this.#roots = roots;
  }

  get isExhausted(): boolean {
    return this.#count > maxWords;
  }

  /** The texts that a word may stand for; none once too many words were read. */
  spell(word: Word, { environment, folders }: Scope): readonly Spelling[] {
    if (++this.#count > maxWords) return [];
    return spellingsOf(word, environment, { ...this.#roots, working: folders });
  }

  /** The files that a word names, whole, as a value of an option or within other text. */
  files(word: Word, naming: Naming, scope: Scope): readonly string[] {
    const whole = this.#filesOf(word, naming, scope);
    if (whole.length > 0) return whole;
    const inText = { ...naming, bare: naming.bare === 'none' ? 'none' : 'scripts' } as const;
    return piecesOf(word).flatMap((piece) => this.#filesOf(piece, inText, scope));
  }

  #filesOf(word: Word, naming: Naming, scope: Scope): readonly string[] {
    return this.spell(word, scope).flatMap((spelling) => this.#filesAt(spelling, naming, scope));
  }

  #filesAt(spelling: Spelling, { bare, opener = 'file' }: Naming, scope: Scope) {
    const { before, text } = spelling;
    if (before === 'nothing' && !text.includes('/')) {
      if (text === '' || bare === 'none' || (bare === 'scripts' && !script.test(text))) return [];
    }
    const { candidates } = placeOf(spelling, scope.folders, this.tree);
    return candidates.flatMap((path) => openedBy(path, opener, this.tree));
  }

  /** The folders that a word names, also as the value of an option. */
  folders(word: Word, scope: Scope): readonly string[] {
    const places = this.spell(word, scope).flatMap((spelling) => {
      const value = { ...spelling, text: spelling.text.replace(/^(?:-[\w-]*|[\w.]+)=/, '') };
      if (value.before === 'nothing' && /^(?:-|\.?$)/.test(value.text)) return [];
      return placeOf(value, scope.folders, this.tree).candidates;
    });
    return places.filter((path) => this.tree.isFolder(path));
  }

  /** `python -m package.module`, `uvicorn module:app`. */
  modules(words: readonly Word[], { folders, environment }: Scope): readonly string[] {
    const listed = environment.get('PYTHONPATH') ?? [];
    const inPath = listed.flatMap((one) => placeOf(one, folders, this.tree).candidates);
    return words.flatMap(({ text = '' }, index) =>
      modulesIn(text ?? '', words[index - 1]?.text ?? '').flatMap((name) => {
        const module = name.replaceAll('.', '/');
        const paths = [`${module}.py`, `${module}/__main__.py`, `${module}/__init__.py`];
        const files = [...inPath, ...folders].flatMap((folder) =>
          paths.map((path) => join(folder, path)),
        );
        return files.filter((path) => this.tree.has(path));
      }),
    );
  }

  /** The scope after `cd` into folders, each of which may have failed. */
  entered(scope: Scope, cwd: readonly Word[]): Scope {
    return cwd.reduce((at, word) => within(at, this.folders(word, at)), scope);
  }
}

/** The modules that a word names after another one: `-m module`, `module:app`, `-c "import module"`. */
function modulesIn(text: string, before: string): readonly string[] {
  if (before === '-c') {
    const imports = /\b(?:from\s+([\w.]+)\s+)?import\s+([\w.]+)/g;
    return [...text.slice(0, maxCode).matchAll(imports)].flatMap(([, from, name = '']) =>
      from === undefined ? [name] : [from, `${from}.${name}`],
    );
  }
  const pattern = before === '-m' ? /^[\w.]+$/ : /^[\w.]+(?=:\w+$)/;
  return pattern.exec(text) ?? [];
}

/** The start of inline code that is searched for modules. */
const maxCode = 4096;

/** The scope in which some folders are named. */
export function within(scope: Scope, folders: readonly string[]): Scope {
  const named = [...new Set([...folders, ...scope.named])].slice(0, maxFolders);
  const all = [...new Set([...named, ...scope.folders])].slice(0, maxFolders);
  return folders.length === 0 ? scope : { ...scope, named, folders: all };
}
