import { describe, expect, test } from 'vitest';
import { manifestV1 } from '../../src/dialects/manifest-v1/manifest-v1.ts';
import { sensitiveValues } from '../../src/dialects/secrets.ts';
import { parseSkillMd } from '../../src/dialects/skill-md.ts';
import type { Item } from '../../src/model/contract.ts';
import { type Json, resolvePointer } from '../../src/model/value/value.ts';
import {
  frontOf,
  manifestOf,
  maximal,
  noFiles,
  path,
  skillMd,
} from '../support/samples/maximal-manifest.ts';

function itemsIn(front: Json | string): readonly Item[] {
  return manifestV1.extract(manifestOf(front), noFiles).items;
}

/** Items as lines: kind, name, facets. */
function lines(items: readonly Item[]): readonly string[] {
  return items.map(({ kind, name, facets }) => {
    const shown = [...facets].map(([key, { shape }]) => ` ${key}=${JSON.stringify(shape.value)}`);
    return `${kind} ${name}${shown.join('')}`;
  });
}

describe('the facts of a manifest', () => {
  test('every field of a maximal manifest', () => {
    expect(lines(itemsIn(maximal))).toMatchInlineSnapshot(`
      [
        "manifest manifest-v1 format="1.0"",
        "input session_date required=true sensitive=false schema={"type":"string","pattern":"^\\\\d{4}-\\\\d{2}-\\\\d{2}$"} description="The day." schema.description="ISO."",
        "input deploy_key required=true sensitive=true schema={"type":"string"}",
        "input topic required=false sensitive=false default="session" schema={"type":"string","enum":["session","talk"]}",
        "input depth required=false sensitive=false default=3 schema={"type":"integer","minimum":1,"maximum":9}",
        "input tags required=false sensitive=false default=["a"] schema={"type":"array","items":{"type":"string","pattern":"^\\\\w+$"}}",
        "input author required=false sensitive=false schema={"type":"object","properties":{"mail":{"type":"string","default":"me@home"},"name":{"type":"string"}}}",
        "environment HOME required=true sensitive=false description="The home directory."",
        "environment API_TOKEN required=false sensitive=true description="A token."",
        "command git min="2.40" max="3.0"",
        "file SKILL.md base="skill_root" description="Itself."",
        "output docs/{{session_date}}-{{topic}}.org base="repo_root" description="Log." effective="docs/{{session_date}}-session.org" interface="docs/*.org"",
        "artifact stdout value={"name":"stdout","kind":"text"}",
        "artifact commit value="commit"",
        "execution idempotent value=true",
        "execution destructive value=false",
        "execution network value=true",
        "execution interactive value=false",
        "execution timeout value=30",
        "sensitive  value=true",
      ]
    `);
  });

  test('only the format, for an empty manifest', () => {
    expect(lines(itemsIn('manifest_version: 1.10\n'))).toEqual([
      'manifest manifest-v1 format="1.10"',
      'sensitive  value=false',
    ]);
  });

  test('names without requiredness, for an interface without a manifest', () => {
    const front = { interface: { inputs: ['a'], outputs: [{ pattern: '*.md' }], env: ['B'] } };
    expect(lines(itemsIn(front))).toEqual([
      'manifest manifest-v1',
      'input a',
      'environment B required=true',
      'output *.md',
      'sensitive  value=false',
    ]);
  });

  test('unknown keys, at every level', () => {
    const front = `
manifest_version: "1.0"
inputs:
  required: [{ name: a, required: false, example: x }]
  grouped: [a]
env: { optional: [{ name: B, example: y }], forbidden: [C] }
preconditions: { commands: [{ cmd: git, why: z }], services: [] }
outputs: { files: [{ pattern: a.md, encoding: utf-8 }], logs: true }
execution: { retries: 3, mode: fast }
interface: { errors: [1] }
`;
    expect(lines(itemsIn(front))).toEqual([
      'manifest manifest-v1 format="1.0"',
      'input a required=true sensitive=false schema={} entry.required=false example="x"',
      'environment B required=false sensitive=false extras={"example":"y"}',
      'command git extras={"why":"z"}',
      'output a.md base="repo_root" effective="a.md" extras={"encoding":"utf-8"}',
      'execution retries value=3',
      'execution mode value="fast"',
      'sensitive  value=false',
      'field inputs.grouped value=["a"]',
      'field env.forbidden value=["C"]',
      'field preconditions.services value=[]',
      'field outputs.logs value=true',
      'field interface.errors value=[1]',
    ]);
  });

  test('the first of two equal declarations, and one path under two bases', () => {
    const front = `
manifest_version: "1.0"
inputs: { optional: [{ name: a }], required: [{ name: a }] }
preconditions:
  commands: [{ cmd: git, min_version: 2.40 }, { cmd: git }]
  files: [{ path: x }, { path: x, base: cwd }, { path: x }]
`;
    expect(lines(itemsIn(front))).toEqual([
      'manifest manifest-v1 format="1.0"',
      'input a required=false sensitive=false schema={}',
      'command git min="2.40"',
      'file x base="skill_root"',
      'file x (cwd) base="cwd"',
      'sensitive  value=false',
    ]);
  });

  test('paths with the defaults of inputs that are not secret', () => {
    const front = {
      manifest_version: '1.0',
      inputs: {
        optional: [
          { name: 'dir', schema: { default: 'docs' } },
          { name: 'n', default: 7 },
          { name: 'key', sensitive: true, default: 'hunter2' },
          { name: 'open' },
        ],
      },
      outputs: { files: [{ pattern: '{{dir}}/{{ n }}-{{key}}-{{open}}-{{none}}.md' }] },
    };
    const output = itemsIn(front).find(({ kind }) => kind === 'output');
    expect(output?.facets.get('effective')?.shape.value).toBe(
      'docs/7-{{key}}-{{open}}-{{none}}.md',
    );
  });

  test('each item under a pointer that leads to it, at its place', () => {
    const root = frontOf(maximal);
    for (const item of itemsIn(maximal)) {
      const { value, missing } = resolvePointer(root, item.pointer);
      expect(missing, item.pointer).toBe(false);
      const start = value.at.range?.start.line ?? 0;
      const line = item.at.range?.start.line ?? -1;
      expect(Math.abs(line - start), item.pointer).toBeLessThanOrEqual(1);
    }
  });

  test('the values of sensitive inputs, and no others', () => {
    const front = `
manifest_version: "1.0"
inputs:
  optional:
    - { name: a, sensitive: true, default: alpha, schema: { default: beta } }
    - { name: b, sensitive: "yes", example: [gamma, { x: delta }] }
    - { name: c, sensitive: true, schema: { properties: { p: { items: { default: epsilon } } } } }
    - { name: d, sensitive: true, default: 0042, schema: { type: integer, enum: [1] } }
    - { name: e, sensitive: true, default: 7 }
    - { name: f, sensitive: true, default: true }
    - { name: g, default: public }
    - { name: h, sensitive: false, default: open }
env:
  required: [{ name: I, sensitive: true, default: zeta, description: not me }]
`;
    const secrets = sensitiveValues([manifestOf(front).root], new Set());
    expect([...new Set(secrets.map(({ text }) => text))].filter(Boolean).sort()).toEqual(
      ['0042', 'alpha', 'beta', 'delta', 'epsilon', 'gamma', 'x', 'zeta'].sort(),
    );
  });
});

describe('when it applies', () => {
  const claims = (front: string) =>
    manifestV1.claim({ path, skillMd: parseSkillMd(path, skillMd(front)), skillToml: null }) !==
    null;

  test.each([
    ['manifest_version: "1.0"\n', true],
    ['manifest_version:\n', true],
    ['interface: {}\n', true],
    ['interface: cli\n', false],
    ['inputs: { required: [] }\n', false],
    ['name: x\n', false],
  ])('%j: %s', (front, applies) => {
    expect(claims(front)).toBe(applies);
  });
});
