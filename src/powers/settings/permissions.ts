import { normalizeTool } from '../../contract/coverage/tools.ts';
import { code, msg, words } from '../../model/message.ts';
import type { Trigger } from '../../model/power.ts';
import type { Location } from '../../model/text/text.ts';
import type { Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import type { CarrierResult, FieldReader, FieldRow, Grant } from '../carrier.ts';
import { startsAnyCommand } from '../support/any-command.ts';
import { combine } from '../support/carrier-result.ts';
import { type DeadRule, deadRule } from '../support/dead-rules.ts';
import { grantFault, guardFault, wrongType } from '../support/fields.ts';
import { folders, off } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';
import { readMode } from './permission-mode.ts';

/** `permissions` of Claude Code settings. */
export const permissionRows: readonly FieldRow[] = within('permissions', [
  ...grants('approve', 'allow', 'allows the tools without asking', {
    read: rules('allow'),
    example: { permissions: { allow: ['Read', 'Bash(git *)'] } },
  }),
  ...grants('guard', 'deny', 'limits the tools', {
    read: rules('deny'),
    example: { permissions: { deny: ['Read(./.env)', 'Bash(curl *)'] } },
  }),
  ...grants('guard', 'ask', 'limits the tools', {
    read: rules('ask'),
    example: { permissions: { ask: ['Bash(git push *)'] } },
  }),
  ...grants(
    'approve',
    'defaultMode',
    '`acceptEdits`, `bypassPermissions`: asks less; `plan`, `dontAsk`: limits',
    {
      read: readMode,
      example: { permissions: { defaultMode: 'bypassPermissions' } },
    },
  ),
  ...grants('write', 'additionalDirectories', 'reads and writes the folders', {
    read: folders('write', { feature: 'permission-rule', remark: 'reads them too' }),
    example: { permissions: { additionalDirectories: ['../docs'] } },
  }),
  ...grants('guard', 'disableBypassPermissionsMode', 'takes the mode away', {
    read: off('disable'),
    example: { permissions: { disableBypassPermissionsMode: 'disable' } },
  }),
  ...grants('guard', 'disableAutoMode', 'takes the mode away', { read: off('disable') }),
  ...grants(
    'guard',
    'blockReadsOutsideWorkingDirectories, blockWritesOutsideWorkingDirectories',
    'limits the tools to the working folders',
    {
      policyKeys: ['exec', 'filesystemRead', 'filesystemWrite'],
      read: off(true),
      example: { permissions: { blockReadsOutsideWorkingDirectories: true } },
    },
  ),
  ...harmless('denyInsteadOfPrompting'),
]);

type RuleList = 'allow' | 'deny' | 'ask';

function rules(list: RuleList): FieldReader {
  const entry = (item: Value, client: string): Partial<CarrierResult> => {
    if (item.kind === 'string') return readRule(String(item.value).trim(), item.at, list);
    const message = msg`${shownValue(item)} is not a permission rule. ${words(client)} skips it.`;
    return { faults: [guardFault(grantFault(message, item.at), list !== 'allow')] };
  };
  return ({ value }, { name, client }) => {
    if (value.kind === 'list') return combine(...value.items.map((item) => entry(item, client)));
    const expected = { expected: 'a list of rules', consequence: `${client} does not use it` };
    return { faults: [{ ...wrongType(name, value, expected), isUnreadable: true }] };
  };
}

function readRule(rule: string, at: Location, list: RuleList): Partial<CarrierResult> {
  const dead = deadRuleOf(rule, list);
  if (dead) {
    return { faults: [guardFault(grantFault(dead.message, at, dead.help), list !== 'allow')] };
  }
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
