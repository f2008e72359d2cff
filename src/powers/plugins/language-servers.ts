import { msg, nothing } from '../../model/message.ts';
import {
  type Field,
  fields,
  get,
  items,
  source,
  text,
  type Value,
} from '../../model/value/value.ts';
import { languageServer } from '../../units/refusals/part-shapes.ts';
import { refusals } from '../../units/refusals/shape.ts';
import type { CarrierResult, FieldRow, Grant } from '../carrier.ts';
import { whileEnabled } from '../servers/mcp-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { joinWords } from '../support/command-words.ts';
import { grantFault, wrongType } from '../support/fields.ts';
import { pinOf } from '../support/program-line.ts';
import { grants, harmless } from '../table/row.ts';

/** Reads a map of language servers by name. */
export function readLanguageServers(value: Value): CarrierResult {
  if (value.kind !== 'table') {
    const expected = { expected: 'a mapping of servers', consequence: 'none of them is started' };
    const fault = { ...wrongType('lspServers', value, expected), isUnreadable: true };
    return combine({ faults: [fault] });
  }
  return combine(...fields(value).map((field) => readLanguageServer(field)));
}

/** The fields of a language server, which `readLanguageServers` reads together. */
export const languageServerRows: readonly FieldRow[] = [
  ...grants('run', 'command', 'runs the program while the plugin is enabled'),
  ...harmless(`
    args extensionToLanguage transport env initializationOptions settings workspaceFolder
    startupTimeout shutdownTimeout requestTimeout restartOnCrash maxRestarts loggingConfig
    description diagnostics
  `),
];

function readLanguageServer({ key, keyAt, value }: Field): Partial<CarrierResult> {
  const command = get(value, 'command');
  const words = [command, ...items(get(value, 'args'))].map((word) => source(word) ?? '');
  const run = words.filter((word) => word !== '');
  const line = joinWords(run);
  const grant: Grant = {
    kind: 'run',
    feature: 'background-program',
    subject: `language server ${key}`,
    scope: line || key,
    reach: line === '' ? 'unknown' : 'one',
    trigger: whileEnabled,
    pin: pinOf(line),
    command: run,
    cwd: text(get(value, 'workspaceFolder')),
    at: command?.at ?? keyAt,
    entry: { kind: 'language server', name: key },
  };
  const [refusal] = refusals(value, languageServer, { key, owner: nothing, about: key });
  if (!refusal) return { grants: [grant] };
  const message = msg`${refusal.message} Claude Code does not start it.`;
  return { faults: [grantFault(message, refusal.at === value.at ? keyAt : refusal.at)] };
}
