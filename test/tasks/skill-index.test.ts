import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { indexJson } from '../../src/cli/commands/list.ts';
import { defaults } from '../../src/config/config.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { skillToml } from '../../src/rules/examples/toml.ts';
import { exampleContext } from '../../src/tasks/example.ts';
import { listSkills } from '../../src/tasks/list.ts';
import { maximal, skillMd } from '../support/samples/maximal-manifest.ts';

const text = readFileSync(new URL('../../schemas/index.schema.json', import.meta.url), 'utf8');
const fits = new Ajv2020({ allowUnionTypes: true }).compile(JSON.parse(text) as object);

async function indexOf(files: Parameters<typeof memoryTree>[0], only?: readonly string[]) {
  const sides = { head: memoryTree(files), base: null, context: exampleContext(false) };
  const {
    index: listed,
    bundledFiles,
    scripts,
  } = await listSkills(only ? { ...sides, only } : sides, defaults);
  const index = JSON.parse(
    JSON.stringify(indexJson(listed, await bundledFiles(), await scripts())),
  );
  expect(fits(index), JSON.stringify(fits.errors)).toBe(true);
  return index.skills as ReturnType<typeof indexJson>['skills'];
}

const plain = '---\nname: pdf\ndescription: Fills PDF forms.\n---\n';

const memory = `---
name: memory
description: Stores and finds memories.
---
\`\`\`skill-manifest
{
  "schema_version": "2.0",
  "id": "memory",
  "version": "0.2.0",
  "capabilities": ["memory-search", "memory-store"],
  "effects": ["db.read", "db.write"],
  "operations": {
    "search": {
      "description": "Finds memories.",
      "input": {
        "query": { "type": "string", "required": true, "description": "What to look for." },
        "limit": { "type": "integer", "default": 5 }
      },
      "output": { "description": "What was found.", "fields": { "status": "ok | error" } },
      "entrypoints": { "unix": ["bash", "scripts/mem.sh", "{query}", "{limit}"], "agent": "Search." }
    }
  },
  "stdout_contract": { "last_line_json": true }
}
\`\`\`
`;

describe('the index', () => {
  test('shows what the scripts of a skill accept', async () => {
    const [entry] = await indexOf({
      'skills/pdf/SKILL.md': plain,
      'skills/pdf/scripts/fill.py':
        'import argparse\np = argparse.ArgumentParser()\np.add_argument("form")\np.add_argument("-o", "--out", required=True)\np.parse_args()\n',
      'skills/pdf/scripts/plain.py': 'print(1)\n',
    });
    const one = { min: 1, max: 1, choices: null, type: null };
    expect(entry?.scripts).toEqual([
      {
        path: 'scripts/fill.py',
        framework: 'argparse',
        options: [{ names: ['-o', '--out'], required: true, default: null, ...one }],
        arguments: [{ name: 'form', ...one }],
        commands: {},
        open: false,
      },
    ]);
  });

  test('names the bundled files of a skill, with size and mode', async () => {
    const [entry] = await indexOf({
      'skills/pdf/SKILL.md': plain,
      'skills/pdf/scripts/run.sh': { kind: 'executable', content: 'echo\n' },
      'skills/pdf/LICENSE': { kind: 'symlink', content: '../LICENSE' },
      'skills/pdf/a.md': '\u00e9',
      'skills/other.md': 'x',
    });
    expect(entry?.files).toEqual([
      { path: 'LICENSE', size: 10, mode: '120000' },
      { path: 'a.md', size: 2, mode: '100644' },
      { path: 'scripts/run.sh', size: 5, mode: '100755' },
    ]);
  });

  test('has an entry of the same form for every skill', async () => {
    const [entry] = await indexOf({ 'skills/pdf/SKILL.md': plain });
    expect(entry).toMatchObject({ name: 'pdf', root: 'skills/pdf', dialects: ['agent-skills'] });
    expect(entry).toMatchObject({ description: 'Fills PDF forms.', capabilities: [], inputs: [] });
    expect(entry).toMatchObject({ operations: {}, effects: [], powers: {} });
    expect(entry?.skillVersion.content_hash).toMatch(/^sha256:/);
  });

  test('covers the named paths', async () => {
    const files = { 'skills/pdf/SKILL.md': plain, 'skills/memory/SKILL.md': memory };
    expect((await indexOf(files, ['skills/pdf'])).map(({ name }) => name)).toEqual(['pdf']);
    expect((await indexOf(files)).map(({ name }) => name)).toEqual(['memory', 'pdf']);
  });

  test('shows the operations of a skill-manifest', async () => {
    const [entry] = await indexOf({
      'skills/memory/SKILL.md': memory,
      'skills/memory/scripts/mem.sh': '',
    });
    expect(entry?.version).toBe('0.2.0');
    expect(entry?.capabilities).toEqual(['memory-search', 'memory-store']);
    expect(entry?.effects).toEqual(['db.read', 'db.write']);
    expect(entry?.operations).toEqual({
      search: {
        description: 'Finds memories.',
        inputs: [
          {
            name: 'query',
            required: true,
            schema: { type: 'string' },
            description: 'What to look for.',
          },
          { name: 'limit', required: false, schema: { type: 'integer' }, default: 5 },
        ],
        output: { description: 'What was found.', fields: { status: 'ok | error' } },
        entrypoints: { unix: ['bash', 'scripts/mem.sh', '{query}', '{limit}'], agent: 'Search.' },
      },
    });
  });

  test('shows the requirements and the parts of a skill.toml', async () => {
    const toml = skillToml(`
[provides]
recipes = true
[executable]
module = "deploy.wasm"
exports = ["init", "shutdown"]
[capabilities]
network = ["api.example.com"]
[capabilities.terminal_exec]
commands = ["kubectl"]
[dependencies]
"tool.kubectl" = { version = ">=0.2", optional = true }
[features]
eks = { description = "Clusters", default = false }
`);
    const [entry] = await indexOf({
      'skills/deploy/skill.toml': toml,
      'skills/deploy/recipes/roll.yaml': 'id: roll\nname: Roll\nsteps: []\n',
    });
    expect(entry).toMatchObject({
      name: 'tool.deploy',
      version: '1.0.0',
      dialects: ['skill-toml'],
      description: 'Deploys services.',
      recipes: ['recipes/roll.yaml'],
      exports: ['init', 'shutdown'],
      features: { eks: { description: 'Clusters', default: false } },
      dependencies: { 'tool.kubectl': { range: '>=0.2', optional: true, features: [] } },
      powers: {
        network: ['api.example.com'],
        secrets_access: false,
        terminal_exec: { allowed: true, commands: ['kubectl'], blocked: [] },
      },
    });
  });

  test('shows the inputs and outputs of a skill without operations', async () => {
    const [entry] = await indexOf({ 'skills/worklog/SKILL.md': skillMd(maximal) });
    expect(entry?.inputs).toContainEqual({
      name: 'topic',
      required: false,
      schema: { type: 'string', enum: ['session', 'talk'] },
      default: 'session',
    });
    expect(entry?.outputs).toEqual([
      { pattern: 'docs/{{session_date}}-{{topic}}.org', base: 'repo_root', description: 'Log.' },
    ]);
  });

  test('leaves out the values of sensitive inputs, at any place', async () => {
    const inputs = {
      optional: [
        {
          name: 'api_key',
          description: 'Such as hunter22.',
          sensitive: true,
          schema: { type: 'string', enum: ['hunter22'], default: 'hunter22' },
        },
        { name: 'token', sensitive: 'yes', default: 'hunter33' },
      ],
    };
    const entries = await indexOf({
      'skills/worklog/SKILL.md': skillMd({ ...maximal, inputs, interface: {}, outputs: {} }),
    });
    expect(JSON.stringify(entries)).not.toMatch(/hunter/);
    expect(entries[0]?.inputs[0]).toEqual({
      name: 'api_key',
      required: false,
      sensitive: true,
      description: 'Such as [redacted].',
    });
  });

  test('keeps names with a meaning in JavaScript', async () => {
    const odd = memory.replace('"search":', '"__proto__":');
    const [entry] = await indexOf({ 'skills/memory/SKILL.md': odd });
    expect(Object.keys(entry?.operations ?? {})).toEqual(['__proto__']);
  });
});
