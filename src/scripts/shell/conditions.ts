import type { SyntaxNode } from '../../syntax/grammars/tree.ts';
import { opposite, type WordCount, withoutCounts } from '../interface/counts.ts';
import { child, named, type SourceText, textAt } from '../tree/nodes.ts';
import type { Endings } from './endings.ts';
import { statementsOf } from './statements.ts';

const operators: Readonly<Record<string, string>> = {
  '-lt': '<',
  '-le': '<=',
  '-gt': '>',
  '-ge': '>=',
  '-eq': '==',
  '-ne': '!=',
  '=': '==',
};

/** Longer conditions are not read. */
const maxCondition = 1_000;

const countTest = /^"?\$\{?#\}?"?\s*(-lt|-le|-gt|-ge|-eq|-ne|==?|!=|[<>]=?)\s*"?(\d{1,3})"?$/;
const emptyTest = /^-([nz])\s+"?\$\{?(\w+)(?::?-)?\}?"?$/;

/**
 * The counts of words that are left after `if [ $# -lt 1 ]; then usage; exit 1; fi`; null for another statement. `positions`
 * are the words that variables hold.
 */
export function countAfter(
  source: SourceText,
  node: SyntaxNode,
  count: WordCount,
  {
    endings,
    positions,
  }: { readonly endings: Endings; readonly positions: ReadonlyMap<string, number> },
): WordCount | null {
  const tested = testedStatements(source, node);
  if (!tested || endings.of(tested.statements) !== 'refuses') return null;
  const bounds = boundsOf(textAt(source, tested.condition), tested.isNegated, positions);
  return (
    bounds?.reduce((rest, [operator, number]) => withoutCounts(rest, operator, number), count) ??
    null
  );
}

/** The variables that a statement refuses to go on without; null for one that may end the run in another way. */
export function askedBy(
  source: SourceText,
  node: SyntaxNode,
  endings: Endings,
): readonly string[] | null {
  const ending = endings.of([node]);
  const tested = testedStatements(source, node);
  const refuses = tested && endings.of(tested.statements) === 'refuses';
  const hasOther = named(node).some(({ type }) => /^el(?:se|if)_clause$/.test(type));
  if (!tested || !refuses || hasOther) return ending === 'goes-on' ? [] : null;
  const text = textAt(source, tested.condition);
  if (text.length > maxCondition || /&&|\s-a\s|^!\s/.test(text)) return [];
  const parts = text.split(/\|\||\s-o\s/);
  return parts.flatMap((part) => {
    const [, test, name = ''] = emptyTest.exec(bareOf(part)) ?? [];
    const isAsked = tested.isNegated ? test === 'n' && parts.length === 1 : test === 'z';
    return isAsked ? [name] : [];
  });
}

/** A test without its brackets. */
function bareOf(part: string): string {
  const text = part.trim().replace(/^(?:\[\[?|\(\(|test\s)/, '');
  return text.replace(/(?:\]\]?|\)\))$/, '').trim();
}

interface Tested {
  readonly condition: SyntaxNode;
  /** Whether the statements run where the condition does not hold. */
  readonly isNegated: boolean;
  readonly statements: readonly SyntaxNode[];
}

/** `if A; then B; fi`, `A && B` and `A || B`. */
function testedStatements(source: SourceText, node: SyntaxNode): Tested | null {
  if (node.type === 'if_statement') {
    const condition = child(node, 'condition');
    const statements = statementsOf(node).filter(({ type }) => !/^el(?:se|if)_clause$/.test(type));
    return condition ? { condition, isNegated: false, statements } : null;
  }
  if (node.type !== 'list') return null;
  const signs = node.children.filter(({ isNamed }) => !isNamed).map((sign) => textAt(source, sign));
  const [condition, ...rest] = operandsOf(node, signs[0]);
  if (!condition || (signs[0] === '||' && rest.length > 1)) return null;
  const statements = statementsOf({ ...node, children: rest });
  return { condition, isNegated: signs[0] === '||', statements };
}

/** The parts of `a && b && c`. */
function operandsOf(node: SyntaxNode, sign: string | undefined): readonly SyntaxNode[] {
  const [left, ...rest] = named(node);
  const isSame = left?.type === 'list' && left.children.some(({ type }) => type === sign);
  return left ? [...(isSame ? operandsOf(left, sign) : [left]), ...rest] : [];
}

/** The comparisons of a count each of which is enough for a condition to hold. */
function boundsOf(
  condition: string,
  isNegated: boolean,
  positions: ReadonlyMap<string, number>,
): readonly (readonly [string, number])[] | null {
  const isNot = /^!\s/.test(condition) !== isNegated;
  const text = condition.replace(/^!\s+/, '');
  if (text.length > maxCondition || /&&|\s-a\s/.test(text)) return null;
  const parts = text.split(/\|\||\s-o\s/);
  if (isNot && parts.length > 1) return null;
  const bounds = parts.flatMap((part): readonly (readonly [string, number])[] => {
    const bare = bareOf(part);
    const [, sign = '', number = ''] = countTest.exec(bare) ?? [];
    const [, test, name = ''] = emptyTest.exec(bare) ?? [];
    const position = positions.get(name);
    if (test !== undefined)
      return position !== undefined && (test === 'n') === isNot ? [['<', position]] : [];
    if (!sign || (/[<>]/.test(sign) && !part.includes('((') && !condition.startsWith('((')))
      return [];
    const operator = operators[sign] ?? sign;
    return [[isNot ? opposite(operator) : operator, Number(number)]];
  });
  return bounds.length > 0 ? bounds : null;
}
