import { code, msg } from '../../model/message.ts';
import type { Trigger } from '../../model/power.ts';
import { nameOf } from '../../model/text/path.ts';
import { type Field, get, type Table, text as textOf } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, FieldRow, Grant, UnnamedUnit } from '../carrier.ts';
import { agentExamples } from '../examples/claude-agent.ts';
import { eventRows, readHooks } from '../hooks/hooks.ts';
import { agentServers } from '../markdown/agent-servers.ts';
import { loadFaults, settingGrants } from '../markdown/agent-settings.ts';
import { effort, unknownChoices } from '../markdown/client-choices.ts';
import { agentOf, isProjectAgent } from '../markdown/markdown-units.ts';
import { modeGrant } from '../markdown/permission-mode.ts';
import { combine, nothing } from '../support/carrier-result.ts';
import { grantFault, stringsOf } from '../support/fields.ts';
import {
  lateFrontmatter,
  readLenientFrontmatter,
  unreadableFrontmatter,
} from '../support/frontmatter.ts';
import { toolGrants } from '../support/tool-rules.ts';
import { readTable } from '../table/read-table.ts';
import { opaque } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';

const rows: readonly FieldRow[] = [
  ...grants('delegate', 'tools', 'the tools of the agent; absent: any tool'),
  ...grants('guard', 'disallowedTools', 'takes the tools away from the agent'),
  ...grants('approve', 'permissionMode', 'what happens without asking; no effect in a plugin'),
  ...grants(
    'mcp',
    'mcpServers',
    'as in `.mcp.json`, or the name of a server; no effect in a plugin',
  ),
  ...grants(
    'run',
    'hooks',
    'as in `hooks/hooks.json`, while the agent works; no effect in a plugin',
  ),
  ...grants('delegate', 'skills', 'loads the texts of the skills at the start'),
  ...grants('write', 'memory', 'keeps notes between runs, for `user` in the home folder'),
  ...grants('auto', 'background', '`true`: it runs in the background'),
  ...grants('guard', 'isolation', '`worktree`: it works in a copy of the repository'),
  ...grants('auto', 'initialPrompt', 'the first prompt where it leads the session'),
  ...grants('delegate', 'observer', 'another agent watches it', {
    read: observers,
    example: { tools: 'Read', observer: 'watcher' },
  }),
  ...grants('settings', 'observeToolResults, observeSubagents', 'decides what observers see', {
    read: opaque(),
    example: { tools: 'Read', observeSubagents: 'false' },
  }),
  ...grants('settings', 'omitClaudeMd', 'true: works without the instructions of the project', {
    read: opaque(),
    example: { tools: 'Read', omitClaudeMd: 'true' },
  }),
  ...harmless(`
    autoCompactWindow observerMessage experimental
    name description model maxTurns effort color version author license metadata tags category
  `),
  ...eventRows(),
];

/** The keys of an agent that are known. */
const agentKeys: ReadonlySet<string> = new Set(rows.map(({ field }) => field));

/** The subagents of a repository or a plugin. */
export const claudeAgent: Carrier = {
  id: 'claude-agent',
  paths: ['.claude/agents/**/*.md', '<plugin>/agents/**/*.md'],
  client: 'Claude Code',
  extensions: ['md'],
  rows,
  unitOf: agentOf,
  read(source) {
    const { path, text, unit } = source;
    const file = readLenientFrontmatter(path, text, agentKeys);
    const { frontmatter, isUnreadable, isMasked } = file;
    if (isUnreadable) return combine({ faults: [unreadableFrontmatter(file, path)] });
    const isOfProject = isProjectAgent(path);
    if (!frontmatter || !startsFile.test(text))
      return isOfProject ? notLoaded(path) : bareAgent(path);
    return combine(
      { name: textOf(get(frontmatter, 'name')), faults: loadFaults(frontmatter, isOfProject) },
      { faults: isMasked ? [maskedFault(frontmatter, isOfProject)] : lateFrontmatter(file) },
      tools(frontmatter, path),
      skills(frontmatter),
      settingGrants(frontmatter),
      isOfProject ? projectGrants(frontmatter, unit) : { faults: ignoredFields(frontmatter) },
      { faults: unknownChoices(frontmatter, { effort }) },
      readTable(frontmatter, rows, { source, client: 'Claude Code', isForPeople: true }),
    );
  },
  sample: { path: '.claude/agents/a.md', fields: { name: 'a', description: 'Helps.' } },
  examples: agentExamples,
};

/** What is not the first line is text for Claude Code. */
const startsFile = /^\uFEFF?---/;

/** A text beside the agents of a repository, unless its name says that it is one for people. */
function notLoaded(path: string): CarrierResult {
  if (/^[A-Z_-]+\.md$/.test(nameOf(path))) return nothing;
  const message = msg`No frontmatter. Claude Code does not load the agent.`;
  return combine({ faults: [grantFault(message, { path })] });
}

/** Agents that work beside this one, and see what it does. */
function observers({ value }: Field): Partial<CarrierResult> {
  const names = (textOf(value) ?? '').split(',').map((name) => name.trim());
  const base = { kind: 'delegate', feature: 'delegation', subject: 'observer' } as const;
  return {
    grants: names
      .filter((name) => name !== '')
      .map((scope) => ({ ...base, scope, reach: 'one', trigger: duringTurn, at: value.at })),
  };
}

const duringTurn: Trigger = { start: 'turn' };

/** An agent of a plugin that is only a prompt. */
function bareAgent(path: string): CarrierResult {
  const message = msg`The agent has no frontmatter. Claude Code loads it with every tool.`;
  const help = msg`Add ${code('description')} and ${code('tools')}.`;
  return combine({ grants: [anyTool({ path })], faults: [grantFault(message, { path }, help)] });
}

function anyTool(at: Grant['at']): Grant {
  return {
    kind: 'delegate',
    feature: 'agent-tools',
    scope: '*',
    reach: 'any',
    subject: 'tools',
    trigger: duringTurn,
    at,
    isDefault: true,
  };
}

/** Without a list, an agent has every tool of the session. */
function tools(frontmatter: Table, path: string): Partial<CarrierResult> {
  const allowed = frontmatter.fields.get('tools');
  const trigger = duringTurn;
  const denied = toolGrants(frontmatter.fields.get('disallowedTools'), {
    kind: 'guard',
    feature: 'agent-tools',
    subject: 'disallowedTools',
    trigger,
  });
  if (!allowed || allowed.value.kind === 'null') {
    const at = frontmatter.fields.get('name')?.keyAt ?? { path };
    return { grants: [anyTool(at), ...denied] };
  }
  const base = { kind: 'delegate', feature: 'agent-tools', subject: 'tools', trigger } as const;
  const named = toolGrants(allowed, base).map((grant) =>
    grant.scope === '*' ? { ...grant, reach: 'any' as const } : grant,
  );
  return { grants: [...named, ...denied] };
}

/** The texts of these skills are part of the prompt of the agent. */
function skills(frontmatter: Table): Partial<CarrierResult> {
  const field = frontmatter.fields.get('skills');
  const named = stringsOf(field?.value)?.flatMap(({ text, at }) =>
    text.split(',').map((name) => ({ name: name.trim(), at })),
  );
  return {
    grants: (named ?? [])
      .filter(({ name }) => name !== '')
      .map(({ name, at }) => ({
        kind: 'delegate',
        feature: 'delegation',
        scope: name,
        reach: 'one',
        subject: 'skills',
        trigger: duringTurn,
        at,
        remark: 'a skill, loaded at the start',
      })),
  };
}

/** Fields that Claude Code reads in agents of a repository only. */
const projectFields = ['permissionMode', 'mcpServers', 'hooks'];

function projectGrants(frontmatter: Table, unit: UnnamedUnit): Partial<CarrierResult> {
  return combine(
    modeGrant(
      frontmatter.fields.get('permissionMode'),
      frontmatter.fields.get('name')?.keyAt ?? frontmatter.at,
    ),
    agentServers(get(frontmatter, 'mcpServers'), unit),
    readHooks(get(frontmatter, 'hooks'), { unit }),
  );
}

function ignoredFields(frontmatter: Table) {
  return projectFields.flatMap((key) => {
    const field = frontmatter.fields.get(key);
    const message = msg`${code(key)} has no effect on an agent of a plugin.`;
    return field ? [grantFault(message, field.keyAt)] : [];
  });
}

function maskedFault(frontmatter: Table, isOfProject: boolean) {
  const consequence = isOfProject
    ? msg`Strict clients do not load the agent.`
    : msg`Strict clients load the agent with every tool.`;
  const at = frontmatter.fields.get('description')?.keyAt ?? frontmatter.at;
  return grantFault(
    msg`The description is not YAML. ${consequence}`,
    at,
    msg`Quote the description.`,
  );
}
