import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { child } from '../../tree/nodes.ts';
import type { PythonModule } from '../tree/module.ts';

/** The words that a script knows as the first, and what stands in its place where it is missing; null for nothing. */
export interface Branches {
  readonly names: readonly string[];
  readonly standard: string | null;
}

/** The words that `if word == "a": … elif word == "b": … else: refuse` or `if word not in WORDS: refuse` knows. */
export function branchesOf(
  module: PythonModule,
  node: SyntaxNode,
  firsts: ReadonlyMap<string, string | null>,
  refuses: (block: SyntaxNode | undefined) => boolean,
): Branches | null {
  const clauses = node.children.filter(({ field }) => field === 'alternative');
  const last = clauses.at(-1);
  const tests = [node, ...clauses].flatMap((clause) => child(clause, 'condition') ?? []);
  const [first] = tests;
  if (clauses.length === 0 && first && refuses(child(node, 'consequence')))
    return excluded(module, first, firsts);
  if (last?.type !== 'else_clause' || !refuses(child(last, 'body'))) return null;
  const found = tests.map((test) => compared(module, test, firsts));
  const [one] = found;
  if (!one || !found.every((own) => own?.name === one.name)) return null;
  return {
    names: found.flatMap((own) => own?.words ?? []),
    standard: firsts.get(one.name) ?? null,
  };
}

export interface Comparison {
  readonly name: string;
  readonly words: readonly string[];
}

/** What a condition compares a word with: `word == "a"`, `word in ("a", "b")`, with further conditions after `and`. */
export function compared(
  module: PythonModule,
  test: SyntaxNode,
  firsts: ReadonlyMap<string, string | null>,
): Comparison | null {
  if (test.type === 'boolean_operator') {
    const [left, right] = [child(test, 'left'), child(test, 'right')];
    const operator = child(test, 'operator');
    const [one, two] = [
      left && compared(module, left, firsts),
      right && compared(module, right, firsts),
    ];
    if (operator?.type === 'and') return one ?? null;
    return one && two && one.name === two.name
      ? { ...one, words: [...one.words, ...two.words] }
      : null;
  }
  const [operator, subject, value] = partsOf(module, test);
  const name = subject ? module.textOf(subject) : '';
  const words = module.constant(value);
  if (!firsts.has(name)) return null;
  if (operator === '==' && typeof words === 'string') return { name, words: [words] };
  return operator === 'in' && isTexts(words) ? { name, words } : null;
}

function excluded(
  module: PythonModule,
  test: SyntaxNode,
  firsts: ReadonlyMap<string, string | null>,
): Branches | null {
  const [operator, subject, value] = partsOf(module, test);
  const name = subject ? module.textOf(subject) : '';
  const words = module.constant(value);
  const isKnown = firsts.has(name) && operator === 'not in' && isTexts(words);
  return isKnown ? { names: words, standard: firsts.get(name) ?? null } : null;
}

function partsOf(
  module: PythonModule,
  test: SyntaxNode,
): readonly [string, SyntaxNode | undefined, SyntaxNode | undefined] {
  const operators = test.children.filter(({ field }) => field === 'operators');
  const [subject, value, ...more] = test.children.filter(
    ({ field, isNamed }) => isNamed && field !== 'operators',
  );
  if (test.type !== 'comparison_operator' || more.length > 0) return ['', undefined, undefined];
  return [operators.map((operator) => module.textOf(operator)).join(' '), subject, value];
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
