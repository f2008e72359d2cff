import { clientFile } from '../clients/client-file.ts';
import { gemini } from '../hooks/client-events.ts';
import { clientHookRows } from '../hooks/client-hooks.ts';
import { clientServersRows } from '../servers/client-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { inRepository, settingGrant } from '../support/setting-grants.ts';
import { command, each, names, opaque } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The settings of Gemini CLI in a repository. */
export const geminiSettings = tableCarrier({
  id: 'gemini-settings',
  paths: ['.gemini/settings.json'],
  client: 'Gemini CLI',
  format: 'jsonc',
  consequence: 'Gemini CLI uses none of its settings',
  rows: [
    ...clientServersRows('mcpServers'),
    ...clientHookRows(gemini, { plain: 'SessionStart', guard: 'BeforeTool' }),
    ...within('tools', [
      ...grants('approve', 'allowed', 'allows the tools without asking', {
        read: rules('approve'),
        example: { tools: { allowed: ['run_shell_command(git)'] } },
      }),
      ...grants('guard', 'exclude', 'limits the tools', {
        read: rules('guard'),
        example: { tools: { exclude: ['web_fetch'] } },
      }),
      ...grants('guard', 'core', 'allows no other tools', {
        read: (field, place) => {
          const only = { kind: 'guard', at: field.keyAt } as const;
          const tools = each(({ text, at }, { name }) =>
            settingGrant(name, `tool ${text.trim()}`, { at }),
          );
          return combine(
            { grants: [settingGrant(place.name, 'only listed tools', only)] },
            tools(field, place),
          );
        },
        example: { tools: { core: ['read_file'] } },
      }),
      ...grants('run', 'discoveryCommand, callCommand', 'runs the command without asking', {
        read: command(),
        example: { tools: { discoveryCommand: './tools.sh' } },
      }),
      ...grants('settings', 'sandbox', 'decides where commands run', {
        read: opaque(),
        example: { tools: { sandbox: 'docker' } },
      }),
    ]),
    ...grants(
      'settings',
      'general, security, context, mcp, privacy, telemetry, experimental',
      'shown as written',
      {
        read: opaque(),
        example: { security: { disableYoloMode: false } },
      },
    ),
    ...harmless('ui ide output model theme $schema'),
  ],
  unitOf: clientFile('.gemini/settings.json'),
  sample: { path: '.gemini/settings.json' },
});

function rules(kind: 'approve' | 'guard') {
  return names({ kind, feature: 'permission-rule', trigger: inRepository });
}
