import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';

/** A Python text with its tree. */
export interface PythonSource {
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
export function textAt({ text }: PythonSource, { start, end }: SyntaxNode): string {
  return text.slice(start, end);
}

/** The arguments of a call. */
export interface CallArguments {
  readonly positional: readonly SyntaxNode[];
  readonly keywords: ReadonlyMap<string, SyntaxNode>;
  /** Whether `*list` or `**mapping` is among them. */
  readonly isSpread: boolean;
}

/** The arguments of a call by position and name. */
export function argumentsOf(source: PythonSource, call: SyntaxNode): CallArguments {
  const positional: SyntaxNode[] = [];
  const keywords = new Map<string, SyntaxNode>();
  let isSpread = false;
  const list = child(call, 'arguments');
  for (const argument of list ? named(list) : []) {
    if (argument.type === 'list_splat' || argument.type === 'dictionary_splat') isSpread = true;
    else if (argument.type !== 'keyword_argument') positional.push(argument);
    else {
      const [name, value] = [child(argument, 'name'), child(argument, 'value')];
      if (name && value) keywords.set(textAt(source, name), value);
    }
  }
  return { positional, keywords, isSpread };
}
