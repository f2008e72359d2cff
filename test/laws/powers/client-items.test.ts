import { describe, expect, test } from 'vitest';
import { defaultRenderOptions } from '../../../src/report/reporter.ts';
import { text } from '../../../src/report/text/text.ts';
import { runCase } from '../../support/run-case.ts';

type Files = Readonly<Record<string, string>>;

const policy = `policy:
  hooks: false
  mcp: false
  network: false
  exec: false
  unpinned: false
  secrets: false
`;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const plugin = (more = {}) => ({
  'p/.claude-plugin/plugin.json': json({ name: 'p', version: '1.0.0', description: 'd', ...more }),
});
const market = (entry = {}, more = {}) => ({
  '.claude-plugin/marketplace.json': json({
    name: 'm',
    owner: { name: 'o' },
    plugins: [{ name: 'p', source: './p', ...entry }],
    ...more,
  }),
});

/** A tree in which every client has its files, and none grants anything that is asked for below. */
const tree: Files = {
  ...plugin(),
  ...market(),
  'p/skills/log/SKILL.md': '---\nname: log\ndescription: Logs the day.\n---\nBody.\n',
  'p/hooks/hooks.json': json({ hooks: {} }),
  'p/agents/a.md': '---\nname: a\ndescription: d\ntools: Read\n---\nText.\n',
  '.mcp.json': json({ mcpServers: { docs: { command: 'node', args: ['server.js'] } } }),
  'server.js': 'listen();\n',
  '.claude/settings.json': json({ model: 'sonnet' }),
  '.github/copilot/settings.json': json({ model: 'm' }),
  'opencode.json': json({ model: 'm' }),
  '.gemini/settings.json': json({ ui: {} }),
  'gemini-extension.json': json({ name: 'e', version: '1.0.0' }),
  '.codex/config.toml': 'model = "m"\n',
  '.vscode/settings.json': json({ 'editor.tabSize': 2 }),
  'apm.yml': 'name: a\nversion: 1.0.0\n',
};

const claude = (more: object): Files => ({ '.claude/settings.json': json(more) });
const hooks = (value: object): Files => ({ 'p/hooks/hooks.json': json(value) });
const agent = (more: string): Files => ({
  'p/agents/a.md': `---\nname: a\ndescription: d\ntools: Read\n${more}\n---\nText.\n`,
});
const server = (more: object): Files => ({
  '.mcp.json': json({ mcpServers: { docs: { command: 'node', args: ['server.js'], ...more } } }),
});
const mod = { ...hooks({ modules: ['./m.ts'] }), 'p/hooks/m.ts': 'import "./n.ts";\n' };
const guard = (more = {}) => ({
  PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: './g.sh', ...more }] }],
});
const runs = (event: string, command = './x.sh') => ({
  [event]: [{ hooks: [{ type: 'command', command }] }],
});
const source = { source: 'github', repo: 'o/r' };

/** What the change adds, by what it is; `before` is what base has beside the tree. */
const items: Readonly<Record<string, { readonly before?: Files; readonly after: Files }>> = {
  'mod in hooks.json': { after: { ...mod, 'p/hooks/n.ts': 'run();\n' } },
  'bytes of a mod': {
    before: { ...mod, 'p/hooks/n.ts': 'run();\n' },
    after: { 'p/hooks/m.ts': 'import "./n.ts";\nmore();\n' },
  },
  'bytes of what a mod imports': {
    before: { ...mod, 'p/hooks/n.ts': 'run();\n' },
    after: { 'p/hooks/n.ts': 'more();\n' },
  },
  'new hooks.json with modules only': {
    after: {
      'q/.claude-plugin/plugin.json': json({ name: 'q' }),
      'q/hooks/hooks.json': json({ modules: ['./m.ts'] }),
      'q/hooks/m.ts': 'run();\n',
    },
  },
  binaries: { after: plugin({ binaries: { 'x-linux-x64': { sha256: 'a'.repeat(64) } } }) },
  'command content': { after: plugin({ commands: { c: { content: 'Look: !`git status`' } } }) },
  'command allowedTools': {
    after: plugin({ commands: { c: { content: 'x', allowedTools: ['Bash(git *)'] } } }),
  },
  'mcpServers URL of a bundle': { after: plugin({ mcpServers: 'https://x.example/s.mcpb' }) },
  'mcpServers local bundle': { after: { ...plugin({ mcpServers: './s.mcpb' }), 'p/s.mcpb': 'PK' } },
  'mcpServers array of bundles': { after: plugin({ mcpServers: ['https://x.example/s.mcpb'] }) },
  'headersHelper of an entry': {
    after: market({
      source: { source: 'url', url: 'https://x.example/p.git', headersHelper: './h.sh' },
    }),
  },
  'headersHelper of extraKnownMarketplaces': {
    after: claude({
      extraKnownMarketplaces: {
        m: { source: { source: 'url', url: 'https://x.example/m.json', headersHelper: './h.sh' } },
      },
    }),
  },
  proxyAuthHelper: { after: claude({ proxyAuthHelper: './h.sh' }) },
  additionalMarketplaces: { after: claude({ additionalMarketplaces: { m: { source } } }) },
  extraKnownMarketplaces: { after: claude({ extraKnownMarketplaces: { m: { source } } }) },
  'sandbox.bwrapPath': { after: claude({ sandbox: { bwrapPath: './b' } }) },
  'sandbox.socatPath': { after: claude({ sandbox: { socatPath: './b' } }) },
  'sandbox.ripgrep': { after: claude({ sandbox: { ripgrep: { command: './rg' } } }) },
  'sandbox.filesystem.disabled': { after: claude({ sandbox: { filesystem: { disabled: true } } }) },
  'sandbox.network.allowMachLookup': {
    after: claude({ sandbox: { network: { allowMachLookup: ['com.x'] } } }),
  },
  'sandbox.network.tlsTerminate': {
    after: claude({ sandbox: { network: { tlsTerminate: true } } }),
  },
  'sandbox.allowAppleEvents': { after: claude({ sandbox: { allowAppleEvents: true } }) },
  'sandbox.allowNestedUserNamespaces': {
    after: claude({ sandbox: { allowNestedUserNamespaces: true } }),
  },
  sshHostCommands: { after: claude({ sshHostCommands: [{ name: 'a', command: './h.sh' }] }) },
  sshConfigs: { after: claude({ sshConfigs: [{ id: 'a', name: 'a', sshHost: 'a.example' }] }) },
  'onFailure removed': {
    before: hooks({ hooks: guard({ onFailure: 'block' }) }),
    after: hooks({ hooks: guard() }),
  },
  ...Object.fromEntries(
    ['blockReadsOutsideWorkingDirectories', 'blockWritesOutsideWorkingDirectories'].map((key) => [
      `${key} removed`,
      { before: claude({ permissions: { [key]: true } }), after: claude({}) },
    ]),
  ),
  'allowedHttpHookUrls removed': {
    before: claude({ allowedHttpHookUrls: ['https://x.example/*'] }),
    after: claude({}),
  },
  'httpHookAllowedEnvVars removed': {
    before: claude({ httpHookAllowedEnvVars: ['A'] }),
    after: claude({}),
  },
  'deniedMcpServers removed': {
    before: claude({ deniedMcpServers: [{ serverName: 'docs' }] }),
    after: claude({}),
  },
  'allowedMcpServers removed': {
    before: claude({ allowedMcpServers: [{ serverName: 'docs' }] }),
    after: claude({}),
  },
  ...Object.fromEntries(
    ['PreSkillShellCommand', 'PreModelSwitch', 'PostModelSwitch'].map((event) => [
      event,
      { after: hooks({ hooks: runs(event) }) },
    ]),
  ),
  optionalDependencies: { after: plugin({ optionalDependencies: ['q@m'] }) },
  'agent observer': { after: agent('observer: watcher') },
  'agent observeToolResults': { after: agent('observeToolResults: true') },
  'agent observeSubagents': { after: agent('observeSubagents: true') },
  'agent omitClaudeMd': { after: agent('omitClaudeMd: true') },
  remoteControlAtStartup: { after: claude({ remoteControlAtStartup: true }) },
  autoUploadSessions: { after: claude({ autoUploadSessions: true }) },
  crossSessionInbound: { after: claude({ crossSessionInbound: 'accept' }) },
  isolatePeerMachines: { after: claude({ isolatePeerMachines: false }) },
  remoteTools: { after: claude({ remoteTools: { allowUnattendedServing: true } }) },
  'network.hosts of a plugin': { after: plugin({ network: { hosts: ['x.example'] } }) },
  'network.hosts of a server': { after: server({ network: { hosts: ['x.example'] } }) },
  toolPermissions: { after: server({ toolPermissions: { search: 'allow' } }) },
  'tools[].permission_policy': {
    after: server({ tools: [{ name: 'search', permission_policy: 'always_allow' }] }),
  },
  'remote code for the screen': {
    after: plugin({
      experimental: {
        syntaxHighlighting: { hljsLanguages: [{ name: 'x', remote: 'npm:hljs-x@latest' }] },
      },
    }),
  },
  'Copilot extension': { after: { '.github/extensions/x/extension.mjs': 'run();\n' } },
  'Copilot hooks in settings': {
    after: {
      '.github/copilot/settings.json': json({
        hooks: { sessionStart: [{ type: 'command', bash: './x.sh' }] },
      }),
    },
  },
  'Copilot statusLine': {
    after: {
      '.github/copilot/settings.json': json({ statusLine: { type: 'command', command: './s.sh' } }),
    },
  },
  'Copilot permission mode': {
    after: { '.github/copilot/settings.json': json({ defaultPermissionMode: 'allow-all' }) },
  },
  'Copilot sandbox': {
    before: { '.github/copilot/settings.json': json({ sandbox: { enabled: true } }) },
    after: { '.github/copilot/settings.json': json({ sandbox: { enabled: false } }) },
  },
  'Copilot enabledPlugins': {
    after: { '.github/copilot/settings.json': json({ enabledPlugins: { 'q@m': true } }) },
  },
  'Copilot copilotUrl': {
    after: { '.github/copilot/settings.json': json({ copilotUrl: 'https://x.example' }) },
  },
  'Copilot proxyUrl': {
    after: { '.github/copilot/settings.local.json': json({ proxyUrl: 'https://x.example' }) },
  },
  'Copilot lsp.json': {
    after: {
      '.github/lsp.json': json({
        lspServers: { x: { command: './lsp', fileExtensions: { '.x': 'x' } } },
      }),
    },
  },
  'plugin lspServers': {
    after: plugin({ lspServers: { x: { command: './lsp', extensionToLanguage: { '.x': 'x' } } } }),
  },
  ...Object.fromEntries(
    ['preMcpToolCall', 'userPromptTransformed', 'postResult'].map((event) => [
      `Copilot ${event}`,
      {
        after: {
          '.github/hooks/h.json': json({
            version: 1,
            hooks: { [event]: [{ type: 'command', bash: './x.sh' }] },
          }),
        },
      },
    ]),
  ),
  ...Object.fromEntries(
    ['agent', 'agents'].map((folder) => [
      `opencode ${folder}`,
      {
        after: {
          [`.opencode/${folder}/x/y.md`]:
            '---\ndescription: d\npermission:\n  bash: allow\n---\nText.\n',
        },
      },
    ]),
  ),
  'opencode new agent': { after: { '.opencode/agent/y.md': '---\ndescription: d\n---\nText.\n' } },
  ...Object.fromEntries(
    ['command', 'commands'].map((folder) => [
      `opencode ${folder}`,
      { after: { [`.opencode/${folder}/x/y.md`]: '---\ndescription: d\n---\nLook: !`git log`\n' } },
    ]),
  ),
  ...Object.fromEntries(
    ['mode', 'modes'].map((folder) => [
      `opencode ${folder}`,
      { after: { [`.opencode/${folder}/y.md`]: '---\npermission:\n  bash: allow\n---\nText.\n' } },
    ]),
  ),
  'opencode.json permissions': {
    after: {
      'opencode.json': json({ permissions: [{ action: 'bash', resource: '*', effect: 'allow' }] }),
    },
  },
  'opencode.json commands': {
    after: { 'opencode.json': json({ commands: { x: { template: '!`git log`' } } }) },
  },
  'opencode.json agents': {
    after: {
      'opencode.json': json({
        agents: { x: { permissions: [{ action: 'bash', resource: '*', effect: 'allow' }] } },
      }),
    },
  },
  'Gemini agent': {
    after: {
      '.gemini/agents/x.md':
        '---\nname: x\ndescription: d\ntools: [run_shell_command]\n---\nText.\n',
    },
  },
  'Gemini agent without tools': {
    after: { '.gemini/agents/x.md': '---\nname: x\ndescription: d\n---\nText.\n' },
  },
  'Gemini agent of an extension': {
    after: {
      'agents/x.md': '---\nname: x\ndescription: d\ntools: [run_shell_command]\n---\nText.\n',
    },
  },
  'Gemini agent mcpServers': {
    after: {
      '.gemini/agents/x.md':
        '---\nname: x\ndescription: d\ntools: [read_file]\nmcpServers:\n  docs:\n    command: ./d\n---\nText.\n',
    },
  },
  'Gemini policies': {
    after: {
      '.gemini/policies/x.toml':
        '[[rule]]\ntoolName = "run_shell_command"\ndecision = "allow"\npriority = 1\n',
    },
  },
  'Gemini trust': {
    before: { '.gemini/settings.json': json({ mcpServers: { docs: { command: './d' } } }) },
    after: {
      '.gemini/settings.json': json({ mcpServers: { docs: { command: './d', trust: true } } }),
    },
  },
  'Gemini policyPaths': { after: { '.gemini/settings.json': json({ policyPaths: ['./p'] }) } },
  'Gemini hooksConfig': {
    after: { '.gemini/settings.json': json({ hooksConfig: { enabled: true } }) },
  },
  'Codex rules': {
    after: { '.codex/rules/x.rules': 'prefix_rule(pattern=["git", "push"], decision="allow")\n' },
  },
  'Codex default_tools_approval_mode': {
    before: { '.codex/config.toml': '[mcp_servers.docs]\ncommand = "d"\n' },
    after: {
      '.codex/config.toml':
        '[mcp_servers.docs]\ncommand = "d"\ndefault_tools_approval_mode = "approve"\n',
    },
  },
  'Codex Interrupt': { after: { '.codex/hooks.json': json({ hooks: runs('Interrupt') }) } },
  'Cursor plugin mcp.json': {
    before: { 'c/.cursor-plugin/plugin.json': json({ name: 'c' }) },
    after: { 'c/mcp.json': json({ mcpServers: { docs: { command: './d' } } }) },
  },
  'Cursor permissions.json': {
    after: { '.cursor/permissions.json': json({ terminalAllowlist: ['git'] }) },
  },
  'Cursor mcpAllowlist': {
    after: { '.cursor/permissions.json': json({ mcpAllowlist: ['docs:*'] }) },
  },
  'Cursor cli.json': {
    after: { '.cursor/cli.json': json({ permissions: { allow: ['Shell(git)'] } }) },
  },
  'Cursor worktrees.json': {
    after: { '.cursor/worktrees.json': json({ 'setup-worktree': ['npm ci'] }) },
  },
  'Cursor agent': {
    after: { '.cursor/agents/x.md': '---\nname: x\ndescription: d\n---\nText.\n' },
  },
  'Cursor marketplace': {
    after: {
      '.cursor-plugin/marketplace.json': json({
        name: 'm',
        owner: { name: 'o' },
        plugins: [{ name: 'q', source: { source: 'github', repo: 'o/r' } }],
      }),
    },
  },
  ...Object.fromEntries(
    [
      ['chat.tools.global.autoApprove', true],
      ['chat.tools.terminal.autoApprove', { git: true }],
      ['chat.tools.urls.autoApprove', { 'https://x.example/*': true }],
      ['chat.mcp.autostart', 'newAndOutdated'],
    ].map(([key, value]) => [
      `VS Code ${key}`,
      { after: { '.vscode/settings.json': json({ [String(key)]: value }) } },
    ]),
  ),
  'VS Code task': {
    after: {
      '.vscode/tasks.json': json({
        version: '2.0.0',
        tasks: [
          { label: 'x', type: 'shell', command: './x.sh', runOptions: { runOn: 'folderOpen' } },
        ],
      }),
    },
  },
  'apm executables': {
    after: { 'apm.yml': 'name: a\nversion: 1.0.0\nexecutables:\n  allow:\n    acme/kit: true\n' },
  },
  'apm executables, more allowed': {
    before: { 'apm.yml': 'name: a\nversion: 1.0.0\nexecutables:\n  allow:\n    acme/kit: true\n' },
    after: {
      'apm.yml':
        'name: a\nversion: 1.0.0\nexecutables:\n  allow:\n    acme/kit: true\n    acme/other: true\n',
    },
  },
  ...Object.fromEntries(
    ['windsurf', 'kiro', 'roo', 'zed', 'amp', 'factory', 'qwen', 'junie', 'continue'].flatMap(
      (client) => [
        [
          `${client} mcp.json`,
          {
            after: { [`.${client}/mcp.json`]: json({ mcpServers: { docs: { command: './d' } } }) },
          },
        ],
        [
          `${client} hooks.json`,
          { after: { [`.${client}/hooks.json`]: json({ hooks: runs('start') }) } },
        ],
        [
          `${client} settings.json`,
          {
            after: {
              [`.${client}/settings.json`]: json({ agent: { always_allow_tool_actions: true } }),
            },
          },
        ],
      ],
    ),
  ),
};

function reportOf(before: Files, after: Files, settings: Files) {
  const side = (name: string, files: Files) =>
    Object.entries(files).map(([path, content]) => [`${name}/${path}`, content] as const);
  const base = { ...tree, ...settings, ...before };
  const files = new Map([...side('before', base), ...side('after', { ...base, ...after })]);
  return runCase({ comment: '', files }, { scope: 'new' });
}

describe.each(Object.entries(items))('%s', (_, { before = {}, after }) => {
  test('fails under a policy', async () => {
    const { findings } = await reportOf(before, after, { 'skillaccord.yml': policy });
    const errors = findings.filter(
      ({ severity, state, category }) =>
        severity === 'error' && state === 'new' && category === 'privilege',
    );
    expect(errors).not.toEqual([]);
  });

  test('is in the block of permissions without one', async () => {
    const report = await reportOf(before, after, {});
    const screen = text.render(report, defaultRenderOptions);
    const [, block = ''] = /^(?:New permissions|Lost limits).*\n((?: .*\n)+)/m.exec(screen) ?? [];
    expect(block, screen).not.toBe('');
  });
});
