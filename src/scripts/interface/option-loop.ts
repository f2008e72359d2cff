import type { Arity, CallSyntax, ScriptInterface } from '../../model/script/interface.ts';
import type { Range } from '../../model/text/text.ts';
import { emptyCommand, type Positions } from './counts.ts';
import { anyArguments, exitOption, optionOf } from './options.ts';

/** What statements do to the run: end it with an error, end it, end it in some runs, or none of these. */
export type Ending = 'refuses' | 'ends' | 'may-end' | 'goes-on';

/** What a branch is for: words by name (`--x=` for those that begin so), kinds of words, or words that nobody can tell. */
export type WordTest =
  | { readonly names: readonly string[] }
  | 'options'
  | 'long-options'
  | 'words'
  | 'all'
  | 'unknown';

/** A branch of a loop over the words of a call. */
export interface LoopBranch {
  readonly test: WordTest;
  readonly ending: Ending;
  /** Whether the words after this one are left to others. */
  readonly leaves: boolean;
  /** How many words it takes after its own. */
  readonly takes: Arity;
  readonly at: Range;
}

/** A loop over the words of a call. */
export interface OptionLoop {
  readonly positions: Positions;
  /** How many words the script refuses to do without. */
  readonly least: number;
  /** How many words stand before its first. */
  readonly leading: number;
  /** The options that end a run before it. */
  readonly helpNames: readonly string[];
}

/** How a loop reads words: each is compared as it is. */
export const loopSyntax: CallSyntax = {
  hasOptions: true,
  abbreviates: false,
  interleaves: true,
  matches: 'in-order',
  clusters: false,
  assigns: 'declared',
  takesDashes: 'always',
  hasNumbers: false,
  isHelpFirst: false,
};

const kinds = ['long', 'short', 'words'] as const;
const kindsOf = {
  options: ['long', 'short'],
  'long-options': ['long'],
  words: ['words'],
  all: kinds,
  unknown: kinds,
} as const;

/**
 * What a loop with these branches accepts, tried in their order; null where an option that no
 * branch names may be accepted.
 */
export function loopInterface(
  branches: readonly LoopBranch[],
  { positions: { framework, nameOf, at }, least, leading, helpNames }: OptionLoop,
): ScriptInterface | null {
  const refused = new Map<(typeof kinds)[number], boolean>();
  for (const { test, ending } of branches) {
    if (typeof test === 'object' || (test === 'unknown' && ending === 'refuses')) continue;
    for (const kind of kindsOf[test])
      if (!refused.has(kind)) refused.set(kind, ending === 'refuses');
  }
  if (!refused.get('long') || !refused.get('short')) return null;
  const options = branches.flatMap(({ test, ending, leaves, takes, at: own }) => {
    const names = typeof test === 'object' ? test.names.filter(isOption) : [];
    const isExit = leaves || ending === 'refuses' || ending === 'ends';
    return [names.filter((name) => !name.endsWith('=')), names.filter((name) => name.endsWith('='))]
      .filter((some) => some.length > 0)
      .map((some) => optionOf(some, some[0]?.endsWith('=') ? one : takes, { at: own, isExit }));
  });
  if (helpNames.length > 0) options.unshift(exitOption(helpNames, at));
  const isPlain = ({ test }: LoopBranch) => typeof test === 'object' && !test.names.every(isOption);
  const required = Math.min(least, leading);
  const hasMore = least > required || leading > required;
  const takesMore = hasMore || !refused.get('words') || branches.some(isPlain);
  const rows = Array.from({ length: required + (takesMore ? 1 : 0) }, (_, index) => ({
    ...anyArguments(at),
    name: nameOf(index + 1),
    takes: index < required ? one : anyNumber,
  }));
  const interleaves = !branches.some(({ test, leaves }) => leaves && typeof test !== 'object');
  return {
    framework,
    syntax: { ...loopSyntax, interleaves, isHelpFirst: helpNames.length > 0, leading, least },
    command: {
      ...emptyCommand(at),
      options,
      arguments: rows,
    },
    variables: [],
  };
}

const one: Arity = { min: 1, max: 1 };
const anyNumber: Arity = { min: 0, max: null };

function isOption(name: string): boolean {
  return name.startsWith('-');
}
