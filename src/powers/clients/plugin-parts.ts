import { resolve } from '../../model/text/path.ts';
import { get, text, type Value } from '../../model/value/value.ts';
import type { CarrierResult, Grant } from '../carrier.ts';
import { copilot, cursor } from '../hooks/client-events.ts';
import { clientEventRows, readClientHooks } from '../hooks/client-hooks.ts';
import { combine } from '../support/carrier-result.ts';
import { offSwitch } from '../support/setting-grants.ts';
import { grants, harmless, inlineRows, within } from '../table/row.ts';
import { copilotServerRows, readCopilotServers } from './copilot-language-servers.ts';
import { readParts } from './inline-parts.ts';
import type { PluginParts } from './plugin-manifest.ts';

/** What Cursor reads of a plugin. */
export const cursorParts: PluginParts = {
  client: 'Cursor',
  hasNamedParts: true,
  hookFile: '.cursor/hooks.json',
  rows: harmless(`
    displayName logo publisher minimumVersion rules agents commands variables
  `),
  eventRows: clientEventRows('stop'),
  hooksCarrier: 'cursor-hooks',
  serversCarrier: 'cursor-mcp',
  readHooks: (value) => readClientHooks(value, cursor),
};

/** What Copilot reads of a plugin. */
export const copilotParts: PluginParts = {
  client: 'Copilot',
  hasNamedParts: true,
  hookFile: '.github/hooks/*.json',
  rows: [
    ...grants('run', 'lspServers', 'as in `.github/lsp.json`, or the path of such a file', {
      example: { lspServers: { ts: { command: 'ts-ls', fileExtensions: { '.ts': 'ts' } } } },
    }),
    ...inlineRows('lspServers', (prefix) => within(`${prefix}.<name>`, copilotServerRows)),
    ...grants('run', 'extensions', 'runs the program of each folder, at each session', {
      example: { extensions: ['./extensions/notify'] },
      without: { extensions: { 'com.example': { skills: ['./skills/a'] } } },
    }),
    ...grants('guard', 'defaultDisabled', 'true: the plugin starts disabled', {
      example: { defaultDisabled: true },
    }),
    ...harmless(`
      displayName agents commands strict logo rules outputStyles postInstallMessage
    `),
  ],
  eventRows: clientEventRows('agentStop'),
  hooksCarrier: 'copilot-hooks',
  serversCarrier: 'copilot-mcp',
  readHooks: (value) => readClientHooks(value, copilot),
  readMore: (root, unit) =>
    combine(
      readParts(get(root, 'lspServers'), {
        unit,
        carrier: 'copilot-lsp',
        wrapper: 'lspServers',
        read: readCopilotServers,
      }),
      readExtensions(get(root, 'extensions')),
      offSwitch(root.fields.get('defaultDisabled'), '', true),
    ),
};

/** Folders with a program that starts with each session. */
function readExtensions(value: Value | undefined): Partial<CarrierResult> {
  // Fields of other clients, by their domain.
  if (value?.kind === 'table' && [...value.fields.keys()].every((key) => key.includes('.')))
    return {};
  const listed = value?.kind === 'list' ? value.items : value ? [value] : [];
  return {
    grants: listed.map((item): Grant => {
      const written = text(item);
      const program = resolve('', `${written ?? ''}/extension.mjs`);
      return {
        kind: 'run',
        feature: 'background-program',
        subject: `extension ${written ?? ''}`,
        scope: written ?? '',
        reach: written === undefined ? 'unknown' : 'one',
        trigger: { start: 'session' },
        command: program === undefined ? undefined : ['node', program],
        at: item.at,
      };
    }),
  };
}
