import type { SyntaxNode } from '../../syntax/grammars/tree.ts';
import { named, type SourceText } from '../tree/nodes.ts';
import { statementsOf } from './statements.ts';

/** A branch of `case`. */
export interface CaseItem {
  readonly node: SyntaxNode;
  /** Its patterns without quotes: `--out`, `-*`, `*`; null for one that is made. */
  readonly patterns: readonly (string | null)[];
  readonly statements: readonly SyntaxNode[];
}

/** The branches of a `case`; null if one goes on in the next. */
export function caseItems(source: SourceText, node: SyntaxNode): readonly CaseItem[] | null {
  const items = named(node).filter(({ type }) => type === 'case_item');
  if (items.some((item) => item.children.some(({ field }) => field === 'fallthrough'))) return null;
  return items.map((item) => ({
    node: item,
    patterns: patternsOf(source, item),
    statements: statementsOf(item),
  }));
}

/** The patterns stand between `|`, each in one or more nodes. */
function patternsOf({ text }: SourceText, item: SyntaxNode): readonly (string | null)[] {
  const groups: SyntaxNode[][] = [[]];
  for (const node of item.children) {
    if (node.type === ')') break;
    if (node.type === '|') groups.push([]);
    else if (node.field === 'value') groups.at(-1)?.push(node);
  }
  return groups.map((nodes) => {
    const [first, last] = [nodes[0], nodes.at(-1)];
    return first && last ? patternOf(text.slice(first.start, last.end)) : null;
  });
}

/** Quotes make a sign of a pattern plain, as a backslash does. */
function patternOf(text: string): string | null {
  if (/[$`]/.test(text)) return null;
  const quoted = /^(['"])(.*)\1$/s.exec(text)?.[2];
  if (quoted !== undefined) return /[*?[]/.test(quoted) ? null : quoted;
  return text.replace(/"([^"*?[]*)"|'([^'*?[]*)'/g, '$1$2');
}
