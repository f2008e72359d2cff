import { folderOf, nameOf } from '../../model/text/path.ts';
import { flag, get, source, text } from '../../model/value/value.ts';
import type { CarrierResult, FieldPlace, FieldReader, Grant } from '../carrier.ts';
import { geminiServerRows } from '../clients/gemini-settings.ts';
import { clientServersRows } from '../servers/client-servers.ts';
import { whileEnabled } from '../servers/mcp-servers.ts';
import { hostOf } from '../support/remote.ts';
import { names } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The manifest of a Gemini extension. */
export const geminiExtension = tableCarrier({
  id: 'gemini-extension',
  paths: ['gemini-extension.json'],
  client: 'Gemini CLI',
  format: 'json',
  consequence: 'Gemini CLI does not load the extension',
  rows: [
    ...clientServersRows('mcpServers'),
    ...geminiServerRows,
    // An extension cannot trust its own servers.
    ...harmless('mcpServers.<name>.trust'),
    ...grants('guard', 'excludeTools', 'takes tools of the client away', {
      read: names({ kind: 'guard', feature: 'permission-rule', trigger: whileEnabled }),
      example: { excludeTools: ['run_shell_command(rm -rf)', 'web_fetch'] },
    }),
    ...grants(
      'secret',
      'settings[].envVar',
      'gives the variable to servers and hooks of the extension',
      {
        read: readVariable,
        example: { settings: [{ name: 'Key', envVar: 'DOCS_KEY', sensitive: true }] },
      },
    ),
    ...harmless('settings[].name settings[].description settings[].sensitive'),
    ...grants('install', 'migratedTo', 'updates come from that repository', {
      read: readMigration,
      example: { migratedTo: 'https://git.example/new/home' },
    }),
    ...harmless(`
      name version description contextFileName themes plan $schema author license homepage
      repository keywords
    `),
  ],
  unitOf: (path) =>
    nameOf(path) === 'gemini-extension.json' ? { kind: 'plugin', root: folderOf(path) } : null,
  readWhole: (root) => ({ name: text(get(root, 'name')), version: source(get(root, 'version')) }),
  sample: { path: 'e/gemini-extension.json' },
});

function readVariable(
  { value }: Parameters<FieldReader>[0],
  { table }: FieldPlace,
): Partial<CarrierResult> {
  const variable = text(value);
  if (variable === undefined) return {};
  const isSensitive = flag(get(table, 'sensitive')) === true;
  const grant: Grant = {
    kind: 'secret',
    feature: 'secret',
    scope: `\${${variable}} to the extension`,
    variable,
    reach: 'one',
    subject: 'settings',
    trigger: whileEnabled,
    at: value.at,
    remark: isSensitive ? 'the user enters a secret' : undefined,
  };
  return { grants: [grant] };
}

function readMigration({ value }: Parameters<FieldReader>[0]): Partial<CarrierResult> {
  const { name } = hostOf(text(value));
  const grant: Grant = {
    kind: 'install',
    feature: 'source',
    scope: name,
    reach: name === '' ? 'unknown' : 'one',
    subject: 'migratedTo',
    trigger: { start: 'install' },
    at: value.at,
    pin: { level: 'mutable', program: name },
    remark: 'updates come from there',
  };
  return { grants: [grant] };
}
