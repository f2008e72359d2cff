import { folderOf, nameOf, relativePath } from '../../model/text/path.ts';
import type { Carrier, Grant, TreePaths, UnnamedUnit } from '../carrier.ts';
import { plugin } from '../examples/plugin.ts';
import { pluginWith } from '../plugins/plugin-root.ts';
import { combine } from '../support/carrier-result.ts';

/** The workflows of a Claude Code plugin or a repository: scripts that start agents. */
export const claudeWorkflows: Carrier = {
  id: 'claude-workflows',
  title: '`workflows/*.js` of a plugin, `.claude/workflows/*.js`',
  client: 'Claude Code',
  ignoresText: true,
  fields: [
    { field: '(the file)', kind: 'delegate', description: 'starts agents, as its script says' },
  ],
  unitOf: (path, tree) => (/\.[cm]?[jt]s$/.test(path) ? unitWith(path, tree) : null),
  read({ path, unit }) {
    const scope = relativePath(unit.root, path);
    const grant: Grant = {
      kind: 'delegate',
      feature: 'delegation',
      scope,
      reach: 'one',
      subject: scope,
      trigger: { start: 'model' },
      programs: [path],
      remark: 'a script that starts agents',
      at: { path },
    };
    return combine({ grants: [grant] });
  },
  examples: [
    {
      kind: 'delegate',
      scope: 'workflows/audit.js',
      granting: plugin({ 'workflows/audit.js': 'export const meta = { name: "audit" };\n' }),
      without: plugin({}),
      equivalents: [],
    },
    {
      kind: 'delegate',
      scope: '.claude/workflows/audit.js',
      granting: { '.claude/workflows/audit.js': 'export const meta = { name: "audit" };\n' },
      without: {},
      equivalents: [],
    },
  ],
};

function unitWith(path: string, tree: TreePaths): UnnamedUnit | null {
  const folder = folderOf(path);
  const parent = folderOf(folder);
  if (nameOf(folder) === 'workflows' && nameOf(parent) === '.claude') {
    return { kind: 'repository', root: folderOf(parent) };
  }
  return pluginWith('workflows', path, tree);
}
