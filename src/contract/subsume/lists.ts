import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import type { Contains, Schema } from '../schema/schema.ts';
import { type Candidates, type Context, none, type Outcome, open } from './outcome.ts';
import type { Term } from './terms.ts';

const longest = 64;
const maximumPositions = 40;
const maximumRepeating = 10;

/** Candidate lists; null if there are none. */
export function solveList(schemas: readonly Schema[], context: Context): Candidates | null {
  const lists = new Lists(schemas, context);
  return lists.isImpossible() ? null : lists.candidates();
}

class Lists {
  readonly #schemas: readonly Schema[];
  readonly #context: Context;
  /** The first index of the positions with equal constraints. */
  readonly #rest: number;
  readonly #low: number;
  readonly #isUnique: boolean;
  readonly #outcomes = new Map<number, Outcome>();
  #high: number;

  constructor(schemas: readonly Schema[], context: Context) {
    this.#schemas = schemas;
    this.#context = context;
    const starts = schemas.map(({ inverse, prefix }) =>
      Math.max(prefix.length, inverse?.someItem?.from ?? 0),
    );
    this.#rest = Math.max(0, ...starts);
    this.#low = Math.max(0, ...schemas.map(({ minItems }) => minItems));
    this.#high = Math.min(...schemas.map(({ maxItems }) => maxItems));
    this.#isUnique = schemas.some(({ uniqueItems }) => uniqueItems);
  }

  /** Whether provably no list satisfies the schemas; also tightens the length bounds. */
  isImpossible(): boolean {
    if (this.#low > this.#high) return true;
    for (let at = 0; at <= this.#rest && at < this.#high; at++) {
      if (at > maximumPositions) break;
      if (this.#at(at).empty) this.#high = at;
    }
    const { complete, values } = this.#high > this.#rest ? this.#at(this.#rest) : none;
    if (this.#isUnique && complete && this.#high > this.#rest) {
      this.#high = Math.min(this.#high, this.#rest + values.length);
    }
    if (this.#low > this.#high) return true;
    return this.#schemas.some((schema) => this.#refutes(schema));
  }

  #refutes({ contains, inverse }: Schema): boolean {
    if (contains && this.#cannotContain(contains)) return true;
    if (inverse?.hasDuplicates && this.#cannotRepeat()) return true;
    return inverse?.someItem !== undefined && this.#someItems(inverse.someItem).length === 0;
  }

  #terms(at: number): Term[] {
    return this.#schemas.flatMap(({ prefix, items }) => {
      const schema = prefix[at] ?? items;
      return schema ? [{ is: schema }] : [];
    });
  }

  #at(position: number): Outcome {
    const at = Math.min(position, this.#rest);
    const known = this.#outcomes.get(at);
    if (known) return known;
    const outcome = this.#context.solve(this.#terms(at));
    this.#outcomes.set(at, outcome);
    return outcome;
  }

  /** The positions with different constraints, plus one. */
  #positions(from: number): number[] {
    const end = Math.min(this.#rest + 1, this.#high, from + maximumPositions);
    return Array.from({ length: Math.max(0, end - from) }, (_, step) => from + step);
  }

  #cannotContain({ schema, min, max }: Contains): boolean {
    if (min > max || min > this.#high) return true;
    if (this.#rest > maximumPositions) return false;
    const { solve } = this.#context;
    let [possible, forced] = [0, 0];
    for (const at of this.#positions(0)) {
      const times = at === this.#rest ? this.#high - at : 1;
      const needed = at === this.#rest ? Math.max(0, this.#low - at) : at < this.#low ? 1 : 0;
      if (possible < min && !solve([...this.#terms(at), { is: schema }]).empty) possible += times;
      if (needed > 0 && this.#low > max) {
        if (solve([...this.#terms(at), { not: schema }]).empty) forced += needed;
      }
    }
    return possible < min || forced > max;
  }

  #cannotRepeat(): boolean {
    if (this.#isUnique || this.#high < 2) return true;
    return this.#rest + 2 <= maximumRepeating && this.#repetitions().length === 0;
  }

  #repetitionsFound: (readonly [number, number, Outcome])[] | null = null;

  /** Pairs of positions that may have equal entries, with their values. */
  #repetitions(): (readonly [number, number, Outcome])[] {
    if (this.#repetitionsFound) return this.#repetitionsFound;
    const pairs: (readonly [number, number, Outcome])[] = [];
    const end = Math.min(this.#rest + 2, this.#high, maximumRepeating);
    for (let other = 1; other < end; other++) {
      for (let one = 0; one < other; one++) {
        const terms = [...this.#terms(one), ...this.#terms(other)];
        const outcome = this.#context.solve(terms);
        if (!outcome.empty) pairs.push([one, other, outcome]);
      }
    }
    this.#repetitionsFound = pairs;
    return pairs;
  }

  readonly #found = new Map<Schema, (readonly [number, Outcome])[]>();

  /** The possible positions of a required entry, with its values. */
  #someItems({ from, schema }: { from: number; schema: Schema }): (readonly [number, Outcome])[] {
    const known = this.#found.get(schema);
    if (known) return known;
    if (this.#rest - from > maximumPositions) return [[from, open]];
    const found = this.#positions(from).flatMap((at) => {
      const outcome = this.#context.solve([...this.#terms(at), { is: schema }]);
      return outcome.empty ? [] : [[at, outcome] as const];
    });
    this.#found.set(schema, found);
    return found;
  }

  candidates(): Candidates {
    if (this.#high === 0) return { values: [[]], complete: true };
    return { values: this.#lists(), complete: false };
  }

  *#lists(): Iterable<Json> {
    const fixed = [...this.#fixings()];
    const lengths = [
      this.#low,
      this.#low + 1,
      this.#low + 2,
      this.#rest,
      this.#rest + 1,
      this.#high,
    ];
    const tried = new Set(lengths.filter((l) => l >= this.#low && l <= this.#high && l <= longest));
    for (const length of [...tried].sort((a, b) => a - b)) {
      for (const fix of fixed) {
        for (const shift of [0, 1, 2]) yield* this.#filled(length, fix, shift);
      }
    }
    const most = Math.min(this.#high, longest, this.#low + 12);
    for (let length = this.#low + 3; length <= most; length++)
      yield* this.#filled(length, new Map(), 0);
  }

  /** Entries that one keyword requires at some positions. */
  *#fixings(): Iterable<ReadonlyMap<number, Json>> {
    const special = this.#schemas.some(({ inverse: i }) => i?.hasDuplicates || i?.someItem);
    for (const schema of this.#schemas) {
      if (schema.contains) yield* this.#containing(schema.contains);
      if (schema.inverse?.hasDuplicates) {
        for (const [one, other, { values }] of this.#repetitions()) {
          for (const value of values)
            yield new Map([
              [one, value],
              [other, value],
            ]);
        }
      }
      if (!schema.inverse?.someItem) continue;
      for (const [at, { values }] of this.#someItems(schema.inverse.someItem)) {
        for (const value of values) yield new Map([[at, value]]);
      }
    }
    if (!special) yield new Map();
  }

  /** As many matching entries as required; beyond that, entries that do not match. */
  *#containing({ schema, min, max }: Contains): Iterable<ReadonlyMap<number, Json>> {
    const ending = (fits: number) => {
      const map = new Map<number, Json>();
      const length = Math.min(longest, Math.max(this.#low, fits, this.#rest));
      const used = new Set<string>();
      let left = fits;
      for (let at = 0; at < length; at++) {
        const isLast = length - at <= left;
        const term = left > 0 ? { is: schema } : { not: schema };
        let { values } = this.#context.solve([...this.#terms(at), term], this.#isUnique ? 8 : 4);
        if (values.length === 0 && left > 0 && !isLast) values = this.#at(at).values;
        else if (values.length > 0 && left > 0) left--;
        const value = values.find((one) => !this.#isUnique || !used.has(canonical(one)));
        if (value === undefined) continue;
        used.add(canonical(value));
        map.set(at, value);
      }
      return map;
    };
    if (min <= longest) yield ending(min);
    if (max <= longest && max > min) yield ending(max);
  }

  /** A list of a length, with fixed entries and other valid entries. */
  *#filled(length: number, fixed: ReadonlyMap<number, Json>, shift: number): Iterable<Json> {
    const list: Json[] = [];
    const used = new Set<string>([...fixed.values()].map((value) => canonical(value)));
    const reach = Math.max(length, ...[...fixed.keys()].map((at) => at + 1));
    if (reach > this.#high) return;
    for (let at = 0; at < reach; at++) {
      const own = fixed.get(at);
      const values = own === undefined ? this.#at(at).values : [own];
      let value = values[(own === undefined ? shift : 0) % Math.max(1, values.length)];
      if (this.#isUnique && own === undefined) {
        value = this.#unused(at, values, used);
      }
      if (value === undefined) return;
      used.add(canonical(value));
      list.push(value);
    }
    yield list;
  }

  #unused(at: number, values: readonly Json[], used: ReadonlySet<string>): Json | undefined {
    const fresh = (value: Json) => !used.has(canonical(value));
    const first = values.find(fresh);
    if (first !== undefined) return first;
    return this.#context.solve(this.#terms(at), used.size + 8).values.find(fresh);
  }
}
