import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { accepts } from '../../src/contract/schema/evaluate.ts';
import { findRejection } from '../../src/contract/schema/rejection.ts';
import { formatPointer, type Json, toJson } from '../../src/model/value/value.ts';
import { nameOfProto } from '../../src/protos/lock-path.ts';
import { readProto } from '../../src/protos/read.ts';
import { parseJson } from '../../src/syntax/json/json.ts';
import { parseYaml } from '../../src/syntax/yaml/yaml.ts';
import { checkExample } from '../../src/tasks/example.ts';

const scalars = fc.oneof(
  fc.constantFrom('', 'a', 'ab', 'b', '10', '1.10', '2026-01-31', 'true'),
  fc.constantFrom(-1, 0, 1, 1.5, 10, 51),
  fc.boolean(),
  fc.constant(null),
);

const { value: values } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalars,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
  ),
}));

const { schema: schemas } = fc.letrec<{ schema: Json }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.constant({}),
    fc.record(
      {
        type: fc.constantFrom('string', 'number', 'integer', 'boolean', 'array', 'object'),
        pattern: fc.constantFrom('^a', 'b$', '^\\d{4}-\\d{2}-\\d{2}$'),
        minimum: fc.constantFrom(0, 1),
        maximum: fc.constantFrom(10, 50),
        enum: fc.uniqueArray(scalars, { minLength: 1, maxLength: 4 }),
        items: tie('schema'),
        properties: fc.dictionary(fc.constantFrom('a', 'b'), tie('schema'), { maxKeys: 2 }),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Json>,
  ),
}));

const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false });
const judges = fc
  .sample(schemas, { numRuns: 150, seed: 4 })
  .map((schema) => ({ schema, isValid: ajv.compile(schema as object) }));
const judge = fc.constantFrom(...judges);

describe('values that protos bind', () => {
  test('are errors if ajv rejects them, at a part that ajv rejects, in YAML and JSON', () => {
    let refused = 0;
    fc.assert(
      fc.property(judge, values, fc.boolean(), ({ schema, isValid }, json, asJson) => {
        const text = asJson ? JSON.stringify(json) : stringify(json);
        const { root } = (asJson ? parseJson : parseYaml)('p', text);
        if (!root) return json === null;
        expect(toJson(root)).toEqual(json);
        const found = findRejection(schema, root);
        expect(found === null).toBe(isValid(json));
        expect(accepts(schema, json)).toBe(isValid(json));
        if (found && refused++ < 100) {
          expect(ajv.validate(found.schema as object, toJson(found.value))).toBe(false);
        }
        return true;
      }),
      { numRuns: 2000, seed: 5 },
    );
    expect(refused).toBeGreaterThan(200);
  });

  test('with templates are errors only if no value in their place is valid', () => {
    fc.assert(
      fc.property(judge, values, values, ({ schema, isValid }, json, filler) => {
        const [open] = placesIn(json);
        if (open === undefined) return true;
        const { root } = parseJson('p', JSON.stringify(replaceAt(json, open, '{{later}}')));
        const isRefused = root !== null && findRejection(schema, root) !== null;
        return !isRefused || !isValid(replaceAt(json, open, filler));
      }),
      { numRuns: 2000, seed: 6 },
    );
  });

  /** The pointers of the parts of a value, innermost first. */
  function placesIn(json: Json, path = ''): string[] {
    if (json === null || typeof json !== 'object') return path === '' ? [] : [path];
    const inner = Object.entries(json).flatMap(([key, field]) =>
      placesIn(field as Json, path + formatPointer(key)),
    );
    return path === '' ? inner : [...inner, path];
  }

  function replaceAt(json: Json, path: string, by: Json): Json {
    const copy = { root: structuredClone(json) } as { root: Json };
    const steps = path.split('/').slice(1);
    let holder = copy as unknown as Record<string, unknown>;
    let key = 'root';
    for (const step of steps) {
      holder = holder[key] as Record<string, unknown>;
      key = step;
    }
    holder[key] = by;
    return copy.root;
  }
});

describe('reading protos', () => {
  test('finds the same references in YAML and in JSON, each at its name', () => {
    const reference = fc.oneof(
      fc.constantFrom<Json>('worklog', 'deploy'),
      fc.constant<Json>({ id: 'worklog', min_version: '1.0.0' }),
      fc.constant<Json>({ id: 'worklog', content_hash: `sha256:${'a'.repeat(64)}` }),
    );
    const step = fc.record({ title: fc.string({ maxLength: 5 }), skill: reference });
    const flow = fc.record({ steps: fc.array(step, { maxLength: 4 }), last: step });
    fc.assert(
      fc.property(flow, (json) => {
        const count = json.steps.length + 1;
        for (const path of ['p.yaml', 'p.json']) {
          const text = path === 'p.json' ? JSON.stringify(json, null, 2) : stringify(json);
          const proto = readProto(path, text);
          expect(proto?.problems).toEqual([]);
          expect(proto?.references).toHaveLength(count);
          const lines = text.split('\n');
          for (const { id, at } of proto?.references ?? []) {
            const { start, end } = at.range ?? {
              start: { line: 0, column: 0 },
              end: { column: 0 },
            };
            const source = lines[start.line - 1]?.slice(start.column - 1, end.column - 1);
            expect(source?.replaceAll('"', '')).toBe(id);
          }
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test('never throws, and reports nothing without a "skill" key', () => {
    const piece = fc.constantFrom(
      ...['skill:', ' ', '\n', '- ', '{', '}', '[', ']', '"', ',', 'a', ': ', 'id', '&a', '*a'],
      ...['<<', '? ', '|', '\u0000', '\ufeff', 'content_hash: ', 'inputs: ', '{{x}}', '---\n'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.boolean(), (pieces, asJson) => {
        const text = pieces.join('');
        const proto = readProto(asJson ? 'p.json' : 'p.yaml', text);
        if (!text.includes('skill')) expect(proto).toBeNull();
      }),
      { numRuns: 2000, seed: 8 },
    );
    const deep = `skill: a\nx: ${'['.repeat(5000)}${']'.repeat(5000)}`;
    expect(readProto('p.yaml', deep)?.problems).toHaveLength(1);
    expect(readProto('p.json', `{"skill": ${'['.repeat(5000)}`)?.problems).toHaveLength(1);
  });

  test('many references to a skill of many inputs are limited', async () => {
    const inputs = Array.from({ length: 2000 }, (_, index) => `    - {name: i${index}}\n`).join('');
    const front = 'manifest_version: "1.0"\nname: wide\ndescription: Takes much.\n';
    const lists = `inputs:\n  required:\n${inputs}  optional:\n${inputs.replaceAll('i', 'o')}`;
    const bound = '- {skill: wide, inputs: {i0: a, o0: b}}\n';
    const files = new Map([
      ['before/skills/wide/SKILL.md', `---\n${front}---\n`],
      ['after/skills/wide/SKILL.md', `---\n${front}${lists.replaceAll('{oame', '{name')}---\n`],
      ['before/protos/old.yaml', bound.repeat(300)],
      ['after/protos/new.yaml', bound.repeat(300)],
    ]);
    const { findings } = await checkExample({ comment: '', files });
    const about = findings.filter(({ rule }) => rule.startsWith('binding-'));
    expect(about.length).toBeGreaterThan(300);
    expect(about.length).toBeLessThanOrEqual(300 * 51);
  });

  test.each([
    ['daily.yaml', 'daily'],
    ['daily.proto.yml', 'daily'],
    ['a/my-proto.proto.json', 'my-proto'],
    ['.proto.yaml', '.proto'],
    ['a.b.yaml', 'a.b'],
  ])('calls %s %s', (path, name) => {
    expect(nameOfProto(path)).toBe(name);
  });
});

test('no sensitive value of a proto is in a report', async () => {
  const skill = `---
manifest_version: "1.0"
name: deploy
description: Deploys.
inputs:
  required:
    - name: key
      description: The key.
      sensitive: true
      schema: {type: string, pattern: '^key-', enum: [key-a]}
---
`;
  const proto =
    '- {skill: deploy, inputs: {key: hunter2-secret, other: hunter2-secret}}\n- skill: no\n';
  const files = new Map([
    ['skills/deploy/SKILL.md', skill],
    ['protos/p.yaml', proto],
  ]);
  const report = await checkExample({ comment: '', files });
  expect(report.findings.map(({ rule }) => rule)).toEqual([
    'binding-sensitive-literal',
    'binding-value-invalid',
    'binding-input-unknown',
    'pin-skill-unknown',
  ]);
  expect(JSON.stringify(report)).not.toContain('hunter2');
  expect(report.findings[3]?.excerpt).toBe('- skill: no');
});

test('the examples of docs/references.md are the intended references', () => {
  const page = readFileSync(new URL('../../docs/references.md', import.meta.url), 'utf8');
  const shown = [...page.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
  const read = shown.map((text) => readProto('p.yaml', text));
  expect(read.map((proto) => [proto?.references.length, proto?.problems])).toEqual([
    [3, []],
    [1, []],
  ]);
  expect([...(read[1]?.references[0]?.bindings?.fields.keys() ?? [])]).toEqual([
    'session_date',
    'topic',
  ]);
});
