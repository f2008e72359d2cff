import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Compat } from '../../../src/model/config.ts';
import type { Json } from '../../../src/model/value/value.ts';
import type { Fields, Source } from '../support/maximal.ts';
import { changesBetween, lineOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';
import { filesOfSource } from '../support/write.ts';

/** An input as declared by ADR-002. */
interface Input {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Fields;
  readonly default?: Json;
}

/** Schemas with values; the values of each are tested on all. */
const schemas: readonly (readonly [schema: Fields, values: readonly Json[]])[] = [
  [{ type: 'string' }, ['', 'a', '12', 'draft']],
  [{ type: 'string', pattern: '^[a-z]+$' }, ['a', 'draft']],
  [{ type: 'string', pattern: '^\\d+$' }, ['12', '007']],
  [{ type: 'string', enum: ['draft', 'final'] }, ['draft', 'final']],
  [{ type: 'string', enum: ['draft'] }, ['draft']],
  [{ type: 'integer' }, [-5, 0, 3, 40]],
  [{ type: 'integer', minimum: 0, maximum: 9 }, [0, 3, 9]],
  [{ type: 'number' }, [0.5, 3, -5, 40]],
  [{ type: 'number', minimum: 0 }, [0.5, 3, 40]],
  [{ type: 'boolean' }, [true, false]],
  [{ type: 'array', items: { type: 'string' } }, [[], ['a'], ['12', 'a']]],
  [{ type: 'array', items: { type: 'integer', minimum: 1 } }, [[], [3], [40, 3]]],
  [{ type: 'object', properties: { a: { type: 'integer' } } }, [{}, { a: 3 }]],
  [{ type: 'object', properties: { a: { type: 'integer', minimum: 1 } } }, [{}, { a: 3 }]],
];
const valuesOf = new Map(schemas.map(([schema, values]) => [JSON.stringify(schema), values]));

const input: fc.Arbitrary<Input> = fc
  .record({
    name: fc.constantFrom('topic', 'day', 'mode'),
    required: fc.boolean(),
    pick: fc.constantFrom(...schemas),
    filled: fc.boolean(),
  })
  .map(({ name, required, pick: [schema, values], filled }) => {
    const own = { name, required, schema };
    return filled ? { ...own, default: values[0] ?? null } : own;
  });

const inputs = fc.uniqueArray(input, { selector: ({ name }) => name, maxLength: 3 });

const none: Source = { front: null, block: null, router: null, toml: null };

function skill(list: readonly Input[]): Record<string, string> {
  const entries = (wanted: boolean): Json =>
    list
      .filter(({ required }) => required === wanted)
      .map(({ required: _, ...rest }) => rest satisfies Fields);
  const named = { name: 'worklog', description: 'Writes a work log.', manifest_version: '1.0' };
  const front = { ...named, inputs: { required: entries(true), optional: entries(false) } };
  return filesOfSource({ ...none, front });
}

const ajv = new Ajv({ strict: false, useDefaults: true });

/** A predicate for the calls that a contract accepts; `isFilled` if defaults replace missing arguments. */
function judge(list: readonly Input[], isFilled: boolean): (call: Json) => boolean {
  const properties = list.map((input) => {
    const filled = isFilled && input.default !== undefined ? { default: input.default } : {};
    return [input.name, { ...input.schema, ...filled }] as const;
  });
  const required = list.filter((input) => input.required).map(({ name }) => name);
  const shape = { type: 'object', required, properties: Object.fromEntries(properties) };
  const validate = ajv.compile(shape);
  return (call) => validate(structuredClone(call));
}

/** Calls with all required inputs, and optional ones by coin toss. */
function callsOf(list: readonly Input[], coins: readonly number[]): readonly Json[] {
  return coins.map((coin) =>
    Object.fromEntries(
      list.flatMap(({ name, required, schema }, index) => {
        const values = valuesOf.get(JSON.stringify(schema)) ?? [];
        const isPassed = required || ((coin >> index) & 1) === 1;
        return isPassed ? [[name, values[(coin >> 3) % values.length] ?? null]] : [];
      }),
    ),
  );
}

const coins = Array.from({ length: 64 }, (_, coin) => coin);

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test.each<[Compat, boolean]>([
    ['adr-003', true],
    ['semantic', false],
  ])('whole calls, compat: %s', async (compat, isFilled) => {
    const counts = { broken: 0, kept: 0 };
    const property = fc.asyncProperty(inputs, inputs, async (before, after) => {
      const [acceptsBefore, acceptsAfter] = [judge(before, false), judge(after, isFilled)];
      const calls = callsOf(before, coins);
      expect(calls.filter((call) => !acceptsBefore(call))).toEqual([]);
      const refused = calls.filter((call) => !acceptsAfter(call));
      const findings = await changesBetween(skill(before), skill(after), { compat });
      const isMajor = findings.some(
        ({ bump, category }) => bump === 'major' && category === 'interface',
      );
      const isForgotten = before.some(({ name }) => !after.some((input) => input.name === name));
      counts[refused.length > 0 ? 'broken' : 'kept']++;
      const explanation = `${JSON.stringify(refused[0])}: ${findings.map(lineOf).join('\n')}`;
      if (refused.length > 0 || isForgotten) expect(isMajor, explanation).toBe(true);
    });
    await fc.assert(property, sample(seed, 120));
    expect(Math.min(counts.broken, counts.kept)).toBeGreaterThan(10);
  });
});
