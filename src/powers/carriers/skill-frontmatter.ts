import { toolsOf } from '../../dialects/agent-skills/tools.ts';
import { msg, valuePart } from '../../model/message.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import type { Trigger } from '../../model/power.ts';
import { type Field, get, type Table, text as textOf } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, FieldRow, Grant, UnnamedUnit } from '../carrier.ts';
import { skillExamples } from '../examples/skill-frontmatter.ts';
import { eventRows, readHooks } from '../hooks/hooks.ts';
import { agentServers } from '../markdown/agent-servers.ts';
import { effort, shell, unknownChoices } from '../markdown/client-choices.ts';
import { readInvocations } from '../markdown/invocations.ts';
import { skillOrCommand } from '../markdown/markdown-units.ts';
import { typedArguments } from '../markdown/typed-arguments.ts';
import { combine } from '../support/carrier-result.ts';
import { readFlag } from '../support/client-flags.ts';
import { textFaults, wrongType } from '../support/fields.ts';
import {
  commandKeys,
  lateFrontmatter,
  readSkillOrCommand,
  unreadableFrontmatter,
} from '../support/frontmatter.ts';
import { deadToolRules, toolGrants } from '../support/tool-rules.ts';
import { readTable } from '../table/read-table.ts';
import { unread } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';

const granting = new Set([
  'allowed-tools',
  'disallowed-tools',
  'disallowedTools',
  'hooks',
  'disable-model-invocation',
  'user-invocable',
  'paths',
  'context',
  'agent',
  'background',
]);

/** Keys of a plugin's manifest, which Claude Code takes in a frontmatter and does not use yet. */
const manifestKeys = `
  mcpServers lspServers agents outputStyles themes workflows channels monitors settings userConfig
  defaultEnabled experimental dependencies
`;

const rows: readonly FieldRow[] = [
  ...grants('approve', 'allowed-tools', 'allows the tools without asking, for the turn'),
  ...grants(
    'guard',
    'disallowed-tools, disallowedTools',
    'takes the tools away while it is active',
  ),
  ...grants(
    'run',
    'hooks',
    'as in `hooks/hooks.json`, from the first use to the end of the session',
  ),
  ...grants(
    'auto',
    'disable-model-invocation',
    'absent or false: the model may start it by itself',
  ),
  ...grants('auto', 'user-invocable', 'absent or true: the user may start it by its name'),
  ...grants(
    'auto',
    'paths',
    'absent: the model may start it for every file; no effect on commands',
  ),
  ...grants('delegate', 'context', '`fork`: another agent runs it'),
  ...grants('delegate', 'agent', 'the agent that runs it, with its tools'),
  ...grants(
    'guard',
    'background',
    '`false`: an agent runs it in the foreground; absent: in the background',
  ),
  ...harmless([...commandKeys].join(' ')).filter(({ field }) => !granting.has(field)),
  ...harmless(manifestKeys).map((row) => ({ ...row, read: unread })),
  ...eventRows(),
];

/** The rules on manifests report unknown keys of skills. */
const skillRows: readonly FieldRow[] = [...eventRows(), ...harmless('hooks <key>')];

/** The frontmatter of skills and commands. */
export const skillFrontmatter: Carrier = {
  id: 'skill-frontmatter',
  paths: ['<skill>/SKILL.md', '.claude/commands/**/*.md', '<plugin>/commands/**/*.md'],
  client: 'Claude Code',
  extensions: ['md'],
  rows,
  unitOf: skillOrCommand,
  read(file) {
    const { path, unit } = file;
    const markdown = readSkillOrCommand(file);
    const { frontmatter, isUnreadable } = markdown;
    if (isUnreadable) {
      const isReportedElsewhere = unit.kind === 'skill';
      return combine({
        faults: [{ ...unreadableFrontmatter(markdown, path), isReportedElsewhere }],
      });
    }
    return combine(
      unit.kind === 'skill' && frontmatter ? { name: textOf(get(frontmatter, 'name')) } : {},
      readInvocations(frontmatter, { path, unit }),
      tools(frontmatter, unit),
      delegation(frontmatter),
      unit.kind === 'command'
        ? {
            typed: typedArguments(file, frontmatter),
            faults: textFaults(frontmatter, ['description']),
          }
        : {},
      skillServers(frontmatter, unit),
      readHooks(frontmatter ? get(frontmatter, 'hooks') : undefined, { unit, honoursOnce: true }),
      { faults: unit.kind === 'command' ? lateFrontmatter(markdown) : [] },
      { faults: unknownChoices(frontmatter, { effort, shell }) },
      frontmatter
        ? readTable(frontmatter, unit.kind === 'skill' ? skillRows : rows, {
            source: file,
            client: 'Claude Code',
            isForPeople: true,
          })
        : {},
    );
  },
  sample: { path: '.claude/commands/c.md' },
  examples: skillExamples,
};

const duringTurn: Trigger = { start: 'turn' };

/** Claude Code takes servers in the frontmatter of a skill, and starts none of them today. */
function skillServers(frontmatter: Table | null, unit: UnnamedUnit): Partial<CarrierResult> {
  const servers = frontmatter && unit.kind === 'skill' ? get(frontmatter, 'mcpServers') : undefined;
  const { grants: found } = agentServers(servers, unit);
  const remark = 'in clients that start the servers of skills';
  return { grants: found.map((grant) => (grant.kind === 'mcp' ? { ...grant, remark } : grant)) };
}

/** Faults of skills are reported by the rules on `allowed-tools`, faults of commands only here. */
function tools(frontmatter: Table | null, unit: UnnamedUnit): Partial<CarrierResult> {
  const feature = unit.kind === 'skill' ? 'tool-rule' : 'permission-rule';
  const allowed = frontmatter?.fields.get('allowed-tools');
  const disallowed = ['disallowed-tools', 'disallowedTools'].map((key) =>
    frontmatter?.fields.get(key),
  );
  const trigger = duringTurn;
  const approved = { kind: 'approve', feature, subject: 'allowed-tools', trigger } as const;
  const denied = { kind: 'guard', feature: 'tool-rule', subject: 'disallowed-tools' } as const;
  return {
    grants: [
      ...toolGrants(allowed, approved, unit),
      ...disallowed.flatMap((field) => toolGrants(field, { ...denied, trigger })),
    ],
    faults: unit.kind === 'skill' ? deadToolRules(allowed) : commandFaults(allowed, ...disallowed),
  };
}

/** Faults of a command that rules on skills report of a skill. */
function commandFaults(...lists: readonly (Field | undefined)[]): readonly GrantFault[] {
  const wrong = lists.flatMap((field) => {
    if (!field || field.value.kind === 'null' || toolsOf(field.value)) return [];
    const expected = { expected: 'a string or a list of strings', consequence: ignoredValue };
    return [wrongType(field.key, field.value, expected)];
  });
  return [...deadToolRules(lists[0]), ...wrong];
}

const ignoredValue = 'Claude Code ignores it';

function delegation(frontmatter: Table | null): Partial<CarrierResult> {
  const context = frontmatter?.fields.get('context');
  if (!context || context.value.kind === 'null') return {};
  const mode = textOf(context.value);
  if (mode === 'inline') return {};
  if (mode !== 'fork') {
    const consequence = 'the skill runs in the conversation';
    const expected = msg`${valuePart('fork')} or ${valuePart('inline')}`;
    return { faults: [wrongType('context', context.value, { expected, consequence })] };
  }
  const agent = frontmatter?.fields.get('agent');
  const scope = textOf(agent?.value) ?? 'general-purpose';
  const at = agent?.value.at ?? context.value.at;
  const power = { kind: 'delegate', feature: 'delegation', scope, reach: 'one' } as const;
  const foreground = readForeground(frontmatter);
  return {
    grants: [{ ...power, subject: 'agent', trigger: duringTurn, at }, ...(foreground.grants ?? [])],
    faults: foreground.faults ?? [],
  };
}

/** An agent works in the background, out of sight, unless the file says otherwise. */
function readForeground(frontmatter: Table | null): Partial<CarrierResult> {
  const background = frontmatter?.fields.get('background');
  if (!background) return {};
  const { value, faults } = readFlag(background);
  if (value !== false) return { faults };
  const grant: Grant = {
    kind: 'guard',
    feature: 'delegation',
    scope: 'background: false',
    reach: 'one',
    subject: 'background',
    trigger: duringTurn,
    at: background.value.at,
    remark: 'it runs in the foreground',
  };
  return { grants: [grant], faults };
}
