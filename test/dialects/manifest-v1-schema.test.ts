import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { schemaFaults, subschemas } from '../../src/dialects/manifest-v1/input-schema.ts';
import { shapeDrafts } from '../../src/dialects/shape.ts';
import { manifestV1 } from '../../src/generated/validators.cjs';
import { plainText } from '../../src/model/message.ts';
import type { Json, Value } from '../../src/model/value/value.ts';
import { parseYaml } from '../../src/syntax/yaml/yaml.ts';
import { maximal } from '../support/samples/maximal-manifest.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const schema = JSON.parse(readFileSync(`${root}schemas/manifest-v1.schema.json`, 'utf8')) as {
  readonly $id: string;
};

test('the committed validators are what the schemas compile to', () => {
  const script = `${root}scripts/compile-schemas.js`;
  expect(() =>
    execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' }),
  ).not.toThrow();
});

test('the validators call only what the bundle has', () => {
  const folder = `${root}src/generated/validators`;
  const texts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  expect(texts.length).toBeGreaterThan(1);
  const modules = texts.flatMap((text) =>
    [...text.matchAll(/require\(["']([^"']+)["']\)/g)].map((match) => match[1] ?? ''),
  );
  expect(modules.filter((name) => !name.startsWith('ajv/dist/runtime/'))).toEqual([]);
});

test('the schema accepts a maximal manifest', () => {
  expect(manifestV1(maximal)).toBe(true);
});

function placed(json: Json): Value {
  const { root: value } = parseYaml('x.yaml', JSON.stringify(json));
  if (!value) throw new Error('No value.');
  return value;
}

/** JSON that often is, or resembles, a schema of the subset. */
function schemas(): fc.Arbitrary<Json> {
  const odd = fc.constantFrom<Json>('', 'int', 0, true, null, [], [1]);
  const { schema } = fc.letrec<{ schema: Json }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      odd,
      fc.record(
        {
          type: fc.oneof(
            fc.constantFrom<Json>('string', 'integer', 'null', ['object', 'array'], [], ['x']),
            odd,
          ),
          pattern: fc.oneof(fc.constant<Json>('^a'), odd),
          minimum: fc.oneof(fc.constant<Json>(1), odd),
          maximum: fc.oneof(fc.constant<Json>(2), odd),
          enum: fc.oneof(fc.constant<Json>(['a', 1]), odd),
          description: fc.oneof(fc.constant<Json>('Words.'), odd),
          items: tie('schema'),
          properties: fc.oneof(
            fc.dictionary(fc.constantFrom('a', 'b/c', 'type'), tie('schema')),
            odd,
          ),
          format: odd,
        },
        { requiredKeys: [] },
      ) as fc.Arbitrary<Json>,
    ),
  }));
  return schema;
}

describe('a schema of an input', () => {
  const ajv = new Ajv2020({ allowUnionTypes: true });
  const isSchema = ajv.addSchema(schema).compile({ $ref: `${schema.$id}#/$defs/schema` });

  test('is valid for our rule exactly if it is valid for the published schema', () => {
    fc.assert(
      fc.property(schemas(), (json) => {
        const faults = [...subschemas(placed(json))]
          .flatMap((subschema) => schemaFaults(subschema))
          // JSON Schema cannot express contradictory bounds.
          .filter(({ clause }) => !plainText(clause).includes('above the maximum'));
        expect(faults.length === 0).toBe(isSchema(json));
      }),
      { numRuns: 2000, seed: 20261121 },
    );
  });
});

describe('a fault of shape', () => {
  const draftsOf = (json: Json) => shapeDrafts(placed(json), manifestV1);

  test('is one finding, with any number of failed keywords', () => {
    const drafts = draftsOf({ preconditions: { files: [{ path: 'x', base: 7 }] } });
    expect(
      drafts.map(({ message, help }) => [message, help].map((text) => text && plainText(text))),
    ).toEqual([
      ['`preconditions.files[x].base` is 7.', 'Write "skill_root", "repo_root" or "cwd".'],
    ]);
  });

  test('keeps its fingerprint when an entry is added before it', () => {
    const entry = { name: 'A', sensitive: 1 };
    const about = (optional: Json[]) => draftsOf({ env: { optional } }).map((draft) => draft.about);
    expect(about([{ name: 'B' }, entry])).toEqual(about([entry]));
  });

  test('is listed at most twenty times, with the number of the others', () => {
    const optional = Array.from({ length: 30 }, (_, n) => ({ name: `V${n}`, sensitive: n }));
    const messages = draftsOf({ env: { optional } }).map(({ message }) => plainText(message));
    expect(messages).toHaveLength(21);
    expect(messages.at(-1)).toBe('10 more fields have faults.');
  });
});
