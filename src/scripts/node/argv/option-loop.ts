import type { Arity, ScriptInterface } from '../../../model/script/interface.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import type { Positions } from '../../interface/counts.ts';
import { type LoopBranch, loopInterface, type WordTest } from '../../interface/option-loop.ts';
import { child, named, nodesIn } from '../../tree/nodes.ts';
import type { NodeSource } from '../tree/node-source.ts';
import { blockOf, endingOf } from './endings.ts';
import type { Words } from './words.ts';

type Functions = ReadonlyMap<string, SyntaxNode>;

/** What a loop over the words of a call accepts; null for another loop, and for one that nobody can tell about. */
export function readOptionLoop(
  source: NodeSource,
  words: Words,
  functions: Functions,
  node: SyntaxNode,
  least: number,
  positions: Positions,
): ScriptInterface | null {
  const head =
    node.type === 'for_statement' ? countedHead(source, words, node) : ofHead(source, words, node);
  const body = child(node, 'body');
  if (!head || head.leading < 0 || !body) return null;
  const loop = new Loop(source, functions, head);
  loop.read(blockOf(body), false);
  if (loop.isUnread) return null;
  return loopInterface(loop.branches, {
    positions,
    least,
    leading: head.leading,
    helpNames: words.helpNames,
  });
}

interface Head {
  /** How many words stand before the first of the loop. */
  readonly leading: number;
  /** The word of the loop, as it is written. */
  readonly word: string;
  /** The counter; null for a loop without. */
  readonly index: string | null;
}

/** `for (let i = 0; i < args.length; i++)`. */
function countedHead(source: NodeSource, words: Words, node: SyntaxNode): Head | null {
  const [start, condition, step] = ['initializer', 'condition', 'increment'].map((field) => {
    const part = child(node, field);
    return part ? source.textOf(part).replace(/\s+/g, ' ') : '';
  });
  const [, index = '', first] = /^(?:let|var) (\w{1,40}) ?= ?(\d);?$/.exec(start ?? '') ?? [];
  const [, counter, list = ''] = /^(\w{1,40}) ?< ?(.+)\.length;?$/.exec(condition ?? '') ?? [];
  const offset = words.offsetOf(list);
  const steps = [`${index}++`, `++${index}`, `${index} += 1`];
  if (counter !== index || offset === undefined || !steps.includes(step ?? '')) return null;
  return { leading: Number(first) - offset, word: `${list}[${index}]`, index };
}

/** `for (const arg of args)`. */
function ofHead(source: NodeSource, words: Words, node: SyntaxNode): Head | null {
  const [left, right] = [child(node, 'left'), child(node, 'right')];
  const isOf = node.children.some(({ type }) => type === 'of');
  const offset = right && words.offsetOf(source.textOf(right));
  if (!isOf || left?.type !== 'identifier' || offset === undefined) return null;
  return { leading: -offset, word: source.textOf(left), index: null };
}

/** The branches of a loop, in the order in which a word meets them. */
class Loop {
  readonly branches: LoopBranch[] = [];
  /** Whether a statement cannot be followed. */
  isUnread = false;
  readonly #source: NodeSource;
  readonly #functions: Functions;
  readonly #head: Head;
  readonly #subjects: Set<string>;
  /** Functions in the loop that take the next word. */
  readonly #takers: string[] = [];
  /** Whether a word that a branch knows gets to the next statement. */
  #falls = false;

  constructor(source: NodeSource, functions: Functions, head: Head) {
    this.#source = source;
    this.#functions = functions;
    this.#head = head;
    this.#subjects = new Set([head.word]);
  }

  read(statements: readonly SyntaxNode[], isSwitch: boolean): void {
    for (const node of statements) {
      if (/^(?:lexical|variable)_declaration$/.test(node.type)) this.#declare(node);
      else if (node.type === 'if_statement') this.#if(node);
      else if (node.type === 'switch_statement') this.#switch(node);
      else if (!(isSwitch && node.type === 'break_statement')) this.#plain(node);
    }
  }

  #declare(node: SyntaxNode): void {
    for (const declarator of named(node)) {
      const [name, value] = [child(declarator, 'name'), child(declarator, 'value')];
      const inner = this.#source.resolve(value);
      const [own, text] = [name, inner].map((part) => (part ? this.#source.textOf(part) : ''));
      if (this.#subjects.has(text ?? '') && name?.type === 'identifier')
        this.#subjects.add(own ?? '');
      else if (/=>/.test(text ?? '') && this.#steps(text ?? '') === 1 && /^\w+$/.test(own ?? ''))
        this.#takers.push(own ?? '');
      else if (this.#steps(text ?? '') > 0) this.isUnread = true;
    }
  }

  #if(node: SyntaxNode): void {
    let falls = false;
    for (let clause: SyntaxNode | undefined = node; clause; ) {
      const [condition, body] = [child(clause, 'condition'), child(clause, 'consequence')];
      const test = condition ? this.#testOf(condition) : 'unknown';
      const block = body ? blockOf(body) : [];
      this.#add(test, block, false);
      falls ||= !isLeaving(block.at(-1));
      const otherwise: SyntaxNode | undefined = child(clause, 'alternative');
      const inner: SyntaxNode | undefined = otherwise && named(otherwise)[0];
      clause = inner?.type === 'if_statement' ? inner : undefined;
      if (inner && !clause) this.read(blockOf(inner), false);
    }
    this.#falls ||= falls;
  }

  #switch(node: SyntaxNode): void {
    const value = child(node, 'value');
    const isWord = value && this.#subjects.has(this.#source.textOf(value).slice(1, -1));
    const body = child(node, 'body');
    const names: string[] = [];
    for (const one of body ? named(body) : []) {
      const block = one.children.filter(({ field }) => field === 'body').flatMap(blockOf);
      if (one.type === 'switch_default') this.read(block, true);
      else {
        const name = this.#source.literal(child(one, 'value'));
        if (!isWord || typeof name !== 'string' || name === '') this.isUnread = true;
        names.push(String(name));
        if (block.length === 0) continue;
        this.#add({ names: names.splice(0) }, block, true);
        // A word may get to the next case.
        this.isUnread ||= !isLeaving(block.at(-1)) && one !== named(body ?? one).at(-1);
      }
    }
    this.#falls = true;
  }

  #plain(node: SyntaxNode): void {
    const ending = endingOf(this.#source, [node], this.#functions);
    if (ending !== 'goes-on' || isLeaving(node)) this.#add('all', [node], false);
    else if (this.#steps(this.#source.textOf(node)) > 0) this.isUnread = true;
  }

  #add(test: WordTest, block: readonly SyntaxNode[], isSwitch: boolean): void {
    const [first, last] = [block[0], block.at(-1)];
    // What a word that a branch knows meets after it may refuse it.
    if (this.#falls) this.isUnread = true;
    this.branches.push({
      test,
      ending: endingOf(this.#source, block, this.#functions),
      leaves: last !== undefined && (isSwitch ? /^return/ : /^(?:return|break)/).test(last.type),
      takes: this.#takes(block),
      at: this.#source.rangeOf(first && last ? { ...first, end: last.end } : this.#source.root),
    });
  }

  /** How often a text takes the next word; more often than anything does where that cannot be counted. */
  #steps(text: string): number {
    const { index } = this.#head;
    const takes = this.#takers.length > 0 ? [`\\b(?:${this.#takers.join('|')})\\(`] : [];
    if (index === null) return 0;
    const step = new RegExp(
      [`\\+\\+${index}\\b`, `\\b${index}\\s*(?:\\+\\+|\\+=\\s*1\\b)`, ...takes].join('|'),
      'g',
    );
    const others = new RegExp(`\\b${index}\\s*(?:[-+]?=(?!=)|--)|--${index}\\b`);
    return others.test(text.replace(step, '')) ? 99 : [...text.matchAll(step)].length;
  }

  #takes(block: readonly SyntaxNode[]): Arity {
    const steps = block.map((node) => this.#steps(this.#source.textOf(node)));
    const count = steps.reduce((sum, own) => sum + own, 0);
    const isLooped = block.some((node) =>
      [...nodesIn(node)].some(({ type }) => /^(?:for|for_in|while|do)_statement$/.test(type)),
    );
    return { min: 0, max: count > 8 || (isLooped && count > 0) ? null : count };
  }

  #testOf(node: SyntaxNode): WordTest {
    const [left, right] = [child(node, 'left'), child(node, 'right')];
    const operator = child(node, 'operator')?.type;
    if (node.type === 'parenthesized_expression') return this.#testOf(named(node)[0] ?? node);
    if (left && right && operator === '||') {
      const tests = [this.#testOf(left), this.#testOf(right)];
      const names = tests.filter(isNames).flatMap((test) => test.names);
      return tests.every(isNames) ? { names } : 'unknown';
    }
    if (left && right && /^={2,3}$/.test(operator ?? '')) {
      const [subject, value] = this.#isWord(left) ? [left, right] : [right, left];
      const name = this.#source.literal(value);
      return this.#isWord(subject) && typeof name === 'string' ? { names: [name] } : 'unknown';
    }
    if (left && right && operator === '&&')
      return [left, right].map((part) => this.#testOf(part)).find(isNames) ?? 'unknown';
    const isNegated = node.type === 'unary_expression' && operator === '!';
    const argument = child(node, 'argument');
    if (isNegated && argument) return this.#testOf(argument) === 'options' ? 'words' : 'unknown';
    return this.#called(node);
  }

  /** `arg.startsWith('--x=')`, `['-h', '--help'].includes(arg)`. */
  #called(node: SyntaxNode): WordTest {
    const call = this.#source.callAt(node);
    const [argument] = call?.arguments ?? [];
    if (!call?.object || !argument) return 'unknown';
    if (call.name === 'startsWith' && this.#isWord(call.object)) {
      const start = this.#source.literal(argument);
      if (start === '-' || start === '--') return start === '-' ? 'options' : 'long-options';
      return typeof start === 'string' && /^--?\w[\w-]*=$/.test(start)
        ? { names: [start] }
        : 'unknown';
    }
    const names =
      call.name === 'includes' && this.#isWord(argument) && this.#source.texts(call.object);
    return names ? { names } : 'unknown';
  }

  #isWord(node: SyntaxNode): boolean {
    return this.#subjects.has(this.#source.textOf(node));
  }
}

/** Whether nothing after a statement meets the word. */
function isLeaving(node: SyntaxNode | undefined): boolean {
  return node !== undefined && /^(?:continue|break|return|throw)_statement$/.test(node.type);
}

function isNames(test: WordTest): test is Extract<WordTest, object> {
  return typeof test === 'object';
}
