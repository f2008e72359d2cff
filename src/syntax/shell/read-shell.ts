import { type Grammar, type GrammarLimits, openGrammar } from '../grammars/grammar.ts';
import type { SyntaxTree } from '../grammars/tree.ts';
import { readCommands } from './commands.ts';
import { readPlain } from './plain.ts';
import type { ShellScript } from './shell.ts';

/** The grammar, once a run has opened it. */
let grammar: Grammar | undefined;

/** Its opening: two runs at once must not open two runtimes. */
let opening: Promise<Grammar> | undefined;

const limits: GrammarLimits = { units: 64 * 1024, nodes: 20_000, depth: 400, steps: 20_000 };

/** The time that the grammar takes grows with the square of their number, in steps that it does not count. */
const maxHereDocuments = 100;

/** Whether `readShell` reads a text only after `openShell`: one with a sign that a shell obeys. */
export function needsGrammar(text: string): boolean {
  return readPlain(text) === null;
}

/** Loads the grammar, once a process: some 35 ms. Rejects only if the installation lacks its files. */
export async function openShell(): Promise<void> {
  opening ??= openGrammar('tree-sitter-bash', limits);
  grammar = await opening;
}

/**
 * Reads a text for `sh` or `bash`. Null, which is "unread", for a text over 64 kB, 20,000 nodes, 400 levels or 100
 * here-documents, with a NUL, and for one that needs the grammar before `openShell`. Never throws.
 */
export function readShell(text: string): ShellScript | null {
  const plain = readPlain(text);
  if (plain) return plain;
  const tree = readShellTree(text);
  return tree ? readCommands(tree.root, text, tree.isWhole) : null;
}

/** The tree of a text, within the limits of `readShell`; null before `openShell`. Never throws. */
export function readShellTree(text: string): SyntaxTree | null {
  const documents = text.split('<<', maxHereDocuments + 1).length - 1;
  return documents >= maxHereDocuments ? null : (grammar?.parse(text) ?? null);
}
