import { folderOf, nameOf } from '../../model/text/path.ts';
import { wordList } from '../../model/text/word-list.ts';
import { get, type Table, text as textOf } from '../../model/value/value.ts';
import type { Carrier, CarrierResult } from '../carrier.ts';
import { exampleWriter } from '../examples/example.ts';
import { gemini } from '../hooks/client-events.ts';
import { readClientHooks } from '../hooks/client-hooks.ts';
import { readClientServers } from '../servers/client-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields } from '../support/fields.ts';
import { pinOf } from '../support/program-line.ts';
import {
  inRepository,
  listGrants,
  opaqueSetting,
  settingGrant,
} from '../support/setting-grants.ts';
import { grants } from '../table/row.ts';

const path = '.gemini/settings.json';
const settings = (text: string) => ({ [path]: `${text}\n` });
const example = exampleWriter(settings);

/** The settings of Gemini CLI in a repository. */
export const geminiSettings: Carrier = {
  id: 'gemini-settings',
  title: '`.gemini/settings.json`',
  client: 'Gemini CLI',
  extensions: ['json'],
  rows: [
    ...grants('mcp', 'mcpServers.<name>', 'starts the server, with its tools'),
    ...grants('secret', 'mcpServers.<name>.env, headers', 'passes on variables of the environment'),
    ...grants('run', 'hooks', 'as in `hooks/hooks.json` of an extension'),
    ...grants('approve', 'tools.allowed', 'allows the tools without asking'),
    ...grants('guard', 'tools.exclude, tools.core', 'limits the tools'),
    ...grants(
      'run',
      'tools.discoveryCommand, tools.callCommand',
      'runs the command without asking',
    ),
    ...grants('settings', 'general, security, tools, context, mcp', 'shown as written'),
  ],
  unitOf(file) {
    const folder = folderOf(file);
    const isSettings = nameOf(file) === 'settings.json' && nameOf(folder) === '.gemini';
    return isSettings ? { kind: 'repository', root: folderOf(folder) } : null;
  },
  read({ path: file, text, unit }) {
    const { root, faults } = readJson(file, text, {
      consequence: 'Gemini CLI uses none of its settings',
      hasComments: true,
    });
    if (root?.kind !== 'table') return combine({ faults });
    const shown = ['general', 'security', 'context', 'mcp', 'privacy', 'telemetry', 'experimental'];
    return combine(
      readClientServers(get(root, 'mcpServers'), { unit }),
      readClientHooks(get(root, 'hooks'), gemini),
      readTools(get(root, 'tools') as Table | undefined),
      ...shown.map((key) => opaqueSetting(root.fields.get(key), '')),
      { unread: unreadFields(root, known) },
    );
  },
  examples: [
    example('mcp', 'docs-mcp --all', [
      '{"mcpServers": {"docs": {"command": "docs-mcp", "args": ["--all"]}}}',
      '{"mcpServers": {}}',
      '{\n  // the documents\n  "mcpServers": {"docs": {"args": ["--all"], "command": "docs-mcp"}}\n}',
    ]),
    example('secret', '${DOCS_KEY} to the server', [
      '{"mcpServers": {"docs": {"command": "docs-mcp", "env": {"KEY": "$DOCS_KEY"}}}}',
      '{"mcpServers": {"docs": {"command": "docs-mcp"}}}',
    ]),
    example('run', 'notify.sh', [
      '{"hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": "notify.sh"}]}]}}',
      '{}',
    ]),
    example('approve', 'run_shell_command(git)', [
      '{"tools": {"allowed": ["run_shell_command(git)"]}}',
      '{"tools": {}}',
    ]),
    example('guard', 'web_fetch', [
      '{"tools": {"exclude": ["web_fetch"]}}',
      '{"tools": {"exclude": []}}',
    ]),
    example('settings', 'security: {"disableYoloMode":false}', [
      '{"security": {"disableYoloMode": false}}',
      '{}',
      '{"security":{"disableYoloMode":false}}',
    ]),
  ],
};

/** Keys without a permission are those of the screen and the model. */
const known: ReadonlySet<string> = new Set(
  wordList(`
  mcpServers hooks tools general security context mcp privacy telemetry experimental ui ide output
  model theme $schema
`),
);

const toolKeys: ReadonlySet<string> = new Set([
  'allowed',
  'exclude',
  'core',
  'discoveryCommand',
  'callCommand',
  'sandbox',
]);

function readTools(tools: Table | undefined): CarrierResult {
  if (tools?.kind !== 'table') return combine();
  const { fields } = tools;
  const rules = (key: string, kind: 'approve' | 'guard') =>
    listGrants(fields.get(key), 'tools.', ({ text, at }, subject) => ({
      kind,
      feature: 'permission-rule',
      scope: text.trim(),
      reach: 'one',
      subject,
      trigger: inRepository,
      at,
    }));
  const core = fields.get('core');
  const only = core
    ? [settingGrant('tools.core', 'only listed tools', { kind: 'guard', at: core.keyAt })]
    : [];
  const coreTools = listGrants(core, 'tools.', ({ text, at }, subject) =>
    settingGrant(subject, `tool ${text.trim()}`, { at }),
  );
  return combine(
    rules('allowed', 'approve'),
    rules('exclude', 'guard'),
    { grants: only },
    coreTools,
    opaqueSetting(fields.get('sandbox'), 'tools.'),
    ...['discoveryCommand', 'callCommand'].map((key) => commandGrant(tools, key)),
    { unread: unreadFields(tools, toolKeys, 'tools.') },
  );
}

function commandGrant({ fields }: Table, key: string): Partial<CarrierResult> {
  const field = fields.get(key);
  const line = textOf(field?.value);
  if (!field || line === undefined) return {};
  return {
    grants: [
      {
        kind: 'run',
        feature: 'helper-command',
        subject: `tools.${key}`,
        scope: line.trim(),
        reach: 'one',
        trigger: inRepository,
        pin: pinOf(line),
        at: field.value.at,
      },
    ],
  };
}
