import { code, msg } from '../../model/message.ts';
import { folderOf, nameOf } from '../../model/text/path.ts';
import { type Field, fields, get, text } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, Grant } from '../carrier.ts';
import { exampleOf } from '../examples/example.ts';
import { whileEnabled } from '../servers/mcp-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields, wrongType } from '../support/fields.ts';
import { grants } from '../table/row.ts';

const known: ReadonlySet<string> = new Set(['apps', '$schema']);

/** The hosted connectors of a Codex plugin. */
export const codexApps: Carrier = {
  id: 'codex-apps',
  title: '`.app.json` of a plugin',
  client: 'Codex',
  extensions: ['json'],
  rows: [...grants('mcp', 'apps.<name>.id', 'connects the tools of the hosted connector')],
  unitOf(path) {
    return nameOf(path) === '.app.json' ? { kind: 'plugin', root: folderOf(path) } : null;
  },
  read({ path, text: written }) {
    const { root, faults } = readJson(path, written, { consequence: 'Codex connects none of it' });
    if (!root) return combine({ faults });
    return combine(
      { unread: unreadFields(root, known) },
      ...fields(get(root, 'apps')).map((field) => readApp(field)),
    );
  },
  examples: [
    exampleOf('mcp', 'connector_1234', [
      { 'p/.app.json': '{"apps": {"mail": {"id": "connector_1234"}}}\n' },
      { 'p/.app.json': '{"apps": {}}\n' },
      { 'p/.app.json': '{\n  "apps": {"mail": {"id": "connector_1234"}}\n}\n' },
    ]),
  ],
};

function readApp({ key, keyAt, value }: Field): Partial<CarrierResult> {
  const id = text(get(value, 'id'));
  const grant: Grant = {
    kind: 'mcp',
    feature: 'mcp-server',
    scope: id ?? key,
    subject: `connector ${key}`,
    reach: id === undefined ? 'unknown' : 'one',
    trigger: whileEnabled,
    at: keyAt,
    entry: { kind: 'connector', name: key },
  };
  const consequence = 'Codex does not connect it';
  const faults =
    id === undefined
      ? [wrongType(key, value, { expected: msg`a mapping with ${code('id')}`, consequence })]
      : [];
  return { grants: [grant], faults };
}
