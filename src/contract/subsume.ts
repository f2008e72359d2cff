import { canonical } from '../model/canonical.ts';
import type { Json } from '../model/value.ts';
import { type Answer, combined, type Mode, refuted, type Terms, unknown, yes } from './answer.ts';
import { type Budget, newBudget, spend } from './budget.ts';
import { bottom, type Kind, readSchema, type Schema, top } from './schema.ts';
import { differingKeyword, sameTypes } from './schema-difference.ts';
import { listsKind, type Sample, subsumesMembers } from './subsume-finite.ts';
import { intervalOf, numbersNear, subsumesNumbers } from './subsume-numbers.ts';
import { refusesStrings, subsumesStrings } from './subsume-strings.ts';

/**
 * Whether `wider` accepts every value `narrower` does: exact for the ADR-002 subset, and never a
 * yes or no that does not hold. In mode `declared`, objects are assumed to hold declared
 * properties only, so that a property declared anew takes nothing away.
 */
export function subsumes(wider: Json, narrower: Json, mode: Mode, budget?: Budget): Answer {
  return compare(readSchema(wider), readSchema(narrower), { mode, budget: budget ?? newBudget() });
}

/** `subsumes`, of schemas that have been read. */
export function compare(wider: Schema, narrower: Schema, terms: Terms): Answer {
  if (wider === narrower) return yes;
  if (!spend(terms.budget, 1)) return unknown('the schemas are too large');
  const shared = sharedOpaque(wider, narrower);
  const answer = compareKnown(leavingOut(wider, shared), leavingOut(narrower, shared), terms);
  if (answer.answer !== 'no') return answer;
  const { keyword, witness } = answer;
  const said = sameTypes(wider, narrower) ? keyword : 'type';
  return refuted(wider, narrower, said, [witness]);
}

function compareKnown(wider: Schema, narrower: Schema, terms: Terms): Answer {
  const { members } = narrower;
  const answer = members
    ? subsumesMembers(wider, narrower, members.values, enumOr(wider, narrower), terms)
    : combined([...narrower.admits].map((kind) => compareKind(wider, narrower, kind, terms)));
  if (answer.answer !== 'yes' || wider.opaque.size === 0 || isSame(wider, narrower)) return answer;
  // Where the narrower schema accepts nothing, it does not matter what else the wider one asks.
  if (compare(bottom, narrower, terms).answer === 'yes') return yes;
  const keyword = [...wider.opaque.keys()][0];
  return unknown(`"${keyword}" is outside the subset of JSON Schema that ADR-002 names`);
}

function enumOr(wider: Schema, narrower: Schema): string {
  const same = [...(narrower.members?.texts ?? [])].every((text) => wider.members?.texts.has(text));
  return same ? differingKeyword(narrower.source, wider.source) : 'enum';
}

function compareKind(wider: Schema, narrower: Schema, kind: Kind, terms: Terms): Answer {
  if (!wider.admits.has(kind)) return compareWithout(wider, narrower, kind, terms);
  if (wider.members) return listsKind(wider, narrower, kind, terms, sampler(terms));
  switch (kind) {
    case 'number':
      return subsumesNumbers(wider, narrower);
    case 'string':
      return subsumesStrings(wider, narrower, terms);
    case 'array':
      return compareItems(wider, narrower, terms);
    case 'object':
      return combined(compareProperties(wider, narrower, terms));
    default:
      return yes;
  }
}

/** Where `wider` does not admit a kind at all: no, unless `narrower` accepts nothing of it. */
function compareWithout(wider: Schema, narrower: Schema, kind: Kind, terms: Terms): Answer {
  if (kind === 'string') return refusesStrings(wider, narrower, terms);
  if (kind === 'number') {
    const { low, high } = intervalOf(narrower);
    return low > high ? yes : refuted(wider, narrower, 'type', numbersNear(low, high, []));
  }
  const plainest = { null: null, boolean: true, array: [], object: {} }[kind];
  return refuted(wider, narrower, 'type', [plainest]);
}

function compareItems(wider: Schema, narrower: Schema, terms: Terms): Answer {
  const answer = compare(wider.items ?? top, narrower.items ?? top, terms);
  if (answer.answer !== 'no') return answer;
  return refuted(wider, narrower, `items.${answer.keyword}`, [[answer.witness]]);
}

function* compareProperties(wider: Schema, narrower: Schema, terms: Terms): Iterable<Answer> {
  for (const [name, property] of wider.properties) {
    const before = narrower.properties.get(name);
    if (!before && terms.mode === 'declared') continue;
    const answer = compare(property, before ?? top, terms);
    if (answer.answer !== 'no') yield answer;
    else {
      const witness = Object.fromEntries([[name, answer.witness]]);
      yield refuted(wider, narrower, `properties.${name}.${answer.keyword}`, [witness]);
    }
  }
}

function sampler(terms: Terms): Sample {
  return (schema) => {
    const answer = compare(bottom, schema, terms);
    if (answer.answer === 'unknown') return undefined;
    return answer.answer === 'yes' ? null : { value: answer.witness };
  };
}

/** Keywords whose meaning depends on nothing but their own value. */
const selfContained = new Set([
  ...['minLength', 'maxLength', 'format', 'multipleOf', 'const', 'minItems', 'maxItems'],
  ...['uniqueItems', 'minProperties', 'maxProperties', 'required'],
]);

/** Keywords both schemas carry alike: they refuse the same values on both sides. */
function sharedOpaque(wider: Schema, narrower: Schema): ReadonlySet<string> {
  const shared = [...wider.opaque].filter(
    ([keyword, text]) => selfContained.has(keyword) && narrower.opaque.get(keyword) === text,
  );
  return new Set(shared.map(([keyword]) => keyword));
}

function leavingOut(schema: Schema, keywords: ReadonlySet<string>): Schema {
  if (keywords.size === 0) return schema;
  const opaque = new Map([...schema.opaque].filter(([keyword]) => !keywords.has(keyword)));
  return { ...schema, opaque };
}

/** Whether two schemas are written alike and refer to nothing outside themselves. */
function isSame(wider: Schema, narrower: Schema): boolean {
  const text = canonical(wider.source);
  return text === canonical(narrower.source) && !/"\$(ref|dynamicRef|recursiveRef)":/.test(text);
}
