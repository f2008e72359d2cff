import { folderOf, join, nameOf } from '../../model/text/path.ts';
import type { TreePaths } from '../carrier.ts';
import { exampleOf } from '../examples/example.ts';
import { copilot } from '../hooks/client-events.ts';
import { clientHookRows } from '../hooks/client-hooks.ts';
import { either } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The hooks of a repository for Copilot. */
export const copilotHooks = tableCarrier({
  id: 'copilot-hooks',
  paths: ['.github/hooks/*.json', '<plugin>/hooks.json'],
  client: 'Copilot',
  format: 'jsonc',
  consequence: 'Copilot loads none of its hooks',
  rows: [
    ...clientHookRows(copilot, { plain: 'sessionStart', guard: 'preToolUse', key: 'bash' }),
    ...grants('guard', 'disableAllHooks', 'true: runs no hooks', {
      read: either(false),
      example: { disableAllHooks: true },
    }),
    ...harmless('version description $schema _vsCodeCompat'),
  ],
  unitOf(path, tree) {
    const folder = folderOf(path);
    if (!path.endsWith('.json')) return null;
    if (nameOf(path) === 'hooks.json' && isPlugin(folder, tree)) {
      return { kind: 'plugin', root: folder };
    }
    if (nameOf(folder) !== 'hooks') return null;
    const parent = folderOf(folder);
    return nameOf(parent) === '.github' ? { kind: 'repository', root: folderOf(parent) } : null;
  },
  sample: { path: '.github/hooks/h.json' },
  examples: [
    exampleOf('run', './start.sh', [
      {
        'p/plugin.json': '{"name": "p"}\n',
        'p/hooks.json': '{"version": 1, "hooks": {"sessionStart": [{"bash": "./start.sh"}]}}\n',
      },
      { 'p/plugin.json': '{"name": "p"}\n' },
    ]),
  ],
});

const manifests = ['plugin.json', '.plugin/plugin.json', '.github/plugin/plugin.json'];

function isPlugin(folder: string, tree: TreePaths): boolean {
  return manifests.some((name) => tree.has(join(folder, name)));
}
