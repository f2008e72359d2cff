import type { Arity, ScriptCommand, ScriptOption } from '../../model/script/interface.ts';
import type { Range } from '../../model/text/text.ts';
import type { SyntaxNode } from '../../syntax/grammars/tree.ts';
import { emptyCommand } from '../interface/counts.ts';
import type { Ending } from '../interface/option-loop.ts';
import { anyArguments, optionOf } from '../interface/options.ts';
import type { CaseItem } from './case-items.ts';
import type { ShellContext } from './context.ts';
import { shiftsOf } from './statements.ts';

/** A loop over the words of a call. */
interface Loop {
  /** The statements after its `case`. */
  readonly after: readonly SyntaxNode[];
  readonly variable: string | null;
  readonly isOfOptions: boolean;
}

const anyNumber: Arity = { min: 0, max: null };

/** What the branches of a loop accept, while they are read. */
export class LoopDraft {
  /** Whether a branch leaves the other words unread. */
  breaks = false;
  readonly #context: ShellContext;
  readonly #loop: Loop;
  readonly #options: ScriptOption[] = [];
  readonly #words: string[] = [];
  /** What happens to words that no name has, by pattern. */
  readonly #rest = new Map<string, Ending>();

  constructor(context: ShellContext, loop: Loop) {
    this.#context = context;
    this.#loop = loop;
  }

  /** Adds a branch; false if it cannot be read. */
  add(item: CaseItem): boolean {
    const ending = this.#context.endings.of(item.statements);
    const takes = this.#takes(item);
    const isExit = takes ? ending === 'refuses' || ending === 'ends' : ending !== 'goes-on';
    const at = this.#context.rangeOf(item.node);
    const [plain, assigned]: [string[], string[]] = [[], []];
    for (const pattern of item.patterns.map((own) => own?.replaceAll('\\', '') ?? null)) {
      if (pattern === null) return false;
      if (/^(?:-?-?\*|-?-\?\*)$/.test(pattern)) this.#addRest(pattern, ending, item);
      else if (pattern === '--' || /^--?[\w?][\w.-]*$/.test(pattern)) plain.push(pattern);
      else if (/^--?\w[\w.-]*=\*$/.test(pattern)) assigned.push(pattern.slice(0, -1));
      else if (/[*?[\]()]/.test(pattern) || (!isExit && takes?.max !== 0)) return false;
      else this.#words.push(pattern);
    }
    if (!takes && !isExit && plain.some((name) => name !== '--')) return false;
    if (plain.length > 0)
      this.#options.push(
        optionOf(plain, takes ?? anyNumber, { at, isExit: isExit || plain.includes('--') }),
      );
    if (assigned.length > 0)
      this.#options.push(optionOf(assigned, { min: 1, max: 1 }, { at, isExit }));
    return true;
  }

  #addRest(pattern: string, ending: Ending, { statements }: CaseItem): void {
    if (!this.#rest.has(pattern)) this.#rest.set(pattern, ending);
    const last = statements.at(-1);
    if (last && this.#context.textOf(last) === 'break') this.breaks = true;
  }

  /** The number of words that a branch takes after its own; null where it takes not even that. */
  #takes({ statements }: CaseItem): Arity | null {
    const { source } = this.#context;
    const last = statements.at(-1);
    const goesOn = last !== undefined && this.#context.textOf(last) === 'continue';
    const inner = shiftsOf(source, statements);
    const after = goesOn ? 0 : shiftsOf(source, this.#loop.after);
    if (inner === null || after === null) return anyNumber;
    if (this.#loop.variable !== null) return inner + after === 0 ? { min: 0, max: 0 } : null;
    const count = inner + after - 1;
    if (count < 0) return null;
    return { min: this.#needsValue(statements) ? count : 0, max: count };
  }

  /** Whether a branch ends with an error, or never, where its value is missing: others take what is there. */
  #needsValue(statements: readonly SyntaxNode[]): boolean {
    const texts = statements.map((statement) => this.#context.textOf(statement));
    const { text } = this.#context.source;
    return (
      texts.some((own) => /^shift [2-9]/.test(own)) ||
      /^[ \t]*set[ \t][^\n]{0,200}-\w{0,20}e|^#![^\n]{0,200}[ \t]-\w{0,20}e/m.test(text) ||
      (/^[ \t]*set[ \t][^\n]{0,200}-\w{0,20}u/m.test(text) &&
        texts.some((own) => /\$(?:2|\{2\})/.test(own)))
    );
  }

  /** What the loop accepts; null if it goes on after what it does not know. */
  finish(at: Range): ScriptCommand | null {
    const refuses = (...patterns: readonly string[]) =>
      patterns.map((pattern) => this.#rest.get(pattern)).find(Boolean) === 'refuses';
    const isLongKnown = !this.#rest.has('--*') || refuses('--*');
    if (!isLongKnown || !refuses('-*', '-?*', '*')) return null;
    const refusesWords = !this.#loop.isOfOptions && refuses('*');
    const choices = this.#words.length > 0 ? this.#words : null;
    return {
      ...emptyCommand(at),
      options: this.#options,
      arguments: refusesWords && !choices ? [] : [anyArguments(at, refusesWords ? choices : null)],
    };
  }
}
