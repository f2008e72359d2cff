import { code, list, msg } from '../../model/message.ts';
import type { Trigger } from '../../model/power.ts';
import { wordList } from '../../model/text/word-list.ts';
import { flag, get, items, source, text, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import type { CarrierResult, Grant, UnnamedUnit } from '../carrier.ts';
import { combine } from './carrier-result.ts';
import { joinWords } from './command-words.ts';
import { grantFault, guardFault, unreadFields } from './fields.ts';
import { claudeEvents, isGuardEvent } from './hook-events.ts';
import { pinOf } from './program-line.ts';
import { hostOf, secretsSent } from './remote.ts';

/** The event of a handler. */
export interface HandlerContext {
  readonly event: string;
  readonly trigger: Trigger;
  readonly unit: UnnamedUnit;
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
  const unread = unreadFields(handler, knownKeys, `hooks.${context.event}[].hooks[].`);
  const faults = handlerFaults(handler, context);
  const canBlock =
    isGuardEvent(context.event) &&
    type === 'command' &&
    text(get(handler, 'command')) !== undefined &&
    flag(get(handler, 'async')) !== true &&
    flag(get(handler, 'asyncRewake')) !== true;
  return { ...combine({ grants: read(handler, context), unread, faults }), canBlock };
}

const knownKeys: ReadonlySet<string> = new Set(
  wordList(`
  type command args async asyncRewake shell timeout url headers allowedEnvVars server tool input
  prompt model continueOnBlock if statusMessage once rewakeMessage rewakeSummary
`),
);

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

function handlerFaults(handler: Value, { event, trigger }: HandlerContext) {
  const condition = get(handler, 'if');
  const once = get(handler, 'once');
  const known = claudeEvents.get(event);
  const faults = [];
  if (text(get(handler, 'type')) === 'command' && text(get(handler, 'command')) === undefined) {
    const message = msg`${code(event)} hook has no command. Claude Code runs nothing.`;
    const fault = grantFault(message, get(handler, 'command')?.at ?? handler.at);
    faults.push(guardFault(fault, isGuardEvent(event)));
  }
  if (condition && known && !known.isToolEvent) {
    const message = msg`${code(event)} hook never runs: ${code('if')} needs an event of tools.`;
    faults.push(grantFault(message, condition.at));
  }
  if (flag(once) === true && trigger.once === undefined) {
    const message = msg`${code('once')} has no effect outside skills: the hook runs at each ${code(event)}.`;
    faults.push(grantFault(message, once?.at ?? handler.at));
  }
  return faults;
}
