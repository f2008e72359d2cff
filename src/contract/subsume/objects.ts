import type { Json } from '../../model/value/value.ts';
import { spend } from '../budget.ts';
import { evaluateSchema } from '../schema/evaluate.ts';
import type { Schema } from '../schema/schema.ts';
import { type NameClass, nameClasses } from './names.ts';
import type { Candidates, Context, Outcome } from './outcome.ts';
import type { Term } from './terms.ts';

/** Candidate objects; null if there are none. */
export function solveObject(schemas: readonly Schema[], context: Context): Candidates | null {
  const objects = new Objects(schemas, context);
  return objects.isImpossible() ? null : { values: objects.candidates(), complete: false };
}

/** A property that some keyword requires under any name. */
interface Wanted {
  readonly name: Schema;
  readonly value: Schema;
}

interface Entry {
  readonly name: string;
  readonly outcome: Outcome;
}

class Objects {
  readonly #schemas: readonly Schema[];
  readonly #context: Context;
  readonly #required: ReadonlySet<string>;
  readonly #low: number;
  readonly #high: number;
  readonly #outcomes = new Map<string, Outcome>();
  readonly #ways = new Map<Wanted, readonly Entry[]>();
  #names: readonly string[] | undefined;
  #classes: readonly NameClass[] | null | undefined;

  constructor(schemas: readonly Schema[], context: Context) {
    this.#schemas = schemas;
    this.#context = context;
    this.#required = new Set(schemas.flatMap(({ required }) => [...required]));
    const least = Math.max(0, ...schemas.map(({ minProperties }) => minProperties));
    this.#low = Math.max(least, this.#required.size);
    this.#high = Math.min(...schemas.map(({ maxProperties }) => maxProperties));
  }

  /** Whether provably no object satisfies the schemas. */
  isImpossible(): boolean {
    if (this.#low > this.#high) return true;
    for (const name of this.#required) if (this.#of(name).empty) return true;
    if (this.#low > this.#required.size && this.#possible() < this.#low) return true;
    return this.#wanted().some((wanted) => this.#waysTo(wanted).length === 0);
  }

  /** The declared names, computed on demand: required names often decide. */
  get #named(): readonly string[] {
    if (!this.#names) {
      const declared = this.#schemas.flatMap(({ properties }) => [...properties.keys()]);
      this.#names = [...new Set([...this.#required, ...declared])];
      spend(this.#context.budget, this.#names.length);
    }
    return this.#names;
  }

  #wanted(): readonly Wanted[] {
    return this.#schemas.flatMap(({ inverse }) => inverse?.someProperty ?? []);
  }

  /** The maximum number of properties. */
  #possible(): number {
    const classes = this.#others();
    if (!classes) return Number.POSITIVE_INFINITY;
    if (classes.some(({ terms }) => !this.#context.solve(terms).empty)) {
      return Number.POSITIVE_INFINITY;
    }
    return this.#named.filter((name) => !this.#of(name).empty).length;
  }

  /** The undeclared names by constraints on their values; null for too many patterns. */
  #others(): readonly NameClass[] | null {
    if (this.#classes === undefined) {
      this.#classes = nameClasses(this.#schemas, this.#named, null, this.#context);
    }
    return this.#classes;
  }

  #terms(name: string): Term[] {
    return this.#schemas.flatMap(({ properties, namePatterns, additional }) => {
      const declared = properties.get(name);
      const matches = namePatterns.map(({ pattern }) => pattern.test(name));
      const schemas = namePatterns.flatMap(({ schema }, at) => (matches[at] ? [schema] : []));
      if (declared) schemas.push(declared);
      else if (additional && matches.every((match) => match === false)) schemas.push(additional);
      return schemas.map((schema) => ({ is: schema }));
    });
  }

  /** The possible values of a property; none if its name is rejected. */
  #of(name: string): Outcome {
    const known = this.#outcomes.get(name);
    if (known) return known;
    const { budget, solve } = this.#context;
    const isRefused = this.#schemas.some(
      ({ names }) => names && evaluateSchema(names, name, budget) === false,
    );
    const outcome = isRefused ? refused : solve(this.#terms(name));
    this.#outcomes.set(name, outcome);
    return outcome;
  }

  /** The ways to have a required property. */
  #waysTo(wanted: Wanted): readonly Entry[] {
    const known = this.#ways.get(wanted) ?? [...this.#entries(wanted)];
    this.#ways.set(wanted, known);
    return known;
  }

  *#entries({ name, value }: Wanted): Iterable<Entry> {
    const { budget, solve } = this.#context;
    const room = this.#high > this.#required.size;
    for (const one of this.#named) {
      if (evaluateSchema(name, one, budget) === false || this.#of(one).empty) continue;
      if (!room && !this.#required.has(one)) continue;
      const outcome = solve([...this.#terms(one), { is: value }]);
      if (!outcome.empty) yield { name: one, outcome };
    }
    if (!room) return;
    const classes = nameClasses(this.#schemas, this.#named, name, this.#context);
    if (!classes) yield { name: '', outcome: undecided };
    for (const { names, terms } of classes ?? []) {
      const outcome = solve([...terms, { is: value }]);
      if (outcome.empty) continue;
      if (names.length === 0) yield { name: '', outcome: undecided };
      for (const one of names.slice(0, 2)) yield { name: one, outcome };
    }
  }

  *candidates(): Iterable<Json> {
    const wanted = this.#wanted();
    const ways = wanted.map((one) => this.#waysTo(one));
    const firsts = ways.slice(1).flatMap((entries) => entries.slice(0, 1));
    if (wanted.length === 0) return yield* this.#around([]);
    for (const entry of ways[0] ?? []) yield* this.#around([entry, ...firsts]);
  }

  /**
   * Objects with some entries: with as few other properties as possible, with one more, and with as many as
   * possible.
   */
  *#around(entries: readonly Entry[]): Iterable<Json> {
    const optional = this.#named.filter((name) => !this.#required.has(name));
    for (const shift of [0, 1, 2]) {
      yield* this.#built(entries, [], shift);
      for (const name of optional.slice(0, 12)) yield* this.#built(entries, [name], shift);
    }
    yield* this.#built(entries, optional, 0);
    for (const name of optional.slice(0, 12)) {
      yield* this.#built(
        entries,
        optional.filter((other) => other !== name),
        0,
      );
    }
    if (this.#low < this.#high && this.#low < longest) yield* this.#padded(entries);
  }

  *#padded(entries: readonly Entry[]): Iterable<Json> {
    for (const more of [1, 2]) {
      for (const { names, terms } of this.#others() ?? []) {
        const { values } = this.#context.solve(terms);
        const [value] = values;
        if (value === undefined) continue;
        const fresh = names.slice(0, more).map((name) => [name, value] as const);
        for (const object of this.#built(entries, [], 0)) {
          yield { ...(object as object), ...Object.fromEntries(fresh) };
        }
      }
    }
  }

  *#built(entries: readonly Entry[], others: readonly string[], shift: number): Iterable<Json> {
    const object = new Map<string, Json>();
    for (const { name, outcome } of entries) {
      const value = outcome.values[shift % Math.max(1, outcome.values.length)];
      if (value === undefined) return;
      object.set(name, value);
    }
    for (const name of [...this.#required, ...others]) {
      if (object.has(name)) continue;
      const { values } = this.#of(name);
      const value = values[shift % Math.max(1, values.length)];
      if (value !== undefined) object.set(name, value);
      else if (this.#required.has(name)) return;
    }
    this.#fill(object);
    if (object.size >= this.#low) yield Object.fromEntries(object);
  }

  /** Adds properties up to the minimum. */
  #fill(object: Map<string, Json>): void {
    if (this.#low > longest) return;
    for (const name of this.#named) {
      const [value] = this.#of(name).values;
      if (object.size >= this.#low) return;
      if (value !== undefined && !object.has(name)) object.set(name, value);
    }
    for (const { names, terms } of this.#others() ?? []) {
      const [value] = object.size < this.#low ? this.#context.solve(terms).values : [];
      for (const name of value === undefined ? [] : names) {
        if (object.size < this.#low && value !== undefined) object.set(name, value);
      }
    }
  }
}

const longest = 24;
const refused: Outcome = { empty: true, values: [], complete: true };
const undecided: Outcome = { empty: false, values: [], complete: false };
