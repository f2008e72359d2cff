import { code, msg } from '../../model/message.ts';
import type { UnreadField } from '../../model/power/grants.ts';
import type { Trigger } from '../../model/power.ts';
import { canonical } from '../../model/value/canonical.ts';
import {
  type Field,
  fields,
  get,
  items,
  source,
  type Table,
  text,
  toJson,
  type Value,
} from '../../model/value/value.ts';
import { isSecretName } from '../../syntax/secret-name.ts';
import type { CarrierResult, Grant, UnnamedUnit } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { joinWords } from '../support/command-words.ts';
import { wrongType } from '../support/fields.ts';
import { pinOf } from '../support/program-line.ts';
import { hostOf, secretsSent, variablesIn } from '../support/remote.ts';
import { lacksType, type ServerNeeds, serverFaults, serverRefusal } from './server-faults.ts';
import { opaqueKeys } from './server-rows.ts';

/** How a client writes MCP servers. */
export interface ServerHome extends ServerNeeds {
  readonly unit: UnnamedUnit;
  readonly trigger?: Trigger;
  /** Whether a server starts although it is marked as disabled: Claude Code does not know the mark. */
  readonly ignoresMarks?: boolean;
  /** Further keys whose values are not understood. */
  readonly opaqueKeys?: readonly string[];
}

/** When the servers of a plugin or a repository start. */
export const whileEnabled: Trigger = { start: 'enabled' };

/** Reads a map of MCP servers by name. */
export function readServers(value: Value | undefined, home: ServerHome): CarrierResult {
  if (!value) return combine();
  if (value.kind !== 'table') {
    const expected = { expected: 'a mapping of servers', consequence: 'none of them is started' };
    const fault = { ...wrongType('mcpServers', value, expected), isUnreadable: true };
    return combine({ faults: [fault] });
  }
  return combine(...fields(value).map((field) => readServer(field, home)));
}

function readServer({ key, keyAt, value }: Field, home: ServerHome): CarrierResult {
  const subject = `server ${key}`;
  const trigger = home.trigger ?? whileEnabled;
  const entry = { kind: 'MCP server' as const, name: key };
  const base = { feature: 'mcp-server' as const, subject, trigger, server: key, entry };
  if (value.kind !== 'table') {
    const fault = wrongType(key, value, {
      expected: msg`a mapping with ${code('command')} or ${code('url')}`,
      consequence: 'the client does not start the server',
    });
    const grant: Grant = { ...base, kind: 'mcp', scope: key, reach: 'unknown', at: keyAt };
    return combine({ grants: [grant], faults: [fault] });
  }
  const refusal = serverRefusal({ key, keyAt, value }, home);
  if (refusal) return combine({ faults: [refusal] });
  const isRemote = value.fields.has('url') || value.fields.has('serverUrl');
  const parts = [
    ...(isRemote ? remoteGrants(value, lacksType(value, home)) : localGrants(value, key)),
    ...opaqueGrants(value, key, [...opaqueKeys, ...(home.opaqueKeys ?? [])]),
    ...toolApprovals(value, key),
    ...statedHosts(value, key),
  ];
  return combine({
    grants: parts.map((part) => ({ ...base, at: keyAt, ...part })),
    faults: serverFaults({ key, keyAt, value }, home),
    unread: unreadValues(value, key),
  });
}

type Part = Pick<Grant, 'kind' | 'scope' | 'reach'> & Partial<Grant>;

/** A server that is a program of this machine: `command` is a word or, for some clients, a list. */
function localGrants(server: Value, name: string): readonly Part[] {
  const command = get(server, 'command');
  const words = [
    ...(command?.kind === 'list' ? command.items : command ? [command] : []),
    ...items(get(server, 'args')),
  ].map((item) => source(item) ?? '');
  const line = joinWords(words);
  const reach = words.length === 0 ? 'unknown' : 'one';
  const cwd = text(get(server, 'cwd'));
  const start: Part = { kind: 'mcp', scope: line, reach, pin: pinOf(line), command: words, cwd };
  return [start, ...environmentGrants(server, name)];
}

/** Variables that each server has from its client in any case, by the defaults of the SDKs of MCP. */
const inherited =
  /^(?:APPDATA|HOME|HOMEDRIVE|HOMEPATH|LOCALAPPDATA|LOGNAME|PATH|PROCESSOR_ARCHITECTURE|PROGRAMFILES|SHELL|SYSTEMDRIVE|SYSTEMROOT|TEMP|TERM|USER|USERNAME|USERPROFILE)$/;

/** The variables that a server is given: those of the environment, and values of its own. */
function environmentGrants(server: Value, name: string): readonly Part[] {
  return fields(get(server, 'env')).flatMap(({ key, value }): readonly Part[] => {
    const written = source(value) ?? '';
    const isInherited = inherited.test(key) && /^\$\{?(\w+)\}?$/.exec(written)?.[1] === key;
    if (isInherited) return [];
    const variables = variablesIn(written).filter((variable) => !inherited.test(variable));
    const at = value.at;
    const setting = { kind: 'settings', feature: 'setting', reach: 'one', at } as const;
    if (variables.length === 0) {
      const subject = `env ${key} of ${name}`;
      return isSecretName(key) ? [] : [{ ...setting, subject, scope: `env ${key}=${written}` }];
    }
    return variables.map((variable) => ({
      kind: 'secret' as const,
      feature: 'secret' as const,
      scope: `\${${variable}} to the server`,
      variable,
      reach: 'one' as const,
      at: value.at,
    }));
  });
}

function opaqueGrants(server: Table, name: string, keys: readonly string[]): readonly Part[] {
  return keys.flatMap((key): readonly Part[] => {
    const field = server.fields.get(key);
    if (!field) return [];
    const subject = `${key} of ${name}`;
    const scope = `${subject}: ${canonical(toJson(field.value))}`;
    return [
      { kind: 'settings', feature: 'setting', reach: 'one', subject, scope, at: field.keyAt },
    ];
  });
}

/** Tools that are called without asking. */
function toolApprovals(server: Table, name: string): readonly Part[] {
  const approved = [
    ...fields(get(server, 'toolPermissions'))
      .filter(({ value }) => text(value) === 'allow')
      .map(({ key, keyAt }) => ({ tool: key, at: keyAt })),
    ...items(get(server, 'tools'))
      .filter((tool) => text(get(tool, 'permission_policy')) === 'always_allow')
      .map((tool) => ({ tool: text(get(tool, 'name')) ?? '', at: tool.at })),
  ];
  const subject = `tools of ${name}`;
  return approved.map(({ tool, at }) => ({
    kind: 'approve',
    feature: 'permission-rule',
    reach: 'one',
    subject,
    policyKeys: ['mcp'],
    scope: `${name} / ${tool}`,
    at,
  }));
}

/** Hosts that a server says it reaches. */
function statedHosts(server: Table, name: string): readonly Part[] {
  const hosts = items(get(get(server, 'network'), 'hosts'));
  return hosts.map((host) => ({
    kind: 'net',
    feature: 'setting',
    reach: 'one',
    subject: `hosts of ${name}`,
    scope: (source(host) ?? '').toLowerCase(),
    at: host.at,
  }));
}

/** Values that are shown nowhere, or allow nothing that is known: only that they change is listed. */
function unreadValues(server: Value, name: string): readonly UnreadField[] {
  const environment = fields(get(server, 'env')).filter(({ key }) => isSecretName(key));
  const unread = [
    ...environment.map((field) => ({ path: `env.${field.key}`, field })),
    ...fields(get(server, 'headers')).map((field) => ({ path: `headers.${field.key}`, field })),
  ];
  return unread
    .filter(({ field }) => variablesIn(source(field.value) ?? '').length === 0)
    .map(({ path, field: { keyAt, value } }) => ({
      field: `mcpServers.${name}.${path}`,
      value: canonical(toJson(value)),
      at: keyAt,
      subject: `server ${name}`,
    }));
}

function remoteGrants(server: Value, isSkipped: boolean): readonly Part[] {
  const url = text(get(server, 'url') ?? get(server, 'serverUrl'));
  const { name, isKnown, connection } = hostOf(url);
  const helper = text(get(server, 'headersHelper'));
  const helperLine = helper === undefined ? [] : [helper];
  return [
    {
      kind: 'mcp',
      scope: name,
      reach: isKnown ? 'one' : 'unknown',
      connection,
      remark: isSkipped ? 'in clients that need no `type`' : undefined,
    },
    ...secretsSent(server, name, ['headers', 'url']),
    ...helperLine.map((line) => ({
      kind: 'run' as const,
      feature: 'helper-command' as const,
      reach: 'one' as const,
      scope: line.trim(),
      pin: pinOf(line),
      command: line,
    })),
  ];
}
