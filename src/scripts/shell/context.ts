import type { Range } from '../../model/text/text.ts';
import type { SyntaxNode } from '../../syntax/grammars/tree.ts';
import { rangesOf, type SourceText, textAt } from '../tree/nodes.ts';
import { Endings } from './endings.ts';
import { functionsOf } from './statements.ts';

/** A shell script with what its readers ask of it. */
export class ShellContext {
  readonly source: SourceText;
  readonly functions: ReadonlyMap<string, SyntaxNode | null>;
  readonly endings: Endings;
  readonly rangeOf: (node: SyntaxNode) => Range;

  /** `written` is the text with its lines, of which `source` may join some. */
  constructor(source: SourceText, written: string) {
    this.source = source;
    this.functions = functionsOf(source);
    this.endings = new Endings(source, this.functions);
    this.rangeOf = rangesOf(written);
  }

  /** The text of a node. */
  textOf(node: SyntaxNode): string {
    return textAt(this.source, node);
  }

  /** Whether a word stands for all words of the call: `"$@"`. */
  isAllWords(node: SyntaxNode): boolean {
    return /^"?\$\{?[@*]\}?"?$/.test(this.textOf(node));
  }
}
