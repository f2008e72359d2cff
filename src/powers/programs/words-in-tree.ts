import { join } from '../../model/text/path.ts';
import { nameOfProgram } from '../../scripts/launched.ts';
import type { Word } from '../../syntax/shell/shell.ts';
import { type Opener, openedBy, placeOf } from './places.ts';
import type { Roots } from './roots.ts';
import { type Environment, type Spelling, spellingsOf } from './spellings.ts';
import { piecesOf, withoutStart } from './text-words.ts';
import type { ProgramTree } from './tree.ts';

/** What holds for a text with commands. */
export interface Scope {
  readonly environment: Environment;
  /** Folders of the tree by the path at which a container has them. */
  readonly mounts?: ReadonlyMap<string, readonly string[]>;
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

/** The start of an option whose value is in the same word. */
const attached = /^-[A-Za-z](?=[\w.])/;
const containers = /^(?:docker|podman|nerdctl|finch)$/;
/** Variables with the folders in which interpreters look for modules. */
const searchPaths = ['PYTHONPATH', 'PERL5LIB', 'RUBYLIB', 'NODE_PATH'];
const moduleEndings = ['.py', '/__main__.py', '/__init__.py', '.pm', '.rb', '.lua', '.js'];

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
  spell(word: Word, { environment, folders, mounts }: Scope): readonly Spelling[] {
    if (++this.#count > maxWords) return [];
    const spellings = spellingsOf(word, environment, { ...this.#roots, working: folders });
    return mounts ? spellings.map((spelling) => onTheHost(spelling, mounts)) : spellings;
  }

  /** The scope within a container to which words give folders: `-v SOURCE:TARGET`. */
  mounted(words: readonly Word[], scope: Scope): Scope {
    if (!words.some((word) => containers.test(nameOfProgram(word)))) return scope;
    const mounts = words.flatMap((word) => {
      const pieces = piecesOf(word);
      return pieces.flatMap((piece, index) => {
        const target = pieces.slice(index + 1).find(({ text }) => text?.startsWith('/'))?.text;
        const sources = this.spell(piece, scope).flatMap(
          (spelling) => placeOf(spelling, scope.folders, this.tree).candidates,
        );
        const folders = sources.filter((path) => this.tree.isFolder(path));
        return target && folders.length > 0 ? [[target, folders] as const] : [];
      });
    });
    return { ...scope, mounts: new Map(mounts) };
  }

  /** The files that a word names, whole, as a value of an option or within other text. */
  files(word: Word, naming: Naming, scope: Scope): readonly string[] {
    const whole = this.#filesOf(word, naming, scope);
    if (whole.length > 0) return whole;
    const inText = { ...naming, bare: naming.bare === 'none' ? 'none' : 'scripts' } as const;
    const value = withoutStart(word, attached);
    const values = value === word ? [] : [value];
    return [...values, ...piecesOf(word)].flatMap((one) => this.#filesOf(one, inText, scope));
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
      const value = {
        ...spelling,
        text: spelling.text.replace(/^(?:-[\w-]*|[\w.]+)=|^-[A-Z](?=[\w.])/, ''),
      };
      if (value.before === 'nothing' && /^(?:-|\.?$)/.test(value.text)) return [];
      return placeOf(value, scope.folders, this.tree).candidates;
    });
    return places.filter((path) => this.tree.isFolder(path));
  }

  /** `python -m package.module`, `uvicorn module:app`. */
  modules(words: readonly Word[], { folders, environment }: Scope): readonly string[] {
    const listed = searchPaths.flatMap((name) => environment.get(name) ?? []);
    const inPath = listed.flatMap((one) => placeOf(one, folders, this.tree).candidates);
    return words.flatMap(({ text = '' }, index) =>
      modulesIn(text ?? '', words[index - 1]?.text ?? '').flatMap((name) => {
        const module = name.replace(/::|\./g, '/');
        const paths = moduleEndings.map((ending) => module + ending);
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
  const joined = /^-[A-Za-z]*?[mMrl]([A-Za-z_][\w.:]*)(?:=|$)/.exec(text)?.[1];
  if (joined !== undefined) return [joined];
  const pattern = /^-[A-Z]*[mMlr]$/.test(before) ? /^[\w.:]+$/ : /^[\w.]+(?=:\w+$)/;
  return pattern.exec(text) ?? [];
}

/** The start of inline code that is searched for modules. */
const maxCode = 4096;

/** A path of a container as one of the tree, if it is mounted. */
function onTheHost(spelling: Spelling, mounts: NonNullable<Scope['mounts']>): Spelling {
  const { before, text } = spelling;
  const at = Array.from(mounts).find(([path]) => text === path || text.startsWith(`${path}/`));
  if (before !== 'nothing' || !at) return spelling;
  return { ...spelling, before: at[1], text: text.slice(at[0].length) };
}

/** The scope in which some folders are named. */
export function within(scope: Scope, folders: readonly string[]): Scope {
  const named = [...new Set([...folders, ...scope.named])].slice(0, maxFolders);
  const all = [...new Set([...named, ...scope.folders])].slice(0, maxFolders);
  return folders.length === 0 ? scope : { ...scope, named, folders: all };
}
