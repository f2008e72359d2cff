import type { Json } from '../../model/value/value.ts';
import { type Budget, spend } from '../budget.ts';
import { evaluateSchema } from '../schema/evaluate.ts';
import { bottom, type Kind, kinds, type Schema, top } from '../schema/schema.ts';
import { conjunction, negation, type Truth } from '../truth.ts';
import { solveList } from './lists.ts';
import { negate } from './negation.ts';
import { solveNumber } from './numbers.ts';
import { solveObject } from './objects.ts';
import {
  type Candidates,
  type Context,
  type Outcome,
  type Solve,
  undecided,
  unsatisfiable,
} from './outcome.ts';
import { type Choice, keyOf, type Term } from './terms.ts';
import { solveText } from './texts.ts';

const maxDepth = 60;
const defaultMaxValues = 4;

/** Searches for values that satisfy all terms, or for a proof that there are none. */
export function satisfy(
  terms: readonly Term[],
  budget: Budget,
  maxValues = defaultMaxValues,
): Outcome {
  return new Solver(budget).solve(terms, maxValues);
}

class Solver implements Context {
  readonly budget: Budget;
  readonly #outcomes = new Map<Schema, Outcome>();
  #depth = 0;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  /** An arrow function, so it can be passed without its object. */
  readonly solve: Solve = (terms, maxValues = defaultMaxValues) => {
    const singleSchema = terms.length === 1 && terms[0] && 'is' in terms[0] ? terms[0].is : null;
    const known = singleSchema && this.#outcomes.get(singleSchema);
    if (known) return known;
    if (this.#depth > maxDepth || !spend(this.budget, 4)) return undecided;
    this.#depth++;
    const state = new State(terms);
    const outcome = state.add(terms) ? this.#branch(state, maxValues) : unsatisfiable;
    this.#depth--;
    if (singleSchema && maxValues >= defaultMaxValues && this.budget.remaining >= 0)
      this.#outcomes.set(singleSchema, outcome);
    return outcome;
  };

  /** Resolves choices one by one, the smallest first. */
  #branch(state: State, maxValues: number): Outcome {
    if (!spend(this.budget, 1 + state.schemas.length)) return undecided;
    const listed = this.#fromMembers(state, maxValues);
    if (listed) return listed;
    const choice = state.takeChoice();
    if (!choice) return this.#leaf(state, maxValues);
    const values: Json[] = [];
    let [empty, complete] = [true, true];
    for (const alternative of choice) {
      const next = state.copy();
      const outcome = next.add(alternative) ? this.#branch(next, maxValues) : unsatisfiable;
      values.push(...outcome.values);
      empty &&= outcome.empty;
      complete &&= outcome.complete;
      if (values.length >= maxValues) return { empty: false, values, complete: false };
      if (this.budget.remaining < 0) return { empty: false, values, complete: false };
    }
    return { empty, values, complete };
  }

  /** Evaluates every value of an `enum`; null without one, or if undecided. */
  #fromMembers(state: State, maxValues: number): Outcome | null {
    const { members } = state.schemas.find((schema) => schema.members) ?? {};
    if (!members) return null;
    const values: Json[] = [];
    let complete = true;
    for (const value of members.values) {
      const truth = this.#truth(state.terms, value);
      if (truth === true) values.push(value);
      if (truth === null) complete = false;
      if (values.length >= maxValues || this.budget.remaining < 0) break;
    }
    if (values.length === 0 && !complete) return state.hasChoices ? null : undecided;
    return {
      empty: values.length === 0 && complete,
      values,
      complete: complete && values.length < maxValues,
    };
  }

  #leaf(state: State, maxValues: number): Outcome {
    const values: Json[] = [];
    let [empty, complete] = [true, true];
    for (const kind of kinds) {
      if (state.schemas.some(({ allowedKinds }) => !allowedKinds.has(kind))) continue;
      const candidates = this.#candidatesOfKind(kind, state.schemas);
      const outcome = this.#verify(candidates, state.schemas, maxValues - values.length);
      values.push(...outcome.values);
      empty &&= outcome.empty;
      complete &&= outcome.complete;
      if (values.length >= maxValues) return { empty: false, values, complete: false };
    }
    return { empty, values, complete };
  }

  #candidatesOfKind(kind: Kind, schemas: readonly Schema[]): Candidates | null {
    if (kind === 'null') return { values: [null], complete: true };
    if (kind === 'boolean') return { values: [true, false], complete: true };
    if (kind === 'number') return solveNumber(schemas);
    if (kind === 'string') return solveText(schemas, this);
    return kind === 'array' ? solveList(schemas, this) : solveObject(schemas, this);
  }

  #verify(candidates: Candidates | null, schemas: readonly Schema[], maxValues: number): Outcome {
    if (!candidates) return unsatisfiable;
    const terms = schemas.map((schema) => ({ is: schema }));
    const values: Json[] = [];
    let isRefuted = candidates.complete;
    for (const value of candidates.values) {
      const truth = this.#truth(terms, value);
      if (truth === null) isRefuted = false;
      if (truth === true) values.push(value);
      if (values.length >= maxValues) return { empty: false, values, complete: false };
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
  readonly terms: readonly Term[];
  readonly schemas: Schema[];
  readonly #choices: Choice[];
  readonly #acceptedKeys: Set<string>;
  readonly #rejectedKeys: Set<string>;

  constructor(terms: readonly Term[], from?: State) {
    this.terms = terms;
    this.schemas = [...(from?.schemas ?? [])];
    this.#choices = [...(from ? from.#choices : [])];
    this.#acceptedKeys = new Set(from ? from.#acceptedKeys : []);
    this.#rejectedKeys = new Set(from ? from.#rejectedKeys : []);
  }

  get hasChoices(): boolean {
    return this.#choices.length > 0;
  }

  copy(): State {
    return new State(this.terms, this);
  }

  /** Adds terms, positive ones first; false if they contradict each other. */
  add(terms: readonly Term[]): boolean {
    for (const term of terms) if ('is' in term && !this.#require(term.is)) return false;
    for (const term of terms) if ('not' in term && !this.#reject(term.not)) return false;
    return true;
  }

  #require(schema: Schema): boolean {
    const key = keyOf(schema);
    if (key !== null && this.#acceptedKeys.has(key)) return true;
    if (key !== null && this.#rejectedKeys.has(key)) return false;
    if (key !== null) this.#acceptedKeys.add(key);
    if (schema.allowedKinds.size === 0) return false;
    this.schemas.push(schema);
    const { anyOf, oneOf, condition, dependents } = schema;
    if (anyOf) this.#choices.push(anyOf.map((inner) => [{ is: inner }]));
    if (oneOf) {
      this.#choices.push(
        oneOf.map((inner, chosen) => [
          { is: inner },
          ...oneOf.filter((_, index) => index !== chosen).map((other) => ({ not: other })),
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
      schema.allOf.every((inner) => this.#require(inner)) &&
      (!schema.not || this.#reject(schema.not))
    );
  }

  #reject(schema: Schema): boolean {
    const key = keyOf(schema);
    if (key !== null && this.#rejectedKeys.has(key)) return true;
    if (key !== null && this.#acceptedKeys.has(key)) return false;
    if (key !== null) this.#rejectedKeys.add(key);
    const alternatives = negate(schema, this.schemas);
    if (alternatives.length === 1 && alternatives[0]) return this.add(alternatives[0]);
    this.#choices.push(alternatives);
    return alternatives.length > 0;
  }

  /** Removes and returns the choice with the fewest alternatives. */
  takeChoice(): Choice | null {
    let best = 0;
    for (const [index, { length }] of this.#choices.entries()) {
      if (length < (this.#choices[best]?.length ?? 0)) best = index;
    }
    return this.#choices.splice(best, 1)[0] ?? null;
  }
}

function withOrWithout(name: string, dependent: Schema): Choice {
  const [without, required] = [
    { ...emptySchema, properties: new Map([[name, bottom]]) },
    new Set([name]),
  ];
  return [[{ is: without }], [{ is: { ...emptySchema, required } }, { is: dependent }]];
}

const emptySchema: Schema = { ...top, source: null };
