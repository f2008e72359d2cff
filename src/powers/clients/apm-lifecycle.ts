import { type Field, fields, get, items, text, type Value } from '../../model/value/value.ts';
import type { CarrierResult, FieldRow, Grant } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { wrongType } from '../support/fields.ts';
import { pinOf } from '../support/program-line.ts';
import { hostOf, secretsSent } from '../support/remote.ts';
import { grants, harmless } from '../table/row.ts';

/** Commands that a person starts with `apm run`. */
export function readScripts(value: Value | undefined): CarrierResult {
  const grants = fields(value).map(({ key, value: script }): Grant => {
    const line = text(script)?.trim();
    return {
      kind: 'run',
      feature: 'helper-command',
      scope: line ?? key,
      subject: `scripts.${key}`,
      reach: line === undefined ? 'unknown' : 'one',
      trigger: { start: 'typed' },
      pin: pinOf(line ?? ''),
      command: line,
      at: script.at,
    };
  });
  return combine({ grants });
}

/** Commands and requests at installations. */
export function readLifecycle(value: Value | undefined): CarrierResult {
  if (!value || value.kind === 'null') return combine();
  if (value.kind !== 'table') {
    const expected = { expected: 'a mapping of events', consequence: 'apm runs none of them' };
    return combine({
      faults: [{ ...wrongType('lifecycle', value, expected), isUnreadable: true }],
    });
  }
  return combine(...fields(value).map((field) => readEvent(field)));
}

/** The fields of an entry, which `readLifecycle` reads together. */
export const lifecycleRows: readonly FieldRow[] = [
  ...grants('run', 'run, command', 'runs the command at the event'),
  ...grants('net', 'url', 'sends a request to the host'),
  ...grants('secret', 'headers', 'sends variables of the environment to the host'),
  ...harmless('type timeout name method'),
];

function readEvent({ key, value }: Field): CarrierResult {
  const entries = value.kind === 'list' ? items(value) : [value];
  return combine({ grants: entries.flatMap((entry) => entryGrants(key, entry)) });
}

function entryGrants(event: string, entry: Value): readonly Grant[] {
  const base = {
    feature: 'helper-command',
    subject: event,
    trigger: { start: 'install', event },
  } as const;
  const url = get(entry, 'url');
  if (url) {
    const { name, isKnown } = hostOf(text(url));
    const net = { ...base, kind: 'net', feature: 'setting', scope: name, at: url.at } as const;
    const secrets = secretsSent(entry, name, ['headers', 'url']);
    return [
      { ...net, reach: isKnown ? 'one' : 'unknown' },
      ...secrets.map((secret) => ({ ...secret, subject: event, trigger: base.trigger })),
    ];
  }
  const command = get(entry, 'run') ?? get(entry, 'command') ?? entry;
  const line = text(command)?.trim();
  return [
    {
      ...base,
      kind: 'run',
      scope: line ?? '',
      reach: line === undefined ? 'unknown' : 'one',
      pin: pinOf(line ?? ''),
      command: line,
      at: command.at,
    },
  ];
}
