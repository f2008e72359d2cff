import { code, msg } from '../../model/message.ts';
import { folderOf, join, nameOf } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { fields, flag, get, items, text, type Value } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, FieldRow, Grant } from '../carrier.ts';
import { exampleOf } from '../examples/example.ts';
import { invocationKey } from '../markdown/invocations.ts';
import { whileEnabled } from '../servers/mcp-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { grantFault, wrongType } from '../support/fields.ts';
import { readYaml } from '../support/parsed-documents.ts';
import { pinOf } from '../support/program-line.ts';
import { hostOf } from '../support/remote.ts';
import { readTable } from '../table/read-table.ts';
import { grants, harmless, within } from '../table/row.ts';

const sidecar = 'agents/openai.yaml';

const rows: readonly FieldRow[] = [
  ...grants(
    'auto',
    'policy.allow_implicit_invocation',
    'absent, true or without the file: the model may start the skill by itself',
  ),
  ...grants(
    'mcp',
    'dependencies.tools[].type',
    'offers to add the MCP server to the configuration of the user',
  ),
  ...harmless('interface policy.products'),
  ...within('dependencies.tools[]', harmless('value description transport command url')),
];

/** The file that Codex reads next to the SKILL.md. A skill without the file may be started by the model. */
export const codexSkill: Carrier = {
  id: 'codex-skill',
  paths: ['<skill>/agents/openai.yaml', '<skill>/SKILL.md'],
  client: 'Codex',
  extensions: ['md', 'yaml'],
  isCheckedElsewhere: true,
  rows,
  unitOf(path, tree) {
    const name = nameOf(path);
    if (name.toLowerCase() === 'skill.md') {
      const root = folderOf(path);
      return tree.has(join(root, sidecar)) ? null : { kind: 'skill', root };
    }
    if (name !== 'openai.yaml' || nameOf(folderOf(path)) !== 'agents') return null;
    const root = folderOf(folderOf(path));
    return tree.has(join(root, 'SKILL.md')) ? { kind: 'skill', root } : null;
  },
  read(source) {
    const { path, text: written } = source;
    if (nameOf(path) !== 'openai.yaml') return combine({ grants: [byModel({ path })] });
    const { root, faults } = readYaml(path, written, 'Codex ignores the file, and its limits');
    // Codex then reads the skill as one without the file.
    const readable = faults.map((fault) => ({ ...fault, isUnreadable: false }));
    if (!root) return combine({ grants: [byModel({ path })], faults: readable });
    const policy = get(root, 'policy');
    return combine(
      invocation(policy, path),
      { invocationKeys: invocationKeys(policy) },
      ...items(get(get(root, 'dependencies'), 'tools')).map(readTool),
      root.kind === 'table' ? readTable(root, rows, { source, client: 'Codex' }) : {},
    );
  },
  examples: [
    exampleOf('auto', 'Codex', [
      {
        's/SKILL.md': '---\nname: s\n---\nText\n',
        's/agents/openai.yaml': 'policy:\n  allow_implicit_invocation: true\n',
      },
      {
        's/SKILL.md': '---\nname: s\n---\nText\n',
        's/agents/openai.yaml': 'policy:\n  allow_implicit_invocation: false\n',
      },
      { 's/SKILL.md': '---\nname: s\n---\nText\n' },
      {
        's/SKILL.md': '---\nname: s\n---\nText\n',
        's/agents/openai.yaml': 'interface: {display_name: S}\npolicy: {}\n',
      },
    ]),
    exampleOf('mcp', 'https://docs.example/mcp', [
      {
        's/SKILL.md': '---\nname: s\n---\nText\n',
        's/agents/openai.yaml':
          'dependencies:\n  tools:\n    - type: mcp\n      value: docs\n      url: https://docs.example/mcp\n',
      },
      {
        's/SKILL.md': '---\nname: s\n---\nText\n',
        's/agents/openai.yaml': 'dependencies:\n  tools: []\n',
      },
      {
        's/SKILL.md': '---\nname: s\n---\nText\n',
        's/agents/openai.yaml':
          'dependencies: {tools: [{url: "https://DOCS.example/mcp", value: docs, type: mcp}]}\n',
      },
    ]),
  ],
};

function byModel(at: Location): Grant {
  return {
    kind: 'auto',
    feature: 'invocation',
    scope: 'Codex',
    reach: 'one',
    subject: 'Codex',
    trigger: { start: 'model' },
    remark: 'in Codex',
    isDefault: true,
    at,
  };
}

function invocation(policy: Value | undefined, path: string): Partial<CarrierResult> {
  const allow = get(policy, 'allow_implicit_invocation');
  if (!allow) return { grants: [byModel({ path })] };
  const isAllowed = flag(allow);
  if (isAllowed === false) return {};
  if (isAllowed) return { grants: [byModel(allow.at)] };
  const expected = {
    expected: 'true or false',
    consequence: 'Codex ignores the file, and the model may start the skill',
  };
  const fault = wrongType('policy.allow_implicit_invocation', allow, expected);
  return { grants: [byModel(allow.at)], faults: [fault] };
}

function invocationKeys(policy: Value | undefined) {
  return fields(policy)
    .filter(({ key }) => key === 'allow_implicit_invocation')
    .map((field) => invocationKey('Codex', field));
}

function readTool(tool: Value): CarrierResult {
  const name = text(get(tool, 'value'));
  const type = text(get(tool, 'type'));
  if (name === undefined || type === undefined) {
    const message = msg`A tool has no ${code('type')} or no ${code('value')}. Codex skips it.`;
    return combine({ faults: [grantFault(message, tool.at)] });
  }
  const [url, command] = [text(get(tool, 'url')), text(get(tool, 'command'))];
  const host = url === undefined ? null : hostOf(url);
  const base = {
    feature: 'mcp-server',
    kind: 'mcp',
    subject: `server ${name}`,
    trigger: whileEnabled,
    at: tool.at,
    entry: { kind: 'MCP server', name },
  } as const;
  if (type !== 'mcp') return combine();
  const grant: Grant = host
    ? {
        ...base,
        scope: host.name,
        reach: host.isKnown ? 'one' : 'unknown',
        connection: host.connection,
      }
    : { ...base, scope: command ?? name, reach: 'one', pin: pinOf(command ?? '') };
  return combine({ grants: [{ ...grant, remark: 'Codex offers to add it' }] });
}
