import { LineMap, type Position, type Range } from '../../model/text/text.ts';
import type { SyntaxNode } from '../../syntax/grammars/tree.ts';

/** The text of a script with its tree. */
export interface SourceText {
  readonly text: string;
  readonly root: SyntaxNode;
}

/** The child in a place of its parent, such as `function` of a call. */
export function child(node: SyntaxNode, field: string): SyntaxNode | undefined {
  return node.children.find((inner) => inner.field === field);
}

/** The children that the grammar names, without comments. */
export function named({ children }: SyntaxNode): readonly SyntaxNode[] {
  return children.filter(({ isNamed, type }) => isNamed && type !== 'comment');
}

/** The text of a node. */
export function textAt({ text }: SourceText, { start, end }: SyntaxNode): string {
  return text.slice(start, end);
}

/** A node with all below it, from the first to the last of the text. */
export function* nodesIn(node: SyntaxNode): Generator<SyntaxNode> {
  const waiting = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (let index = next.children.length - 1; index >= 0; index--) {
      const inner = next.children[index];
      if (inner) waiting.push(inner);
    }
  }
}

/** Gives the places of nodes in lines and columns; `numbers` are those of the lines of a text that is part of another. */
export function rangesOf(text: string, numbers?: readonly number[]): (node: SyntaxNode) => Range {
  const lines = new LineMap(text);
  const first = { line: 1, column: 1 };
  const placed = ({ line, column }: Position) => ({ line: numbers?.[line - 1] ?? line, column });
  return (node) => {
    const { start, end } = lines.locate('', node.start, node.end).range ?? {
      start: first,
      end: first,
    };
    return { start: placed(start), end: placed(end) };
  };
}
