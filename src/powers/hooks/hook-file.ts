import { get } from '../../model/value/value.ts';
import type { CarrierExample, CarrierResult, CarrierSource, FieldRow } from '../carrier.ts';
import { exampleOf } from '../examples/example.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields } from '../support/fields.ts';
import { grants } from '../table/row.ts';
import { type HookClient, readClientHooks } from './client-hooks.ts';

const known: ReadonlySet<string> = new Set(['version', 'hooks', 'description', '$schema']);

/** Reads a file with `hooks` of a client. */
export function readHookFile({ path, text }: CarrierSource, client: HookClient): CarrierResult {
  const { root, faults } = readJson(path, text, {
    consequence: `${client.name} loads none of its hooks`,
    hasComments: true,
  });
  if (!root) return combine({ faults });
  return combine(
    { unread: unreadFields(root, known) },
    readClientHooks(get(root, 'hooks'), client),
  );
}

/** The rows of such a file in the table of fields. */
export function hookFields(line: string, guardEvent: string): readonly FieldRow[] {
  return [
    ...grants('run', `hooks.<event>[].${line}`, 'runs the command at the event'),
    ...grants('guard', `hooks.${guardEvent}[]`, 'may refuse what the event announces'),
  ];
}

/** Examples of such a file: a handler of an event, and one of an event that it guards. */
export function hookExamples(
  path: string,
  { plain, guard, key }: { readonly plain: string; readonly guard: string; readonly key: string },
): readonly CarrierExample[] {
  const file = (event: string, line: string) => ({
    [path]: `{"version": 1, "hooks": {"${event}": [{"${key}": "${line}"}]}}\n`,
  });
  const none = { [path]: '{"version": 1, "hooks": {}}\n' };
  return [
    exampleOf('run', 'notify.sh', [
      file(plain, 'notify.sh'),
      none,
      {
        [path]: `{\n  "hooks": {"${plain}": [{"timeout": 5, "${key}": " notify.sh"}]},\n  "version": 1\n}\n`,
      },
    ]),
    exampleOf('guard', guard, [file(guard, 'deny.sh'), none]),
  ];
}
