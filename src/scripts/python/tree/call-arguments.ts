import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { child, named, type SourceText, textAt } from '../../tree/nodes.ts';

/** The arguments of a call. */
export interface CallArguments {
  readonly positional: readonly SyntaxNode[];
  readonly keywords: ReadonlyMap<string, SyntaxNode>;
  /** Whether `*list` or `**mapping` is among them. */
  readonly isSpread: boolean;
}

/** The arguments of a call by position and name. */
export function argumentsOf(source: SourceText, call: SyntaxNode): CallArguments {
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
