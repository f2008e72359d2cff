import type { Json } from '../model/value.ts';
import { type Answer, refuted, type Terms, unknown, yes } from './answer.ts';
import { spend } from './budget.ts';
import { admits } from './evaluate.ts';
import type { JsonObject, Kind, Schema } from './schema.ts';
import { intervalOf, numbersNear } from './subsume-numbers.ts';
import { listsStrings } from './subsume-strings.ts';

/** Gives a value a schema accepts; null where it accepts none, undefined where none was found. */
export type Sample = (schema: Schema) => { readonly value: Json } | null | undefined;

const maximumEnumerated = 1000;

/** Whether `wider` accepts every value the `enum` of `narrower` lists. */
export function subsumesMembers(
  wider: Schema,
  narrower: Schema,
  values: readonly Json[],
  keyword: string,
  { budget }: Terms,
): Answer {
  let answer = yes;
  for (const value of values) {
    if (!spend(budget, 1)) return unknown('the enum is too long');
    if (admits(wider, value) === true || admits(narrower, value) === false) continue;
    const refutation = refuted(wider, narrower, keyword, [value]);
    if (refutation.answer === 'no') return refutation;
    answer = unknown('an enum value cannot be judged');
  }
  return answer;
}

/** Whether the `enum` of `wider` lists every value of a kind that `narrower` accepts. */
export function listsKind(
  wider: Schema,
  narrower: Schema,
  kind: Kind,
  terms: Terms,
  sample: Sample,
): Answer {
  if (kind === 'string') return listsStrings(wider, narrower, terms);
  const { values, complete } = enumerated(wider, narrower, kind, sample);
  if (!spend(terms.budget, values.length)) return unknown('the enum is too long');
  if (complete && values.every((value) => admits(wider, value) === true)) return yes;
  return refuted(wider, narrower, 'enum', values);
}

interface Enumerated {
  readonly values: readonly Json[];
  /** Whether these are all. */
  readonly complete: boolean;
}

/** Values of a kind that a schema accepts: all, or more than the enum of `wider` can list. */
function enumerated(wider: Schema, narrower: Schema, kind: Kind, sample: Sample): Enumerated {
  const more = Math.min((wider.members?.values.length ?? 0) + 1, maximumEnumerated);
  switch (kind) {
    case 'null':
      return { values: [null], complete: true };
    case 'boolean':
      return { values: [true, false], complete: true };
    case 'number':
      return enumeratedNumbers(narrower, more);
    case 'array':
      return enumeratedLists(narrower.items ? sample(narrower.items) : { value: 'abc' }, more);
    default:
      return { values: enumeratedObjects(narrower, more, sample), complete: false };
  }
}

function enumeratedNumbers(schema: Schema, more: number): Enumerated {
  const { low, high, integers } = intervalOf(schema);
  if (low > high) return { values: [], complete: true };
  if (low === high) return { values: [low], complete: true };
  const count = high - low + 1;
  if (integers && count <= maximumEnumerated) {
    return { values: Array.from({ length: count }, (_, step) => low + step), complete: true };
  }
  const start = Number.isFinite(low) ? low : Number.isFinite(high) ? high - more : 0;
  const stride = integers || !Number.isFinite(high - low) ? 1 : (high - low) / more;
  const steps = Array.from({ length: more }, (_, step) => start + step * stride);
  return { values: [...numbersNear(low, high, []), ...steps], complete: false };
}

/** Lists of more and more equal items; only the empty one where items can have no value. */
function enumeratedLists(item: ReturnType<Sample>, more: number): Enumerated {
  if (!item) return { values: [[]], complete: item === null };
  const lengths = Math.min(more, 50);
  const values = Array.from({ length: lengths + 1 }, (_, length) =>
    Array.from({ length }, () => item.value),
  );
  return { values, complete: false };
}

function enumeratedObjects(schema: Schema, more: number, sample: Sample): JsonObject[] {
  const declared = [...schema.properties].slice(0, 20).flatMap(([name, property]) => {
    const found = sample(property);
    return found ? [Object.fromEntries([[name, found.value]])] : [];
  });
  const undeclared = Array.from({ length: more }, (_, value) => ({ other: value }));
  return [{}, ...declared, ...undeclared];
}
