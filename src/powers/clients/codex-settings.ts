import { list, valuePart } from '../../model/message.ts';
import {
  type Field,
  fields,
  flag,
  get,
  items,
  source,
  text,
  type Value,
} from '../../model/value/value.ts';
import type { CarrierResult, Grant } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { joinWords } from '../support/command-words.ts';
import { stringsOf, unreadFields, wrongType } from '../support/fields.ts';
import { pinOf } from '../support/program-line.ts';
import { hostOf } from '../support/remote.ts';
import { folderGrant, inRepository, settingGrant } from '../support/setting-grants.ts';

/** What the values of a setting allow, with the value that holds without it. */
interface Scale {
  readonly subject: string;
  /** Values that allow more than the default, with their order. */
  readonly raised: ReadonlyMap<string, number>;
  readonly limiting: ReadonlySet<string>;
  readonly neutral: ReadonlySet<string>;
}

const approval: Scale = {
  subject: 'approval_policy',
  raised: new Map([
    ['on-failure', 1],
    ['never', 2],
  ]),
  limiting: new Set(['untrusted']),
  neutral: new Set(['on-request']),
};
const sandbox: Scale = {
  subject: 'sandbox_mode',
  raised: new Map([
    ['workspace-write', 1],
    ['danger-full-access', 2],
  ]),
  limiting: new Set(['read-only']),
  neutral: new Set(),
};

/** When Codex asks before a command. */
export function readApproval(field: Field | undefined): Partial<CarrierResult> {
  return readScale(field, approval);
}

/** What commands may reach without asking. */
export function readSandboxMode(field: Field | undefined): Partial<CarrierResult> {
  return readScale(field, sandbox);
}

function readScale(field: Field | undefined, scale: Scale): Partial<CarrierResult> {
  if (!field) return {};
  const { value } = field;
  const mode = text(value);
  if (mode !== undefined && scale.neutral.has(mode)) return {};
  const { subject } = scale;
  const grant: Grant = {
    kind: 'approve',
    feature: 'permission-mode',
    subject,
    trigger: inRepository,
    scope: mode ?? subject,
    reach: 'one',
    at: value.at,
  };
  if (mode !== undefined && scale.limiting.has(mode))
    return { grants: [{ ...grant, kind: 'guard' }] };
  const rank = mode === undefined ? undefined : scale.raised.get(mode);
  if (rank !== undefined) return { grants: [{ ...grant, rank }] };
  const names = [...scale.limiting, ...scale.neutral, ...scale.raised.keys()];
  const expected = list(names.map(valuePart), { limit: 9, last: 'or' });
  const fault = wrongType(subject, value, { expected, consequence: 'what it allows is unknown' });
  // A table with single approvals is valid, and not compared.
  const faults = value.kind === 'table' ? [] : [fault];
  return { grants: [{ ...grant, reach: 'unknown' }], faults };
}

const workspaceKeys: ReadonlySet<string> = new Set([
  'writable_roots',
  'network_access',
  'exclude_tmpdir_env_var',
  'exclude_slash_tmp',
]);

/** What commands reach in the mode `workspace-write`. */
export function readWorkspaceWrite(value: Value | undefined): CarrierResult {
  const prefix = 'sandbox_workspace_write.';
  const network = get(value, 'network_access');
  const roots = stringsOf(get(value, 'writable_roots')) ?? [];
  const base = {
    kind: 'write',
    feature: 'setting',
    trigger: inRepository,
    subject: `${prefix}writable_roots`,
  } as const;
  const isOpen = flag(network) === true;
  const net = { kind: 'net', reach: 'any', at: network?.at ?? { path: '' } } as const;
  return combine({
    unread: unreadFields(value, workspaceKeys, prefix),
    grants: [
      ...roots.map((folder) => folderGrant(folder, base)),
      ...(isOpen ? [settingGrant(`${prefix}network_access`, 'every host', net)] : []),
    ],
  });
}

/** The program that Codex runs at the end of a turn. */
export function readNotify(field: Field | undefined): Partial<CarrierResult> {
  if (!field) return {};
  const command = items(field.value).map((item) => source(item) ?? '');
  const line = joinWords(command);
  const grant: Grant = {
    kind: 'run',
    feature: 'helper-command',
    scope: line,
    subject: 'notify',
    reach: line === '' ? 'unknown' : 'one',
    trigger: { start: 'event', event: 'turn end' },
    pin: pinOf(line),
    command,
    at: field.value.at,
  };
  return { grants: [grant] };
}

/** Servers that requests of Codex go to, with the keys that they get. */
export function readProviders(root: Value): CarrierResult {
  const addresses = ['openai_base_url', 'chatgpt_base_url'].flatMap((key) => {
    const value = get(root, key);
    return value ? [addressGrant(key, value)] : [];
  });
  const providers = fields(get(root, 'model_providers')).flatMap(({ key, value }) => {
    const subject = `model_providers.${key}`;
    const address = get(value, 'base_url');
    const name = text(get(value, 'env_key'));
    if (!address) return [];
    const server = addressGrant(subject, address);
    const secret: Grant = {
      kind: 'secret',
      feature: 'secret',
      subject,
      reach: 'one',
      trigger: inRepository,
      scope: `\${${name}} to ${server.scope}`,
      at: address.at,
      variable: name,
      receiver: server.scope,
    };
    return name === undefined ? [server] : [server, secret];
  });
  return combine({ grants: [...addresses, ...providers] });
}

function addressGrant(subject: string, value: Value): Grant {
  const { name, isKnown } = hostOf(text(value));
  const reach = isKnown ? 'one' : 'unknown';
  const remark = 'requests to the model go there';
  return settingGrant(subject, name, { kind: 'net', reach, remark, at: value.at });
}
