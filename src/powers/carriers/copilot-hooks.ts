import { folderOf, join, nameOf } from '../../model/text/path.ts';
import type { Carrier, TreePaths } from '../carrier.ts';
import { exampleOf } from '../examples/example.ts';
import { copilot } from '../hooks/client-events.ts';
import { hookExamples, hookFields, readHookFile } from '../hooks/hook-file.ts';
import { grants } from '../table/row.ts';

/** The hooks of a repository for Copilot. */
export const copilotHooks: Carrier = {
  id: 'copilot-hooks',
  title: '`.github/hooks/*.json`, `hooks.json` of a plugin',
  client: 'Copilot',
  extensions: ['json'],
  rows: [
    ...hookFields('bash, powershell, command', 'preToolUse'),
    ...grants(
      'delegate',
      'hooks.sessionStart[].prompt',
      'gives the text to the model as if the user had typed it',
    ),
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
  read: (source) => readHookFile(source, copilot),
  examples: [
    ...hookExamples('.github/hooks/h.json', {
      plain: 'sessionStart',
      guard: 'preToolUse',
      key: 'bash',
    }),
    exampleOf('run', './start.sh', [
      {
        'p/plugin.json': '{"name": "p"}\n',
        'p/hooks.json': '{"version": 1, "hooks": {"sessionStart": [{"bash": "./start.sh"}]}}\n',
      },
      { 'p/plugin.json': '{"name": "p"}\n' },
    ]),
    exampleOf('delegate', 'Read the plan.', [
      {
        '.github/hooks/h.json':
          '{"version": 1, "hooks": {"sessionStart": [{"type": "prompt", "prompt": "Read the plan."}]}}\n',
      },
      { '.github/hooks/h.json': '{"version": 1, "hooks": {"sessionStart": []}}\n' },
    ]),
  ],
};

const manifests = ['plugin.json', '.plugin/plugin.json', '.github/plugin/plugin.json'];

function isPlugin(folder: string, tree: TreePaths): boolean {
  return manifests.some((name) => tree.has(join(folder, name)));
}
