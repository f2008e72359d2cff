import { code, msg } from '../../model/message.ts';
import { folderOf, nameOf } from '../../model/text/path.ts';
import { type Field, get, text } from '../../model/value/value.ts';
import type { CarrierResult, Grant } from '../carrier.ts';
import { whileEnabled } from '../servers/mcp-servers.ts';
import { wrongType } from '../support/fields.ts';
import { grants, harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The hosted connectors of a Codex plugin. */
export const codexApps = tableCarrier({
  id: 'codex-apps',
  paths: ['<plugin>/.app.json'],
  client: 'Codex',
  format: 'json',
  consequence: 'Codex connects none of it',
  rows: [
    ...grants('mcp', 'apps.<name>', 'connects the tools of the hosted connector', {
      read: readApp,
      example: { apps: { mail: { id: 'connector_1234' } } },
    }),
    ...harmless('apps.<name>.id $schema'),
  ],
  unitOf: (path) =>
    nameOf(path) === '.app.json' ? { kind: 'plugin', root: folderOf(path) } : null,
  sample: { path: 'p/.app.json' },
});

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
