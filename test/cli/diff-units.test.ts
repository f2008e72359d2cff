import { expect, test } from 'vitest';
import { type Content, repository, type TestRepository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

type Files = Readonly<Record<string, Content | null>>;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const manifest = (name: string, version?: string) => json({ name, version });

const hooks = (command: string) =>
  json({ hooks: { SessionStart: [{ hooks: [{ type: 'command', command }] }] } });

const agent = (name: string, tools: string) =>
  `---\nname: ${name}\ndescription: Reviews.\ntools: ${tools}\n---\nReview it.\n`;

const plugin = {
  'plugins/notes/.claude-plugin/plugin.json': manifest('notes', '1.0.0'),
  'plugins/notes/commands/keep.md': '---\ndescription: Keeps.\n---\nKeep it.\n',
  'plugins/notes/.mcp.json': json({
    mcpServers: { docs: { command: 'npx', args: ['docs@1.0.0'] } },
  }),
};

/** A repository whose commit after the tag `v1` writes some files; null removes one. */
function changed(before: Readonly<Record<string, Content>>, after: Files): TestRepository {
  const work = repository(before);
  work.git('tag', 'v1');
  const entries = Object.entries(after);
  for (const [path, content] of entries) if (content === null) work.git('rm', '-q', path);
  work.commit(
    Object.fromEntries(
      entries.flatMap(([path, content]) => (content === null ? [] : [[path, content]])),
    ),
  );
  return work;
}

async function diff(work: TestRepository, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await runHere(['diff', 'v1', ...args], work.path, {
    width: Number.POSITIVE_INFINITY,
  });
  expect(stderr).toBe('');
  return stdout;
}

async function diffJson(work: TestRepository, ...args: string[]) {
  return JSON.parse(await diff(work, '--format', 'json', ...args)) as Record<string, unknown>;
}

const sameVersion = { 'plugins/notes/hooks/hooks.json': hooks('sh start.sh') };

test('a plugin that keeps its version has the bump of its new hook', async () => {
  const work = changed(plugin, sameVersion);
  expect(await diff(work)).toMatchInlineSnapshot(`
    "Plugin notes 1.0.0, needs 1.1.0
      minor  Hook \`hooks/hooks.json\` is new

    Permissions
      + plugin notes runs \`sh start.sh\` at every session start (its program cannot be told)   plugins/notes/hooks/hooks.json:8   warning
    "
  `);
  expect(await diff(work, '--format', 'markdown')).toMatchInlineSnapshot(`
    "## Plugin notes 1.0.0, needs 1.1.0

    ### Added

    - Hook \`hooks/hooks.json\` is new

    ## Permissions

    - ⚠️ plugin notes runs \`sh start.sh\` at every session start (its program cannot be told) · plugins/notes/hooks/hooks.json:8
    "
  `);
  const { skills, units, powers } = await diffJson(work);
  expect(skills).toEqual([]);
  expect(units).toEqual([
    {
      ...{ kind: 'plugin', name: 'notes', root: 'plugins/notes', version: '1.0.0' },
      status: 'changed',
      base: { name: 'notes', root: 'plugins/notes', version: '1.0.0' },
      ...{ requiredBump: 'minor', declaredBump: 'none', satisfied: false },
      parts: [{ kind: 'hook', name: 'hooks/hooks.json', action: 'added', bump: 'minor' }],
    },
  ]);
  expect(powers).toMatchObject([
    { change: 'gained', kind: 'run', scope: 'sh start.sh', unit: { name: 'notes' } },
  ]);
});

test('a plugin with a bump lists its removed, changed and new parts', async () => {
  const work = changed(plugin, {
    'plugins/notes/.claude-plugin/plugin.json': manifest('memo', '2.0.0'),
    'plugins/notes/.mcp.json': null,
    'plugins/notes/commands/keep.md': null,
    'plugins/notes/commands/find.md': '---\ndescription: Finds.\n---\nFind it.\n',
  });
  expect(await diff(work)).toMatchInlineSnapshot(`
    "Plugin memo (was notes) 1.0.0 → 2.0.0
      major  Command \`keep\` was removed
      minor  Command \`find\` is new
      patch  Server \`.mcp.json\` was removed

    Permissions
      - plugin notes no longer starts MCP server docs: \`npx docs@1.0.0\`   plugins/notes/.mcp.json:3 (before)
    "
  `);
  expect(await diff(work, '--format', 'markdown')).toMatchInlineSnapshot(`
    "## Plugin memo (was notes) 1.0.0 → 2.0.0

    ### Breaking

    - Command \`keep\` was removed

    ### Added

    - Command \`find\` is new

    ### Removed

    - Server \`.mcp.json\` was removed

    ## Permissions

    - **−** plugin notes no longer starts MCP server docs: \`npx docs@1.0.0\` · \`plugins/notes/.mcp.json:3\`
    "
  `);
});

test('new and removed plugins are lists of their own', async () => {
  const work = changed(
    { 'a/.claude-plugin/plugin.json': manifest('old'), 'a/commands/x.md': 'Do.\n' },
    {
      ...{ 'a/.claude-plugin/plugin.json': null, 'a/commands/x.md': null },
      ...{ 'b/.claude-plugin/plugin.json': manifest('new', '0.1.0'), 'b/commands/y.md': 'See.\n' },
    },
  );
  expect(await diff(work)).toBe('Removed plugins\n  - old   a\n\nNew plugins\n  - new 0.1.0   b\n');
  expect(await diff(work, '--format', 'markdown')).toBe(
    '## Removed plugins\n\n- old · a\n\n## New plugins\n\n- new 0.1.0 · b\n',
  );
});

const settings = (allow: string[], deny: string[]) => json({ permissions: { allow, deny } });

const clients = {
  '.claude/settings.json': settings(['Bash(git *)'], ['Read(.env)']),
  '.claude/agents/reviewer.md': agent('reviewer', 'Read'),
  '.claude/agents/tester.md': agent('tester', 'Read'),
  'docs/page.md': 'A page.\n',
};

const widened = {
  '.claude/settings.json': settings(['Bash(git *)', 'Bash(npm *)'], []),
  '.claude/agents/reviewer.md': agent('reviewer', 'Read, Bash'),
  '.claude/agents/tester.md': null,
};

test('settings and agents of the repository are listed with their permissions', async () => {
  const work = changed(clients, widened);
  expect(await diff(work)).toMatchInlineSnapshot(`
    "Agents, commands and files of clients
      minor  File \`.claude/settings.json\` changed
      minor  Agent \`reviewer\` changed .claude/agents/reviewer.md
      -      Agent \`tester\` was removed .claude/agents/tester.md

    Permissions
      - the repository no longer denies \`Read(.env)\`         .claude/settings.json:7 (before)   warning
          help: Restore the limit, or say why it is not needed.
      + agent reviewer may use \`Bash\`                        .claude/agents/reviewer.md:4   warning
      + the repository allows \`Bash(npm *)\` without asking   .claude/settings.json:5   warning
      - agent tester no longer may use \`Read\`                .claude/agents/tester.md:4 (before)
    "
  `);
  expect(await diff(work, '--format', 'markdown')).toMatchInlineSnapshot(`
    "## Agents, commands and files of clients

    - File \`.claude/settings.json\` changed
    - Agent \`reviewer\` changed · \`.claude/agents/reviewer.md\`
    - Agent \`tester\` was removed · \`.claude/agents/tester.md\`

    ## Permissions

    - ⚠️ the repository no longer denies \`Read(.env)\` · \`.claude/settings.json:7\`<br>*help:* Restore the limit, or say why it is not needed.
    - ⚠️ agent reviewer may use \`Bash\` · \`.claude/agents/reviewer.md:4\`
    - ⚠️ the repository allows \`Bash(npm *)\` without asking · \`.claude/settings.json:5\`
    - **−** agent tester no longer may use \`Read\` · \`.claude/agents/tester.md:4\`
    "
  `);
  const { units, powers } = await diffJson(work);
  expect(units).toMatchObject([
    { kind: 'repository', status: 'changed', parts: [{ name: '.claude/settings.json' }] },
    { kind: 'agent', name: 'reviewer', status: 'changed', requiredBump: 'minor' },
    { kind: 'agent', name: 'tester', status: 'removed', requiredBump: null },
  ]);
  expect((powers as { change: string }[]).map(({ change }) => change)).toEqual([
    'gained',
    'gained',
    'lost',
    'lost',
  ]);
});

test('accepted permissions are listed as such', async () => {
  const work = changed(clients, widened);
  const report = await runHere(['check', '--base', 'v1', '--format', 'json'], work.path);
  const { findings } = JSON.parse(report.stdout) as {
    findings: { rule: string; fingerprint: string }[];
  };
  const rule = 'permission-rule-widened';
  const { fingerprint } = findings.find((finding) => finding.rule === rule) ?? {};
  const entry = `{ rule: ${rule}, path: .claude/settings.json, fingerprint: "${fingerprint}", reason: "Known" }`;
  work.commit({ 'skillaccord.yml': `accept:\n  - ${entry}\n` });
  expect(await diff(work)).toMatch(/allows `Bash\(npm \*\)` without asking.*accepted/);
});

test('a moved agent and a program behind a hook are changes', async () => {
  const work = changed(
    {
      '.claude/agents/reviewer.md': agent('reviewer', 'Read'),
      'plugins/notes/.claude-plugin/plugin.json': manifest('notes', '1.0.0'),
      'plugins/notes/hooks/hooks.json': hooks('${CLAUDE_PLUGIN_ROOT}/start.sh'),
      'plugins/notes/start.sh': { script: '#!/bin/sh\necho one\n' },
    },
    {
      '.claude/agents/reviewer.md': null,
      '.claude/agents/team/reviewer.md': agent('reviewer', 'Read'),
      'plugins/notes/start.sh': { script: '#!/bin/sh\necho two\n' },
    },
  );
  expect(await diff(work)).toMatchInlineSnapshot(`
    "Plugin notes 1.0.0, needs 1.0.1
      patch  File \`start.sh\` changed

    Agents, commands and files of clients
      -  Agent \`reviewer\` moved from .claude/agents/reviewer.md to .claude/agents/team/reviewer.md

    Permissions
      + plugin notes runs \`\${CLAUDE_PLUGIN_ROOT}/start.sh\` at every session start (the files that it runs changed)   plugins/notes/hooks/hooks.json:8
    "
  `);
});

test.each([
  [['plugins/notes'], ['Plugin notes', 'start.sh']],
  [['plugins/notes/hooks'], ['Plugin notes', 'start.sh']],
  [['.claude/settings.json'], ['settings.json', 'Bash(npm *)']],
  [['.claude/agents/reviewer.md'], ['Agent `reviewer`', '`Bash`']],
  [['.claude/agents/same.md'], []],
  [
    ['.'],
    ['Plugin notes', 'start.sh', 'settings.json', 'Bash(npm *)', 'Agent `reviewer`', '`Bash`'],
  ],
])('skillaccord diff v1 -- %j is about %j', async (paths, texts) => {
  const same = { '.claude/agents/same.md': agent('same', 'Read') };
  const work = changed({ ...plugin, ...clients, ...same }, { ...sameVersion, ...widened });
  const all = [
    'Plugin notes',
    'start.sh',
    'settings.json',
    'Bash(npm *)',
    'Agent `reviewer`',
    '`Bash`',
  ];
  const page = await diff(work, '--', ...paths);
  expect(all.filter((text) => page.includes(text))).toEqual(texts);
  if (texts.length === 0) expect(page).toBe('No skill changed.\n');
});

test('without changed units the output is about skills only', async () => {
  const skill = (words: string) => `---\nname: worklog\ndescription: Logs.\n---\n${words}\n`;
  const work = changed(
    { ...plugin, ...clients, 'skills/worklog/SKILL.md': skill('Old.') },
    { 'skills/worklog/SKILL.md': skill('New.') },
  );
  expect(await diff(work)).toBe('Only words and bundled files\n  - worklog: instructions\n');
  expect(Object.keys(await diffJson(work))).toEqual(['base', 'head', 'skills']);
});

test('hostile names are inert in each format', async () => {
  const name = '`</summary>@team\u001b[31m"\n::error::x';
  const work = changed(
    { 'p/.claude-plugin/plugin.json': manifest('notes', '1.0.0'), 'p/commands/a.md': 'Do.\n' },
    {
      'p/.claude-plugin/plugin.json': manifest(name, '<b>2</b>'),
      'p/commands/x <img src=a> @team `.md': 'Do.\n',
      '.claude/agents/b.md': agent(JSON.stringify(name), 'Read'),
    },
  );
  const [text, markdown] = [await diff(work), await diff(work, '--format', 'markdown')];
  for (const page of [text, markdown]) {
    expect(page).not.toContain('\u001b');
    expect(page).not.toMatch(/^\s*::error/m);
  }
  expect(text).toMatchInlineSnapshot(`
    "Plugin "\`</summary>@team\\u001b[31m\\"\\n::error::x" (was notes) 1.0.0 → \`<b>2</b>\`
      minor  Command "x <img src=a> @team \`" is new

    Agents, commands and files of clients
      -  Agent "\`</summary>@team\\u001b[31m\\"\\n::error::x" is new .claude/agents/b.md

    Permissions
      + agent "\`</summary>@team\\u001b[31m\\"\\n::error::x": new, may use \`Read\`   .claude/agents/b.md:4
    "
  `);
  expect(markdown).toMatchInlineSnapshot(`
    "## Plugin \`\` \`</summary>@team\\u001b[31m"\\n::error::x \`\` (was notes) 1.0.0 → \`<b>2</b>\`

    ### Added

    - Command \`\` x <img src=a> @team \` \`\` is new

    ## Agents, commands and files of clients

    - Agent \`\` \`</summary>@team\\u001b[31m"\\n::error::x \`\` is new · \`.claude/agents/b.md\`

    ## Permissions

    - **+** agent \`\` \`</summary>@team\\u001b[31m"\\n::error::x \`\`: new, may use \`Read\` · \`.claude/agents/b.md:4\`
    "
  `);
});
