import { code, msg, words } from '../../model/message.ts';
import type { Matcher, Start, Trigger } from '../../model/power.ts';
import { suggest } from '../../model/text/suggest.ts';
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
import type { CarrierResult, FieldRow, Grant } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { joinWords } from '../support/command-words.ts';
import { grantFault, guardFault, wrongType } from '../support/fields.ts';
import { pinOf } from '../support/program-line.ts';
import { hostOf, secretsSent } from '../support/remote.ts';
import { grants, harmless, within } from '../table/row.ts';
import { repeatedHooks } from './repeated-hooks.ts';

/** How a client other than Claude Code writes hooks. */
export interface HookClient {
  /** The name of the client: `Cursor`. */
  readonly name: string;
  /** The events that the client knows. */
  readonly events: ReadonlyMap<string, Start>;
  /** The events at which a hook may refuse what the event announces. */
  readonly guards: ReadonlySet<string>;
}

/** Names of events and the key of a line, for the examples of rows. */
interface HookExamples {
  readonly plain: string;
  readonly guard: string;
  readonly key?: string;
}

/** `hooks` of a client other than Claude Code. */
export function clientHookRows(client: HookClient, examples: HookExamples): readonly FieldRow[] {
  const { plain, guard, key = 'command' } = examples;
  const hook = (event: string, line: string): Json => ({ hooks: { [event]: [{ [key]: line }] } });
  return [
    ...grants('run', 'hooks', 'runs commands at the event', {
      read: ({ value }) => readClientHooks(value, client),
      example: hook(plain, 'notify.sh'),
    }),
    ...grants('guard', `hooks.${guard}`, 'may refuse what the event announces', {
      example: hook(guard, 'deny.sh'),
    }),
    ...[`hooks.${guard}`, 'hooks.<event>'].flatMap((prefix) => handlerRows(prefix, plain)),
  ];
}

/** The fields below `hooks`, which `readClientHooks` reads together; `prefix` is where the events stand in the file. */
export const clientEventRows =
  (plain: string) =>
  (prefix = 'hooks'): readonly FieldRow[] =>
    handlerRows(`${prefix}.<event>`, plain);

function handlerRows(prefix: string, plain: string): readonly FieldRow[] {
  const rows = [
    ...grants('run', lineKeys.join(', '), 'runs the command at the event'),
    ...grants('delegate', 'prompt', 'gives the text to the model', {
      example: { hooks: { [plain]: [{ type: 'prompt', prompt: 'Read the plan.' }] } },
      without: { hooks: {} },
    }),
    ...grants('net', 'url', 'sends the event to the host', {
      example: { hooks: { [plain]: [{ url: 'https://x.example/hook' }] } },
      without: { hooks: {} },
    }),
    ...grants('secret', 'headers', 'sends variables of the environment to the host', {
      example: {
        hooks: { [plain]: [{ url: 'https://x.example', headers: { 'X-Key': '${KEY}' } }] },
      },
    }),
    ...grants('guard', 'failClosed', '`true`: a hook that fails blocks the call', {
      example: { hooks: { [plain]: [{ command: 'deny.sh', failClosed: true }] } },
    }),
    ...harmless(`
      type name description matcher timeout timeoutSec cwd env model loop_limit comment async args
      allowedEnvVars statusMessage enabled
    `),
  ];
  return [...within(`${prefix}[]`, rows), ...within(`${prefix}[].hooks[]`, rows)];
}

/** Reads `{event: [handler]}`, or `{event: [{matcher, hooks: [handler]}]}`. */
export function readClientHooks(value: Value | undefined, client: HookClient): CarrierResult {
  if (!value) return combine();
  if (value.kind !== 'table') {
    const expected = { expected: 'a mapping of events', consequence: 'no hook of it is loaded' };
    return combine({ faults: [{ ...wrongType('hooks', value, expected), isUnreadable: true }] });
  }
  const read = combine(...fields(value).map((event) => readEvent(event, client)));
  return combine(read, { faults: repeatedHooks(read.grants, `${client.name} may run it twice`) });
}

function readEvent({ key, keyAt, value }: Field, client: HookClient): CarrierResult {
  if (value.kind !== 'list') {
    const expected = { expected: 'a list of hooks', consequence: 'none of them is loaded' };
    return combine({ faults: [{ ...wrongType(key, value, expected), isUnreadable: true }] });
  }
  const isKnown = client.events.has(key);
  const similar = isKnown ? null : suggest(key, client.events.keys());
  const help = similar ? msg`Write ${code(similar)}.` : undefined;
  const message = msg`Unknown event ${code(key)} of ${words(client.name)}.`;
  const entries = value.items.flatMap((entry): readonly (readonly [Value, Value])[] => {
    const inner = get(entry, 'hooks');
    return inner?.kind === 'list'
      ? inner.items.map((handler) => [handler, entry])
      : [[entry, entry]];
  });
  const start = client.events.get(key) ?? 'event';
  const fault = guardFault(grantFault(message, keyAt, help), client.guards.has(similar ?? ''));
  const faults = isKnown ? [] : [fault];
  // An event in the case of another client is one that this client drops.
  if (similar?.toLowerCase() === key.toLowerCase()) return combine({ faults });
  return combine(
    { faults },
    ...entries.map(([handler, group]) => {
      const matcher = matcherOf(get(handler, 'matcher') ?? get(group, 'matcher'));
      const trigger: Trigger = { start, event: key, matcher };
      return readHandler(handler, { event: key, trigger, client });
    }),
  );
}

/** A list of names is read as a list, although a pattern of the same text matches more: patterns are compared as text. */
function matcherOf(value: Value | undefined): Matcher | undefined {
  const written = text(value)?.trim() ?? '';
  if (written === '' || written === '*' || written === '.*') return undefined;
  if (!/^[\w-]+(?:\s*\|\s*[\w-]+)*$/.test(written)) return { text: written, names: null };
  return { text: written, names: [...new Set(written.split(/(?<!\s)\s*\|\s*/))].sort() };
}

interface HandlerPlace {
  readonly event: string;
  readonly trigger: Trigger;
  readonly client: HookClient;
}

const lineKeys = ['command', 'bash', 'powershell', 'windows', 'linux', 'osx', 'exec'] as const;

function readHandler(handler: Value, place: HandlerPlace): CarrierResult {
  const { event, trigger, client } = place;
  const base = { feature: 'hook', subject: event, trigger, reach: 'one' } as const;
  const lines = lineKeys.flatMap((key) => {
    const value = get(handler, key);
    if (!value) return [];
    // The arguments of a program are no text for a shell.
    const args = key === 'exec' ? items(get(handler, 'args')) : [];
    const run = [value, ...args].map((word) => source(word) ?? '');
    const line = text(value)?.trim();
    return [args.length > 0 ? { value, line: joinWords(run), run } : { value, line, run: line }];
  });
  // A handler may have the same line for several shells.
  const unique = lines.filter(
    ({ line }, index) => lines.findIndex((other) => other.line === line) === index,
  );
  const runs = unique.map(({ value, line, run }): Grant => {
    const grant = { ...base, kind: 'run', at: value.at } as const;
    if (line === undefined) return { ...grant, scope: '', reach: 'unknown' };
    return {
      ...grant,
      scope: line,
      pin: pinOf(line),
      command: run,
      cwd: text(get(handler, 'cwd')),
    };
  });
  const grants = [...runs, ...otherGrants(handler, base)];
  const isUnknown = grants.length === 0;
  const unknown: Grant = {
    ...base,
    kind: 'run',
    scope: text(get(handler, 'type')) ?? '',
    reach: 'unknown',
    at: handler.at,
  };
  const message = msg`${code(event)} hook has no command. ${words(client.name)} runs nothing.`;
  const guard: Grant = { ...base, kind: 'guard', scope: event, at: handler.at };
  return combine({
    grants: [
      ...(isUnknown ? [unknown] : grants),
      ...(client.guards.has(event) && !isUnknown ? [guard] : []),
    ],
    faults: isUnknown
      ? [guardFault(grantFault(message, handler.at), client.guards.has(event))]
      : [],
  });
}

function otherGrants(handler: Value, base: Pick<Grant, 'feature' | 'subject' | 'trigger'>) {
  const grants: Grant[] = [];
  const prompt = get(handler, 'prompt');
  if (prompt) {
    const scope = (text(prompt) ?? '').trim();
    grants.push({ ...base, kind: 'delegate', scope, reach: 'one', at: prompt.at });
  }
  const url = get(handler, 'url');
  if (url) {
    const { name, isKnown } = hostOf(text(url));
    const reach = isKnown ? 'one' : 'unknown';
    grants.push({ ...base, kind: 'net', scope: name, reach, at: url.at });
    const { subject, trigger } = base;
    const secrets = secretsSent(handler, name, ['headers', 'url']);
    grants.push(...secrets.map((secret) => ({ ...secret, subject, trigger })));
  }
  const closed = get(handler, 'failClosed');
  if (closed && flag(closed) === true) {
    const scope = `${base.subject} failClosed: true`;
    grants.push({ ...base, kind: 'guard', scope, reach: 'one', at: closed.at });
  }
  return grants;
}
