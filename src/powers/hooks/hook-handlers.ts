import { code, list, msg } from '../../model/message.ts';
import type { Trigger } from '../../model/power.ts';
import {
  type Field,
  fields,
  flag,
  get,
  items,
  type Json,
  source,
  text,
  type Value,
} from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { handlerRefusals } from '../../units/refusals/part-shapes.ts';
import type { CarrierResult, FieldPlace, FieldRow, Grant, UnnamedUnit } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { joinWords } from '../support/command-words.ts';
import { grantFault, guardFault } from '../support/fields.ts';
import { pinOf } from '../support/program-line.ts';
import { hostOf, secretsSent } from '../support/remote.ts';
import { command } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';
import { claudeEvents, isGuardEvent } from './hook-events.ts';

/** The event of a handler. */
export interface HandlerContext {
  readonly event: string;
  readonly trigger: Trigger;
  readonly unit: UnnamedUnit;
  /** Whether the client is Claude Code. */
  readonly isClaude: boolean;
}

/** What a handler grants, and whether it can refuse a tool call. */
export interface ReadHandler extends CarrierResult {
  readonly canBlock: boolean;
}

/** Reads one handler: a command, a request, a tool of a server, or a prompt. */
export function readHandler(handler: Value, context: HandlerContext): ReadHandler {
  const type = text(get(handler, 'type'));
  const read = handler.kind === 'table' && type !== undefined ? readers[type] : undefined;
  if (!read) {
    const written = get(handler, 'type') ?? handler;
    const message = msg`Unknown type ${shownValue(written)} of a ${code(context.event)} hook.`;
    const help = msg`Use one of ${list(
      Object.keys(readers).map((known) => code(known)),
      { limit: 9 },
    )}.`;
    const unknown = { scope: type ?? source(written) ?? written.kind, reach: 'unknown' as const };
    const grants = [{ ...grantAt(handler, context), ...unknown }];
    const fault = grantFault(message, handler.at, help);
    const faults = [guardFault(fault, isGuardEvent(context.event))];
    return { ...combine({ grants, faults }), canBlock: false };
  }
  const [refusal] = context.isClaude ? handlerRefusals(handler, context.event) : [];
  if (refusal) {
    const fault = grantFault(msg`${refusal.message} Claude Code does not run it.`, refusal.at);
    const faults = [guardFault(fault, isGuardEvent(context.event))];
    return { ...combine({ faults }), canBlock: false };
  }
  const faults = handlerFaults(handler, context);
  const grants = [...read(handler, context), ...failureGuard(handler, context)];
  const canBlock =
    isGuardEvent(context.event) &&
    type === 'command' &&
    text(get(handler, 'command')) !== undefined &&
    flag(get(handler, 'async')) !== true &&
    flag(get(handler, 'asyncRewake')) !== true;
  return { ...combine({ grants, faults }), canBlock };
}

const handler = (event: string, fields: Json): Json => ({
  hooks: { [event]: [{ hooks: [fields] }] },
});

/** A program that stands in for `command` on one system. */
function readWindowsCommand(field: Field, place: FieldPlace): Partial<CarrierResult> {
  const subject = place.keys.at(-1) ?? '';
  const { grants: runs = [], faults = [] } = command({ start: 'event', event: subject })(
    field,
    place,
  );
  return { grants: runs.map((run) => ({ ...run, feature: 'hook', subject })), faults };
}

/** The fields of a handler; `readHandler` reads them together. */
export const handlerRows: readonly FieldRow[] = [
  ...grants('run', 'command', 'runs the command at the event, without asking', {
    example: handler('Stop', { type: 'command', command: './notify.sh' }),
    without: { hooks: { Stop: [] } },
  }),
  ...grants('run', 'command_windows, commandWindows', 'Codex runs the command on Windows instead', {
    read: readWindowsCommand,
    example: handler('Stop', { type: 'command', command: 'true', command_windows: 'log.exe' }),
  }),
  ...harmless('timeout_sec timeoutSec'),
  ...grants('net', 'url', 'sends the event to the host', {
    example: handler('Stop', { type: 'http', url: 'https://x.example/hook' }),
    without: { hooks: { Stop: [] } },
  }),
  ...grants('secret', 'headers', 'sends variables of the environment to the host', {
    example: handler('Stop', {
      type: 'http',
      url: 'https://x.example',
      headers: { Authorization: 'Bearer ${TOKEN}' },
      allowedEnvVars: ['TOKEN'],
    }),
  }),
  ...grants('mcp', 'tool', 'calls the tool of an MCP server at the event', {
    example: handler('Stop', { type: 'mcp_tool', server: 'tracker', tool: 'log' }),
    without: { hooks: {} },
  }),
  ...grants('delegate', 'prompt', 'asks a model at the event, which may block it', {
    example: handler('Stop', { type: 'prompt', prompt: 'Are the tests green?' }),
    without: { hooks: {} },
  }),
  ...grants('guard', 'async', 'absent: a hook before a tool call may block it', {
    example: handler('PreToolUse', { type: 'command', command: 'deny.sh' }),
    without: handler('PreToolUse', { type: 'command', command: 'deny.sh', async: true }),
  }),
  ...grants('guard', 'onFailure', '`block`: a hook that fails blocks the call', {
    example: handler('PreToolUse', { type: 'command', command: 'deny.sh', onFailure: 'block' }),
  }),
  ...harmless(`
    cloud holdsTools type args asyncRewake shell timeout allowedEnvVars server input model continueOnBlock if
    statusMessage once rewakeMessage rewakeSummary
  `),
];

type Reader = (handler: Value, context: HandlerContext) => readonly Grant[];

const readers: Readonly<Record<string, Reader>> = {
  command: (handler, context) => {
    const args = items(get(handler, 'args')).map((item) => source(item) ?? '');
    const command = text(get(handler, 'command'));
    const line = args.length > 0 ? [command ?? '', joinWords(args)].join(' ') : (command ?? '');
    const grant = grantAt(get(handler, 'command') ?? handler, context);
    if (command === undefined) return [{ ...grant, reach: 'unknown' }];
    const run = args.length > 0 ? [command, ...args] : line;
    return [{ ...grant, scope: line.trim(), pin: pinOf(line), command: run }];
  },
  http: (handler, context) => {
    const url = get(handler, 'url');
    const grant = grantAt(url ?? handler, context);
    const host = hostOf(text(url));
    const remark = 'the event is sent there whole';
    const sent = { ...grant, kind: 'net' as const, scope: host.name, remark };
    const secrets = secretsSent(handler, host.name, ['headers', 'url']);
    const { subject, trigger } = grant;
    return [
      host.isKnown ? sent : { ...sent, reach: 'unknown' },
      ...secrets.map((secret) => ({ ...secret, subject, trigger })),
    ];
  },
  mcp_tool: (handler, context) => {
    const names = ['server', 'tool'].map((key) => text(get(handler, key)) ?? '');
    const grant = grantAt(get(handler, 'tool') ?? handler, context);
    return [{ ...grant, kind: 'mcp', scope: names.join(' / ') }];
  },
  prompt: (handler, context) => [promptGrant(handler, context)],
  agent: (handler, context) => [promptGrant(handler, context)],
};

function promptGrant(handler: Value, context: HandlerContext): Grant {
  const prompt = get(handler, 'prompt');
  const grant = grantAt(prompt ?? handler, context);
  return { ...grant, kind: 'delegate', scope: (text(prompt) ?? '').trim() };
}

function grantAt({ at }: Value, { event, trigger }: HandlerContext): Grant {
  return { kind: 'run', feature: 'hook', scope: '', reach: 'one', subject: event, trigger, at };
}

/** A hook that blocks where it fails: without the key a hook that cannot start lets the call pass. */
function failureGuard(handler: Value, context: HandlerContext): readonly Grant[] {
  const field = get(handler, 'onFailure');
  if (text(field) !== 'block' || !field) return [];
  return [
    { ...grantAt(field, context), kind: 'guard', scope: `${context.event} onFailure: block` },
  ];
}

function handlerFaults(handler: Value, { event, trigger }: HandlerContext) {
  const condition = get(handler, 'if');
  const once = get(handler, 'once');
  const known = claudeEvents.get(event);
  const faults = [];
  if (condition && known && !known.isToolEvent) {
    const message = msg`${code(event)} hook never runs: ${code('if')} needs an event of tools.`;
    faults.push(grantFault(message, condition.at));
  }
  const background = fields(handler).find(({ key }) => key === 'async' || key === 'asyncRewake');
  const type = text(get(handler, 'type')) ?? '';
  if (background && type !== 'command') {
    const message = msg`${code(background.key)} has no effect: the ${code(event)} hook has the type ${code(type)}.`;
    faults.push(grantFault(message, background.keyAt));
  }
  if (flag(once) === true && trigger.once === undefined) {
    const message = msg`${code('once')} has no effect outside skills: the hook runs at each ${code(event)}.`;
    faults.push(grantFault(message, once?.at ?? handler.at));
  }
  return faults;
}
