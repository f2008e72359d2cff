import { Ajv2020 } from 'ajv/dist/2020.js';
import type { SubsumptionMode } from '../../../src/contract/schema/subsumption.ts';
import { subsumes } from '../../../src/contract/subsume/subsume.ts';
import type { Json } from '../../../src/model/value/value.ts';
import { type Pair, pairAt } from './pairs.ts';
import { holdsPresumed } from './presumed.ts';
import { Random } from './random.ts';
import { valueFor } from './values.ts';

/** The tally of some pairs. */
export interface Tally {
  pairs: number;
  unknown: number;
  /** Pairs with a known lost value, and the undecided ones among them. */
  lost: number;
  missed: number;
}

/** A pair with a wrong result, or undecided despite a lost value. */
export interface Specimen {
  readonly seed: number;
  readonly fault: 'unsound' | 'false witness' | 'missed' | 'open';
  readonly pair: Pair;
  readonly value: Json | null;
}

const samples = 200;
const perCompiler = 100;

/** Compares pairs and verifies the results with ajv. */
export class Measure {
  readonly total: Tally = newTally();
  readonly byMeeting = new Map<string, Tally>();
  readonly byKeywords = new Map<string, Tally>();
  readonly specimens: Specimen[] = [];
  #ajv = newAjv();

  /** Tests one pair; `keep` selects the faults to keep as examples. */
  try(seed: number, mode: SubsumptionMode, keep: (fault: Specimen['fault']) => boolean): void {
    const pair = pairAt(seed);
    if (this.total.pairs % perCompiler === 0) this.#ajv = newAjv();
    const [oldValidator, newValidator] = [
      this.#ajv.compile(pair.was as object),
      this.#ajv.compile(pair.now as object),
    ];
    const answer = subsumes(pair.now, pair.was, mode);
    const random = new Random(seed + 1);
    let lost: { value: Json } | null = null;
    for (let left = samples; left > 0 && !lost; left--) {
      const value = valueFor(random, pair.was, pair.now);
      if (!oldValidator(value) || newValidator(value)) continue;
      if (mode === 'all-values' || !holdsPresumed(pair.was, pair.now, value)) lost = { value };
    }
    const add = (fault: Specimen['fault'], value: Json | null) => {
      if (keep(fault)) this.specimens.push({ seed, fault, pair, value });
    };
    if (answer.answer === 'no' && (!oldValidator(answer.witness) || newValidator(answer.witness))) {
      add('false witness', answer.witness);
    }
    if (answer.answer === 'yes' && lost) add('unsound', lost.value);
    if (answer.answer === 'unknown') add(lost ? 'missed' : 'open', lost?.value ?? null);
    this.#count(pair, answer.answer === 'unknown', lost !== null);
  }

  #count({ meeting, was, now }: Pair, isOpen: boolean, isLost: boolean): void {
    const pairs = keywordPairs(new Set([...keywordsOf(was), ...keywordsOf(now)]));
    const tallies = [
      this.total,
      tallyOf(this.byMeeting, meeting),
      ...pairs.map((pair) => tallyOf(this.byKeywords, pair)),
    ];
    for (const tally of tallies) {
      tally.pairs++;
      if (isOpen) tally.unknown++;
      if (isLost) tally.lost++;
      if (isOpen && isLost) tally.missed++;
    }
  }
}

/** The validator that answers are held against. */
export function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    ...{ strict: false, validateSchema: false, validateFormats: false, meta: false },
    // Without all errors, ajv skips `contains` if `prefixItems` has nothing to check.
    ...{ logger: false, addUsedSchema: false, allErrors: true },
  });
  // The mix has no `unevaluated` keywords, and ajv has errors in tracking them.
  ajv.opts.unevaluated = false;
  return ajv;
}

function newTally(): Tally {
  return { pairs: 0, unknown: 0, lost: 0, missed: 0 };
}

function tallyOf(tallies: Map<string, Tally>, key: string): Tally {
  const known = tallies.get(key) ?? newTally();
  tallies.set(key, known);
  return known;
}

/** The top-level keywords of a schema. */
function keywordsOf(schema: Json): string[] {
  return typeof schema === 'object' && schema !== null ? Object.keys(schema) : [];
}

function keywordPairs(keywords: ReadonlySet<string>): string[] {
  const sorted = [...keywords].sort();
  return sorted.flatMap((keyword, index) =>
    sorted.slice(index + 1).map((other) => `${keyword} x ${other}`),
  );
}
