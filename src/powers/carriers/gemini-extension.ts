import { folderOf, nameOf } from '../../model/text/path.ts';
import { wordList } from '../../model/text/word-list.ts';
import { flag, get, items, source, text, type Value } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, Grant } from '../carrier.ts';
import { exampleWriter } from '../examples/example.ts';
import { readClientServers } from '../servers/client-servers.ts';
import { whileEnabled } from '../servers/mcp-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { stringsOf, unreadFields, wrongType } from '../support/fields.ts';
import { hostOf } from '../support/remote.ts';
import { grants } from '../table/row.ts';

const known: ReadonlySet<string> = new Set(
  wordList(`
  name version description mcpServers excludeTools contextFileName settings migratedTo themes plan
  $schema author license homepage repository keywords
`),
);

const extension = (fields: string) => ({
  'e/gemini-extension.json': `{"name": "e", "version": "1.0.0"${fields}}\n`,
});
const example = exampleWriter(extension);

/** The manifest of a Gemini extension. */
export const geminiExtension: Carrier = {
  id: 'gemini-extension',
  title: '`gemini-extension.json`',
  client: 'Gemini CLI',
  extensions: ['json'],
  rows: [
    ...grants('mcp', 'mcpServers.<name>', 'starts the server, with its tools'),
    ...grants('guard', 'excludeTools', 'takes tools of the client away'),
    ...grants(
      'secret',
      'settings[].envVar',
      'gives the variable to servers and hooks of the extension',
    ),
    ...grants('install', 'migratedTo', 'updates come from that repository'),
  ],
  unitOf(path) {
    return nameOf(path) === 'gemini-extension.json'
      ? { kind: 'plugin', root: folderOf(path) }
      : null;
  },
  read({ path, text: written, unit }) {
    const { root, faults } = readJson(path, written, {
      consequence: 'Gemini CLI does not load the extension',
    });
    if (!root) return combine({ faults });
    return combine(
      { name: text(get(root, 'name')), version: source(get(root, 'version')) },
      { unread: unreadFields(root, known) },
      readClientServers(get(root, 'mcpServers'), { unit }),
      excludedTools(get(root, 'excludeTools')),
      ...items(get(root, 'settings')).map(readSetting),
      migration(get(root, 'migratedTo')),
    );
  },
  examples: [
    example('mcp', 'node ${extensionPath}/server.js', [
      ', "mcpServers": {"docs": {"command": "node", "args": ["${extensionPath}/server.js"]}}',
      '',
      ', "mcpServers": {"docs": {"args": ["${extensionPath}/server.js"], "timeout": 9, "command": "node"}}',
    ]),
    example('guard', 'run_shell_command(rm -rf)', [
      ', "excludeTools": ["run_shell_command(rm -rf)", "web_fetch"]',
      ', "excludeTools": ["web_fetch"]',
      ', "excludeTools": ["web_fetch", "run_shell_command(rm -rf)"]',
    ]),
    example('secret', '${DOCS_KEY}', [
      ', "settings": [{"name": "Key", "envVar": "DOCS_KEY", "sensitive": true}]',
      ', "settings": []',
    ]),
    example('install', 'https://git.example/new/home', [
      ', "migratedTo": "https://git.example/new/home"',
      '',
    ]),
  ],
};

function excludedTools(value: Value | undefined): Partial<CarrierResult> {
  if (!value) return {};
  const tools = value.kind === 'list' ? stringsOf(value) : null;
  if (!tools) {
    const expected = { expected: 'a list of tools', consequence: 'Gemini CLI excludes none' };
    return { faults: [{ ...wrongType('excludeTools', value, expected), isUnreadable: true }] };
  }
  return {
    grants: tools.map(({ text: tool, at }) => ({
      kind: 'guard',
      feature: 'permission-rule',
      scope: tool.trim(),
      reach: 'one',
      subject: 'excludeTools',
      trigger: whileEnabled,
      at,
    })),
  };
}

const settingKeys: ReadonlySet<string> = new Set(['name', 'description', 'envVar', 'sensitive']);

function readSetting(setting: Value): Partial<CarrierResult> {
  const name = get(setting, 'envVar');
  const variable = text(name);
  const unread = unreadFields(setting, settingKeys, 'settings[].');
  if (variable === undefined || !name) return { unread };
  const isSensitive = flag(get(setting, 'sensitive')) === true;
  const grant: Grant = {
    kind: 'secret',
    feature: 'secret',
    scope: `\${${variable}} to the extension`,
    variable,
    reach: 'one',
    subject: 'settings',
    trigger: whileEnabled,
    at: name.at,
    remark: isSensitive ? 'the user enters a secret' : undefined,
  };
  return { grants: [grant], unread };
}

function migration(value: Value | undefined): Partial<CarrierResult> {
  if (!value) return {};
  const { name } = hostOf(text(value));
  return {
    grants: [
      {
        kind: 'install',
        feature: 'source',
        scope: name,
        reach: name === '' ? 'unknown' : 'one',
        subject: 'migratedTo',
        trigger: { start: 'install' },
        at: value.at,
        pin: { level: 'mutable', program: name },
        remark: 'updates come from there',
      },
    ],
  };
}
