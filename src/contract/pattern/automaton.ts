import type { Chars } from './chars.ts';
import type { Assertion, Regex } from './regex.ts';

/** A state of an automaton; `to` is the index of its successor. */
export type State =
  | { readonly type: 'accept' }
  | { readonly type: 'chars'; readonly chars: Chars; readonly to: number }
  | { readonly type: 'assertion'; readonly assertion: Assertion; readonly to: number }
  | { readonly type: 'fork'; readonly to: readonly number[] };

/** The states of an unanchored search for an expression; the first state accepts. */
export interface Automaton {
  readonly states: readonly State[];
  readonly start: number;
}

const maxStates = 2000;

/** Builds the automaton for an expression; null if it is too large. */
export function automatonOf(regex: Regex): Automaton | null {
  const builder = new Builder();
  const start = builder.add(regex, builder.push({ type: 'accept' }));
  return builder.isFull ? null : { states: builder.states, start };
}

class Builder {
  readonly states: State[] = [];

  get isFull(): boolean {
    return this.states.length > maxStates;
  }

  push(state: State): number {
    this.states.push(state);
    return this.states.length - 1;
  }

  /** Adds an expression with the successor `next`; returns its start state. */
  add(regex: Regex, next: number): number {
    if (this.isFull) return next;
    switch (regex.type) {
      case 'chars':
        return this.push({ type: 'chars', chars: regex.chars, to: next });
      case 'assertion':
        return this.push({ type: 'assertion', assertion: regex.assertion, to: next });
      case 'sequence':
        return regex.parts.reduceRight((to, part) => this.add(part, to), next);
      case 'choice':
        return this.push({
          type: 'fork',
          to: regex.options.map((option) => this.add(option, next)),
        });
      case 'repeat':
        return this.#repeat(regex.part, regex.min, regex.max, next);
    }
  }

  #repeat(part: Regex, min: number, max: number, next: number): number {
    let to = next;
    if (max === Number.POSITIVE_INFINITY) to = this.#loop(part, next);
    else {
      for (let optional = max - min; optional > 0 && !this.isFull; optional--) {
        to = this.push({ type: 'fork', to: [this.add(part, to), next] });
      }
    }
    for (let remaining = min; remaining > 0 && !this.isFull; remaining--) to = this.add(part, to);
    return to;
  }

  #loop(part: Regex, next: number): number {
    const exits = [next];
    const fork = this.push({ type: 'fork', to: exits });
    exits.unshift(this.add(part, fork));
    return fork;
  }
}
