import type { CallSyntax, ScriptInterface } from '../../../model/script/interface.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { child, nodesIn, rangesOf, type SourceText, textAt } from '../../tree/nodes.ts';
import { finish } from './draft.ts';
import { ArgparseRun } from './run.ts';

/** How `argparse` reads words. */
export const argparseSyntax: CallSyntax = {
  hasOptions: true,
  abbreviates: true,
  interleaves: true,
  matches: 'by-pattern',
  clusters: true,
  assigns: 'values',
  takesDashes: 'no',
  hasNumbers: true,
  isHelpFirst: false,
};

/**
 * What a script with `argparse` accepts; null if it has no parser of its own words, or several. `numbers` are those of the
 * lines in the script, where the text is a part of it.
 */
export function readArgparse(
  source: SourceText,
  numbers?: readonly number[],
): ScriptInterface | null {
  const run = new ArgparseRun(source, rangesOf(source.text, numbers));
  const parsed = run.parsers.filter(({ isParsed }) => isParsed);
  const [main] = parsed;
  if (!main || parsed.length > 1 || changesWords(source.text)) return null;
  const calls = callsIn(source);
  if (calls.parsers.some((call) => !run.hasFollowed(call))) return null;
  if (calls.options.some((call) => !run.hasFollowed(call))) main.isOpen = true;
  return {
    framework: 'argparse',
    syntax: { ...argparseSyntax, abbreviates: main.abbreviates },
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
function callsIn(source: SourceText) {
  const [parsers, options]: [SyntaxNode[], SyntaxNode[]] = [[], []];
  for (const node of nodesIn(source.root)) {
    if (node.type !== 'call') continue;
    const callee = child(node, 'function');
    const name = callee && textAt(source, callee);
    if (name && /(?:^|\.)ArgumentParser$/.test(name)) parsers.push(node);
    else if (name?.endsWith('.add_argument')) options.push(node);
  }
  return { parsers, options };
}
