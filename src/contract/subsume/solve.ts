import type { Json } from '../../model/value/value.ts';
import { type Budget, spend } from '../budget.ts';
import { evaluateSchema } from '../schema/evaluate.ts';
import { bottom, type Kind, kinds, type Schema, top } from '../schema/schema.ts';
import { conjunction, negation, type Truth } from '../truth.ts';
import { solveList } from './lists.ts';
import { refusals } from './negation.ts';
import { solveNumber } from './numbers.ts';
import { solveObject } from './objects.ts';
import { type Candidates, type Context, none, type Outcome, open, type Solve } from './outcome.ts';
import { type Choice, keyOf, type Term } from './terms.ts';
import { solveText } from './texts.ts';

const maximumDepth = 60;
const usual = 4;

/** Searches for values that satisfy all terms, or for a proof that there are none. */
export function satisfy(terms: readonly Term[], budget: Budget, want = usual): Outcome {
  return new Solver(budget).solve(terms, want);
}

class Solver implements Context {
  readonly budget: Budget;
  readonly #known = new Map<Schema, Outcome>();
  #depth = 0;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  /** An arrow function, so it can be passed without its object. */
  readonly solve: Solve = (terms, want = usual) => {
    const only = terms.length === 1 && terms[0] && 'is' in terms[0] ? terms[0].is : null;
    const known = only && this.#known.get(only);
    if (known) return known;
    if (this.#depth > maximumDepth || !spend(this.budget, 4)) return open;
    this.#depth++;
    const state = new State(terms);
    const outcome = state.add(terms) ? this.#branch(state, want) : none;
    this.#depth--;
    if (only && want >= usual && this.budget.remaining >= 0) this.#known.set(only, outcome);
    return outcome;
  };

  /** Resolves choices one by one, the smallest first. */
  #branch(state: State, want: number): Outcome {
    if (!spend(this.budget, 1 + state.positives.length)) return open;
    const listed = this.#listed(state, want);
    if (listed) return listed;
    const choice = state.takeChoice();
    if (!choice) return this.#leaf(state, want);
    const values: Json[] = [];
    let [empty, complete] = [true, true];
    for (const way of choice) {
      const next = state.copy();
      const outcome = next.add(way) ? this.#branch(next, want) : none;
      values.push(...outcome.values);
      empty &&= outcome.empty;
      complete &&= outcome.complete;
      if (values.length >= want) return { empty: false, values, complete: false };
      if (this.budget.remaining < 0) return { empty: false, values, complete: false };
    }
    return { empty, values, complete };
  }

  /** Evaluates every value of an `enum`; null without one, or if undecided. */
  #listed(state: State, want: number): Outcome | null {
    const { members } = state.positives.find((one) => one.members) ?? {};
    if (!members) return null;
    const values: Json[] = [];
    let complete = true;
    for (const value of members.values) {
      const truth = this.#truth(state.asked, value);
      if (truth === true) values.push(value);
      if (truth === null) complete = false;
      if (values.length >= want || this.budget.remaining < 0) break;
    }
    if (values.length === 0 && !complete) return state.hasChoices ? null : open;
    return {
      empty: values.length === 0 && complete,
      values,
      complete: complete && values.length < want,
    };
  }

  #leaf(state: State, want: number): Outcome {
    const values: Json[] = [];
    let [empty, complete] = [true, true];
    for (const kind of kinds) {
      if (state.positives.some(({ allowedKinds }) => !allowedKinds.has(kind))) continue;
      const candidates = this.#ofKind(kind, state.positives);
      const outcome = this.#confirmed(candidates, state.positives, want - values.length);
      values.push(...outcome.values);
      empty &&= outcome.empty;
      complete &&= outcome.complete;
      if (values.length >= want) return { empty: false, values, complete: false };
    }
    return { empty, values, complete };
  }

  #ofKind(kind: Kind, schemas: readonly Schema[]): Candidates | null {
    if (kind === 'null') return { values: [null], complete: true };
    if (kind === 'boolean') return { values: [true, false], complete: true };
    if (kind === 'number') return solveNumber(schemas);
    if (kind === 'string') return solveText(schemas, this);
    return kind === 'array' ? solveList(schemas, this) : solveObject(schemas, this);
  }

  #confirmed(candidates: Candidates | null, schemas: readonly Schema[], want: number): Outcome {
    if (!candidates) return none;
    const terms = schemas.map((schema) => ({ is: schema }));
    const values: Json[] = [];
    let isRefuted = candidates.complete;
    for (const value of candidates.values) {
      const truth = this.#truth(terms, value);
      if (truth === null) isRefuted = false;
      if (truth === true) values.push(value);
      if (values.length >= want) return { empty: false, values, complete: false };
      if (this.budget.remaining < 0) return { empty: false, values, complete: false };
    }
    return { empty: isRefuted && values.length === 0, values, complete: isRefuted };
  }

  #truth(terms: readonly Term[], value: Json): Truth {
    const { budget } = this;
    const truths = function* () {
      for (const term of terms) {
        yield 'is' in term
          ? evaluateSchema(term.is, value, budget)
          : negation(evaluateSchema(term.not, value, budget));
      }
    };
    return conjunction(truths());
  }
}

/** The decomposition of terms into schemas and pending choices. */
class State {
  readonly asked: readonly Term[];
  readonly positives: Schema[];
  readonly #choices: Choice[];
  readonly #fits: Set<string>;
  readonly #unfits: Set<string>;

  constructor(asked: readonly Term[], from?: State) {
    this.asked = asked;
    this.positives = [...(from?.positives ?? [])];
    this.#choices = [...(from ? from.#choices : [])];
    this.#fits = new Set(from ? from.#fits : []);
    this.#unfits = new Set(from ? from.#unfits : []);
  }

  get hasChoices(): boolean {
    return this.#choices.length > 0;
  }

  copy(): State {
    return new State(this.asked, this);
  }

  /** Adds terms, positive ones first; false if they contradict each other. */
  add(terms: readonly Term[]): boolean {
    for (const term of terms) if ('is' in term && !this.#fit(term.is)) return false;
    for (const term of terms) if ('not' in term && !this.#unfit(term.not)) return false;
    return true;
  }

  #fit(schema: Schema): boolean {
    const key = keyOf(schema);
    if (key !== null && this.#fits.has(key)) return true;
    if (key !== null && this.#unfits.has(key)) return false;
    if (key !== null) this.#fits.add(key);
    if (schema.allowedKinds.size === 0) return false;
    this.positives.push(schema);
    const { anyOf, oneOf, condition, dependents } = schema;
    if (anyOf) this.#choices.push(anyOf.map((inner) => [{ is: inner }]));
    if (oneOf) {
      this.#choices.push(
        oneOf.map((inner, at) => [
          { is: inner },
          ...oneOf.filter((_, index) => index !== at).map((other) => ({ not: other })),
        ]),
      );
    }
    if (condition) {
      const { test, thenSchema, elseSchema } = condition;
      this.#choices.push([
        [{ is: test }, { is: thenSchema }],
        [{ not: test }, { is: elseSchema }],
      ]);
    }
    for (const [name, dependent] of dependents) this.#choices.push(withOrWithout(name, dependent));
    return (
      schema.allOf.every((inner) => this.#fit(inner)) && (!schema.not || this.#unfit(schema.not))
    );
  }

  #unfit(schema: Schema): boolean {
    const key = keyOf(schema);
    if (key !== null && this.#unfits.has(key)) return true;
    if (key !== null && this.#fits.has(key)) return false;
    if (key !== null) this.#unfits.add(key);
    const ways = refusals(schema, this.positives);
    if (ways.length === 1 && ways[0]) return this.add(ways[0]);
    this.#choices.push(ways);
    return ways.length > 0;
  }

  /** Removes and returns the choice with the fewest alternatives. */
  takeChoice(): Choice | null {
    let best = 0;
    for (const [at, { length }] of this.#choices.entries()) {
      if (length < (this.#choices[best]?.length ?? 0)) best = at;
    }
    return this.#choices.splice(best, 1)[0] ?? null;
  }
}

function withOrWithout(name: string, dependent: Schema): Choice {
  const [without, required] = [{ ...bare, properties: new Map([[name, bottom]]) }, new Set([name])];
  return [[{ is: without }], [{ is: { ...bare, required } }, { is: dependent }]];
}

const bare: Schema = { ...top, source: null };
