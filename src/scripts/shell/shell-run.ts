import type { ScriptInterface } from '../../model/script/interface.ts';
import type { Range } from '../../model/text/text.ts';
import type { SyntaxNode } from '../../syntax/grammars/tree.ts';
import {
  anyCount,
  chosenInterface,
  countedInterface,
  type Positions,
  type WordCount,
  withoutCounts,
} from '../interface/counts.ts';
import { child, nodesIn } from '../tree/nodes.ts';
import { caseItems } from './case-items.ts';
import { readCaseLoop } from './case-loop.ts';
import { askedBy, countAfter } from './conditions.ts';
import type { ShellContext } from './context.ts';
import { isGetopts, readGetopts } from './getopts.ts';
import { withRequired } from './required.ts';
import { commandAt, statementsOf } from './statements.ts';

/** More statements, calls within calls, and names of words, are not followed. */
const [maxSteps, maxDepth, maxNames] = [20_000, 4, 30];

/** `$1`, `${1}`, `${1:?}`: the first two fail only under `set -u`. */
const positions = /(?<!\\)\$(?:([1-9])(?!\d)|\{([1-9])(\}|:?\?))/g;

/** `$1` and `${1:-start}`; and those of any name. */
const firstWord = /^"?\$(?:1|\{1(?::?[-?]([^}"]*))?\})"?$/;
/** `$2` and `${2:-}`, which are empty where the word is missing. */
const heldWord = /^"?\$(?:([1-9])|\{([1-9])(?::?-)?\})"?$/;
const anyWord = /^"?\$\{?(\w+)(?::?-([^}"]*))?\}?"?$/;

function positionsAt(framework: string, at: Range): Positions {
  return { framework, nameOf: (position) => `$${position}`, at };
}

/** Follows the statements of a script up to the one that reads its words. */
export class ShellRun {
  /** What was found; null while nothing is known. */
  found: ScriptInterface | null = null;
  readonly #context: ShellContext;
  #steps = 0;
  #count: WordCount = anyCount;
  /** The loop that reads the words, and the variables that the script asks for after it. */
  #read: SyntaxNode | null = null;
  readonly #asked = new Set<string>();
  #isStrict = false;
  #isShifted = false;
  /** The names of the first word, with what stands in its place where it is missing. */
  readonly #names = new Map([['1', '']]);
  /** The positions of words by the names of what holds them. */
  readonly #positions = new Map(Array.from('123456789', (name) => [name, Number(name)]));

  constructor(context: ShellContext) {
    this.#context = context;
    this.#block(statementsOf(context.source.root), 0);
    if (this.found && this.#read)
      this.found = withRequired(context, this.#read, this.found, this.#asked);
    const at = context.rangeOf(context.source.root);
    this.found ??= countedInterface(
      this.#count,
      positionsAt('words', { start: at.start, end: at.start }),
    );
  }

  /** Follows statements; false if what comes after them is not the same in all runs. */
  #block(statements: readonly SyntaxNode[], depth: number): boolean {
    return statements.every((statement) =>
      this.#read ? this.#after(statement, depth) : this.#statement(statement, depth),
    );
  }

  #statement(node: SyntaxNode, depth: number): boolean {
    if (++this.#steps > maxSteps) return false;
    switch (node.type) {
      case 'function_definition':
        return true;
      case 'variable_assignment':
      case 'variable_assignments':
      case 'declaration_command':
        this.#require(node);
        this.#assign(node);
        return true;
      case 'command':
        return this.#command(node, depth);
      case 'while_statement':
      case 'for_statement':
        return this.#loop(node);
      case 'case_statement':
        return this.#choice(node);
      default:
        return this.#conditional(node, depth);
    }
  }

  /** `${1:?}`, and `$1` where an unset variable ends the run. */
  #require(node: SyntaxNode): void {
    const isNested = [...nodesIn(node)].some(({ type }) =>
      ['command_substitution', 'raw_string'].includes(type),
    );
    if (isNested || this.#isShifted) return;
    for (const [, bare, braced, sign] of this.#context.textOf(node).matchAll(positions))
      if (this.#isStrict || sign?.endsWith('?'))
        this.#count = withoutCounts(this.#count, '<', Number(bare ?? braced));
  }

  /** `command="${1:-help}"` gives the first word another name. */
  #assign(node: SyntaxNode): void {
    for (const inner of nodesIn(node)) {
      const [left, right] = [child(inner, 'name'), child(inner, 'value')];
      if (inner.type !== 'variable_assignment' || !left) continue;
      const [name, value] = [left, right].map((part) => (part ? this.#context.textOf(part) : ''));
      this.#forget(`${name}=`);
      if (this.#isShifted || this.#positions.size > maxNames) continue;
      const word = firstWord.exec(value ?? '');
      if (word) this.#names.set(name ?? '', word[1] ?? '');
      const [, bare, braced] = heldWord.exec(value ?? '') ?? [];
      if (bare ?? braced) this.#positions.set(name ?? '', Number(bare ?? braced));
    }
  }

  /** What a text gives another value is a word of the call no more. */
  #forget(text: string): void {
    for (const held of [this.#names, this.#positions])
      for (const name of held.keys())
        if (
          new RegExp(`\\b${name}\\+?:?=|\\b(?:read|printf|mapfile)\\b.{0,200}\\b${name}\\b`).test(
            text,
          )
        )
          held.delete(name);
  }

  #command(node: SyntaxNode, depth: number): boolean {
    const { source, functions, endings } = this.#context;
    const command = commandAt(source, node);
    if (!command) return true;
    const words = command.arguments.map((argument) => this.#context.textOf(argument));
    this.#forget(this.#context.textOf(node));
    if (command.name === 'set') {
      const text = words.join(' ');
      if (/(?:^|\s)-\w*u|nounset/.test(text)) this.#isStrict = !/\+/.test(text);
      return !words.includes('--');
    }
    if (command.name === 'shift') {
      this.#shift();
      return true;
    }
    if (['exit', 'exec', 'eval', 'return'].includes(command.name)) return false;
    const body = functions.get(command.name);
    if (body === undefined) this.#require(node);
    const isWhole =
      command.arguments.length === 1 &&
      command.arguments.every((word) => this.#context.isAllWords(word));
    const inner = body && child(body, 'body');
    if (isWhole && inner && depth < maxDepth && !this.#isShifted)
      return this.#block(statementsOf(inner), depth + 1);
    return ['goes-on', 'may-end'].includes(endings.of([node]));
  }

  #shift(): void {
    this.#isShifted = true;
    this.#names.delete('1');
  }

  #loop(node: SyntaxNode): boolean {
    if (!isGetopts(this.#context, node) && !this.#isAboutWords(node)) return true;
    if (!this.#isShifted)
      this.found = isGetopts(this.#context, node)
        ? readGetopts(this.#context, node)
        : readCaseLoop(this.#context, node);
    this.#read = node;
    return this.found !== null;
  }

  /** A statement after the loop that reads the words; false if what follows it is not reached in all runs. */
  #after(node: SyntaxNode, depth: number): boolean {
    if (++this.#steps > maxSteps) return false;
    if (/^(?:function_definition|variable_assignments?|declaration_command)$/.test(node.type))
      return true;
    const command = commandAt(this.#context.source, node);
    const body = command && this.#context.functions.get(command.name);
    const inner = body && child(body, 'body');
    if (inner && depth < maxDepth) return this.#block(statementsOf(inner), depth + 1);
    if (command?.name === ':')
      for (const [, name = ''] of this.#context.textOf(node).matchAll(/\$\{(\w+):\?/g))
        this.#asked.add(name);
    const asked = askedBy(this.#context.source, node, this.#context.endings);
    for (const name of asked ?? []) this.#asked.add(name);
    return asked !== null;
  }

  /** `case "$1"` whose last branch refuses: subcommands. */
  #choice(node: SyntaxNode): boolean {
    const { source, endings, rangeOf } = this.#context;
    const switched = child(node, 'value');
    const [, name, standard] = anyWord.exec(switched ? this.#context.textOf(switched) : '') ?? [];
    const items = caseItems(source, node);
    const rest = items?.find(({ patterns }) => patterns.includes('*'));
    const first = name === undefined ? undefined : this.#names.get(name);
    if (!items || first === undefined || !rest || endings.of(rest.statements) !== 'refuses')
      return this.#conditional(node, 0);
    const names = items.filter((item) => item !== rest).flatMap(({ patterns }) => patterns);
    if (names.some((own) => own === null || /[*?[\]()]/.test(own))) return false;
    const known = new Set(names.map((own) => own?.replaceAll('\\', '') ?? ''));
    const isKnown = known.has(standard ?? first) || known.has(first);
    const needsCommand = !isKnown || this.#count.min > 0;
    known.delete('');
    const positions = positionsAt('case', rangeOf(node));
    this.found = chosenInterface([...known], needsCommand, this.#count, positions);
    return false;
  }

  #conditional(node: SyntaxNode, depth: number): boolean {
    const { source, endings } = this.#context;
    const text = this.#context.textOf(node);
    if (/BASH_SOURCE.{0,80}\$\{?0\b/.test(text)) return this.#block(statementsOf(node), depth);
    const count = this.#isShifted
      ? null
      : countAfter(source, node, this.#count, { endings, positions: this.#positions });
    if (count) {
      this.#count = count;
      return true;
    }
    this.#forget(text);
    if (/\bset\s+--|\beval\b/.test(text)) return false;
    if (/\bshift\b/.test(text)) this.#shift();
    return !this.#isAboutWords(node) || endings.of([node]) === 'goes-on';
  }

  #isAboutWords(node: SyntaxNode): boolean {
    const text = this.#context.textOf(node);
    return (
      /\$\{?[1-9@*#](?!\w)|\bshift\b|\bset\s+--/.test(text) ||
      [...this.#names.keys()].some((name) => new RegExp(`\\$\\{?${name}\\b`).test(text))
    );
  }
}
