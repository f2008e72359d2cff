import type { Arity, ScriptInterface } from '../../../model/script/interface.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import {
  type LoopBranch,
  loopInterface,
  type OptionLoop,
  type WordTest,
} from '../../interface/option-loop.ts';
import { child, named } from '../../tree/nodes.ts';
import type { PythonModule } from '../tree/module.ts';
import { compared } from './branches.ts';
import type { WordLists } from './conditions.ts';
import { endingOf } from './endings.ts';

/** The loop of a script over its words. */
interface Head {
  /** How many words stand before the first of the loop. */
  readonly leading: number;
  /** The word of the loop, as it is written. */
  readonly word: string;
  /** What goes to the next word, with the number of words that each is; null for a loop without. */
  readonly step: RegExp | null;
  /** How many steps every word takes for itself. */
  readonly own: number;
}

/** What a loop over the words of a call accepts; null for another loop, and for one that nobody can tell about. */
export function readOptionLoop(
  module: PythonModule,
  node: SyntaxNode,
  { lists, numbers }: { readonly lists: WordLists; readonly numbers: ReadonlyMap<string, number> },
  loop: Omit<OptionLoop, 'leading'>,
): ScriptInterface | null {
  const head = headOf(module, node, lists, numbers);
  const body = child(node, 'body');
  if (!head || head.leading < 0 || !body || child(node, 'alternative')) return null;
  const reading = new Loop(module, head);
  reading.read(named(body), 0);
  if (reading.isUnread) return null;
  return loopInterface(reading.branches, {
    ...loop,
    leading: head.leading,
  });
}

function headOf(
  module: PythonModule,
  node: SyntaxNode,
  lists: WordLists,
  numbers: ReadonlyMap<string, number>,
): Head | null {
  const [left, right, condition] = ['left', 'right', 'condition'].map((field) => {
    const part = child(node, field);
    return part ? module.textOf(part) : '';
  });
  const [, counter, listed = right] = /^(\w+), ?\w+$/.test(left ?? '')
    ? (/^(enumerate)\((.+?)(?:, ?\d)?\)$/.exec(right ?? '') ?? [])
    : [];
  const offset = lists.get(listed ?? '');
  const word = counter ? (left ?? '').replace(/^\w+, ?/, '') : (left ?? '');
  if (node.type === 'for_statement' && offset !== undefined && /^\w+$/.test(word))
    return { leading: -offset, word, step: null, own: 0 };
  const [, index = '', list = ''] = /^(\w{1,40}) < len\((.+)\)$/.exec(condition ?? '') ?? [];
  const [start, before] = [numbers.get(index), lists.get(list)];
  if (start === undefined || before === undefined) return null;
  const step = new RegExp(`\\b${index}\\s*\\+=\\s*(\\d)\\b`, 'g');
  return { leading: start - before, word: `${list}[${index}]`, step, own: 1 };
}

/** The branches of a loop, in the order in which a word meets them. */
class Loop {
  readonly branches: LoopBranch[] = [];
  /** Whether a statement cannot be followed. */
  isUnread = false;
  readonly #module: PythonModule;
  readonly #head: Head;
  readonly #subjects: Map<string, null>;
  /** Whether a word that a branch knows gets to the next statement. */
  #falls = false;

  constructor(module: PythonModule, head: Head) {
    this.#module = module;
    this.#head = head;
    this.#subjects = new Map([[head.word, null]]);
  }

  /** Reads statements that each word meets; `after` is the number of words that those after them take. */
  read(statements: readonly SyntaxNode[], after: number): void {
    for (const [index, node] of statements.entries()) {
      const later = after + this.#steps(statements.slice(index + 1));
      if (node.type === 'if_statement') this.#if(node, later);
      else {
        const assignment = named(node)[0];
        const [left, right] = ['left', 'right'].map((field) => {
          const part = assignment?.type === 'assignment' && child(assignment, field);
          return part ? this.#module.textOf(part) : '';
        });
        if (this.#subjects.has(right ?? '') && /^\w+$/.test(left ?? ''))
          this.#subjects.set(left ?? '', null);
        else this.#subjects.delete(left ?? '');
        const ending = endingOf(this.#module, [node], false);
        if (ending !== 'goes-on' || isLeaving(node)) this.#add('all', [node], later);
      }
    }
  }

  #if(node: SyntaxNode, after: number): void {
    const clauses = [node, ...node.children.filter(({ field }) => field === 'alternative')];
    let falls = false;
    for (const clause of clauses) {
      const condition = child(clause, 'condition');
      const body = child(clause, condition ? 'consequence' : 'body');
      const block = body ? named(body) : [];
      if (condition) this.#add(this.#testOf(condition), block, after);
      else this.read(block, after);
      falls ||= condition !== undefined && !isLeaving(block.at(-1));
    }
    this.#falls ||= falls;
  }

  #add(test: WordTest, block: readonly SyntaxNode[], after: number): void {
    const [first, last] = [block[0], block.at(-1)];
    // What a word that a branch knows meets after it may refuse it.
    if (this.#falls) this.isUnread = true;
    this.branches.push({
      test,
      ending: endingOf(this.#module, block, false),
      leaves: last !== undefined && /^(?:return|break)_statement$/.test(last.type),
      takes: this.#takes(block, last?.type === 'continue_statement' ? 0 : after),
      at: this.#module.rangeOf(first && last ? { ...first, end: last.end } : this.#module.root),
    });
  }

  #takes(block: readonly SyntaxNode[], after: number): Arity {
    const isLooped = block.some(({ type }) => /^(?:for|while)_statement$/.test(type));
    return {
      min: 0,
      max: isLooped ? null : Math.max(0, this.#steps(block) + after - this.#head.own),
    };
  }

  #steps(block: readonly SyntaxNode[]): number {
    const { step } = this.#head;
    const texts = step ? block.map((node) => this.#module.textOf(node)) : [];
    return texts
      .flatMap((text) => (step ? [...text.matchAll(step)] : []))
      .reduce((sum, [, count]) => sum + Number(count), 0);
  }

  #testOf(node: SyntaxNode): WordTest {
    const text = this.#module.textOf(node);
    const [, not, subject = '', start = ''] =
      /^(not )?([^()]+)\.startswith\(["'](-[^"'\\]*)["']\)$/.exec(text) ?? [];
    if (this.#subjects.has(subject)) {
      if (start === '-') return not ? 'words' : 'options';
      if (!not && start === '--') return 'long-options';
      if (!not && /^--?\w[\w-]*=$/.test(start)) return { names: [start] };
    }
    const found = compared(this.#module, node, this.#subjects);
    return found ? { names: found.words } : 'unknown';
  }
}

/** Whether nothing after a statement meets the word. */
function isLeaving(node: SyntaxNode | undefined): boolean {
  return node !== undefined && /^(?:continue|break|return|raise)_statement$/.test(node.type);
}
