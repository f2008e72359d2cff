import { type Field, fields, flag, text } from '../../model/value/value.ts';
import type { CarrierResult, Grant } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { guardFault, wrongType } from '../support/fields.ts';
import { pinOf } from '../support/program-line.ts';
import { inRepository, listGrants, offSwitch, onSwitch, settingGrant } from './entries.ts';

/** Keys with a shell line that the client runs by itself. */
export const helperKeys = [
  'apiKeyHelper',
  'awsAuthRefresh',
  'awsCredentialExport',
  'gcpAuthRefresh',
  'otelHeadersHelper',
] as const;

/** Keys with `{type: command, command}`. */
export const commandKeys = ['statusLine', 'subagentStatusLine', 'fileSuggestion'] as const;

/** A shell line that the client runs by itself, as a text or below `command`. */
export function readHelper(field: Field | undefined): Partial<CarrierResult> {
  if (!field) return {};
  const { key, value } = field;
  const command = value.kind === 'table' ? value.fields.get('command')?.value : value;
  const line = text(command);
  const base = {
    kind: 'run',
    feature: 'helper-command',
    subject: key,
    trigger: inRepository,
    at: command?.at ?? value.at,
  } as const;
  if (line === undefined) {
    const expected = { expected: 'a command', consequence: 'Claude Code does not use it' };
    const grant: Grant = { ...base, scope: key, reach: 'unknown' };
    return { grants: [grant], faults: [wrongType(key, value, expected)] };
  }
  const grant: Grant = {
    ...base,
    scope: line.trim(),
    reach: 'one',
    pin: pinOf(line),
    command: line,
  };
  return { grants: [grant] };
}

/** The agent that works in the conversation. */
export function readAgent(field: Field | undefined): Partial<CarrierResult> {
  const name = text(field?.value);
  if (!field || name === undefined) return {};
  const grant: Grant = {
    kind: 'delegate',
    feature: 'delegation',
    scope: name,
    reach: 'one',
    subject: 'agent',
    trigger: inRepository,
    remark: 'for the whole conversation',
    at: field.value.at,
  };
  return { grants: [grant] };
}

/** Approvals of the servers in `.mcp.json`. */
export function readServerApprovals(table: ReadonlyMap<string, Field>): CarrierResult {
  const all = table.get('enableAllProjectMcpServers');
  const base = { kind: 'approve', remark: 'servers of .mcp.json' } as const;
  const everything =
    flag(all?.value) === true && all
      ? [settingGrant('mcp servers', 'every server', { ...base, reach: 'any', at: all.value.at })]
      : [];
  return combine(
    onSwitch(all, '').faults ? { faults: onSwitch(all, '').faults ?? [] } : {},
    { grants: everything },
    listGrants(table.get('enabledMcpjsonServers'), '', ({ text: name, at }) =>
      settingGrant('mcp servers', name, { ...base, at }),
    ),
    listGrants(table.get('disabledMcpjsonServers'), '', ({ text: name, at }) =>
      settingGrant('disabledMcpjsonServers', name, { kind: 'guard', at }),
    ),
  );
}

/** Switches over hooks and shell lines: the settings of a repository override those of the user. */
export function readSwitches(table: ReadonlyMap<string, Field>): CarrierResult {
  const both = ['disableAllHooks', 'disableSkillShellExecution'].flatMap((key) => {
    const off = onSwitch(table.get(key), '', 'overrides the settings of the user', false);
    return [offSwitch(table.get(key), '', true), { grants: off.grants ?? [] }];
  });
  return combine(...both, readSkillOverrides(table.get('skillOverrides')));
}

/** How visible a skill is, from least to most limited. */
const visibilities = ['on', 'name-only', 'user-invocable-only', 'off'];

function readSkillOverrides(field: Field | undefined): Partial<CarrierResult> {
  if (!field) return {};
  const consequence = 'Claude Code does not use it';
  if (field.value.kind !== 'table') {
    return {
      faults: [
        guardFault(
          wrongType('skillOverrides', field.value, { expected: 'a mapping', consequence }),
        ),
      ],
    };
  }
  return combine(...fields(field.value).map(readVisibility));
}

function readVisibility({ key, value }: Field): Partial<CarrierResult> {
  const rank = visibilities.indexOf(text(value) ?? '');
  const name = `skillOverrides.${key}`;
  if (rank === -1) {
    const expected = { expected: visibilities.join(', '), consequence: 'it limits nothing' };
    return { faults: [guardFault(wrongType(name, value, expected))] };
  }
  if (rank === 0) return {};
  const scope = `${name}: ${visibilities[rank]}`;
  return { grants: [settingGrant(name, scope, { kind: 'guard', rank, at: value.at })] };
}
