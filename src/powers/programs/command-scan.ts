import { folderOf, join } from '../../model/text/path.ts';
import { launched, nameOfProgram } from '../../scripts/launched.ts';
import type { ShellCommand, ShellScript, Word } from '../../syntax/shell/shell.ts';
import { FoundPrograms, type ProgramContext } from './found.ts';
import { innerTexts } from './inner-texts.ts';
import {
  onlyReads,
  openerOf,
  passesFiles,
  readsOutputOf,
  runsFiles,
  runsFolders,
  runsOperand,
} from './launchers.ts';
import { openedBy, placeOf } from './places.ts';
import { partsOf, takesFolder, taskFile } from './project-files.ts';
import { rootsOf } from './roots.ts';
import { ShellTexts } from './shell-texts.ts';
import { assign, type Spelling } from './spellings.ts';
import { assignmentsIn, commandText, piecesOf, templateWord } from './text-words.ts';
import { withLimitedSearch } from './tree.ts';
import { type Scope, WordsInTree, within } from './words-in-tree.ts';

/** Texts within texts, and texts in all, that are read. */
const maxDepth = 6;
const maxTexts = 60;
const maxUnitsOfAll = 256 * 1024;
/** The start of a text that is no shell, or too long, in which names are looked for. */
const maxUnits = 64 * 1024;

/** Reads commands, and the commands that these hold as texts. */
export class CommandScan {
  readonly found = new FoundPrograms();
  readonly #words: WordsInTree;
  readonly #unit: ProgramContext['unit'];
  readonly #scope: Scope;
  readonly #shell: ShellTexts;
  /** Whether names without a folder count everywhere. */
  readonly #countsBare: boolean;
  #texts = 0;
  #units = 0;

  constructor({ unit, tree, cwd, script, shell }: ProgramContext, countsBare: boolean) {
    const roots = rootsOf(unit);
    this.#words = new WordsInTree(withLimitedSearch(tree), roots);
    this.#unit = unit;
    this.#shell = shell ?? new ShellTexts();
    this.#countsBare = countsBare;
    const start = { environment: new Map(), named: [], judges: true, depth: 0 };
    const folders = script === undefined ? [] : [folderOf(script)];
    const scope = within({ ...start, folders: roots.working }, folders);
    this.#scope = cwd === undefined ? scope : this.#words.entered(scope, [templateWord(cwd)]);
  }

  readLine(text: string): void {
    this.#readText(text, this.#scope);
  }

  readWords(words: readonly string[]): void {
    const none = { assignments: [], redirects: [], cwd: [], start: 0, end: 0, after: null };
    const list = { ...none, words: words.map(templateWord) };
    const command = { ...list, inSubstitution: false, isPiped: false };
    this.#readScript({ commands: [command], functions: new Set(), isWhole: true }, this.#scope);
  }

  #readText(text: string, scope: Scope): void {
    this.#texts++;
    this.#units += text.length;
    const isTooMuch = this.#texts > maxTexts || this.#units > maxUnitsOfAll;
    const isBeyond = isTooMuch || scope.depth > maxDepth || this.#words.isExhausted;
    const script = isBeyond ? null : this.#shell.read(text);
    if (!script?.isWhole) {
      this.#doubt(scope);
      const start = templateWord(text.slice(0, maxUnits));
      this.found.addAll(this.#words.files(start, { bare: 'scripts' }, scope));
    }
    if (script) this.#readScript(script, { ...scope, depth: scope.depth + 1 });
  }

  #readScript({ commands, functions }: ShellScript, scope: Scope): void {
    let previous: ShellCommand | undefined;
    for (const command of commands) {
      if (this.#words.isExhausted) break;
      this.#readCommand(command, previous, functions, this.#words.entered(scope, command.cwd));
      previous = command;
    }
    if (this.#words.isExhausted) this.#doubt(scope);
  }

  #readCommand(
    command: ShellCommand,
    previous: ShellCommand | undefined,
    functions: ReadonlySet<string>,
    outer: Scope,
  ): void {
    const words = launched(command.words);
    const started = command.words.slice(0, command.words.length - words.length);
    this.#readAssignments([...command.assignments, ...assignmentsIn(started)], outer);
    const inside = this.#words.mounted(command.words, outer);
    const named = command.words.flatMap((word) => this.#words.folders(word, inside));
    const scope = within(inside, named);
    const operands = this.#readOperands(command, words, scope, previous);
    const [program] = words;
    if (program && !functions.has(program.text ?? '')) this.#readProgram(program, scope);
    this.#readTask(words, scope);
    if (started.length > 0) this.#readTask(command.words, scope);
    if (operands.length === 0 && started.length > 0) {
      const isHere = command.words.some(({ text }) => /^(?:-[\w-]+=)?\.\/?$/.test(text ?? ''));
      const here = this.#unit.kind === 'plugin' ? scope.named : scope.folders;
      this.#readProjects(isHere ? [...named, ...here] : named, scope);
    }
    const { texts, isAll, hasOtherCode } = innerTexts(command, words);
    for (const { text, isRun } of texts) {
      this.#readText(text, { ...scope, judges: scope.judges && isRun });
    }
    if (hasOtherCode) this.#doubt(scope);
    if (isAll || operands.length > 0 || !runsFiles(nameOfProgram(program))) return;
    if (readsOutputOf(previous, command)) this.found.readsOutput = true;
    else if (!this.#isSubcommand(words, scope)) this.#doubt(scope);
  }

  #readAssignments(assignments: ShellCommand['assignments'], scope: Scope): void {
    for (const { name, value } of assignments) {
      const values = /(?:PATH|LIB)$/.test(name) ? [value, ...piecesOf(value)] : [value];
      const spellings = values.flatMap((one) => this.#words.spell(one, scope));
      assign(scope.environment, name, spellings);
      this.found.addAll(this.#words.files(value, { bare: 'scripts' }, scope));
    }
  }

  /** All words of a command but its program; returns the files that they name. */
  #readOperands(
    command: ShellCommand,
    words: readonly Word[],
    scope: Scope,
    previous: ShellCommand | undefined,
  ): readonly string[] {
    const [program] = words;
    const opener = openerOf(words);
    const reads = onlyReads(nameOfProgram(program));
    const bare = opener || this.#countsBare ? 'all' : reads ? 'none' : 'scripts';
    const inputs = command.redirects.filter(({ operator }) => operator.startsWith('<'));
    const others = command.words.filter((word) => word !== program);
    const files = [...others, ...inputs.map(({ target }) => target)].flatMap((word, index) => {
      const isRun = runsOperand(nameOfProgram(program), others[index - 1]?.text ?? '');
      return this.#words.files(word, { bare: isRun ? 'all' : bare, opener }, scope);
    });
    const within = runsFolders(command.words) ? this.#filesIn(command, scope) : [];
    const isGiven =
      opener !== undefined && previous !== undefined && passesFiles(previous, command);
    const given = isGiven ? this.#filesIn(previous, scope) : [];
    const code = inputs.flatMap(({ target }) => [templateWord('-c'), target]);
    const modules = this.#words.modules([...words, ...code], scope);
    const all = [...files, ...within, ...given, ...modules];
    this.found.addAll(all);
    return all;
  }

  #filesIn({ words }: ShellCommand, scope: Scope): readonly string[] {
    const folders = words.flatMap((word) => this.#words.folders(word, scope));
    return folders.flatMap((folder) => this.#words.tree.find(`${folder}/`, () => true));
  }

  /** The word at the place of the program; `$COMMAND` may hold its operands too. */
  #readProgram(program: Word, scope: Scope): void {
    for (const spelling of this.#words.spell(program, scope)) {
      const first = { ...spelling, text: spelling.text.replace(/(?<=\S)\s.*/s, '') };
      if (first.before === 'nothing' && !first.text.includes('/')) this.#readName(first, scope);
      else this.#readPath(first, scope);
    }
  }

  /** A program that is looked up in the folders of PATH. */
  #readName({ text }: Spelling, scope: Scope): void {
    if (text === '') return;
    const inPath = (scope.environment.get('PATH') ?? []).flatMap(
      (folder) => placeOf(folder, scope.folders, this.#words.tree).candidates,
    );
    const own = this.#unit.kind === 'plugin' ? [join(this.#unit.root, 'bin')] : [];
    const places = [...inPath, ...own, ...scope.folders].map((folder) => join(folder, text));
    this.found.addAll(places.flatMap((path) => this.#words.tree.alike(path)));
  }

  #readPath(spelling: Spelling, scope: Scope): void {
    const { tree } = this.#words;
    const { candidates, isKnown } = placeOf(spelling, scope.folders, tree);
    const files = candidates.flatMap((path) => tree.alike(path));
    const [file] = files;
    this.found.addAll(files);
    if (file !== undefined) this.found.executed.add(file);
    if (isKnown && (file !== undefined || candidates.length === 0)) return;
    // `npx @scope/package`, `npx github:owner/name`
    if (file === undefined && /^(?:@[\w.-]+\/|[a-z+]+:)/.test(spelling.text)) return;
    this.#doubt(scope);
    const [first] = candidates;
    if (!isKnown || first === undefined) return;
    if (tree.isFolder(first)) this.found.addAll(openedBy(first, 'project', tree));
    else if (scope.judges) this.found.missing.add(first);
  }

  /** The scripts of package.json, and the files of other task runners. */
  #readTask(words: readonly Word[], scope: Scope): void {
    const { tree } = this.#words;
    const [program, ...rest] = words;
    const operands = rest.filter(
      ({ text }, index) =>
        !/^-(?!-run$)/.test(text ?? '-') && !takesFolder.test(rest[index - 1]?.text ?? ''),
    );
    // Plugins run in a folder of the user, whose tasks are not theirs.
    const folders = this.#unit.kind === 'plugin' ? scope.named : scope.folders;
    const name = nameOfProgram(program);
    const file = taskFile(name, operands.map(commandText), folders, tree);
    if (!file) return;
    if (!file.tasks) return void this.found.paths.add(file.path);
    const text = tree.textOf(file.path);
    if (text === undefined) this.found.unread.add(file.path);
    const parts = typeof text === 'string' ? partsOf(file.path, file.tasks, text) : null;
    if (!parts) this.#doubt(scope);
    for (const part of parts ?? []) {
      this.found.addPart(part);
      this.#readText(part.text, within(scope, [folderOf(file.path)]));
    }
  }

  /** Folders that `npx`, `uv run --directory` and the like are given: their manifests name the program. */
  #readProjects(folders: readonly string[], scope: Scope): void {
    const files = folders.flatMap((folder) => openedBy(folder, 'project', this.#words.tree));
    if (files.length > 0) this.#doubt(scope);
    this.found.addAll(files);
  }

  /** Whether an interpreter is given a subcommand, options alone, or nothing that a tree could have. */
  #isSubcommand(words: readonly Word[], scope: Scope): boolean {
    const operand = words.slice(1).find(({ text }) => !/^[-+]/.test(text ?? ''));
    if (!operand) return words.length > 1;
    return this.#words
      .spell(operand, scope)
      .every(({ before, text }) => before === 'nothing' && /^[\w@-]+$/.test(text));
  }

  #doubt({ judges }: Scope): void {
    if (judges) this.found.isCertain = false;
  }
}
