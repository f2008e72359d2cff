import { wordList } from '../../model/text/word-list.ts';
import {
  type Field,
  fields,
  flag,
  get,
  items,
  type Json,
  source,
  type Table,
  text,
  type Value,
} from '../../model/value/value.ts';
import type { CarrierResult, FieldRow, Grant } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { grants, harmless, within } from '../table/row.ts';
import { readServers, type ServerHome, whileEnabled } from './mcp-servers.ts';
import { serverRows } from './server-rows.ts';

/** Keys of other clients whose values are not understood. */
const opaqueKeys = wordList(`
  sandbox auth oidc filterMapping safeForTelemetry disableSecretMasking events notifications
`);

/** The servers of a file by their names. */
export function clientServersRows(
  field: string,
  home: Omit<ServerHome, 'unit'> = {},
): readonly FieldRow[] {
  return [
    ...grants('mcp', field, 'starts the servers, with their tools', {
      read: ({ value }, { source: { unit } }) => readClientServers(value, { ...home, unit }),
    }),
    ...clientServerRows(field),
  ];
}

/** The fields of a server, which `readClientServers` reads together; `prefix` is where the servers stand in the file. */
export function clientServerRows(field: string, prefix = field): readonly FieldRow[] {
  const docs = (limit: Readonly<Record<string, Json>>): Json => ({
    [field]: { docs: { command: 'docs-mcp', ...limit } },
  });
  return [
    ...serverRows(field, prefix),
    ...within(`${prefix}.<name>`, [
      ...grants('mcp', 'httpUrl', 'connects to the server, with its tools'),
      ...grants(
        'secret',
        'environment, http_headers, bearer_token_env_var, env_http_headers',
        'passes on variables of the environment',
      ),
      ...grants('guard', 'tools, enabled_tools, includeTools', 'limits the tools of the server', {
        example: docs({ tools: ['search'] }),
      }),
      ...grants('guard', 'disabled_tools, excludeTools', 'takes tools of the server away', {
        example: docs({ disabled_tools: ['write'] }),
      }),
      ...grants('guard', 'sandboxEnabled', 'true: limits what the server reaches', {
        example: docs({ sandboxEnabled: true }),
      }),
      ...grants('settings', opaqueKeys.join(', '), 'decides what the server gets and sends', {
        example: docs({ sandbox: { network: true } }),
      }),
      ...harmless(`
        enabled required startup_timeout_sec startup_timeout_ms tool_timeout_sec name gallery
        version dev scopes startup_readiness authProviderType supports_parallel_tool_calls registry
        deferTools disableToolCache slowConnectionThresholdMs headersRefreshTtlMs oauthClientId
        oauthScopes oauthPublicClient oauthGrantType isDefaultServer source sourcePlugin
        sourcePluginVersion sourcePluginSpec sourcePath configWarnings
      `),
    ]),
  ];
}

/** Reads MCP servers in the spelling of clients other than Claude Code; servers that are off grant nothing. */
export function readClientServers(value: Value | undefined, home: ServerHome): CarrierResult {
  if (value?.kind !== 'table') return readServers(value, home);
  const active = fields(value).filter(({ value: server }) => home.ignoresMarks || !isOff(server));
  const servers = active.map((field) => ({ ...field, value: inClaudeSpelling(field.value) }));
  return combine(
    readServers(tableOf(value, servers), { ...home, opaqueKeys }),
    ...active.map((field) => ({ grants: limitsOf(field, home) })),
  );
}

function isOff(server: Value): boolean {
  return flag(get(server, 'enabled')) === false || flag(get(server, 'disabled')) === true;
}

/** The keys of other clients, by the key of Claude Code. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['environment', 'env'],
  ['httpUrl', 'url'],
  ['http_url', 'url'],
  ['tcp', 'url'],
  ['http_headers', 'headers'],
]);

function inClaudeSpelling(server: Value): Value {
  if (server.kind !== 'table') return server;
  const own = fields(server).map((field) => {
    const key = spellings.get(field.key) ?? field.key;
    return { ...field, key, value: withVariables(field.value) };
  });
  const sent = sentVariables(server);
  if (sent.length === 0) return tableOf(server, own);
  const headers = own.find(({ key }) => key === 'headers');
  const others = own.filter(({ key }) => key !== 'headers');
  const [first] = sent as readonly [Field];
  const all = tableOf(headers?.value ?? first.value, [...fields(headers?.value), ...sent]);
  return tableOf(server, [...others, { key: 'headers', keyAt: first.keyAt, value: all }]);
}

/** Codex names variables of the environment in fields of their own. */
function sentVariables(server: Value): readonly Field[] {
  const token = server.kind === 'table' ? server.fields.get('bearer_token_env_var') : undefined;
  const named = [...(token ? [token] : []), ...fields(get(server, 'env_http_headers'))];
  return named.flatMap((field) => {
    const name = text(field.value);
    if (name === undefined || field.value.kind !== 'string') return [];
    return [{ ...field, key: `$${field.key}`, value: { ...field.value, value: `\${${name}}` } }];
  });
}

/** `${env:X}` of VS Code, `{env:X}` of opencode and `${{ secrets.X }}` of Copilot are `${X}`. */
const variable = /\$\{\{\s*(?:secrets|vars|env)\.(\w+)\s*\}\}|\$?\{env:(\w+)\}/g;

function withVariables(value: Value): Value {
  if (value.kind === 'table') {
    return tableOf(
      value,
      fields(value).map((field) => ({ ...field, value: withVariables(field.value) })),
    );
  }
  if (value.kind !== 'string') return value;
  const written = String(value.value).replace(
    variable,
    (_, braced, plain) => `\${${braced ?? plain}}`,
  );
  return { ...value, value: written };
}

/** A table with other fields at the same place. */
function tableOf(at: Value, list: readonly Field[]): Table {
  return { kind: 'table', at: at.at, fields: new Map(list.map((field) => [field.key, field])) };
}

/** The sandbox of a server, and lists of tools that it may offer or may not. `*` is not a limit. */
function limitsOf({ key, value }: Field, home: ServerHome): readonly Grant[] {
  const trigger = home.trigger ?? whileEnabled;
  const subject = `tools of server ${key}`;
  const allowed = ['enabled_tools', 'includeTools', 'include_tools', 'tools'].flatMap((name) => {
    const list = get(value, name);
    return list?.kind === 'list' ? [list] : [];
  });
  const denied = ['disabled_tools', 'excludeTools', 'exclude_tools'].flatMap((name) =>
    items(get(value, name)),
  );
  const limits = allowed.filter((list) => !list.items.some((item) => source(item) === '*'));
  const base = { feature: 'setting', trigger, reach: 'one' } as const;
  const limit = { ...base, kind: 'guard', policyKeys: ['mcp'] } as const;
  const sandbox = get(value, 'sandboxEnabled');
  const scope = `sandbox of server ${key}`;
  return [
    ...(sandbox && flag(sandbox) === true
      ? [{ ...limit, subject: scope, scope, at: sandbox.at }]
      : []),
    ...limits.map((list): Grant => {
      const scope = `only listed tools of server ${key}`;
      return { ...limit, subject, scope, at: list.at };
    }),
    ...limits.flatMap((list) =>
      list.items.map((item): Grant => {
        const scope = `${key} / ${source(item) ?? ''}`;
        return { ...base, kind: 'mcp', subject, scope, at: item.at };
      }),
    ),
    ...denied.map((item): Grant => {
      const scope = `not ${key} / ${source(item) ?? ''}`;
      return { ...limit, subject, scope, at: item.at };
    }),
  ];
}
