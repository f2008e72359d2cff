import { describe, expect, test } from 'vitest';
import { type CataloguePower, isGrown } from '../../src/model/catalogue.ts';
import type { Report } from '../../src/model/report.ts';
import { powerChangeJson } from '../../src/report/json.ts';
import { cataloguedReport } from '../html/sample.ts';

type Files = Readonly<Record<string, string>>;

const front = (tools: string) => `---\nname: a\ndescription: Does it.\n${tools}---\n`;

async function powersOf(before: string | null, after: string): Promise<readonly CataloguePower[]> {
  const files = (text: string) => ({ 'skills/a/SKILL.md': text });
  const report = await cataloguedReport(before === null ? null : files(before), files(after));
  return report.catalogue?.skills.find(({ name }) => name === 'a')?.powers ?? [];
}

const signs = { gained: '+', undecided: '~', moved: '=', lost: '-' };

const brief = ({ kind, scope, when, change }: CataloguePower) =>
  `${change === null ? '' : signs[change]}${kind} ${scope}${when === '' ? '' : `, ${when}`}`;

test('entries of allowed-tools are permissions without asking', async () => {
  const tools = 'Read Write Bash(git log:*) Bash WebFetch(domain:a.example) mcp__jira Skill(x)';
  const powers = await powersOf(null, front(`allowed-tools: ${tools}\n`));
  const names = ['Read', 'Write', 'Bash(git log *)', 'Bash', 'WebFetch(domain:a.example)'];
  const scopes = [...names, 'mcp__jira', 'Skill(x)'];
  expect(powers.map(brief)).toEqual(scopes.map((scope) => `approve ${scope}`));
  expect(powers[0]?.text).toBe('allows Read without asking');
  expect(powers[0]?.place.range?.start.line).toBe(4);
});

describe('against base', () => {
  const change = async (before: string, after: string) =>
    (await powersOf(front(`allowed-tools: ${before}\n`), front(`allowed-tools: ${after}\n`))).map(
      brief,
    );

  test.each([
    ['Bash(git:*)', 'Bash(git log:*)', ['approve Bash(git log *)', '-approve Bash(git *)']],
    ['Bash(git log:*)', 'Bash(git:*)', ['+approve Bash(git *)']],
    ['Read', 'Read Grep', ['approve Read', '+approve Grep']],
    ['mcp__jira', 'mcp__jira__read', ['approve mcp__jira__read', '-approve mcp__jira']],
  ])('%s becomes %s', async (before, after, expected) => {
    expect(
      (await change(before, after)).filter(
        (line) => !line.startsWith('-') || expected.includes(line),
      ),
    ).toEqual(expected);
  });

  test('every permission of a new skill is gained, and none without a base', async () => {
    const files = { 'skills/b/SKILL.md': front('').replace('name: a', 'name: b') };
    const added = { ...files, 'skills/a/SKILL.md': front('allowed-tools: Read\n') };
    const report = await cataloguedReport(files, added);
    expect(report.catalogue?.skills[0]?.powers.map(brief)).toEqual(['+approve Read']);
    const alone = await powersOf(null, front('allowed-tools: Read\n'));
    expect(alone.map(brief)).toEqual(['approve Read']);
  });

  test.each([
    ['network', ['net *']],
    ['destructive', ['effect destructive']],
  ])('execution.%s is a permission if it is true', async (key, expected) => {
    const manifest = (value: boolean) =>
      front(`manifest_version: "1.0"\nexecution: { ${key}: ${value} }\n`);
    expect((await powersOf(null, manifest(true))).map(brief)).toEqual(expected);
    expect(await powersOf(null, manifest(false))).toEqual([]);
  });

  test('an effect and a tool are one list, in the order of kinds', async () => {
    const effects = (names: readonly string[], tools: string) => {
      const manifest = { schema_version: '2.0', id: 'a', version: '1.0.0', effects: names };
      return `${front(tools)}\n\`\`\`skill-manifest\n${JSON.stringify(manifest)}\n\`\`\`\n`;
    };
    const powers = await powersOf(
      effects(['net.fetch'], ''),
      effects(['net.fetch', 'fs.write'], 'allowed-tools: Read\n'),
    );
    expect(powers.map(brief)).toEqual(['+approve Read', '+write *', 'net *']);
  });
});

describe('units other than skills', () => {
  const plugin = (version: string) =>
    JSON.stringify({ name: 'p', version, description: 'Does it.' });
  const hooks = (command: string) =>
    JSON.stringify({ hooks: { SessionStart: [{ hooks: [{ type: 'command', command }] }] } });
  const settings = (deny: readonly string[]) => JSON.stringify({ permissions: { deny } });
  const base: Files = {
    'p/.claude-plugin/plugin.json': plugin('1.0.0'),
    'p/agents/b.md': '---\nname: b\ndescription: Does it.\ntools: Read\n---\n',
    '.claude/settings.json': settings(['Read(./.env)']),
    'skills/a/SKILL.md': front(''),
  };
  const head: Files = {
    ...base,
    'p/hooks/hooks.json': hooks('sh start.sh'),
    'p/agents/b.md': '---\nname: b\ndescription: Does it.\n---\n',
    '.claude/settings.json': settings([]),
  };
  const unitsOf = ({ catalogue }: Report) =>
    (catalogue?.units ?? []).map(({ kind, powers }) => [kind, ...powers.map(brief)]);

  test('have the permissions of their files, marked with what base lacks', async () => {
    const report = await cataloguedReport(base, head);
    expect(unitsOf(report)).toEqual([
      ['repository', '-guard Read(./.env)'],
      ['plugin', '+run sh start.sh, at every session start'],
      ['agent', '+delegate *'],
    ]);
    expect(report.catalogue?.units.every(({ powers }) => powers.some(isGrown))).toBe(true);
  });

  test('are left out if they grant only the defaults', async () => {
    expect(unitsOf(await cataloguedReport(null, base))).toEqual([
      ['repository', 'guard Read(./.env)'],
      ['agent', 'delegate Read'],
    ]);
  });

  test('keep their permissions where a plugin moves', async () => {
    const moved = Object.fromEntries(
      Object.entries(head).map(([path, text]) => [path.replace(/^p\//, 'plugins/p/'), text]),
    );
    const units = unitsOf(await cataloguedReport(head, moved));
    expect(units.flat().filter((line) => /^[+~-]/.test(line))).toEqual([]);
    expect(units.flat()).toContain('run sh start.sh, at every session start');
  });
});

test('JSON has each declared permission that differs, with its place', async () => {
  const toml = (capabilities: string) => ({
    'skills/b/skill.toml': `[skill]\nid = "org.b"\nversion = "1.0.0"\napi_version = "1.0"\n\n[provides]\n\n[capabilities]\n${capabilities}`,
  });
  const execution = (value: boolean) => ({
    'skills/a/SKILL.md': front(`manifest_version: "1.0"\nexecution: { network: ${value} }\n`),
  });
  const report = await cataloguedReport(
    { ...execution(false), ...toml('filesystem_read = ["./src"]\n') },
    {
      ...execution(true),
      ...toml(
        'network = ["x.org", "https://u:hunter2@y.org"]\n[capabilities.terminal_exec]\nblocked = ["rm"]\n',
      ),
    },
  );
  const rows = report.powers.map(powerChangeJson).map(({ unit, line, ...row }) => {
    return [row.change, row.kind, row.feature, row.subject, row.scope, unit.name, line].join(' ');
  });
  expect(rows).toEqual([
    'gained net declared execution.network * a 5',
    'gained net declared capabilities.network https://[redacted]@y.org org.b 9',
    'gained net declared capabilities.network x.org org.b 9',
    'gained run declared capabilities.terminal_exec * except rm org.b 10',
    'lost read declared capabilities.filesystem_read ./src org.b 9',
  ]);
});
