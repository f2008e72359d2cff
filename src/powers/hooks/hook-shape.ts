import { code, type Message, msg, words } from '../../model/message.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import { get, text, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { grantFault } from '../support/fields.ts';

/** The keys that a handler of a type needs, all of them strings. */
const required: Readonly<Record<string, readonly string[]>> = {
  command: ['command'],
  http: ['url'],
  mcp_tool: ['server', 'tool'],
  prompt: ['prompt'],
  agent: ['prompt'],
};

const boolean = (value: Value): Message | null =>
  value.kind === 'boolean' ? null : msg`not true or false`;

/** What a key of a handler has to be. */
const shapes: Readonly<Record<string, (value: Value) => Message | null>> = {
  timeout: (value) => (isPositive(value) ? null : msg`not a number above 0`),
  url: (value) => (URL.canParse(text(value) ?? '') ? null : msg`not a URL`),
  async: boolean,
  asyncRewake: boolean,
  once: boolean,
  shell: (value) =>
    ['bash', 'powershell'].includes(text(value) ?? '')
      ? null
      : msg`not ${code('bash')} or ${code('powershell')}`,
};

function isPositive(value: Value): boolean {
  return value.kind === 'number' && Number(value.value) > 0;
}

/** Why Claude Code does not run a handler, or null. Source: its validator, `claude plugin validate`. */
export function handlerRefusal(handler: Value, type: string, event: string): GrantFault | null {
  const hook = msg`${code(event)} hook`;
  const consequence = words('Claude Code does not run it.');
  for (const key of required[type] ?? []) {
    const value = get(handler, key);
    if (text(value) !== undefined) continue;
    return grantFault(msg`${hook} has no ${code(key)}. ${consequence}`, value?.at ?? handler.at);
  }
  for (const [key, faultOf] of Object.entries(shapes)) {
    const value = get(handler, key);
    const fault = value ? faultOf(value) : null;
    if (!value || !fault) continue;
    const fact = msg`${code(key)} of ${hook} is ${shownValue(value)}, ${fault}.`;
    return grantFault(msg`${fact} ${consequence}`, value.at);
  }
  return null;
}
