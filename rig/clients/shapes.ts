/** A tree of one shape that a client may refuse, and where the manifest stands. */
export interface Shape {
  readonly id: string;
  readonly files: Readonly<Record<string, string>>;
  readonly at: string;
}

const base = { name: 'p', version: '1.0.0', description: 'd', author: { name: 'A' } };
const skill = '---\nname: log\ndescription: Logs the day.\n---\nBody.\n';
const agent = '---\nname: a\ndescription: Reads.\ntools: Read\n---\nBody.\n';
const command = { type: 'command', command: './x.sh' };

export function plugin(
  id: string,
  files: Readonly<Record<string, string>>,
  manifest: object = {},
): Shape {
  const own = { 'p/.claude-plugin/plugin.json': JSON.stringify({ ...base, ...manifest }) };
  return { id, at: 'p', files: { ...own, 'p/skills/log/SKILL.md': skill, ...files } };
}

export function manifest(
  id: string,
  fields: object,
  files: Readonly<Record<string, string>> = {},
): Shape {
  return plugin(`plugin.json ${id}`, files, fields);
}

export function hooks(id: string, value: unknown): Shape {
  return plugin(`hooks.json ${id}`, {
    'p/hooks/hooks.json': JSON.stringify(value),
    'p/x.sh': 'echo\n',
  });
}

export function handler(id: string, fields: object, event = 'SessionStart'): Shape {
  return hooks(id, { hooks: { [event]: [{ hooks: [fields] }] } });
}

export function servers(id: string, value: unknown): Shape {
  return plugin(`.mcp.json ${id}`, { 'p/.mcp.json': JSON.stringify(value) });
}

export function agentFile(id: string, text: string): Shape {
  return plugin(`agent ${id}`, { 'p/agents/a.md': text });
}

export function market(
  id: string,
  fields: object,
  entry: object = {},
  files: Readonly<Record<string, string>> = {},
): Shape {
  const list = { name: 'm', owner: { name: 'A' }, metadata: { description: 'd' } };
  const plugins = [{ name: 'p', source: './p', description: 'd', ...entry }];
  const { files: own } = plugin(id, files);
  const json = JSON.stringify({ ...list, plugins, ...fields });
  return {
    id: `marketplace.json ${id}`,
    at: '.',
    files: { ...own, '.claude-plugin/marketplace.json': json },
  };
}

const source = (value: unknown) => ({ source: value });

/** Shapes of the files of a plugin, each a small change of one that is accepted. */
export const shapes: readonly Shape[] = [
  plugin('plain', { 'p/agents/a.md': agent }),
  manifest('name with blanks', { name: 'My Plugin' }),
  manifest('name with capitals', { name: 'MyPlugin' }),
  manifest('name empty', { name: '' }),
  manifest('name missing', { name: undefined }),
  manifest('version missing', { version: undefined }),
  manifest('version no semver', { version: 'one' }),
  manifest('description missing', { description: undefined }),
  manifest('author as text', { author: 'A' }),
  manifest('author name empty', { author: { name: '' } }),
  manifest('author unknown key', { author: { name: 'A', zzz: 1 } }),
  manifest('homepage no URL', { homepage: 'me' }),
  manifest('repository as object', { repository: { type: 'git', url: 'https://example.com/r' } }),
  manifest('unknown key', { zzz: 1 }),
  manifest('icon key', { icon: './i.png' }),
  manifest(
    'hooks names the file that is loaded anyway',
    { hooks: './hooks/hooks.json' },
    { 'p/hooks/hooks.json': '{"hooks":{}}' },
  ),
  manifest('hooks path that is not there', { hooks: './none.json' }),
  manifest('hooks inline without event list', { hooks: { SessionStart: {} } }),
  manifest('agents a folder', { agents: './agents/' }, { 'p/agents/a.md': agent }),
  manifest('agents a list of folders', { agents: ['./agents'] }, { 'p/agents/a.md': agent }),
  manifest('agents a file', { agents: './agents/a.md' }, { 'p/agents/a.md': agent }),
  manifest('agents file that is not there', { agents: './agents/none.md' }),
  manifest('commands without ./', { commands: 'cmds/c.md' }, { 'p/cmds/c.md': 'x\n' }),
  manifest('commands path that is not there', { commands: './none' }),
  manifest('commands with ..', { commands: '../c.md' }, { 'c.md': 'x\n' }),
  manifest('commands inline', {
    commands: { c: { content: '!`date`', description: 'd', allowedTools: ['Bash(date)'] } },
  }),
  manifest('commands inline with source and content', {
    commands: { c: { content: 'x', source: './c.md' } },
  }),
  manifest('commands inline unknown key', { commands: { c: { content: 'x', zzz: 1 } } }),
  manifest('skills path that is not there', { skills: './none' }),
  manifest('skills ./', { skills: './' }),
  manifest('skills .', { skills: '.' }),
  manifest('mcpServers unknown key in server', { mcpServers: { s: { command: 'x', zzz: 1 } } }),
  manifest('mcpServers path that is not there', { mcpServers: './none.json' }),
  manifest('mcpServers bundle', { mcpServers: './x.mcpb' }),
  manifest('mcpServers bundle URL', { mcpServers: 'https://example.com/x.mcpb' }),
  manifest('lspServers unknown key in server', {
    lspServers: { s: { command: 'x', extensionToLanguage: { '.x': 'x' }, zzz: 1 } },
  }),
  manifest('lspServers without extensions', { lspServers: { s: { command: 'x' } } }),
  manifest('monitors unknown key', {
    experimental: { monitors: [{ name: 'm', command: 'x', description: 'd', zzz: 1 }] },
  }),
  manifest('monitors without command', {
    experimental: { monitors: [{ name: 'm', description: 'd' }] },
  }),
  manifest('monitors same name twice', {
    experimental: {
      monitors: [
        { name: 'm', command: 'x', description: 'd' },
        { name: 'm', command: 'y', description: 'd' },
      ],
    },
  }),
  manifest('monitors outside experimental', {
    monitors: [{ name: 'm', command: 'x', description: 'd' }],
  }),
  manifest('userConfig unknown key', {
    userConfig: { k: { type: 'string', title: 't', description: 'd', zzz: 1 } },
  }),
  manifest('userConfig without title', { userConfig: { k: { type: 'string', description: 'd' } } }),
  manifest('channels of an unknown server', { channels: [{ server: 's' }] }),
  manifest('dependencies unknown shape', { dependencies: [{ nam: 'x' }] }),
  manifest('dependencies unknown key', { dependencies: [{ name: 'x', zzz: 1 }] }),
  manifest('optionalDependencies', { optionalDependencies: ['x@m'] }),
  manifest('engines range', { engines: { 'claude-code': '>=99' } }),
  manifest('engines no range', { engines: { 'claude-code': 'yes' } }),
  manifest('network without hosts', { network: {} }),
  manifest('network hosts with scheme', { network: { hosts: ['https://example.com'] } }),
  manifest('binaries', { binaries: { 'x-linux-x64': { sha256: 'a'.repeat(64) } } }),
  manifest('binaries short digest', { binaries: { 'x-linux-x64': { sha256: 'abc' } } }),
  manifest('settings unknown key', { settings: { zzz: 1 } }),
  manifest('settings permissions', { settings: { permissions: { allow: ['Bash'] } } }),
  manifest('experimental unknown key', { experimental: { zzz: 1 } }),
  manifest('metadata', { metadata: { a: 1 } }),
  manifest('defaultEnabled as text', { defaultEnabled: 'no' }),
  plugin('plugin.json no JSON', { 'p/.claude-plugin/plugin.json': '{' }),
  plugin('plugin.json a list', { 'p/.claude-plugin/plugin.json': '[]' }),
  hooks('without hooks', { SessionStart: [{ hooks: [command] }] }),
  hooks('hooks empty', { hooks: {} }),
  hooks('empty object', {}),
  hooks('unknown key beside hooks', { hooks: {}, zzz: 1 }),
  hooks('description', { description: 'd', hooks: {} }),
  hooks('modules alone', { modules: ['./m.ts'] }),
  hooks('unknown event', { hooks: { OnStart: [{ hooks: [command] }] } }),
  hooks('event of another case', { hooks: { sessionStart: [{ hooks: [command] }] } }),
  hooks('event no list', { hooks: { SessionStart: { hooks: [command] } } }),
  hooks('handlers without group', { hooks: { SessionStart: [command] } }),
  hooks('group unknown key', { hooks: { SessionStart: [{ zzz: 1, hooks: [command] }] } }),
  hooks('group without hooks', { hooks: { SessionStart: [{ matcher: 'x' }] } }),
  hooks('matcher no text', { hooks: { PreToolUse: [{ matcher: 1, hooks: [command] }] } }),
  hooks('matcher of a regex that does not parse', {
    hooks: { PreToolUse: [{ matcher: '(', hooks: [command] }] },
  }),
  hooks('matcher on an event without one', {
    hooks: { Stop: [{ matcher: 'x', hooks: [command] }] },
  }),
  handler('command missing', { type: 'command' }),
  handler('command empty', { type: 'command', command: '' }),
  handler('type missing', { command: './x.sh' }),
  handler('type unknown', { type: 'zzz', command: './x.sh' }),
  handler('prompt missing', { type: 'prompt' }, 'Stop'),
  handler('prompt on Stop', { type: 'prompt', prompt: 'x' }, 'Stop'),
  handler('prompt on SessionStart', { type: 'prompt', prompt: 'x' }),
  handler('prompt on Notification', { type: 'prompt', prompt: 'x' }, 'Notification'),
  handler('agent on SessionStart', { type: 'agent', prompt: 'x' }),
  handler('http on SessionStart', { type: 'http', url: 'https://example.com' }),
  handler('http without url', { type: 'http' }, 'Stop'),
  handler('http url no URL', { type: 'http', url: 'me' }, 'Stop'),
  handler('mcp_tool without server', { type: 'mcp_tool', tool: 't' }, 'Stop'),
  handler('timeout 0', { ...command, timeout: 0 }),
  handler('timeout below 0', { ...command, timeout: -1 }),
  handler('timeout as text', { ...command, timeout: '5' }),
  handler('async on prompt', { type: 'prompt', prompt: 'x', async: true }, 'Stop'),
  handler('async on http', { type: 'http', url: 'https://example.com', async: true }, 'Stop'),
  handler('async on command', { ...command, async: true }),
  handler('unknown key', { ...command, zzz: 1 }),
  handler('onFailure unknown', { ...command, onFailure: 'zzz' }),
  handler('shell unknown', { ...command, shell: 'fish' }),
  handler('if without rule', { ...command, if: 'nothing here (' }, 'PreToolUse'),
  handler('script that is not there', { ...command, command: '${CLAUDE_PLUGIN_ROOT}/none.sh' }),
  plugin('hooks.json no JSON', { 'p/hooks/hooks.json': '{' }),
  servers('plain', { mcpServers: { s: { command: 'x' } } }),
  servers('unwrapped', { s: { command: 'x' } }),
  servers('args as text', { mcpServers: { s: { command: 'x', args: '-y' } } }),
  servers('type websocket', { mcpServers: { s: { type: 'websocket', url: 'wss://example.com' } } }),
  servers('type ws', { mcpServers: { s: { type: 'ws', url: 'wss://example.com' } } }),
  servers('without command', { mcpServers: { s: {} } }),
  servers('url without type', { mcpServers: { s: { url: 'https://example.com' } } }),
  servers('command with type http', { mcpServers: { s: { type: 'http', command: 'x' } } }),
  servers('unknown key', { mcpServers: { s: { command: 'x', zzz: 1 } } }),
  servers('disabled', { mcpServers: { s: { command: 'x', disabled: true } } }),
  servers('cwd', { mcpServers: { s: { command: 'x', cwd: '.' } } }),
  servers('env number', { mcpServers: { s: { command: 'x', env: { A: 1 } } } }),
  servers('unknown key beside mcpServers', { mcpServers: {}, zzz: 1 }),
  servers('name with blanks', { mcpServers: { 'my server': { command: 'x' } } }),
  servers('reserved name', { mcpServers: { workspace: { command: 'x' } } }),
  plugin('.lsp.json unknown key', {
    'p/.lsp.json': JSON.stringify({
      s: { command: 'x', extensionToLanguage: { '.x': 'x' }, zzz: 1 },
    }),
  }),
  plugin('.lsp.json without extensions', {
    'p/.lsp.json': JSON.stringify({ s: { command: 'x' } }),
  }),
  plugin('monitors.json unknown key', {
    'p/monitors/monitors.json': JSON.stringify([
      { name: 'm', command: 'x', description: 'd', zzz: 1 },
    ]),
  }),
  plugin('monitors.json an object', { 'p/monitors/monitors.json': '{}' }),
  agentFile('plain', agent),
  agentFile('no frontmatter', 'Body.\n'),
  agentFile('no name', '---\ndescription: d\n---\nx\n'),
  agentFile('no description', '---\nname: a\n---\nx\n'),
  agentFile('no tools', '---\nname: a\ndescription: d\n---\nx\n'),
  agentFile('unknown tool', '---\nname: a\ndescription: d\ntools: Zzz\n---\nx\n'),
  agentFile('unknown model', '---\nname: a\ndescription: d\nmodel: zzz\n---\nx\n'),
  agentFile('unknown key', '---\nname: a\ndescription: d\nzzz: 1\n---\nx\n'),
  agentFile('hooks', '---\nname: a\ndescription: d\nhooks: {}\n---\nx\n'),
  agentFile(
    'permissionMode',
    '---\nname: a\ndescription: d\npermissionMode: bypassPermissions\n---\nx\n',
  ),
  agentFile(
    'permissionMode unknown',
    '---\nname: a\ndescription: d\npermissionMode: zzz\n---\nx\n',
  ),
  agentFile('effort unknown', '---\nname: a\ndescription: d\neffort: zzz\n---\nx\n'),
  agentFile('maxTurns 0', '---\nname: a\ndescription: d\nmaxTurns: 0\n---\nx\n'),
  agentFile('isolation unknown', '---\nname: a\ndescription: d\nisolation: zzz\n---\nx\n'),
  agentFile('name with blanks', '---\nname: My Agent\ndescription: d\n---\nx\n'),
  agentFile('frontmatter no YAML', '---\nname: [\n---\nx\n'),
  agentFile('empty', ''),
  plugin('skill without frontmatter', { 'p/skills/log/SKILL.md': 'Body.\n' }),
  plugin('skill without description', { 'p/skills/log/SKILL.md': '---\nname: log\n---\nx\n' }),
  plugin('skill without name', { 'p/skills/log/SKILL.md': '---\ndescription: d\n---\nx\n' }),
  plugin('skill frontmatter no YAML', { 'p/skills/log/SKILL.md': '---\nname: [\n---\nx\n' }),
  plugin('skill unknown key', {
    'p/skills/log/SKILL.md': '---\nname: log\ndescription: d\nzzz: 1\n---\nx\n',
  }),
  plugin('skill context inline', {
    'p/skills/log/SKILL.md': '---\nname: log\ndescription: d\ncontext: inline\n---\nx\n',
  }),
  plugin('skill context unknown', {
    'p/skills/log/SKILL.md': '---\nname: log\ndescription: d\ncontext: zzz\n---\nx\n',
  }),
  plugin('skill effort 40', {
    'p/skills/log/SKILL.md': '---\nname: log\ndescription: d\neffort: 40\n---\nx\n',
  }),
  plugin('skill effort unknown', {
    'p/skills/log/SKILL.md': '---\nname: log\ndescription: d\neffort: zzz\n---\nx\n',
  }),
  plugin('skill name with capitals', {
    'p/skills/log/SKILL.md': '---\nname: My Log\ndescription: d\n---\nx\n',
  }),
  plugin('skill allowed-tools a map', {
    'p/skills/log/SKILL.md': '---\nname: log\ndescription: d\nallowed-tools: {a: b}\n---\nx\n',
  }),
  plugin('skill hooks wrong', {
    'p/skills/log/SKILL.md': '---\nname: log\ndescription: d\nhooks: []\n---\nx\n',
  }),
  plugin('command without frontmatter', { 'p/commands/c.md': 'x\n' }),
  plugin('hooks.json inside .claude-plugin', {
    'p/.claude-plugin/hooks/hooks.json': '{"hooks":{}}',
  }),
  plugin('skills inside .claude-plugin', { 'p/.claude-plugin/skills/z/SKILL.md': skill }),
  market('plain', {}),
  market('name with blanks', { name: 'My Market' }),
  market('name reserved', { name: 'claude-plugins-official' }),
  market('name reserved anthropic', { name: 'anthropic-plugins' }),
  market('name inline', { name: 'inline' }),
  market('name builtin', { name: 'builtin' }),
  market('name skills-dir', { name: 'skills-dir' }),
  market('name like an official one', { name: 'official-claude-plugins' }),
  market('name empty', { name: '' }),
  market('owner missing', { owner: undefined }),
  market('owner as text', { owner: 'A' }),
  market('plugins missing', { plugins: undefined }),
  market('plugins empty', { plugins: [] }),
  market('unknown key', { zzz: 1 }),
  market('metadata unknown key', { metadata: { zzz: 1 } }),
  market('pluginRoot', { metadata: { pluginRoot: './' } }, source('p')),
  market('entry unknown key', {}, { zzz: 1 }),
  market('entry without source', {}, source(undefined)),
  market('entry name with blanks', {}, { name: 'My P' }),
  market('source "."', {}, source('.')),
  market('source "./"', {}, source('./')),
  market('source without ./', {}, source('p')),
  market('source with ..', {}, source('../p')),
  market('source absolute', {}, source('/p')),
  market('source that is not there', {}, source('./none')),
  market('source unknown type', {}, source({ source: 'zzz', url: 'https://example.com' })),
  market('source unknown key', {}, source({ source: 'github', repo: 'o/r', zzz: 1 })),
  market('source github without repo', {}, source({ source: 'github' })),
  market('source github repo no pair', {}, source({ source: 'github', repo: 'o' })),
  market('source sha short', {}, source({ source: 'github', repo: 'o/r', sha: 'abc' })),
  market(
    'source git-subdir ref a commit',
    {},
    source({
      source: 'git-subdir',
      url: 'https://example.com/r.git',
      path: 'p',
      ref: 'a'.repeat(40),
    }),
  ),
  market(
    'source git-subdir without path',
    {},
    source({ source: 'git-subdir', url: 'https://example.com/r.git' }),
  ),
  market('source command', {}, source({ source: 'command', command: 'echo /p' })),
  market('source archive http', {}, source({ source: 'archive', url: 'http://example.com/p.zip' })),
  market('source npm', {}, source({ source: 'npm', package: 'p' })),
  market(
    'source headersHelper',
    {},
    { source: { source: 'archive', url: 'https://example.com/p.zip' }, headersHelper: './h.sh' },
  ),
  market(
    'same name twice',
    {
      plugins: [
        { name: 'p', source: './p' },
        { name: 'p', source: './q' },
      ],
    },
    {},
    { 'q/.claude-plugin/plugin.json': JSON.stringify({ ...base, name: 'q' }) },
  ),
  market(
    'strict false and both say skills',
    {},
    { strict: false, skills: ['./skills/log'] },
    { 'p/.claude-plugin/plugin.json': JSON.stringify({ ...base, skills: ['./skills/log'] }) },
  ),
  market(
    'strict false and only the entry says skills',
    {},
    { strict: false, skills: ['./skills/log'] },
  ),
  market(
    'both say skills',
    {},
    { skills: ['./skills/log'] },
    { 'p/.claude-plugin/plugin.json': JSON.stringify({ ...base, skills: ['./skills/log'] }) },
  ),
  market('entry version differs', {}, { version: '2.0.0' }),
  market('entry name differs from plugin.json', {}, { name: 'other' }),
  market('renames', { renames: { old: 'p' } }),
  market('renames to nothing known', { renames: { old: 'zzz' } }),
  market('renames cycle', { renames: { a: 'b', b: 'a' } }),
  market('entry agents a folder', {}, { agents: './agents' }, { 'p/agents/a.md': agent }),
  market('entry hooks unknown event', {}, { hooks: { Zzz: [] } }),
];
