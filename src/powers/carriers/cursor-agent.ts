import type { Trigger } from '../../model/power.ts';
import { folderOf, join, nameOf } from '../../model/text/path.ts';
import { type Field, get, text as textOf } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, FieldRow, Grant } from '../carrier.ts';
import { combine, nothing } from '../support/carrier-result.ts';
import { readFlag } from '../support/client-flags.ts';
import { readFrontmatter, unreadableFrontmatter } from '../support/frontmatter.ts';
import { readTable } from '../table/read-table.ts';
import { grants, harmless } from '../table/row.ts';

const rows: readonly FieldRow[] = [
  ...grants('guard', 'readonly', '`true`: it writes nothing', {
    policyKeys: ['filesystemWrite', 'exec'],
    read: (field, { name }) =>
      flagged(field, { kind: 'guard', feature: 'agent-tools', scope: `${name}: true` }),
    example: { readonly: true },
  }),
  ...grants('auto', 'is_background', '`true`: it runs in the background', {
    read: (field, { name }) => flagged(field, { kind: 'auto', feature: 'delegation', scope: name }),
    example: { is_background: true },
  }),
  ...harmless('name description model version author license metadata color tags category'),
];

/** The agents of a repository or a plugin for Cursor; they have the tools of the agent that starts them. */
export const cursorAgent: Carrier = {
  id: 'cursor-agent',
  paths: ['.cursor/agents/*.md', '<plugin>/agents/*.md'],
  client: 'Cursor',
  extensions: ['md'],
  rows,
  unitOf(path, tree) {
    const folder = folderOf(path);
    const root = folderOf(folder);
    if (!path.endsWith('.md') || nameOf(folder) !== 'agents') return null;
    const has = (name: string) => tree.has(join(root, name));
    const isPlugin = has('.cursor-plugin/plugin.json') && !has('.claude-plugin/plugin.json');
    return nameOf(root) === '.cursor' || isPlugin ? { kind: 'agent', root: path } : null;
  },
  read(source) {
    const file = readFrontmatter(source.path, source.text);
    const { frontmatter, isUnreadable } = file;
    if (isUnreadable) return combine({ faults: [unreadableFrontmatter(file, source.path)] });
    if (!frontmatter) return nothing;
    const name = textOf(get(frontmatter, 'name'));
    const at = frontmatter.fields.get('name')?.keyAt ?? frontmatter.at;
    return combine(
      { name, grants: [{ ...anyTool, at }] },
      readTable(frontmatter, rows, { source, client: 'Cursor', isForPeople: true }),
    );
  },
  sample: { path: '.cursor/agents/a.md', fields: { name: 'a', description: 'Helps.' } },
  examples: [],
};

const duringTurn: Trigger = { start: 'turn' };

const anyTool = {
  kind: 'delegate',
  feature: 'agent-tools',
  scope: '*',
  reach: 'any',
  subject: 'tools',
  trigger: duringTurn,
  isDefault: true,
} as const;

function flagged(
  field: Field,
  power: Pick<Grant, 'kind' | 'feature' | 'scope'>,
): Partial<CarrierResult> {
  const { value, faults } = readFlag(field);
  const base = {
    reach: 'one',
    subject: field.key,
    trigger: duringTurn,
    at: field.value.at,
  } as const;
  return { faults, grants: value === true ? [{ ...base, ...power }] : [] };
}
