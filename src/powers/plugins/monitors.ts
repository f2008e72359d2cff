import { code, msg } from '../../model/message.ts';
import type { Trigger } from '../../model/power.ts';
import { get, text, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import type { CarrierResult, FieldRow, Grant } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { grantFault, wrongType } from '../support/fields.ts';
import { pinOf } from '../support/program-line.ts';
import { grants, harmless } from '../table/row.ts';

/** Reads a list of monitors: commands that run for a whole session, outside the sandbox. */
export function readMonitors(value: Value): CarrierResult {
  if (value.kind !== 'list') {
    const expected = { expected: 'a list of monitors', consequence: 'none of them is started' };
    const fault = { ...wrongType('monitors', value, expected), isUnreadable: true };
    return combine({ faults: [fault] });
  }
  return combine(...value.items.map((monitor) => readMonitor(monitor)));
}

/** The fields of a monitor, which `readMonitors` reads together. */
export const monitorRows: readonly FieldRow[] = [
  ...grants('run', 'command', 'runs the command for a whole session, outside the sandbox'),
  ...harmless('name description when'),
];

function readMonitor(monitor: Value): Partial<CarrierResult> {
  const name = text(get(monitor, 'name')) ?? '';
  const command = get(monitor, 'command');
  const line = text(command)?.trim();
  const when = get(monitor, 'when');
  const trigger = triggerOf(text(when));
  const grant: Grant = {
    kind: 'run',
    feature: 'background-program',
    subject: `monitor ${name}`,
    entry: { kind: 'monitor', name },
    scope: line ?? name,
    reach: line === undefined ? 'unknown' : 'one',
    trigger: trigger ?? { start: 'session' },
    at: command?.at ?? monitor.at,
    pin: pinOf(line ?? ''),
    command: line,
    remark: 'for the whole session, outside the sandbox',
  };
  const faults = [
    ...(name === '' || line === undefined
      ? [grantFault(msg`A monitor has no ${code(name === '' ? 'name' : 'command')}.`, monitor.at)]
      : []),
    ...(when && trigger === null
      ? [
          grantFault(
            msg`Unknown ${code('when')} ${shownValue(when)} of a monitor.`,
            when.at,
            whenHelp,
          ),
        ]
      : []),
  ];
  return { grants: [grant], faults };
}

const whenHelp = msg`Use ${code('always')} or ${code('on-skill-invoke:NAME')}.`;

/** When a monitor starts; null for an unknown `when`. */
function triggerOf(when = 'always'): Trigger | null {
  if (when === 'always') return { start: 'session' };
  const [, skill] = /^on-skill-invoke:(.+)$/s.exec(when) ?? [];
  const name = skill?.trim();
  return name === undefined
    ? null
    : { start: 'event', event: `use of the skill ${name}`, skill: name };
}
