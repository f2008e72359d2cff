import { type Budget, spend } from '../budget.ts';
import type { Letter } from './alphabet.ts';
import type { Automaton, State } from './automaton.ts';
import { hasCodePoint } from './chars.ts';
import type { Assertion } from './regex.ts';

type PreviousCharacter = 'start' | 'word' | 'other';
type NextCharacter = 'word' | 'other' | 'end';

/** The state of a search after some characters: its active states, and the kind of the last character. */
interface Configuration {
  readonly states: readonly number[];
  readonly before: PreviousCharacter;
}

/** The id of the configuration after a match; it never changes again. */
export const foundState = 0;

/** A lazily determinised search for one expression. */
export class Search {
  readonly #automaton: Automaton;
  readonly #budget: Budget;
  readonly #live: ReadonlySet<number>;
  readonly #configurations: Configuration[] = [];
  readonly #ids = new Map<string, number>();
  readonly #steps = new Map<string, number>();

  constructor(automaton: Automaton, budget: Budget) {
    this.#automaton = automaton;
    this.#budget = budget;
    this.#live = liveStates(automaton);
    this.#configurations.push({ states: [], before: 'other' });
  }

  /** The configuration before the first character. */
  initial(): number {
    return this.#idOf({ states: [this.#automaton.start], before: 'start' });
  }

  /** Whether no continuation can match. */
  isDead(configuration: number): boolean {
    return configuration !== foundState && this.#configurations[configuration]?.states.length === 0;
  }

  /** Whether the text so far matches. */
  accepts(configuration: number): boolean {
    return configuration === foundState || this.#closure(configuration, 'end') === foundState;
  }

  /** The configuration after one more character. */
  step(configuration: number, letter: Letter): number {
    if (configuration === foundState) return foundState;
    const key = `${configuration} ${letter.code}`;
    const cached = this.#steps.get(key);
    if (cached !== undefined) return cached;
    const next = this.#computeStep(configuration, letter);
    this.#steps.set(key, next);
    return next;
  }

  #computeStep(configuration: number, letter: Letter): number {
    const kind = letter.isWord ? 'word' : 'other';
    const closure = this.#closure(configuration, kind);
    if (closure === foundState) return foundState;
    const states = new Set<number>([this.#automaton.start]);
    for (const state of closure) {
      if (state.type === 'chars' && hasCodePoint(state.chars, letter.code)) states.add(state.to);
    }
    const live = [...states].filter((state) => this.#live.has(state)).sort((a, b) => a - b);
    return this.#idOf({ states: live, before: kind });
  }

  /** Every state reachable without a character, or `foundState`. */
  #closure(configuration: number, after: NextCharacter): readonly State[] | typeof foundState {
    const { states, before } = this.#configurations[configuration] ?? {
      states: [],
      before: 'other',
    };
    const reached = new Set(states);
    const closure: State[] = [];
    for (const index of reached) {
      const state = this.#automaton.states[index];
      if (!state || !spend(this.#budget, 1)) break;
      closure.push(state);
      if (state.type === 'accept') return foundState;
      if (state.type === 'fork') for (const to of state.to) reached.add(to);
      if (state.type === 'assertion' && assertionHolds(state.assertion, before, after))
        reached.add(state.to);
    }
    return closure;
  }

  #idOf(configuration: Configuration): number {
    const key = `${configuration.before} ${configuration.states.join()}`;
    const existing = this.#ids.get(key);
    if (existing !== undefined) return existing;
    this.#ids.set(key, this.#configurations.length);
    return this.#configurations.push(configuration) - 1;
  }
}

function assertionHolds(
  assertion: Assertion,
  before: PreviousCharacter,
  after: NextCharacter,
): boolean {
  switch (assertion) {
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

/** The states that can still reach a match after the start of the text. */
function liveStates({ states }: Automaton): ReadonlySet<number> {
  const sources = new Map<number, number[]>();
  for (const [index, state] of states.entries()) {
    for (const to of targets(state)) {
      const known = sources.get(to);
      if (known) known.push(index);
      else sources.set(to, [index]);
    }
  }
  const live = new Set<number>([...states.keys()].filter((n) => states[n]?.type === 'accept'));
  for (const index of live) for (const source of sources.get(index) ?? []) live.add(source);
  return live;
}

function targets(state: State): readonly number[] {
  if (state.type === 'accept') return [];
  if (state.type === 'fork') return state.to;
  if (state.type === 'assertion') return state.assertion === 'start' ? [] : [state.to];
  return state.chars.length === 0 ? [] : [state.to];
}
