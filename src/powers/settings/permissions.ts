import { normalizeTool } from '../../contract/coverage/tools.ts';
import { code, msg } from '../../model/message.ts';
import type { Trigger } from '../../model/power.ts';
import type { Location } from '../../model/text/text.ts';
import { get, text, type Value } from '../../model/value/value.ts';
import type { CarrierResult, Grant } from '../carrier.ts';
import { startsAnyCommand } from '../support/any-command.ts';
import { combine } from '../support/carrier-result.ts';
import { type DeadRule, deadRule } from '../support/dead-rules.ts';
import { grantFault, stringsOf, unreadFields, wrongType } from '../support/fields.ts';

import { folderGrant, offSwitch } from './entries.ts';
import { readMode } from './permission-mode.ts';

/** Reads `permissions` of Claude Code settings. */
export function readPermissions(value: Value | undefined): CarrierResult {
  if (!value) return combine();
  if (value.kind !== 'table') {
    const expected = { expected: 'a mapping', consequence: 'Claude Code does not use it' };
    return combine({
      faults: [{ ...wrongType('permissions', value, expected), isUnreadable: true }],
    });
  }
  return combine(
    readRules(value, 'allow'),
    readRules(value, 'deny'),
    readRules(value, 'ask'),
    readMode(value.fields.get('defaultMode')),
    readFolders(get(value, 'additionalDirectories')),
    offSwitch(value.fields.get('disableBypassPermissionsMode'), 'permissions.', 'disable'),
    offSwitch(value.fields.get('disableAutoMode'), 'permissions.', 'disable'),
    { unread: unreadFields(value, known, 'permissions.') },
  );
}

const known: ReadonlySet<string> = new Set([
  'allow',
  'deny',
  'ask',
  'defaultMode',
  'additionalDirectories',
  'disableBypassPermissionsMode',
  'disableAutoMode',
]);

type RuleList = 'allow' | 'deny' | 'ask';

function readRules(permissions: Value, list: RuleList): CarrierResult {
  const value = get(permissions, list);
  if (!value) return combine();
  const rules = value.kind === 'list' ? stringsOf(value) : null;
  if (!rules) {
    const expected = { expected: 'a list of rules', consequence: 'Claude Code does not use it' };
    const fault = wrongType(`permissions.${list}`, value, expected);
    return combine({ faults: [{ ...fault, isUnreadable: true }] });
  }
  return combine(...rules.map(({ text: rule, at }) => readRule(rule.trim(), at, list)));
}

function readRule(rule: string, at: Location, list: RuleList): Partial<CarrierResult> {
  const dead = deadRuleOf(rule, list);
  if (dead) return { faults: [grantFault(dead.message, at, dead.help)] };
  const scope = normalizeTool(rule);
  const grant: Grant = {
    kind: list === 'allow' ? 'approve' : 'guard',
    feature: 'permission-rule',
    scope,
    reach: 'tool',
    subject: list === 'allow' ? 'permissions.allow' : 'permissions',
    trigger: list === 'ask' ? unlessAgreed : always,
    remark: list === 'allow' && startsAnyCommand(scope) ? 'starts any command' : undefined,
    at,
  };
  return { grants: [grant] };
}

const always: Trigger = { start: 'enabled' };
// A rule of deny then covers the same rule of ask.
const unlessAgreed: Trigger = { start: 'enabled', condition: 'the user does not agree' };

/** Why a rule has no effect; null for one that has. */
function deadRuleOf(rule: string, list: RuleList): DeadRule | null {
  if (/^[^\s()]+(?:\(.*\))?$/s.test(rule)) return deadRule(rule, list === 'allow');
  return {
    message: msg`${code(rule)} is not a permission rule. Claude Code skips it.`,
    help: msg`Write a tool such as ${code('Bash(git *)')}.`,
  };
}

function readFolders(value: Value | undefined): Partial<CarrierResult> {
  if (!value) return {};
  const folders = stringsOf(value);
  if (!folders || text(value) !== undefined) {
    const expected = { expected: 'a list of folders', consequence: 'Claude Code does not use it' };
    const fault = wrongType('permissions.additionalDirectories', value, expected);
    return { faults: [{ ...fault, isUnreadable: true }] };
  }
  const base = {
    kind: 'write',
    feature: 'permission-rule',
    remark: 'reads them too',
    subject: 'permissions.additionalDirectories',
    trigger: always,
  } as const;
  return { grants: folders.map((folder) => folderGrant(folder, base)) };
}
