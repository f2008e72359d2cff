import type { SyntaxNode } from '../grammars/tree.ts';
import type { Assignment, Redirect, ShellCommand, ShellScript, Word } from './shell.ts';
import { isWord, operandsOf } from './word-nodes.ts';
import { joinWords, readHereDocument, readWord, toWord, type WordReader } from './words.ts';

/** Reads the commands of a tree of tree-sitter-bash. */
export function readCommands(root: SyntaxNode, text: string, isWhole: boolean): ShellScript {
  return new CommandReader(text, isWhole).read(root, false);
}

/** What is around a node. */
interface Surroundings {
  readonly redirects: readonly Redirect[];
  readonly isPiped: boolean;
}

const bare: Surroundings = { redirects: [], isPiped: false };

/** Reads nodes in the order of the text. */
class CommandReader implements WordReader {
  readonly text: string;
  readonly #isWhole: boolean;
  readonly #functions = new Set<string>();
  #commands: ShellCommand[] = [];
  #inSubstitution = false;
  #after: ShellCommand['after'] = null;
  #cwd: readonly Word[] = [];

  constructor(text: string, isWhole: boolean) {
    this.text = text;
    this.#isWhole = isWhole;
  }

  /** The commands of a node, as a shell of its own. */
  read(node: SyntaxNode, inSubstitution: boolean): ShellScript {
    const outer = [this.#commands, this.#inSubstitution, this.#after, this.#cwd] as const;
    this.#commands = [];
    this.#inSubstitution = inSubstitution;
    this.#after = null;
    this.#visitAll(node.children, bare);
    const commands = this.#commands;
    [this.#commands, this.#inSubstitution, this.#after, this.#cwd] = outer;
    return { commands, functions: this.#functions, isWhole: this.#isWhole };
  }

  readScript = (substitution: SyntaxNode): ShellScript => {
    const script = this.read(substitution, true);
    for (const command of script.commands) this.#commands.push(command);
    return script;
  };

  #visitAll(nodes: readonly SyntaxNode[], around: Surroundings): void {
    for (const node of nodes) this.#visit(node, around);
  }

  #visit(node: SyntaxNode, around: Surroundings): void {
    if (!node.isNamed) {
      this.#after = operators[node.type] ?? this.#after;
      return;
    }
    switch (node.type) {
      case 'command':
      case 'declaration_command':
      case 'unset_command':
      case 'variable_assignment':
      case 'variable_assignments':
        this.#command(node, around);
        return;
      case 'redirected_statement':
        this.#redirected(node, around);
        return;
      // `$(< file)`
      case 'file_redirect':
        this.#command(node, { ...around, redirects: this.#redirectsOf([node]) });
        return;
      case 'pipeline':
        this.#pipeline(node.children, around);
        return;
      case 'subshell':
        this.#inSubshell(() => this.#visitAll(node.children, around));
        return;
      case 'function_definition':
        this.#function(node, around);
        return;
      case 'for_statement':
        this.#loopVariable(node);
        break;
    }
    if (isWord(node)) readWord(node, this);
    else this.#visitAll(node.children, around);
  }

  /** Reads a command, an assignment or a declaration. */
  #command(node: SyntaxNode, around: Surroundings): void {
    const isAssignment = node.type === 'variable_assignment';
    const children = isAssignment ? [node] : node.children;
    const redirects = [...around.redirects, ...this.#redirectsOf(children)];
    const assignments = children.flatMap((child) => this.#assignmentsOf(child));
    const words = this.#wordsOf(children);
    this.#add({ node, words, assignments, redirects, isPiped: around.isPiped });
    if (['cd', 'pushd', 'chdir'].includes(words[0]?.text ?? '')) this.#enter(words.slice(1));
  }

  #add({
    node,
    ...command
  }: Pick<ShellCommand, 'words' | 'assignments' | 'redirects' | 'isPiped'> & {
    readonly node: SyntaxNode;
  }): void {
    const { start, end } = node;
    const place = { start, end, inSubstitution: this.#inSubstitution };
    this.#commands.push({ ...command, ...place, after: this.#after, cwd: this.#cwd });
    this.#after = ';';
  }

  #enter(operands: readonly Word[]): void {
    const folder = operands.find(({ text }) => !/^-(?:[LPe@-]+)$/.test(text ?? ''));
    if (folder && folder.text !== '-') this.#cwd = [...this.#cwd.slice(-maxFolders), folder];
  }

  /** Words side by side are one word, also across a continued line. */
  #wordsOf(nodes: readonly SyntaxNode[]): readonly Word[] {
    const words: Word[] = [];
    const isArguments = (node: SyntaxNode) => isWord(node) || node.type === 'command_name';
    for (const node of nodes.flatMap(operandsOf).filter(isArguments)) {
      const word = readWord(node, this);
      const last = words.at(-1);
      if (last && this.#touches(last, word)) words[words.length - 1] = joinWords(last, word);
      else words.push(word);
    }
    return words;
  }

  #touches({ end }: Word, { start }: Word): boolean {
    return end <= start && /^(?:\\\r?\n)*$/.test(this.text.slice(end, start));
  }

  #assignmentsOf({ type, children }: SyntaxNode): readonly Assignment[] {
    if (type === 'variable_assignment') return this.#assignment(children);
    if (type !== 'variable_assignments') return [];
    return children.flatMap((child) => this.#assignmentsOf(child));
  }

  #assignment(children: readonly SyntaxNode[]): readonly Assignment[] {
    const [target, sign, ...values] = children;
    if (!target || !sign) return [];
    const name = /^\w*/.exec(this.text.slice(target.start, target.end))?.[0] ?? '';
    const nodes = values.flatMap((value) =>
      value.type === 'array' ? value.children.filter(isWord) : [value],
    );
    if (nodes.length === 0) return [{ name, value: toWord([], sign.end, sign.end) }];
    return nodes.map((node) => ({ name, value: readWord(node, this) }));
  }

  #redirectsOf(nodes: readonly SyntaxNode[]): readonly Redirect[] {
    return nodes.flatMap((node) => {
      if (node.type === 'heredoc_redirect') return this.#hereDocument(node);
      if (!/^(?:file|herestring)_redirect$/.test(node.type)) return [];
      const operator = node.children.find((child) => !child.isNamed)?.type ?? '>';
      const target = node.children.find(isWord);
      return target ? [{ operator, target: readWord(target, this) }] : [];
    });
  }

  #hereDocument({ children }: SyntaxNode): readonly Redirect[] {
    const start = children.find(({ type }) => type === 'heredoc_start');
    const body = children.find(({ type }) => type === 'heredoc_body');
    const more = this.#redirectsOf(children);
    if (!start || !body) return more;
    const isQuoted = /["'\\]/.test(this.text.slice(start.start, start.end));
    return [{ operator: '<<', target: readHereDocument(body, isQuoted, this) }, ...more];
  }

  /** A statement with redirects; what follows the start of a here-document in its line is a part of that. */
  #redirected(node: SyntaxNode, around: Surroundings): void {
    const { children } = node;
    const body = children.find(({ field }) => field === 'body');
    const rest = children.filter((child) => child !== body);
    const redirects = [...around.redirects, ...this.#redirectsOf(rest)];
    const operands = this.#wordsOf(rest);
    const lines = rest
      .filter(({ type }) => type === 'heredoc_redirect')
      .flatMap((node) => node.children);
    const isPiped = around.isPiped || lines.some(({ type }) => type === 'pipeline');
    if (body) this.#visit(body, { redirects, isPiped });
    else this.#add({ node, words: [], assignments: [], redirects, isPiped });
    this.#appendWords(operands);
    const continued = lines.filter(
      (node) => !isWord(node) && !/^heredoc_|_redirect$/.test(node.type),
    );
    this.#visitAll(continued, around);
  }

  /** Adds words that the grammar takes for further targets of a redirect: `a > x b`. */
  #appendWords(operands: readonly Word[]): void {
    const last = this.#commands.at(-1);
    if (!last || operands.length === 0) return;
    this.#commands[this.#commands.length - 1] = { ...last, words: [...last.words, ...operands] };
  }

  #pipeline(children: readonly SyntaxNode[], around: Surroundings): void {
    const last = children.findLast(({ isNamed, type }) => isNamed && type !== 'comment');
    for (const node of children) {
      const isPiped = node !== last || around.isPiped;
      this.#inSubshell(() => this.#visit(node, { ...around, isPiped }));
    }
  }

  #inSubshell(visit: () => void): void {
    const cwd = this.#cwd;
    visit();
    this.#cwd = cwd;
  }

  #function({ children }: SyntaxNode, around: Surroundings): void {
    const name = children.find(({ field }) => field === 'name');
    if (name) this.#functions.add(this.text.slice(name.start, name.end));
    this.#visitAll(
      children.filter((child) => child !== name && !isWord(child)),
      around,
    );
  }

  /** `for NAME in a b`: NAME may be each of the words. */
  #loopVariable(node: SyntaxNode): void {
    const variable = node.children.find(({ field }) => field === 'variable');
    if (!variable) return;
    const name = this.text.slice(variable.start, variable.end);
    const values = node.children.filter(({ field }) => field === 'value');
    const assignments = values.map((value) => ({ name, value: readWord(value, this) }));
    const head = { ...node, end: values.at(-1)?.end ?? variable.end };
    this.#add({ node: head, words: [], assignments, redirects: [], isPiped: false });
  }
}

/** More folders than this are not remembered. */
const maxFolders = 15;

const operators: Readonly<Record<string, ShellCommand['after']>> = {
  ...{ '&&': '&&', '||': '||', '|': '|', '|&': '|', '&': ';', ';': ';', '\n': ';' },
};
