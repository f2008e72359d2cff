import { code, msg, words } from '../../model/message.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import type { Trigger } from '../../model/power.ts';
import { suggest } from '../../model/text/suggest.ts';
import { type Field, fields, get, items, text, type Value } from '../../model/value/value.ts';
import type { CarrierResult, FieldRow, Grant, UnnamedUnit } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { grantFault, guardFault, wrongType } from '../support/fields.ts';
import { grants, harmless, within } from '../table/row.ts';
import { claudeDialect, type HookDialect, isGuardEvent } from './hook-events.ts';
import { type HandlerContext, handlerRows, readHandler } from './hook-handlers.ts';
import { claudeMatcher } from './matchers.ts';
import { repeatedHooks } from './repeated-hooks.ts';

/** Where hooks are written. */
export interface HookHome {
  readonly unit: UnnamedUnit;
  /** Whether `once` counts: in the frontmatter of skills only. */
  readonly honoursOnce?: boolean;
  /** The client; absent for Claude Code. */
  readonly dialect?: HookDialect;
}

/** `hooks` of Claude Code. */
export function hookRows(
  description: string,
  home: Omit<HookHome, 'unit'> = {},
): readonly FieldRow[] {
  return [
    ...grants('run', 'hooks', description, {
      read: ({ value }, { source: { unit } }) => readHooks(value, { ...home, unit }),
      example: {
        hooks: {
          PostToolUse: [
            { matcher: 'Edit|Write', hooks: [{ type: 'command', command: 'make lint' }] },
          ],
        },
      },
    }),
    ...eventRows(),
  ];
}

/** The fields below `hooks`, which `readHooks` reads together; `prefix` is where the events stand in the file. */
export function eventRows(prefix = 'hooks'): readonly FieldRow[] {
  return within(`${prefix}.<event>[]`, [...harmless('matcher'), ...within('hooks[]', handlerRows)]);
}

/** Reads `{Event: [{matcher, hooks: [handler]}]}` of Claude Code. */
export function readHooks(value: Value | undefined, home: HookHome): CarrierResult {
  if (!value) return combine();
  if (value.kind !== 'table') {
    const expected = { expected: 'a mapping of events', consequence: 'no hook of it is loaded' };
    return combine({ faults: [{ ...wrongType('hooks', value, expected), isUnreadable: true }] });
  }
  const { others } = home.dialect ?? claudeDialect;
  const events = fields(value).filter(({ key }) => !others?.has(key));
  const read = combine(...events.map((event) => readEvent(event, home)));
  return combine(read, { faults: repeatedHooks(read.grants, 'the second adds nothing') });
}

function readEvent({ key, keyAt, value }: Field, home: HookHome): CarrierResult {
  if (value.kind !== 'list') {
    const expected = { expected: 'a list of hooks', consequence: 'none of them is loaded' };
    return combine({ faults: [lostHooks(wrongType(key, value, expected), key, home)] });
  }
  const { client, events } = home.dialect ?? claudeDialect;
  const known = events.get(key);
  const similar = known ? null : suggest(key, events.keys());
  const help = similar ? msg`Write ${code(similar)}.` : undefined;
  const fault = grantFault(msg`Unknown event ${code(key)} of ${words(client)}.`, keyAt, help);
  const groups = value.items.map((group) => readGroup(group, key, home));
  const faults = known ? [] : [guardFault(fault, isGuardEvent(similar))];
  return combine({ faults }, ...groups);
}

/** Claude Code ignores the entry, and loads the others; of other clients nobody knows. */
function lostHooks(fault: GrantFault, event: string, { dialect }: HookHome): GrantFault {
  if (dialect !== undefined && dialect !== claudeDialect) return { ...fault, isUnreadable: true };
  return guardFault(fault, isGuardEvent(event));
}

function readGroup(group: Value, event: string, home: HookHome): CarrierResult {
  const expected = {
    expected: msg`a mapping with ${code('hooks')}`,
    consequence: 'its hooks are not loaded',
  };
  const handlers = get(group, 'hooks');
  if (group.kind !== 'table' || handlers?.kind !== 'list') {
    const fault = wrongType(event, handlers ?? group, expected);
    return combine({ faults: [lostHooks(fault, event, home)] });
  }
  const read = items(handlers).map((handler) => {
    const trigger = triggerOf(event, group, handler, home);
    const isClaude = home.dialect === undefined || home.dialect === claudeDialect;
    return readHandler(handler, { event, trigger, unit: home.unit, isClaude });
  });
  const guards = read.some(({ canBlock }) => canBlock) ? [guardOf(event, group, home)] : [];
  const faults = groupFaults(event, group, home).map((fault) =>
    guardFault(fault, isGuardEvent(event)),
  );
  return combine({ faults, grants: guards }, ...read);
}

function triggerOf(event: string, group: Value, handler: Value, home: HookHome): Trigger {
  const known = (home.dialect ?? claudeDialect).events.get(event);
  const matcher = get(group, 'matcher');
  const written = matcher && (text(matcher) ?? '\0');
  return {
    start: known?.start ?? 'event',
    event,
    matcher: known?.hasMatcher === false ? undefined : claudeMatcher(written ?? ''),
    condition: text(get(handler, 'if')),
    once:
      home.honoursOnce && get(handler, 'once')?.kind === 'boolean' ? isTrue(handler) : undefined,
  };
}

function isTrue(handler: Value): boolean | undefined {
  const once = get(handler, 'once');
  return once?.kind === 'boolean' && once.value === true ? true : undefined;
}

/** A hook before a tool call may refuse the call. */
function guardOf(event: string, group: Value, home: HookHome): Grant {
  const trigger = { ...triggerOf(event, group, group, home), condition: undefined };
  return {
    kind: 'guard',
    feature: 'hook',
    scope: event,
    reach: 'one',
    subject: event,
    trigger,
    at: group.at,
  };
}

function groupFaults(event: string, group: Value, { dialect = claudeDialect }: HookHome) {
  const matcher = get(group, 'matcher');
  const written = text(matcher);
  if (!matcher || written === '' || written === '*') return [];
  if (written === undefined) {
    const consequence = `${dialect.client} loads none of these hooks`;
    return [wrongType('matcher', matcher, { expected: 'a string', consequence })];
  }
  if (dialect.events.get(event)?.hasMatcher === false) {
    const message = msg`${code('matcher')} has no effect on ${code(event)}: the hook runs at each.`;
    return [grantFault(message, matcher.at)];
  }
  if (/^mcp__[\w-]+$/.test(written) && !/^mcp__.+__/.test(written)) {
    const message = msg`The matcher ${code(written)} matches no tool.`;
    return [grantFault(message, matcher.at, msg`Write ${code(`${written}__.*`)}.`)];
  }
  return [];
}

export type { HandlerContext };
