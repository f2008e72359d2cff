import { type Field, text } from '../../model/value/value.ts';
import type { CarrierResult, FieldPlace, FieldRow } from '../carrier.ts';
import { wrongType } from '../support/fields.ts';
import { inRepository, settingGrant } from '../support/setting-grants.ts';
import { command, either, names, on, opaque } from '../table/readers.ts';
import { grants } from '../table/row.ts';

const servers = {
  kind: 'approve',
  subject: 'mcp servers',
  remark: 'servers of .mcp.json',
} as const;

/** Programs that Claude Code runs by itself: a shell line, or `{type: command, command}`. */
export const commandRows: readonly FieldRow[] = [
  ...grants(
    'run',
    'apiKeyHelper, awsAuthRefresh, awsCredentialExport, gcpAuthRefresh, otelHeadersHelper, proxyAuthHelper',
    'runs the command without asking',
    { read: command(), example: { apiKeyHelper: './key.sh' } },
  ),
  ...grants(
    'run',
    'statusLine, subagentStatusLine, fileSuggestion',
    'runs the command again and again',
    { read: command(), example: { statusLine: { type: 'command', command: './status.sh' } } },
  ),
];

/** The agent that works in the conversation. */
export const agentRow: readonly FieldRow[] = grants(
  'delegate',
  'agent',
  'the agent that works in the conversation',
  { read: readAgent, example: { agent: 'deployer' } },
);

/** Approvals of servers, and switches over hooks, shell lines and skills. */
export const switchRows: readonly FieldRow[] = [
  ...grants(
    'approve',
    'enableAllProjectMcpServers',
    'starts servers of `.mcp.json` without asking',
    {
      read: (field, place) => {
        const { grants: found = [], ...rest } = on()(field, place);
        const every = { scope: 'every server', reach: 'any', ...servers } as const;
        return { ...rest, grants: found.map((grant) => ({ ...grant, ...every })) };
      },
      example: { enableAllProjectMcpServers: true },
    },
  ),
  ...grants('approve', 'enabledMcpjsonServers', 'starts servers of `.mcp.json` without asking', {
    read: names(servers),
    example: { enabledMcpjsonServers: ['docs'] },
  }),
  ...grants('guard', 'disabledMcpjsonServers', 'limits them', {
    policyKeys: ['mcp'],
    read: names({ kind: 'guard' }),
    example: { disabledMcpjsonServers: ['docs'] },
  }),
  ...grants('guard', 'disableAllHooks, disableSkillShellExecution', 'true: limits', {
    // The settings of a repository override those of the user.
    policyKeys: ['hooks', 'exec'],
    read: either(false, { remark: 'overrides the settings of the user' }),
    example: { disableAllHooks: true },
  }),
  ...grants('guard', 'skillOverrides.<skill>', 'limits who starts the skill', {
    policyKeys: ['implicitInvocation'],
    read: readVisibility,
    example: { skillOverrides: { deploy: 'off' } },
  }),
  ...grants('settings', 'outputStyle', 'replaces parts of the instructions', {
    read: opaque(),
    example: { outputStyle: 'Terse' },
  }),
];

function readAgent({ value }: Field): Partial<CarrierResult> {
  const name = text(value);
  if (name === undefined) return {};
  const power = { kind: 'delegate', feature: 'delegation', scope: name, reach: 'one' } as const;
  const remark = 'for the whole conversation';
  return {
    grants: [{ ...power, subject: 'agent', trigger: inRepository, remark, at: value.at }],
  };
}

/** How visible a skill is, from least to most limited. */
const visibilities = ['on', 'name-only', 'user-invocable-only', 'off'];

function readVisibility({ value }: Field, { name }: FieldPlace): Partial<CarrierResult> {
  const rank = visibilities.indexOf(text(value) ?? '');
  if (rank === -1) {
    const expected = { expected: visibilities.join(', '), consequence: 'it limits nothing' };
    return { faults: [wrongType(name, value, expected)] };
  }
  if (rank === 0) return {};
  const scope = `${name}: ${visibilities[rank]}`;
  return { grants: [settingGrant(name, scope, { kind: 'guard', rank, at: value.at })] };
}
