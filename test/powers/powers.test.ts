import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { skillToml } from '../../src/rules/examples/toml.ts';
import { pageLaws } from '../html/laws.ts';
import { readPage, textOf, withClass } from '../html/page.ts';
import { type Content, repository, type TestRepository } from '../support/git.ts';
import { own } from '../support/project.ts';
import { runHere } from '../support/run-here.ts';

const fits = new Ajv2020({ allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(own('schemas/powers.schema.json'), 'utf8')) as object,
);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const hooks = (command: string) =>
  json({ hooks: { SessionStart: [{ hooks: [{ type: 'command', command }] }] } });

const tree = {
  '.claude/settings.json': json({
    permissions: { allow: ['Bash(git *)', 'Read'], deny: ['WebFetch'] },
    novel: true,
  }),
  '.claude/agents/reviewer.md': '---\nname: reviewer\ndescription: Reviews.\n---\nReview.\n',
  'plugins/notes/.claude-plugin/plugin.json': json({ name: 'notes', version: '1.0.0' }),
  'plugins/notes/hooks/hooks.json': hooks('sh start.sh'),
  'skills/pdf/SKILL.md': '---\nname: pdf\ndescription: Fills.\nallowed-tools: Read\n---\nFill.\n',
  'skills/cloud/SKILL.md': '---\nname: cloud\ndescription: Deploys.\n---\nDeploy.\n',
  'skills/cloud/skill.toml': skillToml('[capabilities]\nnetwork = ["api.example.com"]'),
};

interface Listed {
  readonly units: readonly { kind: string; name: string; root: string }[];
  readonly powers: readonly Record<string, unknown>[];
  readonly unknown: readonly { message: string; path: string }[];
}

async function run(work: TestRepository, ...args: string[]) {
  return runHere(['powers', ...args], work.path, { width: Number.POSITIVE_INFINITY });
}

async function printed(work: TestRepository, ...args: string[]): Promise<string> {
  const { stdout, stderr, code } = await run(work, ...args);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

async function listed(work: TestRepository, ...args: string[]): Promise<Listed> {
  const value = JSON.parse(await printed(work, '--format', 'json', ...args)) as Listed;
  expect(fits(value), JSON.stringify(fits.errors)).toBe(true);
  return value;
}

function changed(after: Readonly<Record<string, Content>>): TestRepository {
  const work = repository(tree);
  work.git('tag', 'v1');
  work.commit(after);
  return work;
}

describe('skillaccord powers', () => {
  test('lists all that a tree may do, by unit and file', async () => {
    expect(await printed(repository(tree))).toMatchInlineSnapshot(`
      "8 permissions of 5 units
        Run commands 1 · Without asking 3 · Network 1 · Agents 1 · Settings 1 · Limits 1

      Repository

      The repository: 4 permissions
      .claude/settings.json · Claude Code
        - allows \`Bash(git *)\` without asking   .claude/settings.json:4
        - allows \`Read\` without asking          .claude/settings.json:5
        - has the unknown field \`novel: true\`   .claude/settings.json:11
        - denies \`WebFetch\`                     .claude/settings.json:8

      Plugins

      Plugin notes (plugins/notes): 1 permission
      plugins/notes/hooks/hooks.json · Claude Code
        - runs \`sh start.sh\` at every session start (its program cannot be told)   plugins/notes/hooks/hooks.json:8

      Skills

      cloud (skills/cloud): 1 permission
      skills/cloud/skill.toml
        - may reach \`api.example.com\`   skills/cloud/skill.toml:11

      pdf (skills/pdf): 1 permission
      skills/pdf/SKILL.md · Claude Code
        - allows \`Read\` without asking   skills/pdf/SKILL.md:4

      Agents

      Agent reviewer (.claude/agents/reviewer.md): 1 permission
      .claude/agents/reviewer.md · Claude Code
        - may use any tool   .claude/agents/reviewer.md:2
      "
    `);
  });

  test('has the same in Markdown, in folds', async () => {
    const text = await printed(repository(tree), '--format', 'markdown');
    expect(text).toMatch(/^# 8 permissions of 5 units\n/);
    expect(text).toContain(
      '<details><summary>Plugin `notes` (plugins/notes): 1 permission</summary>',
    );
    expect(text).toMatch(/- runs `sh start\.sh` at every session start .*hooks\.json:8/);
  });

  test('states each permission in JSON with the fields of a report', async () => {
    const { units, powers, unknown } = await listed(repository(tree));
    expect(units.map(({ kind, name }) => `${kind} ${name}`).sort()).toMatchInlineSnapshot(`
      [
        "agent reviewer",
        "plugin notes",
        "repository ",
        "skill cloud",
        "skill pdf",
      ]
    `);
    expect(powers.every(({ change, was }) => change === null && was === null)).toBe(true);
    expect(powers.find(({ feature }) => feature === 'declared')).toMatchObject({
      kind: 'net',
      scope: 'api.example.com',
      clients: [],
      path: 'skills/cloud/skill.toml',
    });
    expect(unknown).toEqual([]);
    expect(powers.map(({ feature }) => feature)).toContain('unknown-field');
  });

  test('lists what differs from a base, and reads a revision', async () => {
    const work = changed({
      'plugins/notes/hooks/hooks.json': hooks('sh other.sh'),
      'skills/cloud/skill.toml': skillToml('[capabilities]\nnetwork = ["*.example.com"]'),
      '.claude/settings.json': json({ permissions: { allow: ['Bash(git *)', 'Read'] }, odd: 1 }),
    });
    expect(await printed(work, '--base', 'v1')).toMatchInlineSnapshot(`
      "Permissions: 3 gained, 2 lost
        Run commands 1 · Network 1 · Settings 2 · Limits 1

      Repository

      The repository: 3 permissions
      .claude/settings.json · Claude Code
        + has the unknown field \`odd: 1\`                  .claude/settings.json:8
        - no longer has the unknown field \`novel: true\`   .claude/settings.json:11 (before)
        - no longer denies \`WebFetch\`                     .claude/settings.json:8 (before)

      Plugins

      Plugin notes (plugins/notes): 1 permission
      plugins/notes/hooks/hooks.json · Claude Code
        + runs \`sh other.sh\` at every session start (its program cannot be told; was \`sh start.sh\`)   plugins/notes/hooks/hooks.json:8

      Skills

      cloud (skills/cloud): 1 permission
      skills/cloud/skill.toml
        + may reach \`*.example.com\` (was \`api.example.com\`)   skills/cloud/skill.toml:11
      "
    `);
    const { powers } = await listed(work, '--base', 'v1');
    expect(powers.map(({ change, scope }) => `${change} ${scope}`)).toMatchInlineSnapshot(`
      [
        "gained odd: 1",
        "lost WebFetch",
        "lost novel: true",
        "gained sh other.sh",
        "lost sh start.sh",
        "gained *.example.com",
      ]
    `);
    expect(await printed(work, 'v1')).toBe(await printed(repository(tree)));
    expect(await printed(work, 'v1', '--base', 'v1')).toBe('No permission differs\n');
  });

  test('says that there is none', async () => {
    expect(await printed(repository({ 'README.md': 'x\n' }))).toBe('No permission\n');
  });

  test('writes files, and refuses what it cannot do', async () => {
    const work = repository(tree);
    expect(await printed(work, '-o', 'powers.html', '-o', 'json=powers.json')).toBe('');
    expect(readFileSync(`${work.path}/powers.html`, 'utf8')).toMatch(/^<!DOCTYPE html>/);
    expect(fits(JSON.parse(readFileSync(`${work.path}/powers.json`, 'utf8')))).toBe(true);
    const sarif = await run(work, '-o', 'a.sarif');
    expect([sarif.code, sarif.stderr]).toEqual([2, expect.stringContaining('no format "sarif"')]);
    for (const args of [['nowhere'], ['--base', 'nowhere']]) {
      const { code, stderr } = await run(work, ...args);
      expect([code, stderr]).toEqual([2, expect.stringContaining('"nowhere" is not a commit')]);
    }
  });

  test('prints hostile names as text, in a page that follows the laws of our pages', async () => {
    const hostile = '</code><img src=x onerror=alert(1)>`|::error::\u001b[31m\u202e';
    const work = repository({
      ...tree,
      '.mcp.json': json({ mcpServers: { [hostile]: { command: hostile, args: [hostile] } } }),
      'skills/pdf/SKILL.md': `---\nname: ${JSON.stringify(hostile)}\ndescription: Fills.\nallowed-tools: [${JSON.stringify(hostile)}]\n---\n`,
    });
    const page = await printed(work, '--format', 'html');
    for (const holds of Object.values(pageLaws)) holds(page);
    expect(page).not.toMatch(/<img|\u202e|\u001b|^::/m);
    const units = withClass(readPage(page), 'skill').map(textOf);
    expect(units).toHaveLength(5);
    expect(await printed(work)).not.toMatch(/\u202e|\u001b|^::/m);
    expect(await printed(work, '--format', 'markdown')).not.toMatch(/\u202e|\u001b|^::/m);
  });
});
