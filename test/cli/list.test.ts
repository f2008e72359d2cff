import { describe, expect, test } from 'vitest';
import { list } from '../../src/cli/commands/list.ts';
import type { IndexEntry } from '../../src/tasks/list.ts';
import { repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const block = (id: string, capabilities: readonly string[]) => `---
name: ${id}
description: Does what ${id} does.
---
\`\`\`skill-manifest
${JSON.stringify({
  schema_version: '2.0',
  id,
  version: '1.0.0',
  capabilities,
  effects: [],
  operations: {},
  stdout_contract: { last_line_json: true },
})}
\`\`\`
`;
const plain = '---\nname: pdf\ndescription: Fills PDF forms.\n---\n';

async function outputOf(
  files: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>> = {},
  width = 110,
): Promise<string> {
  const { path } = repository(files);
  let text = '';
  const code = await list.run(
    {
      operands: [],
      paths: [],
      values: new Map(Object.entries(values)),
      lists: new Map(),
      flags: new Set(),
    },
    {
      cwd: path,
      env: {},
      terminal: false,
      onProgress: undefined,
      colour: false,
      width,
      print: (more) => {
        text += more;
      },
      printError: () => {},
    },
  );
  expect(code).toBe(0);
  return text;
}

const files = {
  'skills/memory/SKILL.md': block('memory', ['memory-search', 'memory-store', 'memory-health']),
  'skills/pdf/SKILL.md': plain,
};

describe('skillaccord list', () => {
  test('has a column of capabilities where a skill has some, as wide as the terminal', async () => {
    const lines = (await outputOf(files)).split('\n');
    expect(lines[0]).toMatch(/directory +capabilities$/);
    expect(lines[1]).toMatch(/^memory .* skills\/memory {2}memory-search mem.*…$/);
    expect(lines[1]).toHaveLength(110);
    expect(lines[2]).toMatch(/skills\/pdf$/);
    expect(await outputOf({ 'skills/pdf/SKILL.md': plain })).not.toContain('capabilities');
  });

  test('keeps the skills that declare a capability, by its exact name', async () => {
    const text = await outputOf(files, { format: 'json', capability: 'memory-store' });
    const index = JSON.parse(text) as { skills: readonly IndexEntry[] };
    expect(index.skills.map(({ name }) => name)).toEqual(['memory']);
    const none = JSON.parse(await outputOf(files, { format: 'json', capability: 'memory' }));
    expect(none).toEqual({ schema: 1, skills: [], units: [] });
  });

  test('names the closest match for an unknown capability', async () => {
    expect(await outputOf(files, { capability: 'memory-stor' })).toBe(
      'No skill declares the capability "memory-stor". Did you mean "memory-store"?\n',
    );
    expect(await outputOf({ 'skills/pdf/SKILL.md': plain }, { capability: 'x' })).toBe(
      'No skill declares the capability "x". No skill declares a capability.\n',
    );
  });

  test('prints no control character', async () => {
    const hostile = { 'skills/memory/SKILL.md': block('memory', ['::error::\u001b[31m\n::x']) };
    expect(await outputOf(hostile)).not.toMatch(/\u001b|^::/m);
    expect(await outputOf(hostile, { capability: '\u001b[31m' })).not.toContain('\u001b');
  });

  test('lists plugins, agents and repositories, and takes their paths', async () => {
    const tree = {
      ...files,
      '.claude/agents/reviewer.md': '---\nname: reviewer\ndescription: Reviews.\n---\n',
      '.claude/settings.json': '{"permissions": {"allow": ["Read"]}}\n',
      'plugins/notes/.claude-plugin/plugin.json': '{"name": "notes", "version": "1.0.0"}\n',
    };
    const [, units] = (await outputOf(tree)).split('\n\n');
    expect(units).toMatchInlineSnapshot(`
      "Kind        name      version  permissions  place
      repository  -         -        1            .
      agent       reviewer  -        2            .claude/agents/reviewer.md
      plugin      notes     1.0.0    0            plugins/notes
      "
    `);
    const { path } = repository(tree);
    for (const place of ['.claude', '.claude/agents/reviewer.md', 'plugins/notes']) {
      const { stdout, code } = await runHere(['list', place], path);
      expect([code, stdout]).toEqual([0, expect.stringMatching(/^No skills\.\n\nKind /)]);
      const { code: checked } = await runHere(['check', place, '--base', 'none'], path);
      expect(checked).toBe(0);
    }
    expect((await runHere(['list', 'plugins/none'], path)).code).toBe(2);
  });
});
