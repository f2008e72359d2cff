import { isOtherClientFolder, otherClientFolders } from '../../model/text/client-names.ts';
import { folderOf, nameOf } from '../../model/text/path.ts';
import { canonical } from '../../model/value/canonical.ts';
import { type Field, fields, type Table, toJson } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, CarrierSource, FieldReader, FieldRow } from '../carrier.ts';
import { readClientHooks } from '../hooks/client-hooks.ts';
import { clientServersRows } from '../servers/client-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { readToml, readYaml } from '../support/parsed-documents.ts';
import { settingGrant } from '../support/setting-grants.ts';
import { readTable, unknownField } from '../table/read-table.ts';
import { each } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';

const client = 'The client';

const approvedTools = each(({ text, at }, { keys }) => {
  const scope = `${keys[0] ?? ''} / ${text}`;
  const more = { kind: 'approve', feature: 'permission-rule', at } as const;
  return settingGrant(`tools of ${keys[0] ?? ''}`, scope, more);
});

const serverRows = ['mcpServers', 'servers', 'context_servers', 'mcp_servers'].flatMap((key) => [
  ...clientServersRows(key),
  ...within(`${key}.<name>`, [
    ...grants('approve', 'autoApprove, alwaysAllow', 'calls the tools without asking', {
      policyKeys: ['mcp'],
      read: approvedTools,
      example: { [key]: { docs: { command: 'docs-mcp', autoApprove: ['search'] } } },
    }),
    ...harmless('disabledTools watchPaths icon source'),
  ]),
]);

/** Any event counts as known. */
const readHooks: FieldReader = ({ value }) =>
  readClientHooks(value, {
    name: client,
    events: new Map(fields(value).map(({ key }) => [key, 'event'])),
    guards: new Set(),
  });

const rows: readonly FieldRow[] = [
  ...serverRows,
  ...grants('run', 'hooks', 'runs commands at the event', {
    read: readHooks,
    example: { hooks: { stop: [{ command: 'notify.sh' }] } },
  }),
  ...harmless('$schema version description name'),
];

const readable = new Set(rows.map(({ field }) => field));

/** Files of an editor that say more than what agents may do. */
const editorFolder = /(?:^|\/)\.zed\/settings\.json$/;
const editorKeys = new Set(['agent', 'agent_servers', 'context_servers', 'assistant']);

const partFolders = new Set(['hooks', 'mcpServers']);
const fileName = /^(?:[\w.-]*mcp[\w.-]*|hooks[\w.-]*|settings[\w.-]*|permissions|config)\.[a-z]+$/;

/** Files of clients that no other carrier reads: servers and hooks are read, all else is unknown. */
export const otherClients: Carrier = {
  id: 'other-clients',
  paths: [`{${otherClientFolders.join(',')}}/**/*`],
  client: 'Other clients',
  extensions: ['hook', 'json', 'jsonc', 'toml', 'yaml', 'yml'],
  rows,
  unitOf(path) {
    const segments = path.split('/');
    const index = segments.findIndex(isOtherClientFolder);
    const isNamed = fileName.test(nameOf(path)) || partFolders.has(nameOf(folderOf(path)));
    const isSetting = isNamed && /\.(?:hook|jsonc?|toml|ya?ml)$/.test(path);
    if (index === -1 || index === segments.length - 1 || !isSetting) return null;
    return { kind: 'repository', root: segments.slice(0, index).join('/') };
  },
  read(source) {
    const { root, faults } = parse(source);
    return root?.kind === 'table' ? readSettings(root, source) : combine({ faults });
  },
  sample: { path: '.kiro/settings/mcp.json' },
  examples: [],
};

function parse({ path, text }: CarrierSource) {
  const consequence = 'What it grants is unknown';
  if (path.endsWith('.toml')) return readToml(path, text, consequence);
  if (/\.ya?ml$/.test(path)) return readYaml(path, text, consequence);
  return readJson(path, text, { consequence, hasComments: true });
}

/** What no row tells is one unknown field: the file. */
function readSettings(root: Table, source: CarrierSource): CarrierResult {
  const isEditor = editorFolder.test(source.path);
  const all = fields(root).filter(({ key }) => !isEditor || editorKeys.has(key));
  const isRead = ({ key, value }: Field) =>
    readable.has(key) && (value.kind === 'table' || value.kind === 'string');
  const [known, rest] = [all.filter(isRead), all.filter((field) => !isRead(field))];
  const part = (list: typeof all): Table => ({
    ...root,
    fields: new Map(list.map((field) => [field.key, field])),
  });
  const value = canonical(toJson(part(rest)));
  const unread = { ...unknownField(nameOf(source.path), value, root.at), remark: 'other client' };
  return combine(
    readTable(part(known), rows, { source, client }),
    rest.length > 0 ? { grants: [unread] } : {},
  );
}
