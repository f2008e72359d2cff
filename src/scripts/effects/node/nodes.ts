import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';

/** The nodes of functions. */
export const functions: ReadonlySet<string> = new Set([
  'function_declaration',
  'function_expression',
  'generator_function_declaration',
  'arrow_function',
  'method_definition',
]);

/** A literal text; undefined for any other node. */
export function literal(text: string, node: SyntaxNode | undefined): string | undefined {
  if (node?.type !== 'string') return undefined;
  return text.slice(node.start + 1, node.end - 1).replace(/\\(['"`\\/])/g, '$1');
}
