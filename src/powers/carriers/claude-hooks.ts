import { folderOf, join, nameOf } from '../../model/text/path.ts';
import { get } from '../../model/value/value.ts';
import type { Carrier } from '../carrier.ts';
import { combine, nothing } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields } from '../support/fields.ts';
import { readHooks } from '../support/hooks.ts';

const known: ReadonlySet<string> = new Set(['hooks', 'description', '$schema']);

/** The hooks of a Claude Code plugin. */
export const claudeHooks: Carrier = {
  id: 'claude-hooks',
  title: '`hooks/hooks.json` of a plugin',
  client: 'Claude Code',
  extensions: ['json'],
  fields: [
    {
      field: 'hooks.<event>[].hooks[].command',
      kind: 'run',
      description: 'runs the command at the event, without asking',
    },
    {
      field: 'hooks.<event>[].hooks[].url',
      kind: 'net',
      description: 'sends the event to the host',
    },
    {
      field: 'hooks.<event>[].hooks[].headers',
      kind: 'secret',
      description: 'sends variables of the environment to the host',
    },
    {
      field: 'hooks.<event>[].hooks[].tool',
      kind: 'mcp',
      description: 'calls the tool of an MCP server at the event',
    },
    {
      field: 'hooks.<event>[].hooks[].prompt',
      kind: 'delegate',
      description: 'asks a model at the event, which may block it',
    },
    {
      field: 'hooks.PreToolUse[].hooks[]',
      kind: 'guard',
      description: 'may block the tool call; `async` cannot',
    },
  ],
  unitOf(path, tree) {
    const folder = folderOf(path);
    if (nameOf(path) !== 'hooks.json' || nameOf(folder) !== 'hooks') return null;
    const root = folderOf(folder);
    const isPlugin = tree.has(join(root, '.claude-plugin/plugin.json'));
    const isOther = ['gemini-extension.json', '.cursor-plugin/plugin.json'].some((name) =>
      tree.has(join(root, name)),
    );
    if (!isPlugin && isOther) return null;
    return { kind: 'plugin', root };
  },
  read({ path, text, unit }) {
    // Other programs have files of this name too.
    if (!text.includes('"hooks"')) return nothing;
    const { root, faults } = readJson(path, text, {
      consequence: 'Claude Code loads none of its hooks',
    });
    if (!root) return combine({ faults });
    return combine({ unread: unreadFields(root, known) }, readHooks(get(root, 'hooks'), { unit }));
  },
  examples: [
    {
      kind: 'run',
      scope: 'notify.sh',
      granting: {
        'p/hooks/hooks.json':
          '{"hooks": {"SessionStart": [{"matcher": "startup|resume", "hooks": [{"type": "command", "command": "./notify.sh", "timeout": 5}]}]}}\n',
      },
      without: { 'p/hooks/hooks.json': '{"hooks": {}}\n' },
      equivalents: [
        {
          'p/hooks/hooks.json':
            '{\n  "hooks": {\n    "SessionStart": [\n      {"hooks": [{"timeout": 9, "command": " ./notify.sh", "type": "command"}], "matcher": "resume|startup"}\n    ]\n  }\n}\n',
        },
      ],
    },
    {
      kind: 'guard',
      scope: 'PreToolUse',
      granting: {
        'p/hooks/hooks.json':
          '{"hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": [{"type": "command", "command": "deny.sh"}]}]}}\n',
      },
      without: {
        'p/hooks/hooks.json':
          '{"hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": [{"type": "command", "command": "deny.sh", "async": true}]}]}}\n',
      },
      equivalents: [],
    },
    {
      kind: 'net',
      scope: 'https://x.example/hook',
      granting: {
        'p/hooks/hooks.json':
          '{"hooks": {"Stop": [{"hooks": [{"type": "http", "url": "https://x.example/hook"}]}]}}\n',
      },
      without: { 'p/hooks/hooks.json': '{"hooks": {"Stop": []}}\n' },
      equivalents: [],
    },
    {
      kind: 'secret',
      scope: '${TOKEN} to https://x.example',
      granting: {
        'p/hooks/hooks.json':
          '{"hooks": {"Stop": [{"hooks": [{"type": "http", "url": "https://x.example", "headers": {"Authorization": "Bearer ${TOKEN}"}, "allowedEnvVars": ["TOKEN"]}]}]}}\n',
      },
      without: {
        'p/hooks/hooks.json':
          '{"hooks": {"Stop": [{"hooks": [{"type": "http", "url": "https://x.example"}]}]}}\n',
      },
      equivalents: [],
    },
    {
      kind: 'mcp',
      scope: 'tracker / log',
      granting: {
        'p/hooks/hooks.json':
          '{"hooks": {"Stop": [{"hooks": [{"type": "mcp_tool", "server": "tracker", "tool": "log"}]}]}}\n',
      },
      without: { 'p/hooks/hooks.json': '{"hooks": {}}\n' },
      equivalents: [],
    },
    {
      kind: 'delegate',
      scope: 'Are the tests green?',
      granting: {
        'p/hooks/hooks.json':
          '{"hooks": {"Stop": [{"hooks": [{"type": "prompt", "prompt": "Are the tests green?"}]}]}}\n',
      },
      without: { 'p/hooks/hooks.json': '{"hooks": {}}\n' },
      equivalents: [],
    },
  ],
};
