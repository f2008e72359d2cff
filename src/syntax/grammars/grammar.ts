import { setFlagsFromString } from 'node:v8';
import type { Parser } from 'web-tree-sitter';
import { grammarFiles } from './load.cjs';
import { copyTree, type SyntaxTree } from './tree.ts';

/** The limits of one text: other texts are unread. */
export interface GrammarLimits {
  /** UTF-16 units. */
  readonly units: number;
  readonly nodes: number;
  /** Levels of the tree. */
  readonly depth: number;
  /** The parser counts 100 operations as one step; 64 kB of plain text take some 2,000. */
  readonly steps: number;
}

/** Broken text can take the square of its length, in steps of any length: such a text is cut, and is unread. */
const maxMilliseconds = 500;

/** How many steps are taken between two looks at the clock. */
const stepsALook = 8;

/** The time that all cut texts of a tree may take together, in milliseconds; then all others are unread. */
const maxLostMilliseconds = 4_000;

/** In milliseconds: other work on the machine decides nothing. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The grammars that are open. */
const opened = new Set<Grammar>();

/** Begins the reading of a tree: texts that were cut in another one, as in an editor, count no more. */
export function renewGrammars(): void {
  for (const grammar of opened) grammar.renew();
}

/** A parser for one language. */
export class Grammar {
  #parser: Parser | null;
  readonly #limits: GrammarLimits;
  #lostMilliseconds = 0;

  constructor(parser: Parser, limits: GrammarLimits) {
    this.#parser = parser;
    this.#limits = limits;
  }

  renew(): void {
    this.#lostMilliseconds = 0;
  }

  /** Parses a text; null if it is larger, deeper or slower to parse than the limits. Never throws. */
  parse(text: string): SyntaxTree | null {
    // The scanners of grammars take a NUL for the end of the text, and some wait for it for ever.
    if (text.length > this.#limits.units || text.includes('\0')) return null;
    try {
      return this.#parse(text);
    } catch {
      // The memory of a parser that failed is unknown: everything else stays unread.
      this.#parser = null;
      return null;
    }
  }

  #parse(text: string): SyntaxTree | null {
    if (this.#lostMilliseconds > maxLostMilliseconds) return null;
    let steps = 0;
    const start = processorTime();
    // A look at the clock costs as much as a step.
    const progressCallback = () =>
      ++steps > this.#limits.steps ||
      (steps % stepsALook === 0 && processorTime() - start > maxMilliseconds);
    const tree = this.#parser?.parse(text, null, { progressCallback });
    if (!tree) {
      this.#lostMilliseconds += processorTime() - start;
      this.#parser?.reset();
      return null;
    }
    try {
      const { rootNode } = tree;
      if (rootNode.descendantCount > this.#limits.nodes) return null;
      const root = copyTree(tree.walk(), this.#limits.depth);
      return root && { root, isWhole: !rootNode.hasError };
    } finally {
      tree.delete();
    }
  }
}

/** Opens the grammar of a file such as `tree-sitter-bash`; rejects only if the installation lacks its file. */
export async function openGrammar(name: string, limits: GrammarLimits): Promise<Grammar> {
  // Optimising the tables of a grammar takes a second of processor time and saves less.
  setFlagsFromString('--no-wasm-tier-up --no-wasm-dynamic-tiering');
  const { runtime, readGrammar } = grammarFiles();
  await runtime.Parser.init({ wasmBinary: readGrammar('web-tree-sitter') });
  const parser = new runtime.Parser();
  parser.setLanguage(await runtime.Language.load(readGrammar(name)));
  const grammar = new Grammar(parser, limits);
  opened.add(grammar);
  return grammar;
}
