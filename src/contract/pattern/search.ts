import { type Budget, spend } from '../budget.ts';
import type { Letter } from './alphabet.ts';
import type { Automaton, State } from './automaton.ts';
import { holds } from './chars.ts';
import type { Place } from './regex.ts';

type Before = 'start' | 'word' | 'other';
type After = 'word' | 'other' | 'end';

/** Where a search stands after some characters: the states it is in, and what came last. */
interface Standing {
  readonly states: readonly number[];
  readonly before: Before;
}

/** The number of the standing in which the expression has been found, whatever follows. */
export const found = 0;

/** The search for one expression, made deterministic step by step as it is needed. */
export class Search {
  readonly #automaton: Automaton;
  readonly #budget: Budget;
  readonly #live: ReadonlySet<number>;
  readonly #standings: Standing[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #steps = new Map<string, number>();

  constructor(automaton: Automaton, budget: Budget) {
    this.#automaton = automaton;
    this.#budget = budget;
    this.#live = liveStates(automaton);
    this.#standings.push({ states: [], before: 'other' });
  }

  /** The standing before the first character. */
  begin(): number {
    return this.#number({ states: [this.#automaton.start], before: 'start' });
  }

  /** Whether nothing that follows leads to a match. */
  isHopeless(standing: number): boolean {
    return standing !== found && this.#standings[standing]?.states.length === 0;
  }

  /** Whether the expression is found in the text up to here. */
  accepts(standing: number): boolean {
    return standing === found || this.#closure(standing, 'end') === found;
  }

  /** The standing after one more character. */
  step(standing: number, letter: Letter): number {
    if (standing === found) return found;
    const key = `${standing} ${letter.code}`;
    const known = this.#steps.get(key);
    if (known !== undefined) return known;
    const next = this.#stepAnew(standing, letter);
    this.#steps.set(key, next);
    return next;
  }

  #stepAnew(standing: number, letter: Letter): number {
    const kind = letter.isWord ? 'word' : 'other';
    const closure = this.#closure(standing, kind);
    if (closure === found) return found;
    const states = new Set<number>([this.#automaton.start]);
    for (const state of closure) {
      if (state.type === 'one' && holds(state.of, letter.code)) states.add(state.to);
    }
    const live = [...states].filter((state) => this.#live.has(state)).sort((a, b) => a - b);
    return this.#number({ states: live, before: kind });
  }

  /** Every state reached without a character, or `found`. */
  #closure(standing: number, after: After): readonly State[] | typeof found {
    const { states, before } = this.#standings[standing] ?? { states: [], before: 'other' };
    const reached = new Set(states);
    const closure: State[] = [];
    for (const number of reached) {
      const state = this.#automaton.states[number];
      if (!state || !spend(this.#budget, 1)) break;
      closure.push(state);
      if (state.type === 'accept') return found;
      if (state.type === 'fork') for (const to of state.to) reached.add(to);
      if (state.type === 'place' && isThere(state.where, before, after)) reached.add(state.to);
    }
    return closure;
  }

  #number(standing: Standing): number {
    const key = `${standing.before} ${standing.states.join()}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#standings.length);
    return this.#standings.push(standing) - 1;
  }
}

function isThere(where: Place, before: Before, after: After): boolean {
  switch (where) {
    case 'start':
      return before === 'start';
    case 'end':
      return after === 'end';
    case 'boundary':
      return (before === 'word') !== (after === 'word');
    case 'inside':
      return (before === 'word') === (after === 'word');
  }
}

/** The states from which a match can still come once the start of the text has passed. */
function liveStates({ states }: Automaton): ReadonlySet<number> {
  const sources = new Map<number, number[]>();
  for (const [number, state] of states.entries()) {
    for (const to of targets(state)) {
      const known = sources.get(to);
      if (known) known.push(number);
      else sources.set(to, [number]);
    }
  }
  const live = new Set<number>([...states.keys()].filter((n) => states[n]?.type === 'accept'));
  for (const number of live) for (const source of sources.get(number) ?? []) live.add(source);
  return live;
}

function targets(state: State): readonly number[] {
  if (state.type === 'accept') return [];
  if (state.type === 'fork') return state.to;
  if (state.type === 'place') return state.where === 'start' ? [] : [state.to];
  return state.of.length === 0 ? [] : [state.to];
}
