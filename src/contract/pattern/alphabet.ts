import { type Budget, spend } from '../budget.ts';
import type { Automaton } from './automaton.ts';
import { type Chars, everything, hasCodePoint, word } from './chars.ts';

/** A class of characters that no automaton distinguishes, represented by one of them. */
export interface Letter {
  readonly code: number;
  readonly isWord: boolean;
}

/** Readable characters for witnesses, in order of preference. */
const preferredCharacters = 'a0b1-x_A/. :,;@#+=!?*%&()[]{}<>|~^$\'"`\\\n\t\u00e9';

/** One letter per equivalence class of characters; null if the budget is exceeded. */
export function alphabetOf(
  automata: readonly Automaton[],
  budget: Budget,
): readonly Letter[] | null {
  const sets = distinctSets(automata);
  const atoms = atomsOf(sets);
  if (!spend(budget, sets.length * (atoms.length + preferredCharacters.length))) return null;
  const classes = new Map<string, number>();
  for (const code of [...codesOf(preferredCharacters), ...atoms]) {
    const key = sets.map((set) => (hasCodePoint(set, code) ? '1' : '0')).join('');
    if (!classes.has(key)) classes.set(key, code);
  }
  return [...classes.values()].map((code) => ({ code, isWord: hasCodePoint(word, code) }));
}

function codesOf(text: string): number[] {
  return [...text].map((character) => character.codePointAt(0) ?? 0);
}

/** Always distinguishes word characters, for `\b`. */
function distinctSets(automata: readonly Automaton[]): readonly Chars[] {
  const sets = new Map<string, Chars>();
  const add = (set: Chars) => sets.set(set.map(({ from, to }) => `${from}-${to}`).join(), set);
  add(word);
  for (const { states } of automata) {
    for (const state of states) if (state.type === 'chars') add(state.chars);
  }
  return [...sets.values()];
}

/** The first code point of every interval between set boundaries. */
function atomsOf(sets: readonly Chars[]): readonly number[] {
  const boundaries = new Set<number>();
  for (const { from, to } of [everything, ...sets].flat()) boundaries.add(from).add(to + 1);
  return [...boundaries].filter((code) => hasCodePoint(everything, code)).sort((a, b) => a - b);
}
