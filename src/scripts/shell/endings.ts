import type { SyntaxNode } from '../../syntax/grammars/tree.ts';
import type { Ending } from '../interface/option-loop.ts';
import { child, named, type SourceText, textAt } from '../tree/nodes.ts';
import { commandAt, statementsOf } from './statements.ts';

/** Calls within calls are not followed further. */
const maxDepth = 6;

/** Finds out whether statements end a script; functions of the file are followed. */
export class Endings {
  readonly #source: SourceText;
  readonly #functions: ReadonlyMap<string, SyntaxNode | null>;
  /** What calls do that were followed, by the place of the function and the words of the call. */
  readonly #endings = new Map<string, Ending>();
  readonly #ending = new Map<SyntaxNode, boolean>();

  constructor(source: SourceText, functions: ReadonlyMap<string, SyntaxNode | null>) {
    this.#source = source;
    this.#functions = functions;
  }

  /** What statements do, of which `words` are the `$1`, `$2`, … */
  of(statements: readonly SyntaxNode[], words: readonly (string | null)[] = [], depth = 0): Ending {
    for (const statement of statements) {
      const ending = this.#ofStatement(statement, words, depth);
      if (ending !== 'goes-on') return ending;
    }
    return 'goes-on';
  }

  #ofStatement(node: SyntaxNode, words: readonly (string | null)[], depth: number): Ending {
    if (node.type === 'function_definition' || node.type === 'subshell') return 'goes-on';
    const command = commandAt(this.#source, node);
    if (!command) return this.#ofCompound(node, depth);
    const given = command.arguments.map((argument) => textAt(this.#source, argument));
    if (command.name === 'exit') return exitOf(given[0], words);
    if (command.name === 'exec') return given.length > 0 ? 'ends' : 'goes-on';
    if (command.name === 'return') return 'may-end';
    const own = this.#functions.get(command.name);
    if (own === undefined) return 'goes-on';
    const body = own && child(own, 'body');
    if (!body || depth >= maxDepth) return 'may-end';
    const key = [body.start, ...given].join('\0');
    const known = this.#endings.get(key);
    if (known) return known;
    this.#endings.set(key, 'may-end');
    const ending = this.of(statementsOf(body), given, depth + 1);
    const returns = /\breturn\b/.test(textAt(this.#source, body));
    const found = ending === 'may-end' && returns ? this.#afterReturn(body, depth) : ending;
    this.#endings.set(key, found);
    return found;
  }

  /** A function that returns gives the run back, if it ends it nowhere else. */
  #afterReturn(body: SyntaxNode, depth: number): Ending {
    return this.#mayEnd(body, depth) ? 'may-end' : 'goes-on';
  }

  #ofCompound(node: SyntaxNode, depth: number): Ending {
    return this.#mayEnd(node, depth) || /\breturn\b/.test(textAt(this.#source, node))
      ? 'may-end'
      : 'goes-on';
  }

  #bodyMayEnd(body: SyntaxNode, depth: number): boolean {
    const known = this.#ending.get(body);
    if (known !== undefined) return known;
    this.#ending.set(body, false);
    const found = this.#mayEnd(body, depth + 1);
    this.#ending.set(body, found);
    return found;
  }

  /** Whether anything below a node may end the run. */
  #mayEnd(node: SyntaxNode, depth: number): boolean {
    const command = commandAt(this.#source, node);
    if (command && (command.name === 'exit' || command.name === 'exec')) return true;
    const own = command ? this.#functions.get(command.name) : undefined;
    if (own === null || depth >= maxDepth) return true;
    const body = own && child(own, 'body');
    if (body && this.#bodyMayEnd(body, depth)) return true;
    return named(node).some((inner) => inner.type !== 'subshell' && this.#mayEnd(inner, depth));
  }
}

/** `exit 1`; without a number it is the status of the command before, which is mostly a message. */
function exitOf(text: string | undefined, words: readonly (string | null)[]): Ending {
  const [, position, other] = /^"?\$\{?(\d)(?::?-(\d+))?\}?"?$/.exec(text ?? '') ?? [];
  const status = position === undefined ? text : (words[Number(position) - 1] ?? other);
  return status !== undefined && /^\d+$/.test(status) && Number(status) % 256 !== 0
    ? 'refuses'
    : 'ends';
}
