import { folderOf, nameOf, relativePath } from '../../model/text/path.ts';
import type { Carrier, Grant, TreePaths, UnnamedUnit } from '../carrier.ts';
import { exampleOf, exampleWriter } from '../examples/example.ts';
import { plugin } from '../examples/plugin.ts';
import { pluginWith } from '../plugins/plugin-root.ts';
import { combine } from '../support/carrier-result.ts';
import { grants } from '../table/row.ts';

const example = exampleWriter(plugin);

const routine = /^(?:(.*)\/)?\.claude\/routines\/.+\.md$/;

/** The workflows of a Claude Code plugin or a repository, and its routines: scripts and texts that start agents. */
export const claudeWorkflows: Carrier = {
  id: 'claude-workflows',
  paths: [
    '.claude/workflows/*.{js,cjs,mjs,ts,cts,mts}',
    '<plugin>/workflows/*.{js,cjs,mjs,ts,cts,mts}',
    '.claude/routines/**/*.md',
  ],
  client: 'Claude Code',
  ignoresText: true,
  rows: [...grants('delegate', '(the file)', 'starts agents, as it says')],
  unitOf(path, tree) {
    const root = routine.exec(path);
    if (root) return { kind: 'repository', root: root[1] ?? '' };
    return /\.[cm]?[jt]s$/.test(path) ? unitWith(path, tree) : null;
  },
  read({ path, unit }) {
    const scope = relativePath(unit.root, path);
    const grant: Grant = {
      kind: 'delegate',
      feature: 'delegation',
      scope,
      reach: 'one',
      subject: scope,
      trigger: { start: 'model' },
      command: [routine.test(path) ? 'claude' : 'node', scope],
      remark: 'a file that starts agents',
      at: { path },
    };
    return combine({ grants: [grant] });
  },
  examples: [
    example('delegate', 'workflows/audit.js', [
      { 'workflows/audit.js': 'export const meta = { name: "audit" };\n' },
      {},
    ]),
    exampleOf('delegate', '.claude/workflows/audit.js', [
      { '.claude/workflows/audit.js': 'export const meta = { name: "audit" };\n' },
      {},
    ]),
    exampleOf('delegate', '.claude/routines/audit.md', [
      { '.claude/routines/audit.md': 'Audit it.\n' },
      {},
    ]),
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
