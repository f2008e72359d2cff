import { clientFile } from '../clients/client-file.ts';
import { sandboxRows } from '../clients/gemini-security.ts';
import { geminiRows, geminiServerRows, trustRows } from '../clients/gemini-settings.ts';
import { gemini } from '../hooks/client-events.ts';
import { clientHookRows } from '../hooks/client-hooks.ts';
import { clientServersRows } from '../servers/client-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { inRepository, settingGrant } from '../support/setting-grants.ts';
import { command, each, names, only } from '../table/readers.ts';
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
    ...trustRows('mcpServers'),
    ...geminiServerRows,
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
      ...grants('guard', 'confirmationRequired', 'asks before the tools', {
        read: rules('guard'),
        example: { tools: { confirmationRequired: ['web_fetch'] } },
      }),
      ...grants('run', 'shell.pager', 'runs the program to show output', {
        read: command(),
        example: { tools: { shell: { pager: './pager.sh' } } },
      }),
      ...harmless(`
        shell.enableInteractiveShell shell.backgroundCompletionBehavior shell.showColor
        shell.inactivityTimeout shell.enableShellOutputEfficiency useRipgrep
        truncateToolOutputThreshold disableLLMCorrection
      `),
    ]),
    ...within('mcp', [
      ...grants('run', 'serverCommand', 'starts the server', {
        read: command(),
        example: { mcp: { serverCommand: './server.sh' } },
      }),
      ...grants('guard', 'allowed', 'starts no other servers', {
        policyKeys: ['mcp'],
        read: only('only listed servers'),
        example: { mcp: { allowed: ['docs'] } },
      }),
      ...grants('guard', 'excluded', 'does not start the servers', {
        policyKeys: ['mcp'],
        read: names({ kind: 'guard' }),
        example: { mcp: { excluded: ['docs'] } },
      }),
    ]),
    ...sandboxRows,
    ...geminiRows,
  ],
  unitOf: clientFile('.gemini/settings.json'),
  sample: { path: '.gemini/settings.json' },
});

function rules(kind: 'approve' | 'guard') {
  return names({ kind, feature: 'permission-rule', trigger: inRepository });
}
