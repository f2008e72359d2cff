import type { Trigger } from '../../model/power.ts';
import type { Location } from '../../model/text/text.ts';
import { type Field, get, type Table, text as textOf } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, FieldRow, Grant } from '../carrier.ts';
import { exampleWriter } from '../examples/example.ts';
import { copilot } from '../hooks/client-events.ts';
import { clientEventRows, readClientHooks } from '../hooks/client-hooks.ts';
import { invocationKey } from '../markdown/invocations.ts';
import { clientServerRows, readClientServers } from '../servers/client-servers.ts';
import { combine, nothing } from '../support/carrier-result.ts';
import { readFlag } from '../support/client-flags.ts';
import { stringsOf } from '../support/fields.ts';
import { readFrontmatter, unreadableFrontmatter } from '../support/frontmatter.ts';
import { readTable } from '../table/read-table.ts';
import { each, off, opaque } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';

const duringTurn: Trigger = { start: 'turn' };
const agent = (fields: string) => ({
  '.github/agents/a.agent.md': `---\nname: a\ndescription: Helps.\n${fields}---\nHelp.\n`,
});
const example = exampleWriter(agent);

const rows: readonly FieldRow[] = [
  ...grants('delegate', 'tools', 'the tools of the agent; absent or `*`: any tool'),
  ...grants('mcp', 'mcp-servers', 'starts the servers, with their tools'),
  ...clientServerRows('mcp-servers'),
  ...grants(
    'auto',
    'disable-model-invocation, user-invocable, infer',
    'absent: the model and the user may start the agent',
  ),
  ...grants('delegate', 'agents, handoffs', 'the agents that it may start'),
  ...grants('run', 'hooks', 'as in `.github/hooks/*.json`, while the agent works', {
    read: ({ value }) => readClientHooks(value, copilot),
    example: { tools: [], hooks: { agentStop: [{ bash: './notify.sh' }] } },
  }),
  ...clientEventRows('agentStop')().map((row) => ({ ...row, example: undefined })),
  ...grants('settings', 'github', 'tools and permissions on GitHub', {
    read: opaque(),
    example: { tools: [], github: { toolsets: ['actions'] } },
  }),
  ...grants('delegate', 'skills', 'loads the texts of the skills at the start', {
    read: each(({ text, at }) => ({
      kind: 'delegate',
      feature: 'delegation',
      subject: 'skills',
      scope: text.trim(),
      reach: 'one',
      trigger: duringTurn,
      remark: 'a skill, loaded at the start',
      at,
    })),
    example: { tools: [], skills: ['review'] },
  }),
  ...grants('guard', 'strict-tools-list', 'true: it has no other tools', {
    read: off(true),
    example: { tools: [], 'strict-tools-list': true },
  }),
  ...grants('settings', 'include-custom-instructions', 'false: works without the instructions', {
    read: opaque(),
    example: { tools: [], 'include-custom-instructions': false },
  }),
  ...harmless(`
    model-policy reasoning-effort deferred-tool-loading
    name description model target argument-hint metadata version license author color tags category
  `),
];

/** The agents of a repository for Copilot. */
export const copilotAgent: Carrier = {
  id: 'copilot-agent',
  paths: ['*.agent.md', '.github/agents/*.md'],
  client: 'Copilot',
  extensions: ['md'],
  rows,
  unitOf(path) {
    const isAgent = path.endsWith('.agent.md') || /(?:^|\/)\.github\/agents\/[^/]+\.md$/.test(path);
    return isAgent ? { kind: 'agent', root: path } : null;
  },
  read(source) {
    const { path, text, unit } = source;
    const file = readFrontmatter(path, text);
    const { frontmatter, isUnreadable } = file;
    if (isUnreadable) return combine({ faults: [unreadableFrontmatter(file, path)] });
    if (!frontmatter) return nothing;
    const top = frontmatter.fields.get('name')?.keyAt ?? { path };
    return combine(
      { name: textOf(get(frontmatter, 'name')) },
      readTable(frontmatter, rows, { source, client: 'Copilot', isForPeople: true }),
      { grants: tools(frontmatter.fields.get('tools'), top) },
      invocations(frontmatter, top),
      readClientServers(get(frontmatter, 'mcp-servers'), { unit, trigger: duringTurn }),
      delegates(frontmatter),
    );
  },
  sample: { path: '.github/agents/a.agent.md' },
  examples: [
    example('delegate', 'shell', [
      'tools: [read, shell]\n',
      'tools: [read]\n',
      'tools: shell, read\n',
      'tools:\n  - read\n  - "shell"\n',
    ]),
    example('delegate', '*', ['', 'tools: [read]\n', "tools: ['*']\n"]),
    example('mcp', 'npx -y docs-mcp@latest', [
      'tools: []\nmcp-servers:\n  docs:\n    type: local\n    command: npx\n    args: [-y, docs-mcp@latest]\n    tools: ["*"]\n',
      'tools: []\n',
    ]),
    example('secret', '${DOCS_KEY} to the server', [
      'tools: []\nmcp-servers: {docs: {command: docs, env: {KEY: "${{ secrets.DOCS_KEY }}"}}}\n',
      'tools: []\nmcp-servers: {docs: {command: docs}}\n',
    ]),
    example('auto', 'model', [
      'tools: []\n',
      'tools: []\ndisable-model-invocation: true\n',
      'tools: []\ninfer: true\n',
    ]),
  ],
};

/** Without a list, an agent has every tool. */
function tools(field: Field | undefined, top: Location): readonly Grant[] {
  const base = {
    kind: 'delegate',
    feature: 'agent-tools',
    subject: 'tools',
    trigger: duringTurn,
  } as const;
  const any = { ...base, scope: '*', reach: 'any' } as const;
  if (!field || field.value.kind === 'null') return [{ ...any, isDefault: true, at: top }];
  const names = stringsOf(field.value)?.flatMap(({ text, at }) =>
    text.split(',').map((name) => ({ name: name.trim(), at })),
  );
  if (!names) return [{ ...any, reach: 'unknown', at: field.value.at }];
  return names
    .filter(({ name }) => name !== '')
    .map(({ name, at }) =>
      name === '*' ? { ...any, isDefault: true, at } : { ...base, scope: name, reach: 'one', at },
    );
}

function invocations(frontmatter: Table, top: Location): Partial<CarrierResult> {
  const flags = new Map(
    ['disable-model-invocation', 'user-invocable', 'infer'].map((key) => {
      const field = frontmatter.fields.get(key);
      return [key, field ? { ...readFlag(field), at: field.value.at } : null] as const;
    }),
  );
  const grant = (subject: 'model' | 'user', at: Location): Grant => ({
    kind: 'auto',
    feature: 'invocation',
    scope: subject,
    reach: 'one',
    subject,
    trigger: { start: subject === 'model' ? 'model' : 'typed' },
    at,
    isDefault: true,
  });
  const disabled = flags.get('disable-model-invocation');
  const infer = flags.get('infer');
  const isOff = disabled?.value === true || (!disabled && infer?.value === false);
  const modelKey = disabled ? 'disable-model-invocation' : 'infer';
  const [modelField, userField] = [modelKey, 'user-invocable'].map((key) =>
    frontmatter.fields.get(key),
  );
  const isHidden = flags.get('user-invocable')?.value === false;
  return {
    invocationKeys: [
      ...(modelField ? [invocationKey('model', modelField)] : []),
      ...(userField ? [invocationKey('user', userField)] : []),
    ],
    grants: [
      ...(isOff ? [] : [grant('model', disabled?.at ?? infer?.at ?? top)]),
      ...(isHidden ? [] : [grant('user', flags.get('user-invocable')?.at ?? top)]),
    ],
    faults: [...flags.values()].flatMap((flag) => flag?.faults ?? []),
  };
}

/** The agents that this one may hand its work to. */
function delegates(frontmatter: Table): Partial<CarrierResult> {
  const names = stringsOf(get(frontmatter, 'agents')) ?? [];
  const handoffs = frontmatter.fields.get('handoffs')?.value;
  const targets = handoffs?.kind === 'list' ? handoffs.items : [];
  const handed = targets.flatMap((value) => {
    const target = get(value, 'agent');
    const name = textOf(target);
    return name === undefined || !target ? [] : [{ text: name, at: target.at }];
  });
  return {
    grants: [...names, ...handed].map(({ text: name, at }) => ({
      kind: 'delegate',
      feature: 'delegation',
      scope: name,
      subject: 'agents',
      reach: name === '*' ? 'any' : 'one',
      trigger: duringTurn,
      at,
    })),
  };
}
