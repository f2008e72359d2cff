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
import type { CarrierResult, FieldRow, Grant } from '../carrier.ts';
import { whileEnabled } from '../servers/mcp-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { joinWords } from '../support/command-words.ts';
import { wrongType } from '../support/fields.ts';
import { pinOf } from '../support/program-line.ts';
import { grants, harmless } from '../table/row.ts';

/** The fields of a language server of Copilot, which `readCopilotServers` reads together. */
export const copilotServerRows: readonly FieldRow[] = [
  ...grants('run', 'command, bash, powershell', 'runs the program'),
  ...harmless(`
    args env cwd fileExtensions rootUri initializationOptions initializationTimeoutMs spawnTimeoutMs
    warmupTimeoutMs requestTimeoutMs disabled
  `),
];

/** Reads language servers of Copilot by their names. */
export function readCopilotServers(value: Value): CarrierResult {
  if (value.kind === 'table') return combine(...fields(value).map(readServer));
  const expected = { expected: 'a mapping of servers', consequence: 'none of them is started' };
  return combine({ faults: [{ ...wrongType('lspServers', value, expected), isUnreadable: true }] });
}

function readServer({ key, keyAt, value: server }: Field): Partial<CarrierResult> {
  if (flag(get(server, 'disabled')) === true) return {};
  const shells = ['bash', 'powershell'].flatMap((shell) => get(server, shell) ?? []);
  const command = get(server, 'command');
  const words = [command, ...items(get(server, 'args'))].map((word) => source(word) ?? '');
  const base = {
    kind: 'run',
    feature: 'background-program',
    subject: `language server ${key}`,
    reach: 'one',
    trigger: whileEnabled,
    cwd: text(get(server, 'cwd')),
    entry: { kind: 'language server', name: key },
  } as const;
  const program: Grant = {
    ...base,
    scope: joinWords(words),
    pin: pinOf(joinWords(words)),
    command: words,
    at: command?.at ?? keyAt,
  };
  const lines = shells.map((shell): Grant => {
    const line = text(shell)?.trim() ?? '';
    return { ...base, scope: line, pin: pinOf(line), command: line, at: shell.at };
  });
  const unknown: Grant = { ...base, scope: key, reach: 'unknown', at: keyAt };
  const found = [...(command ? [program] : []), ...lines];
  return { grants: found.length > 0 ? found : [unknown] };
}
