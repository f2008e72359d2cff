import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import type { Contains, Schema } from '../schema/schema.ts';
import {
  type Candidates,
  type Context,
  type Outcome,
  undecided,
  unsatisfiable,
} from './outcome.ts';
import type { Term } from './terms.ts';

const maxListLength = 64;
const maxPositions = 40;
const maxRepeating = 10;

/** Candidate lists; null if there are none. */
export function solveList(schemas: readonly Schema[], context: Context): Candidates | null {
  const solver = new ListSolver(schemas, context);
  return solver.isImpossible() ? null : solver.candidates();
}

class ListSolver {
  readonly #schemas: readonly Schema[];
  readonly #context: Context;
  /** The first index of the positions with equal constraints. */
  readonly #tailStart: number;
  readonly #minLength: number;
  readonly #isUnique: boolean;
  readonly #outcomes = new Map<number, Outcome>();
  #maxLength: number;

  constructor(schemas: readonly Schema[], context: Context) {
    this.#schemas = schemas;
    this.#context = context;
    const starts = schemas.map(({ inverse, prefix }) =>
      Math.max(prefix.length, inverse?.someItem?.from ?? 0),
    );
    this.#tailStart = Math.max(0, ...starts);
    this.#minLength = Math.max(0, ...schemas.map(({ minItems }) => minItems));
    this.#maxLength = Math.min(...schemas.map(({ maxItems }) => maxItems));
    this.#isUnique = schemas.some(({ uniqueItems }) => uniqueItems);
  }

  /** Whether provably no list satisfies the schemas; also tightens the length bounds. */
  isImpossible(): boolean {
    if (this.#minLength > this.#maxLength) return true;
    for (let at = 0; at <= this.#tailStart && at < this.#maxLength; at++) {
      if (at > maxPositions) break;
      if (this.#outcomeAt(at).empty) this.#maxLength = at;
    }
    const { complete, values } =
      this.#maxLength > this.#tailStart ? this.#outcomeAt(this.#tailStart) : unsatisfiable;
    if (this.#isUnique && complete && this.#maxLength > this.#tailStart) {
      this.#maxLength = Math.min(this.#maxLength, this.#tailStart + values.length);
    }
    if (this.#minLength > this.#maxLength) return true;
    return this.#schemas.some((schema) => this.#isUnsatisfiable(schema));
  }

  #isUnsatisfiable({ contains, inverse }: Schema): boolean {
    if (contains && this.#cannotContain(contains)) return true;
    if (inverse?.hasDuplicates && this.#cannotRepeat()) return true;
    return inverse?.someItem !== undefined && this.#someItems(inverse.someItem).length === 0;
  }

  #termsAt(at: number): Term[] {
    return this.#schemas.flatMap(({ prefix, items }) => {
      const schema = prefix[at] ?? items;
      return schema ? [{ is: schema }] : [];
    });
  }

  #outcomeAt(position: number): Outcome {
    const at = Math.min(position, this.#tailStart);
    const cached = this.#outcomes.get(at);
    if (cached) return cached;
    const outcome = this.#context.solve(this.#termsAt(at));
    this.#outcomes.set(at, outcome);
    return outcome;
  }

  /** The positions with different constraints, plus one. */
  #positions(from: number): number[] {
    const end = Math.min(this.#tailStart + 1, this.#maxLength, from + maxPositions);
    return Array.from({ length: Math.max(0, end - from) }, (_, step) => from + step);
  }

  #cannotContain({ schema, min, max }: Contains): boolean {
    if (min > max || min > this.#maxLength) return true;
    if (this.#tailStart > maxPositions) return false;
    const { solve } = this.#context;
    let [possible, forced] = [0, 0];
    for (const at of this.#positions(0)) {
      const times = at === this.#tailStart ? this.#maxLength - at : 1;
      const requiredCount =
        at === this.#tailStart ? Math.max(0, this.#minLength - at) : at < this.#minLength ? 1 : 0;
      if (possible < min && !solve([...this.#termsAt(at), { is: schema }]).empty) possible += times;
      if (requiredCount > 0 && this.#minLength > max) {
        if (solve([...this.#termsAt(at), { not: schema }]).empty) forced += requiredCount;
      }
    }
    return possible < min || forced > max;
  }

  #cannotRepeat(): boolean {
    if (this.#isUnique || this.#maxLength < 2) return true;
    return this.#tailStart + 2 <= maxRepeating && this.#repetitions().length === 0;
  }

  #repetitionCache: (readonly [number, number, Outcome])[] | null = null;

  /** Pairs of positions that may have equal entries, with their values. */
  #repetitions(): (readonly [number, number, Outcome])[] {
    if (this.#repetitionCache) return this.#repetitionCache;
    const pairs: (readonly [number, number, Outcome])[] = [];
    const end = Math.min(this.#tailStart + 2, this.#maxLength, maxRepeating);
    for (let second = 1; second < end; second++) {
      for (let first = 0; first < second; first++) {
        const terms = [...this.#termsAt(first), ...this.#termsAt(second)];
        const outcome = this.#context.solve(terms);
        if (!outcome.empty) pairs.push([first, second, outcome]);
      }
    }
    this.#repetitionCache = pairs;
    return pairs;
  }

  readonly #someItemCache = new Map<Schema, (readonly [number, Outcome])[]>();

  /** The possible positions of a required entry, with its values. */
  #someItems({ from, schema }: { from: number; schema: Schema }): (readonly [number, Outcome])[] {
    const cached = this.#someItemCache.get(schema);
    if (cached) return cached;
    if (this.#tailStart - from > maxPositions) return [[from, undecided]];
    const found = this.#positions(from).flatMap((at) => {
      const outcome = this.#context.solve([...this.#termsAt(at), { is: schema }]);
      return outcome.empty ? [] : [[at, outcome] as const];
    });
    this.#someItemCache.set(schema, found);
    return found;
  }

  candidates(): Candidates {
    if (this.#maxLength === 0) return { values: [[]], complete: true };
    return { values: this.#candidateLists(), complete: false };
  }

  *#candidateLists(): Iterable<Json> {
    const fixedCandidates = [...this.#fixedEntries()];
    const lengths = [
      this.#minLength,
      this.#minLength + 1,
      this.#minLength + 2,
      this.#tailStart,
      this.#tailStart + 1,
      this.#maxLength,
    ];
    const lengthsToTry = new Set(
      lengths.filter((l) => l >= this.#minLength && l <= this.#maxLength && l <= maxListLength),
    );
    for (const length of [...lengthsToTry].sort((a, b) => a - b)) {
      for (const fixed of fixedCandidates) {
        for (const shift of [0, 1, 2]) yield* this.#listsWith(length, fixed, shift);
      }
    }
    const maxTried = Math.min(this.#maxLength, maxListLength, this.#minLength + 12);
    for (let length = this.#minLength + 3; length <= maxTried; length++)
      yield* this.#listsWith(length, new Map(), 0);
  }

  /** Entries that one keyword requires at some positions. */
  *#fixedEntries(): Iterable<ReadonlyMap<number, Json>> {
    const needsFixedEntry = this.#schemas.some(({ inverse: i }) => i?.hasDuplicates || i?.someItem);
    for (const schema of this.#schemas) {
      if (schema.contains) yield* this.#containing(schema.contains);
      if (schema.inverse?.hasDuplicates) {
        for (const [first, second, { values }] of this.#repetitions()) {
          for (const value of values)
            yield new Map([
              [first, value],
              [second, value],
            ]);
        }
      }
      if (!schema.inverse?.someItem) continue;
      for (const [at, { values }] of this.#someItems(schema.inverse.someItem)) {
        for (const value of values) yield new Map([[at, value]]);
      }
    }
    if (!needsFixedEntry) yield new Map();
  }

  /** As many matching entries as required; beyond that, entries that do not match. */
  *#containing({ schema, min, max }: Contains): Iterable<ReadonlyMap<number, Json>> {
    const entriesFor = (matchCount: number) => {
      const map = new Map<number, Json>();
      const length = Math.min(
        maxListLength,
        Math.max(this.#minLength, matchCount, this.#tailStart),
      );
      const used = new Set<string>();
      let remaining = matchCount;
      for (let at = 0; at < length; at++) {
        const isLast = length - at <= remaining;
        const term = remaining > 0 ? { is: schema } : { not: schema };
        let { values } = this.#context.solve([...this.#termsAt(at), term], this.#isUnique ? 8 : 4);
        if (values.length === 0 && remaining > 0 && !isLast) values = this.#outcomeAt(at).values;
        else if (values.length > 0 && remaining > 0) remaining--;
        const value = values.find(
          (candidate) => !this.#isUnique || !used.has(canonical(candidate)),
        );
        if (value === undefined) continue;
        used.add(canonical(value));
        map.set(at, value);
      }
      return map;
    };
    if (min <= maxListLength) yield entriesFor(min);
    if (max <= maxListLength && max > min) yield entriesFor(max);
  }

  /** A list of a length, with fixed entries and other valid entries. */
  *#listsWith(length: number, fixed: ReadonlyMap<number, Json>, shift: number): Iterable<Json> {
    const list: Json[] = [];
    const used = new Set<string>([...fixed.values()].map((value) => canonical(value)));
    const listLength = Math.max(length, ...[...fixed.keys()].map((at) => at + 1));
    if (listLength > this.#maxLength) return;
    for (let at = 0; at < listLength; at++) {
      const fixedValue = fixed.get(at);
      const values = fixedValue === undefined ? this.#outcomeAt(at).values : [fixedValue];
      let value = values[(fixedValue === undefined ? shift : 0) % Math.max(1, values.length)];
      if (this.#isUnique && fixedValue === undefined) {
        value = this.#unused(at, values, used);
      }
      if (value === undefined) return;
      used.add(canonical(value));
      list.push(value);
    }
    yield list;
  }

  #unused(at: number, values: readonly Json[], used: ReadonlySet<string>): Json | undefined {
    const isUnused = (value: Json) => !used.has(canonical(value));
    const first = values.find(isUnused);
    if (first !== undefined) return first;
    return this.#context.solve(this.#termsAt(at), used.size + 8).values.find(isUnused);
  }
}
