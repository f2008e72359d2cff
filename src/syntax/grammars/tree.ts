/** A node of a syntax tree; `start` and `end` are offsets in UTF-16 units of the text. */
export interface SyntaxNode {
  readonly type: string;
  /** Whether the grammar names it; the others are signs and keywords. */
  readonly isNamed: boolean;
  /** The name of its place in the parent: `condition`. */
  readonly field: string | null;
  readonly start: number;
  readonly end: number;
  readonly children: readonly SyntaxNode[];
}

/** A text as a tree. */
export interface SyntaxTree {
  readonly root: SyntaxNode;
  /** Whether all of the text has a meaning in the grammar. */
  readonly isWhole: boolean;
}

/** What is read of a cursor over the nodes of a parser. */
export interface NodeCursor {
  readonly nodeType: string;
  readonly nodeIsNamed: boolean;
  readonly currentFieldName: string | null;
  readonly startIndex: number;
  readonly endIndex: number;
  gotoFirstChild(): boolean;
  gotoNextSibling(): boolean;
  gotoParent(): boolean;
}

/** Copies the node of a cursor with all below it; null if it is deeper than `depth` levels. */
export function copyTree(cursor: NodeCursor, depth: number): SyntaxNode | null {
  if (depth === 0) return null;
  const { nodeType: type, nodeIsNamed: isNamed, currentFieldName: field } = cursor;
  const { startIndex: start, endIndex: end } = cursor;
  const children: SyntaxNode[] = [];
  if (cursor.gotoFirstChild()) {
    do {
      const child = copyTree(cursor, depth - 1);
      if (!child) return null;
      children.push(child);
    } while (cursor.gotoNextSibling());
    cursor.gotoParent();
  }
  return { type, isNamed, field, start, end, children };
}
