import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';

/** The nodes of functions. */
export const functions: ReadonlySet<string> = new Set([
  'function_declaration',
  'function_expression',
  'generator_function_declaration',
  'arrow_function',
  'method_definition',
]);

/** The child in a place of its parent. */
export function child(node: SyntaxNode, field: string): SyntaxNode | undefined {
  return node.children.find((inner) => inner.field === field);
}

/** The children that the grammar names, without comments. */
export function named({ children }: SyntaxNode): readonly SyntaxNode[] {
  return children.filter(({ isNamed, type }) => isNamed && type !== 'comment');
}

/** A literal text; undefined for any other node. */
export function literal(text: string, node: SyntaxNode | undefined): string | undefined {
  if (node?.type !== 'string') return undefined;
  return text.slice(node.start + 1, node.end - 1).replace(/\\(['"`\\/])/g, '$1');
}
