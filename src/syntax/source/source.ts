import { type Grammar, type GrammarLimits, openGrammar } from '../grammars/grammar.ts';
import type { SyntaxTree } from '../grammars/tree.ts';

/** A language of programs. */
export type SourceLanguage = 'python' | 'javascript' | 'typescript';

const limits: GrammarLimits = {
  units: 1024 * 1024,
  nodes: 400_000,
  depth: 400,
  steps: 320_000,
};

/** The grammars, once a run has opened them. */
const grammars = new Map<SourceLanguage, Grammar>();

/** Their openings: two runs at once must not open two runtimes. */
const openings = new Map<SourceLanguage, Promise<Grammar>>();

/** Loads the grammar of a language, once a process. Rejects only if the installation lacks its files. */
export async function openSource(language: SourceLanguage): Promise<void> {
  const opening = openings.get(language) ?? openGrammar(`tree-sitter-${language}`, limits);
  openings.set(language, opening);
  grammars.set(language, await opening);
}

/**
 * Reads a program. Null, which is "unread", for a text over 1 MiB, 400,000 nodes or 400 levels, with a NUL, and before
 * `openSource`. Never throws.
 */
export function readSource(language: SourceLanguage, text: string): SyntaxTree | null {
  return grammars.get(language)?.parse(text) ?? null;
}
