import { code, msg } from '../../model/message.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import { folderOf, join, nameOf, relativePath, resolve } from '../../model/text/path.ts';
import { type Field, get, type Table, text } from '../../model/value/value.ts';
import { fieldRefusals, listOf, ofFile, string } from '../../units/refusals/shape.ts';
import type { CarrierResult, FieldPlace } from '../carrier.ts';
import { claudeEvents } from '../hooks/hook-events.ts';
import { hookRows } from '../hooks/hooks.ts';
import { grants, harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The hooks of a Claude Code plugin. */
export const claudeHooks = tableCarrier({
  id: 'claude-hooks',
  paths: ['<plugin>/hooks/hooks.json'],
  client: 'Claude Code',
  format: 'json',
  consequence: 'Claude Code loads none of its hooks',
  // Also what is broken, empty or a list: the client refuses it.
  marks:
    /"(?:hooks|modules|surface|(?:Pre|Post)ToolUse|SessionStart|Stop)"|^\s*(?:\[|\{\s*(?:\}\s*)?$|\}\s*$|$)/,
  rows: [
    ...hookRows('runs commands at the event, without asking'),
    ...grants(
      'run',
      'modules[]',
      'runs the module and what it imports in the client, at each session',
      {
        read: readModule,
        example: { modules: ['./guard.ts'] },
      },
    ),
    ...harmless('description $schema surface'),
  ],
  unitOf(path, tree) {
    const folder = folderOf(path);
    if (nameOf(path) !== 'hooks.json' || nameOf(folder) !== 'hooks') return null;
    const root = folderOf(folder);
    const isPlugin = tree.has(join(root, '.claude-plugin/plugin.json'));
    // The folder of a manifest is no plugin.
    if (!isPlugin && nameOf(root) === '.claude-plugin') return null;
    const isOther = ['gemini-extension.json', '.cursor-plugin/plugin.json'].some((name) =>
      tree.has(join(root, name)),
    );
    if (!isPlugin && isOther) return null;
    return { kind: 'plugin', root };
  },
  readWhole(root) {
    const faults = [...missingHooks(root), ...wrongFields(root)];
    return { faults, isRefused: faults.length > 0 };
  },
  sample: { path: 'p/hooks/hooks.json', fields: { hooks: {} } },
});

/** A module that registers its events by itself; its path is relative to the file. */
function readModule({ value }: Field, { source }: FieldPlace): Partial<CarrierResult> {
  const written = text(value);
  const path = written === undefined ? undefined : resolve(folderOf(source.path), written);
  const { root } = source.unit;
  const base = { kind: 'run', feature: 'hook', subject: 'module', at: value.at } as const;
  const trigger = { start: 'session' } as const;
  const remark = 'a module: it may read and rewrite every call';
  if (written === undefined) return { grants: [{ ...base, scope: '', reach: 'unknown', trigger }] };
  const command =
    path === undefined ? undefined : ['node', `\${CLAUDE_PLUGIN_ROOT}/${relativePath(root, path)}`];
  return { grants: [{ ...base, scope: written, reach: 'one', trigger, remark, command }] };
}

/** Claude Code refuses a file without any of these keys, also one that has its events at the top. */
function missingHooks(root: Table): readonly GrantFault[] {
  const modules = get(root, 'modules');
  const hasModules = modules !== undefined && (modules.kind !== 'list' || modules.items.length > 0);
  if (hasModules || root.fields.has('hooks') || root.fields.has('surface')) return [];
  const hasEvents = [...root.fields.keys()].some((key) => claudeEvents.has(key));
  const message = msg`Missing ${code('hooks')}. Claude Code loads none of its hooks.`;
  const help = hasEvents ? msg`Put the events below ${code('hooks')}.` : undefined;
  return [{ message, help, at: root.at, isUnreadable: true }];
}

const fields = {
  fields: { description: string(), modules: listOf(string(), 'a list of paths') },
};

function wrongFields(root: Table): readonly GrantFault[] {
  return fieldRefusals(root, fields, ofFile).map(({ message, at }) => ({
    message: msg`${message} Claude Code loads none of its hooks.`,
    at,
    isUnreadable: true,
  }));
}
