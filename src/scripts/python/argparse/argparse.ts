import type { ScriptInterface } from '../../../model/script/interface.ts';
import { LineMap, type Range } from '../../../model/text/text.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { child, type PythonSource, textAt } from '../tree/nodes.ts';
import { finish } from './draft.ts';
import { ArgparseRun } from './run.ts';

/** What a script with `argparse` accepts; null if it has no parser of its own words, or several. */
export function readArgparse(source: PythonSource): ScriptInterface | null {
  const lines = new LineMap(source.text);
  const whole = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const rangeOf = ({ start, end }: SyntaxNode): Range =>
    lines.locate('', start, end).range ?? whole;
  const run = new ArgparseRun(source, rangeOf);
  const parsed = run.parsers.filter(({ isParsed }) => isParsed);
  const [main] = parsed;
  if (!main || parsed.length > 1 || changesWords(source.text)) return null;
  const calls = callsIn(source);
  if (calls.parsers.some((call) => !run.hasFollowed(call))) return null;
  if (calls.options.some((call) => !run.hasFollowed(call))) main.isOpen = true;
  return {
    framework: 'argparse',
    syntax: { abbreviates: main.abbreviates, interleaves: true, matches: 'by-pattern' },
    command: finish(main),
    variables: [],
  };
}

/** Whether a script reads or writes its words beside the parser. */
function changesWords(text: string): boolean {
  return /\bsys\.argv(?:\s*(?:\+|-)?=(?!=)|\s*\[\s*\d+\s*\]|\.(?:insert|append|extend|pop|remove)\b)/.test(
    text,
  );
}

/** The calls that make a parser, and those that declare an argument, wherever they stand. */
function callsIn(source: PythonSource) {
  const [parsers, options]: [SyntaxNode[], SyntaxNode[]] = [[], []];
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'call') {
      const callee = child(node, 'function');
      const name = callee && textAt(source, callee);
      if (name && /(?:^|\.)ArgumentParser$/.test(name)) parsers.push(node);
      else if (name?.endsWith('.add_argument')) options.push(node);
    }
    for (const inner of node.children) visit(inner);
  };
  visit(source.root);
  return { parsers, options };
}
