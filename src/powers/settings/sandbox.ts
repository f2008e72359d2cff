import { wordList } from '../../model/text/word-list.ts';
import { type Field, get, type Value } from '../../model/value/value.ts';
import type { CarrierResult, Grant } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { unreadFields, wrongType } from '../support/fields.ts';
import {
  folderGrant,
  inRepository,
  listGrants,
  offSwitch,
  onSwitch,
  opaqueSetting,
  settingGrant,
} from './entries.ts';

/** Reads `sandbox` of Claude Code settings: the limit itself, and its holes. */
export function readSandbox(field: Field | undefined): CarrierResult {
  if (!field) return combine();
  const { value } = field;
  if (value.kind !== 'table') return notMapping('sandbox', value);
  const { fields } = value;
  return combine(
    // A sandbox that the repository switches on limits; on and off again is a limit removed.
    offSwitch(fields.get('enabled'), 'sandbox.', true),
    offSwitch(fields.get('failIfUnavailable'), 'sandbox.', true),
    offSwitch(fields.get('allowUnsandboxedCommands'), 'sandbox.', false),
    offSwitch(fields.get('autoAllowBashIfSandboxed'), 'sandbox.', false),
    ...['enableWeakerNestedSandbox', 'enableWeakerNetworkIsolation'].map((key) =>
      onSwitch(fields.get(key), 'sandbox.'),
    ),
    listGrants(fields.get('excludedCommands'), 'sandbox.', (entry, subject) =>
      settingGrant(subject, entry.text.trim(), {
        kind: 'run',
        at: entry.at,
      }),
    ),
    opaqueSetting(fields.get('credentials'), 'sandbox.'),
    readFilesystem(get(value, 'filesystem')),
    readNetwork(get(value, 'network')),
    { unread: unreadFields(value, known, 'sandbox.') },
  );
}

function notMapping(name: string, value: Value | undefined): CarrierResult {
  if (!value) return combine();
  const expected = { expected: 'a mapping', consequence: 'Claude Code does not use it' };
  return combine({ faults: [{ ...wrongType(name, value, expected), isUnreadable: true }] });
}

const known: ReadonlySet<string> = new Set(
  wordList(`
  enabled failIfUnavailable allowUnsandboxedCommands autoAllowBashIfSandboxed
  enableWeakerNestedSandbox enableWeakerNetworkIsolation excludedCommands credentials filesystem
  network ignoreViolations ripgrep
`),
);

function readFilesystem(value: Value | undefined): CarrierResult {
  if (value?.kind !== 'table') return notMapping('sandbox.filesystem', value);
  const { fields } = value;
  const prefix = 'sandbox.filesystem.';
  const folders = (key: string, kind: Grant['kind']) =>
    listGrants(fields.get(key), prefix, (entry, subject) =>
      folderGrant(entry, { kind, feature: 'setting', subject, trigger: inRepository }),
    );
  return combine(
    folders('allowWrite', 'write'),
    folders('allowRead', 'read'),
    folders('denyWrite', 'guard'),
    folders('denyRead', 'guard'),
    { unread: unreadFields(value, filesystemKeys, prefix) },
  );
}

const filesystemKeys: ReadonlySet<string> = new Set([
  'allowWrite',
  'allowRead',
  'denyWrite',
  'denyRead',
]);

function readNetwork(value: Value | undefined): CarrierResult {
  if (value?.kind !== 'table') return notMapping('sandbox.network', value);
  const { fields } = value;
  const prefix = 'sandbox.network.';
  const hosts = (key: string, kind: Grant['kind']) =>
    listGrants(fields.get(key), prefix, (entry, subject) => {
      const host = entry.text.trim().toLowerCase();
      const reach = host === '*' ? 'any' : 'one';
      return settingGrant(subject, host, { kind, reach, at: entry.at });
    });
  return combine(
    hosts('allowedDomains', 'net'),
    hosts('allowUnixSockets', 'net'),
    hosts('deniedDomains', 'guard'),
    onSwitch(fields.get('allowAllUnixSockets'), prefix),
    onSwitch(fields.get('allowLocalBinding'), prefix),
    opaqueSetting(fields.get('httpProxyPort'), prefix),
    opaqueSetting(fields.get('socksProxyPort'), prefix),
    { unread: unreadFields(value, networkKeys, prefix) },
  );
}

const networkKeys: ReadonlySet<string> = new Set([
  'allowedDomains',
  'allowUnixSockets',
  'deniedDomains',
  'allowAllUnixSockets',
  'allowLocalBinding',
  'httpProxyPort',
  'socksProxyPort',
]);
