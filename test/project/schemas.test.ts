import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { skillToml } from '../../src/rules/examples/toml.ts';
import { maximal as block } from '../support/samples/maximal-block.ts';
import { maximal as front } from '../support/samples/maximal-manifest.ts';

const folder = new URL('../../schemas/', import.meta.url);
const names = readdirSync(folder).map((name) => name.replace('.schema.json', ''));

interface Described {
  readonly $id?: string;
  readonly description?: string;
  readonly title?: string;
  readonly properties?: Readonly<Record<string, Described>>;
}

function schemaOf(name: string): Described & { readonly $id: string } {
  const text = readFileSync(new URL(`${name}.schema.json`, folder), 'utf8');
  return JSON.parse(text) as Described & { readonly $id: string };
}

/** Validates like an editor: loads a schema by its id and validates a value. */
function faults(name: string, value: unknown): readonly string[] {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
  const validate = ajv.compile(schemaOf(name));
  return validate(value) ? [] : (validate.errors ?? []).map((error) => error.instancePath);
}

describe.each(names)('%s.schema.json', (name) => {
  test('has the address of its publication as its id', () => {
    const { $id, title } = schemaOf(name);
    expect($id).toBe(
      `https://raw.githubusercontent.com/OWNER/skillaccord/v1.0.0-rc.1/schemas/${name}.schema.json`,
    );
    expect(title).toBeTruthy();
  });

  test('describes every top-level field', () => {
    const { properties = {} } = schemaOf(name);
    const silent = Object.entries(properties).filter(([, { description }]) => !description);
    expect(silent.map(([key]) => key)).toEqual([]);
  });
});

describe('an editor that has the schema', () => {
  test('finds nothing in a valid file', () => {
    expect(faults('agent-skills', { name: 'pdf', description: 'Fills forms.' })).toEqual([]);
    expect(faults('agent-skills', front)).toEqual([]);
    expect(faults('manifest-v1', front)).toEqual([]);
    expect(faults('skill-manifest-v2', block)).toEqual([]);
    expect(faults('skill-toml', parse(skillToml('[provides]\nrecipes = true')))).toEqual([]);
  });

  test('finds the limits of the Agent Skills specification', () => {
    const long = {
      name: 'x'.repeat(65),
      description: 'x'.repeat(1025),
      compatibility: 'x'.repeat(501),
    };
    expect(faults('agent-skills', long)).toEqual(['/name', '/description', '/compatibility']);
    expect(faults('agent-skills', { name: 'pdf', description: '  ' })).toEqual(['/description']);
    expect(faults('agent-skills', { description: 'x', 'allowed-tools': 1 })).toContain('');
  });

  test('finds wrong types', () => {
    expect(faults('skill-manifest-v2', { ...block, capabilities: 'a' })).toEqual(['/capabilities']);
    const toml = parse(skillToml('[knowledge]\npriority = "high"'));
    expect(faults('skill-toml', toml)).toContain('/knowledge/priority');
    expect(faults('router-manifest', {})).toEqual(['', '', '', '']);
  });

  test.each(['1.0.0-..', '1.0.0-01', '1.0.0+a+b', '1.0', 'v1.0.0', '01.0.0'])(
    'finds that %s is not a version',
    (version) => {
      expect(faults('skill-manifest-v2', { ...block, version })).toEqual(['/version']);
      const old = { id: 'a', version, effects: [], entrypoints: {} };
      expect(faults('router-manifest', old)).toEqual(['/version']);
    },
  );

  test.each(['1.0.0-rc.1', '1.0.0-0a.0', '1.0.0+01.b', '0.0.0'])(
    'accepts %s as a version',
    (version) => {
      expect(faults('skill-manifest-v2', { ...block, version })).toEqual([]);
    },
  );

  test.each([
    ['string', 5, 'five'],
    ['integer', '5', 5],
    ['integer', 0.5, null],
    ['boolean', 'yes', false],
  ])('finds a default that is no %s', (type, wrong, right) => {
    const defaults = (value: unknown) => {
      const operation = {
        description: 'Finds.',
        input: { limit: { type, default: value } },
        output: { description: 'Found.' },
        entrypoints: { unix: ['true'] },
      };
      return faults('skill-manifest-v2', { ...block, operations: { find: operation } });
    };
    expect(defaults(wrong)).toContain('/operations/find/input/limit/default');
    expect(defaults(right)).toEqual([]);
  });
});
