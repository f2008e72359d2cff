import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { mapKeys } from '../../src/config/config.ts';
import { configSchema } from '../../src/config/config-schema.ts';
import { acceptKeys } from '../../src/config/keys/accept.ts';
import { overrideKeys } from '../../src/config/keys/overrides.ts';
import { sourceKeys } from '../../src/config/keys/sources.ts';
import { readConfig } from '../../src/config/read-config.ts';
import type { JsonSchema } from '../../src/config/schema/json-schema.ts';
import { policyKeyNames } from '../../src/model/config.ts';
import { rules } from '../../src/rules/catalog.ts';

const ids = rules.map(({ id }) => id);
const configKeys = mapKeys((_, { name }) => name);
const policyKeys = Object.values(policyKeyNames);
const file = new URL('../../schemas/config.schema.json', import.meta.url);
const schema = configSchema(rules) as JsonSchema & {
  readonly $defs: Readonly<Record<string, JsonSchema>>;
};
const accepts = new Ajv2020({
  allowUnionTypes: true,
  strict: true,
  formats: { date: true },
}).compile(schema);

/** True if a configuration is accepted. */
function isRead(text: string): boolean {
  try {
    readConfig('skillaccord.yml', text, ids);
    return true;
  } catch {
    return false;
  }
}

/** The objects of a schema that name properties. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, JsonSchema>>> {
  if (typeof value !== 'object' || value === null) return;
  if ('properties' in value && 'additionalProperties' in value) {
    yield value.properties as Readonly<Record<string, JsonSchema>>;
  }
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

describe('the schema of the configuration', () => {
  test('is the published one', async () => {
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(file.pathname);
  });

  test('describes exactly the keys that the reader accepts', () => {
    const known = [configKeys, policyKeys, overrideKeys, acceptKeys, sourceKeys, ids];
    const objects = [...objectsIn(schema)];
    const sorted = (names: readonly string[]) => [...names].sort().join(' ');
    expect(objects.map((object) => sorted(Object.keys(object))).sort()).toEqual(
      known.map(sorted).sort(),
    );
    const silent = objects.flatMap((object) =>
      Object.entries(object).flatMap(([key, { description }]) => (description ? [] : [key])),
    );
    expect(silent).toEqual([]);
  });

  test('is also valid in draft-07, for most editors', () => {
    const { $schema, $id, ...rest } = schema;
    const ajv = new Ajv({ allowUnionTypes: true, strict: false, formats: { date: true } });
    const older = ajv.compile({ ...rest, $schema: 'http://json-schema.org/draft-07/schema#' });
    fc.assert(
      fc.property(configurations, (value) => older(value) === accepts(value)),
      { seed: 7 },
    );
  });
});

const anyOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const scalars = anyOf<unknown>(null, true, false, 0, 3, '', 'x', 'error', 'warn', 'auto', 'off');
const wild: fc.Arbitrary<unknown> = fc.oneof(
  scalars,
  fc.array(scalars, { maxLength: 2 }),
  fc.dictionary(anyOf('files', 'rules', 'x', 'network', 'name-format', 'reason'), scalars, {
    maxKeys: 2,
  }),
);
/** Mostly fitting values, sometimes arbitrary ones. */
const mostly = (fitting: fc.Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: fitting, weight: 12 }, { arbitrary: wild, weight: 1 });
const each = (item: fc.Arbitrary<unknown>) => mostly(fc.array(mostly(item), { maxLength: 3 }));

const glob = anyOf(
  'fixtures/',
  '**/*.md',
  'a/{b,c}',
  '/x',
  '\\!x',
  './y',
  '!z',
  '../up',
  'x'.repeat(301),
  '\u{1f4dc}'.repeat(300),
  'vendor/./**',
  'a/../b',
  'a//',
  'a//b',
  'a/..',
  './',
  '.',
  '...',
  '.hidden/',
  '{a/./b,c}',
  'a ',
  'a\\ ',
);
const levels = anyOf('error', 'warning', 'note', 'off', 'warn', 'Off');
const settings = mostly(
  fc.dictionary(anyOf(...ids.slice(0, 9), 'no-such-rule'), mostly(levels), { maxKeys: 3 }),
);
const names = anyOf('Read', 'Bash(git:*)', 'db.read');
const grant = fc.oneof(fc.boolean(), each(names));
const record = (shape: Readonly<Record<string, fc.Arbitrary<unknown>>>, required: string[] = []) =>
  fc.record(shape, { requiredKeys: required });

const policy = record({
  skills: each(glob),
  effects: each(names),
  network: mostly(grant),
  exec: mostly(grant),
  filesystem_write: mostly(grant),
  'allowed-tools': each(names),
  secrets: mostly(fc.boolean()),
});
const override = fc.oneof(
  record({ files: each(glob), rules: settings }, ['files']),
  record({ files: each(glob), rules: settings }),
);
const digits = '3f9a1c0b7d4260f1c2a98e5b7d3f4a10';
const acceptance = record(
  {
    rule: mostly(anyOf<unknown>('skill-renamed', '', 5)),
    path: mostly(anyOf<unknown>('skills/pdf/SKILL.md', '', 5)),
    fingerprint: mostly(anyOf(digits, digits.toUpperCase(), `${digits}0`, '12')),
    reason: mostly(anyOf<unknown>('Nobody calls it.', ' ', 5)),
    expires: mostly(
      anyOf('2027-01-31', 'tomorrow', '2027-1-31', '2027-13-01', '2027-02-30', '2028-02-29'),
    ),
  },
  ['rule', 'path', 'fingerprint', 'reason'],
);
const derived = Object.fromEntries(
  mapKeys((_, { name, schema, effective }): readonly [string, fc.Arbitrary<unknown>][] => {
    if (effective.as === 'globs') return [[name, each(glob)]];
    if (schema['type'] === 'boolean') return [[name, mostly(fc.boolean())]];
    const choices = schema['enum'];
    if (!Array.isArray(choices)) return [];
    return [[name, mostly(anyOf(...choices, `${choices[0]}s`, 'adr003', 'warning'))]];
  }).flat(),
);

/** The values of each key; those of flags, choices and lists of globs follow from its entry. */
const shape: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ...derived,
  rules: settings,
  overrides: each(override),
  release: mostly(anyOf('base', 'tag:v*', 'tag:', 'v*', 'base2', 'tag:{name}@*')),
  policy: mostly(fc.oneof(policy, each(policy))),
  accept: each(acceptance),
  sources: mostly(
    record({
      allow: each(anyOf('ssh', 'http', 'file', 'git')),
      hosts: each(anyOf('git.example.org', '127.0.0.1', '')),
      ports: each(anyOf<unknown>(8443, 1, 65_535, 0, 65_536, 22.5, '22')),
    }),
  ),
};
const configurations = fc.oneof(
  { arbitrary: record(shape), weight: 10 },
  { arbitrary: record({ ...shape, ignroe: each(glob), __proto__: wild }), weight: 1 },
  // One key at a time, to isolate its error.
  ...Object.entries(shape).map(([key, property]) => ({
    arbitrary: record({ [key]: property }, [key]),
    weight: 2,
  })),
  wild,
);

/** The errors of a validator, for readable test failures. */
const why = ({ errors }: ValidateFunction) => JSON.stringify(errors?.slice(0, 3));

describe('the reader and the schema', () => {
  test('accept the same configurations', () => {
    const seen = { read: 0, refused: 0 };
    fc.assert(
      fc.property(configurations, (value) => {
        const text = JSON.stringify(value);
        const read = isRead(text);
        seen[read ? 'read' : 'refused']++;
        expect(accepts(JSON.parse(text)), `${text} ${why(accepts)}`).toBe(read);
      }),
      { seed: 2026, numRuns: 4000 },
    );
    expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(800);
  });

  test('has every key that the generator leaves out', () => {
    expect(Object.keys(shape).sort()).toEqual([...configKeys].sort());
  });

  test.each([
    [
      'a day no calendar has',
      `accept: [{ rule: a, path: b, fingerprint: "${digits}", reason: x, expires: 2027-02-29 }]`,
    ],
    ['a bracket that is not closed', 'ignore: ["a[b"]'],
    ['a brace that is not closed', 'ignore: ["{a"]'],
    ['a range that runs backwards', 'ignore: ["[z-a]"]'],
    ['a key written twice', 'scope: all\nscope: all'],
  ])('differs in what no schema can say: %s', (_, text) => {
    expect(isRead(text)).toBe(false);
    expect(accepts(parse(text, { uniqueKeys: false }))).toBe(true);
  });

  test('differs in an entry with a fingerprint of 12 digits, which is read and reported', () => {
    const text = 'accept: [{ fingerprint: "3f9a1c0b7d42", reason: x }]';
    expect(isRead(text)).toBe(true);
    expect(accepts(parse(text))).toBe(false);
  });

  test.each(['configuration.md', 'ci.md', 'accepting.md', 'vendoring.md', 'versions.md'])(
    'holds for docs/%s',
    (page) => {
      const text = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8');
      const shown = [...text.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, yaml = '']) => yaml);
      const read = shown.filter((yaml) => isRead(yaml));
      if (page === 'configuration.md') expect(read).toEqual(shown);
      for (const yaml of read) expect(accepts(parse(yaml)), `${yaml} ${why(accepts)}`).toBe(true);
    },
  );
});
