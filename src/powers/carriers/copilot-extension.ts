import { folderOf, join, nameOf, relativePath } from '../../model/text/path.ts';
import type { Carrier, Grant } from '../carrier.ts';
import { exampleOf } from '../examples/example.ts';
import { combine } from '../support/carrier-result.ts';
import { grants } from '../table/row.ts';

const place = '.github/extensions/notify/extension.mjs';

/** Programs that Copilot starts by their place. */
export const copilotExtension: Carrier = {
  id: 'copilot-extension',
  paths: ['.github/extensions/*/extension.mjs', '<plugin>/extensions/*/extension.mjs'],
  client: 'Copilot',
  ignoresText: true,
  extensions: ['mjs'],
  rows: [
    ...grants('run', '(the file)', 'runs at each session, with tools and hooks of its own'),
    ...grants('secret', 'requestedEnvironmentVariables', 'asks for the variables'),
  ],
  unitOf(path, tree) {
    const folder = folderOf(folderOf(path));
    const root = folderOf(folder);
    if (nameOf(path) !== 'extension.mjs' || nameOf(folder) !== 'extensions') return null;
    if (nameOf(root) === '.github') return { kind: 'repository', root: folderOf(root) };
    const manifests = ['.github/plugin/plugin.json', '.plugin/plugin.json', 'plugin.json'];
    const isPlugin = manifests.some((name) => tree.has(join(root, name)));
    return isPlugin ? { kind: 'plugin', root } : null;
  },
  read({ path, text, unit }) {
    const scope = relativePath(unit.root, path);
    const base = {
      subject: scope,
      reach: 'one',
      trigger: { start: 'session' },
      at: { path },
    } as const;
    const run: Grant = {
      ...base,
      kind: 'run',
      feature: 'background-program',
      scope,
      command: ['node', scope],
      remark: 'it may read and rewrite every call',
    };
    const secrets = requested(text).map((variable): Grant => {
      const receiver = `extension ${nameOf(folderOf(path))}`;
      return {
        ...base,
        kind: 'secret',
        feature: 'secret',
        scope: `\${${variable}} to ${receiver}`,
        variable,
        receiver,
      };
    });
    return combine({ grants: [run, ...secrets] });
  },
  examples: [
    exampleOf('run', place, [{ [place]: 'export {}\n' }, {}]),
    exampleOf('secret', '${TOKEN}', [
      { [place]: 'join({requestedEnvironmentVariables: ["TOKEN"]})\n' },
      { [place]: 'join({})\n' },
    ]),
  ],
};

/** The start of a text in which they are looked for, in UTF-16 units. */
const maxUnits = 256 * 1024;

/** The names of variables that a program asks for, where it writes them out. */
function requested(text: string): readonly string[] {
  const lists = text
    .slice(0, maxUnits)
    .matchAll(/\brequestedEnvironmentVariables["']?\s*:\s*\[([^\]]{0,2000})\]/g);
  const names = [...lists].flatMap(([, list = '']) => list.match(/[A-Za-z_]\w*/g) ?? []);
  return [...new Set(names)];
}
