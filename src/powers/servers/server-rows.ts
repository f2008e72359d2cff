import type { Json } from '../../model/value/value.ts';
import type { FieldRow } from '../carrier.ts';
import { grants, harmless, within } from '../table/row.ts';

/** Keys whose values are not understood. */
export const opaqueKeys = ['cwd', 'envFile', 'oauth'];

/** What Claude Code notes of servers that it adds itself: it takes them from no file of a repository. */
const ownServerFields = `
  id authToken autoModeVerdictTools cachedDiscoverResponse cachedInitResponse connectorId
  dataFlowServer disableAutoBackground discoverSupport eligible enterpriseManaged iconUrl ideName
  ideRunningInWindows ineligibleReason noDirectoryEntry onPersonsMachine remoteControlMetaKeys
  urlReportable
`;

/** The fields of a server, which `readServers` reads together; `prefix` is where the servers stand in the file. */
export function serverRows(field: string, prefix = field): readonly FieldRow[] {
  const docs = (server: Json): Json => ({ [field]: { docs: server } });
  const url = 'https://docs.example';
  return within(`${prefix}.<name>`, [
    ...grants('mcp', 'command', 'starts the program as a server, with its tools', {
      example: docs({ command: 'npx', args: ['-y', 'docs-mcp@latest'] }),
      without: { [field]: {} },
    }),
    ...grants('mcp', 'url', 'connects to the server, with its tools', {
      example: docs({ type: 'http', url }),
      without: { [field]: {} },
    }),
    ...grants('secret', 'headers', 'sends variables of the environment to the host', {
      example: docs({ type: 'http', url, headers: { 'X-Key': '${KEY}' } }),
    }),
    ...grants('secret', 'env', 'gives variables of the environment to the server', {
      example: docs({ command: 'db-mcp', env: { URL: '${DB_URL}' } }),
    }),
    ...grants('run', 'headersHelper', 'runs the command at every connection', {
      example: docs({ type: 'http', url, headersHelper: './header.sh' }),
    }),
    ...grants('settings', `${opaqueKeys.join(', ')}`, 'decides what the server is', {
      example: docs({ command: 'db-mcp', cwd: './db' }),
    }),
    ...grants('approve', 'toolPermissions.<tool>', '`allow`: calls the tool without asking', {
      example: docs({ type: 'http', url, toolPermissions: { search: 'allow' } }),
      without: docs({ type: 'http', url, toolPermissions: { search: 'ask' } }),
    }),
    ...grants('net', 'network.hosts', 'reaches the hosts', {
      example: docs({ command: 'db-mcp', network: { hosts: ['x.example'] } }),
    }),
    ...harmless(`
      args type transport serverUrl timeout alwaysLoad description disabled displayName
      discoveryCache bareElicitationCapability role request_timeout_ms orgMaxPermission stateless
    `),
    ...harmless(ownServerFields),
  ]);
}
