import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBudget } from '../../src/contract/budget.ts';
import { compareFieldDescriptions } from '../../src/contract/compare/field-descriptions.ts';
import { parseFieldType } from '../../src/contract/fields/field-types.ts';
import type { Item } from '../../src/model/contract.ts';

/** A type of an output field. */
type Type =
  | { readonly leaf: 'string' | 'integer' | 'number' | 'boolean' }
  | { readonly list: Type }
  | { readonly map: Type }
  | { readonly fields: Readonly<Record<string, Type>> };

const leaf = fc.record({ leaf: fc.constantFrom('string', 'integer', 'number', 'boolean') });
const types = fc.letrec<{ type: Type }>((tie) => ({
  type: fc.oneof(
    { maxDepth: 3 },
    leaf as fc.Arbitrary<Type>,
    fc.record({ list: tie('type') }),
    fc.record({ map: tie('type') }),
    fc.record({
      fields: fc.dictionary(fc.constantFrom('id', 'title', 'rows'), tie('type'), { minKeys: 1 }),
    }),
  ),
})).type;

interface Notation {
  readonly leaf: Readonly<Record<string, string>>;
  readonly list: (item: string) => string;
  readonly map: (value: string) => string;
  readonly fields: (entries: readonly (readonly [string, string])[]) => string;
}

const words = { string: 'string', integer: 'integer', number: 'number', boolean: 'boolean' };
const object =
  (separator: string) =>
  (entries: readonly (readonly [string, string])[]): string =>
    `{${entries.map(([name, type]) => `${name}: ${type}`).join(separator)}}`;

const notations: Readonly<Record<string, Notation>> = {
  words: {
    leaf: words,
    list: (item) => `array of ${item}`,
    map: (value) => `map of string to ${value}`,
    fields: (entries) => `object ${object(', ')(entries)}`,
  },
  brackets: {
    leaf: { string: 'str', integer: 'int', number: 'float', boolean: 'bool' },
    list: (item) => `list[${item}]`,
    map: (value) => `dict[str, ${value}]`,
    fields: object(', '),
  },
  angles: {
    leaf: words,
    list: (item) => `Array<${item}>`,
    map: (value) => `Record<string, ${value}>`,
    fields: object('; '),
  },
};

function write(type: Type, notation: Notation): string {
  if ('leaf' in type) return notation.leaf[type.leaf] ?? '';
  if ('list' in type) return notation.list(write(type.list, notation));
  if ('map' in type) return notation.map(write(type.map, notation));
  return notation.fields(
    Object.entries(type.fields).map(([name, inner]) => [name, write(inner, notation)] as const),
  );
}

test('a type is the same in every notation', () => {
  fc.assert(
    fc.property(types, (type) => {
      const [first, ...others] = Object.values(notations).map((notation) =>
        parseFieldType(write(type, notation)),
      );
      expect(first).toBeDefined();
      for (const other of others) expect(other).toEqual(first);
    }),
  );
});

const at = { path: 'SKILL.md' };

function field(value: string): Item {
  const facets = new Map([['value', { shape: { type: 'json', value } as const, at }]]);
  return { kind: 'result-field', owner: 'run', name: 'd', dialect: 'd', pointer: '', at, facets };
}

/** The verdict on the types of two descriptions; `text` where only their words differ. */
function verdictOf(before: string, after: string): string {
  const [change] = compareFieldDescriptions(field(before), field(after), createBudget());
  return change?.detail === 'type' ? String(change.verdict) : String(change?.detail ?? 'same');
}

test.each([
  ['string[]', 'string', 'incomparable'],
  ['Array<string>', 'string', 'incomparable'],
  ['list<string>', 'list<integer>', 'incomparable'],
  ['object {id, title}', 'object {id}', 'widened'],
  ['{"id": "string", "title": "string"}', '{"id": "string"}', 'widened'],
  ['{id: uuid, title: string}', '{id: uuid}', 'widened'],
  ['map of string to int', 'map of string to string', 'incomparable'],
  ['Record<string, number>', 'Record<string, string>', 'incomparable'],
  ['map[string]int', 'map of string to integer', 'text'],
  ['string', 'string?', 'widened'],
  ['string | null', 'string', 'narrowed'],
  ['[string, int]', '[string, string]', 'incomparable'],
  ['integer (1-10)', 'string (1-10)', 'incomparable'],
  ['string: the id', 'integer: the id', 'incomparable'],
  ['array of memories', 'string', 'incomparable'],
  ['array of memories', 'list of facts, newest first', 'text'],
  ['array of {id, title}', 'array of {id, title} sorted by score', 'text'],
  ['array of {id, title}', 'array of memories', 'text'],
  ['{id: string}', '{id: the id of the row}', 'text'],
  ['array of ids | null', 'array of names | null', 'text'],
  ['string', 'string (ISO date)', 'text'],
  ['the id of the row', 'the number of the row', 'text'],
  ['is it ready?', 'is it done?', 'text'],
  ['a < b', 'a > b', 'text'],
])('%s to %s: %s', (before, after, verdict) => {
  expect(verdictOf(before, after)).toBe(verdict);
});
