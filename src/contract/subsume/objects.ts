import type { Json } from '../../model/value/value.ts';
import { spend } from '../budget.ts';
import { evaluateSchema } from '../schema/evaluate.ts';
import type { Schema } from '../schema/schema.ts';
import { type NameClass, nameClasses } from './name-classes.ts';
import {
  type Candidates,
  type Context,
  type Outcome,
  undecided,
  unsatisfiable,
} from './outcome.ts';
import type { Term } from './terms.ts';

/** Candidate objects; null if there are none. */
export function solveObject(schemas: readonly Schema[], context: Context): Candidates | null {
  const solver = new ObjectSolver(schemas, context);
  return solver.isImpossible() ? null : { values: solver.candidates(), complete: false };
}

/** A property that some keyword requires under any name. */
interface SomeProperty {
  readonly name: Schema;
  readonly value: Schema;
}

interface Entry {
  readonly name: string;
  readonly outcome: Outcome;
}

class ObjectSolver {
  readonly #schemas: readonly Schema[];
  readonly #context: Context;
  readonly #required: ReadonlySet<string>;
  readonly #minSize: number;
  readonly #maxSize: number;
  readonly #outcomes = new Map<string, Outcome>();
  readonly #entriesCache = new Map<SomeProperty, readonly Entry[]>();
  #declaredNamesCache: readonly string[] | undefined;
  #classes: readonly NameClass[] | null | undefined;

  constructor(schemas: readonly Schema[], context: Context) {
    this.#schemas = schemas;
    this.#context = context;
    this.#required = new Set(schemas.flatMap(({ required }) => [...required]));
    const minProperties = Math.max(0, ...schemas.map(({ minProperties }) => minProperties));
    this.#minSize = Math.max(minProperties, this.#required.size);
    this.#maxSize = Math.min(...schemas.map(({ maxProperties }) => maxProperties));
  }

  /** Whether provably no object satisfies the schemas. */
  isImpossible(): boolean {
    if (this.#minSize > this.#maxSize) return true;
    for (const name of this.#required) if (this.#outcomeOf(name).empty) return true;
    if (this.#minSize > this.#required.size && this.#possibleSize() < this.#minSize) return true;
    return this.#someProperties().some(
      (someProperty) => this.#entriesFor(someProperty).length === 0,
    );
  }

  /** The declared names, computed on demand: required names often decide. */
  get #declaredNames(): readonly string[] {
    if (!this.#declaredNamesCache) {
      const declared = this.#schemas.flatMap(({ properties }) => [...properties.keys()]);
      this.#declaredNamesCache = [...new Set([...this.#required, ...declared])];
      spend(this.#context.budget, this.#declaredNamesCache.length);
    }
    return this.#declaredNamesCache;
  }

  #someProperties(): readonly SomeProperty[] {
    return this.#schemas.flatMap(({ inverse }) => inverse?.someProperty ?? []);
  }

  /** The maximum number of properties. */
  #possibleSize(): number {
    const classes = this.#otherNames();
    if (!classes) return Number.POSITIVE_INFINITY;
    if (classes.some(({ terms }) => !this.#context.solve(terms).empty)) {
      return Number.POSITIVE_INFINITY;
    }
    return this.#declaredNames.filter((name) => !this.#outcomeOf(name).empty).length;
  }

  /** The undeclared names by constraints on their values; null for too many patterns. */
  #otherNames(): readonly NameClass[] | null {
    if (this.#classes === undefined) {
      this.#classes = nameClasses(this.#schemas, this.#declaredNames, null, this.#context);
    }
    return this.#classes;
  }

  #termsOf(name: string): Term[] {
    return this.#schemas.flatMap(({ properties, namePatterns, additional }) => {
      const declared = properties.get(name);
      const matches = namePatterns.map(({ pattern }) => pattern.test(name));
      const schemas = namePatterns.flatMap(({ schema }, index) => (matches[index] ? [schema] : []));
      if (declared) schemas.push(declared);
      else if (additional && matches.every((match) => match === false)) schemas.push(additional);
      return schemas.map((schema) => ({ is: schema }));
    });
  }

  /** The possible values of a property; none if its name is rejected. */
  #outcomeOf(name: string): Outcome {
    const cached = this.#outcomes.get(name);
    if (cached) return cached;
    const { budget, solve } = this.#context;
    const isRejected = this.#schemas.some(
      ({ names }) => names && evaluateSchema(names, name, budget) === false,
    );
    const outcome = isRejected ? unsatisfiable : solve(this.#termsOf(name));
    this.#outcomes.set(name, outcome);
    return outcome;
  }

  /** The ways to have a required property. */
  #entriesFor(someProperty: SomeProperty): readonly Entry[] {
    const cached = this.#entriesCache.get(someProperty) ?? [...this.#findEntries(someProperty)];
    this.#entriesCache.set(someProperty, cached);
    return cached;
  }

  *#findEntries({ name, value }: SomeProperty): Iterable<Entry> {
    const { budget, solve } = this.#context;
    const hasRoom = this.#maxSize > this.#required.size;
    for (const declaredName of this.#declaredNames) {
      if (
        evaluateSchema(name, declaredName, budget) === false ||
        this.#outcomeOf(declaredName).empty
      )
        continue;
      if (!hasRoom && !this.#required.has(declaredName)) continue;
      const outcome = solve([...this.#termsOf(declaredName), { is: value }]);
      if (!outcome.empty) yield { name: declaredName, outcome };
    }
    if (!hasRoom) return;
    const classes = nameClasses(this.#schemas, this.#declaredNames, name, this.#context);
    if (!classes) yield { name: '', outcome: undecided };
    for (const { names, terms } of classes ?? []) {
      const outcome = solve([...terms, { is: value }]);
      if (outcome.empty) continue;
      if (names.length === 0) yield { name: '', outcome: undecided };
      for (const otherName of names.slice(0, 2)) yield { name: otherName, outcome };
    }
  }

  *candidates(): Iterable<Json> {
    const someProperties = this.#someProperties();
    const entriesByProperty = someProperties.map((property) => this.#entriesFor(property));
    const firsts = entriesByProperty.slice(1).flatMap((entries) => entries.slice(0, 1));
    if (someProperties.length === 0) return yield* this.#objectsWith([]);
    for (const entry of entriesByProperty[0] ?? []) yield* this.#objectsWith([entry, ...firsts]);
  }

  /**
   * Objects with some entries: with as few other properties as possible, with one more, and with as many as
   * possible.
   */
  *#objectsWith(entries: readonly Entry[]): Iterable<Json> {
    const optional = this.#declaredNames.filter((name) => !this.#required.has(name));
    for (const shift of [0, 1, 2]) {
      yield* this.#buildObjects(entries, [], shift);
      for (const name of optional.slice(0, 12)) yield* this.#buildObjects(entries, [name], shift);
    }
    yield* this.#buildObjects(entries, optional, 0);
    for (const name of optional.slice(0, 12)) {
      yield* this.#buildObjects(
        entries,
        optional.filter((other) => other !== name),
        0,
      );
    }
    if (this.#minSize < this.#maxSize && this.#minSize < maxTriedSize)
      yield* this.#paddedObjects(entries);
  }

  *#paddedObjects(entries: readonly Entry[]): Iterable<Json> {
    for (const count of [1, 2]) {
      for (const { names, terms } of this.#otherNames() ?? []) {
        const { values } = this.#context.solve(terms);
        const [value] = values;
        if (value === undefined) continue;
        const added = names.slice(0, count).map((name) => [name, value] as const);
        for (const object of this.#buildObjects(entries, [], 0)) {
          yield { ...(object as object), ...Object.fromEntries(added) };
        }
      }
    }
  }

  *#buildObjects(
    entries: readonly Entry[],
    others: readonly string[],
    shift: number,
  ): Iterable<Json> {
    const object = new Map<string, Json>();
    for (const { name, outcome } of entries) {
      const value = outcome.values[shift % Math.max(1, outcome.values.length)];
      if (value === undefined) return;
      object.set(name, value);
    }
    for (const name of [...this.#required, ...others]) {
      if (object.has(name)) continue;
      const { values } = this.#outcomeOf(name);
      const value = values[shift % Math.max(1, values.length)];
      if (value !== undefined) object.set(name, value);
      else if (this.#required.has(name)) return;
    }
    this.#fill(object);
    if (object.size >= this.#minSize) yield Object.fromEntries(object);
  }

  /** Adds properties up to the minimum. */
  #fill(object: Map<string, Json>): void {
    if (this.#minSize > maxTriedSize) return;
    for (const name of this.#declaredNames) {
      const [value] = this.#outcomeOf(name).values;
      if (object.size >= this.#minSize) return;
      if (value !== undefined && !object.has(name)) object.set(name, value);
    }
    for (const { names, terms } of this.#otherNames() ?? []) {
      const [value] = object.size < this.#minSize ? this.#context.solve(terms).values : [];
      for (const name of value === undefined ? [] : names) {
        if (object.size < this.#minSize && value !== undefined) object.set(name, value);
      }
    }
  }
}

const maxTriedSize = 24;
