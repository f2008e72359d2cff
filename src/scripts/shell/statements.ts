import type { SyntaxNode } from '../../syntax/grammars/tree.ts';
import { child, named, nodesIn, type SourceText, textAt } from '../tree/nodes.ts';

/** A simple command: its name and its arguments. */
export interface SimpleCommand {
  readonly name: string;
  readonly arguments: readonly SyntaxNode[];
}

/** The statements of a block, a branch or a function; a redirection or group around one is left out. */
export function statementsOf(node: SyntaxNode): readonly SyntaxNode[] {
  return named(node).flatMap((inner) => {
    if (['value', 'condition', 'fallthrough', 'termination'].includes(inner.field ?? '')) return [];
    const bare = inner.type === 'redirected_statement' ? (child(inner, 'body') ?? inner) : inner;
    return bare.type === 'compound_statement' && bare.children[0]?.type === '{'
      ? statementsOf(bare)
      : [bare];
  });
}

/** A simple command; null for another statement. */
export function commandAt(source: SourceText, node: SyntaxNode): SimpleCommand | null {
  const name = node.type === 'command' ? child(node, 'name') : undefined;
  if (!name) return null;
  return {
    name: textAt(source, name),
    arguments: node.children.filter(({ field }) => field === 'argument'),
  };
}

/** The text of a word without an expansion; null for one with. */
export function literalOf(source: SourceText, node: SyntaxNode): string | null {
  const text = textAt(source, node);
  if (/^'[^']*'$/.test(text)) return text.slice(1, -1);
  const inner = /^"([^"]*)"$/.exec(text)?.[1] ?? text;
  return /[$`\\"'*?[\]{}]/.test(inner) ? null : inner;
}

/** The functions of a script by name; null for a name with several definitions. */
export function functionsOf({ root, text }: SourceText): ReadonlyMap<string, SyntaxNode | null> {
  const functions = new Map<string, SyntaxNode | null>();
  for (const node of nodesIn(root)) {
    const name = node.type === 'function_definition' ? child(node, 'name') : undefined;
    if (!name) continue;
    const own = text.slice(name.start, name.end);
    functions.set(own, functions.has(own) ? null : node);
  }
  return functions;
}

/** The number of words that statements shift away; null where that differs between runs. */
export function shiftsOf(source: SourceText, statements: readonly SyntaxNode[]): number | null {
  let count = 0;
  for (const statement of statements) {
    const command = commandAt(source, statement);
    if (command?.name === 'shift') {
      const [by] = command.arguments;
      const number = by ? Number(textAt(source, by)) : 1;
      if (!Number.isInteger(number)) return null;
      count += number;
    } else if (/\bshift\b|\bset\s+--/.test(textAt(source, statement))) return null;
  }
  return count;
}
