import { folderOf, nameOf, relativePath } from '../../model/text/path.ts';
import type { Carrier, Grant } from '../carrier.ts';
import { exampleOf } from '../examples/example.ts';
import { combine } from '../support/carrier-result.ts';
import { grants } from '../table/row.ts';

/** Programs that opencode loads by their place. */
export const opencodeCode: Carrier = {
  id: 'opencode-code',
  paths: [
    '.opencode/plugin/*.{js,cjs,mjs,ts,cts,mts}',
    '.opencode/plugins/*.{js,cjs,mjs,ts,cts,mts}',
    '.opencode/tool/*.{js,cjs,mjs,ts,cts,mts}',
    '.opencode/tools/*.{js,cjs,mjs,ts,cts,mts}',
  ],
  client: 'opencode',
  rows: [...grants('run', '(the file)', 'runs at every start, without asking')],
  unitOf(path) {
    const folder = folderOf(path);
    const parent = folderOf(folder);
    const isCode =
      /\.[cm]?[jt]s$/.test(path) && !path.endsWith('.d.ts') && nameOf(parent) === '.opencode';
    const isLoaded = ['plugin', 'plugins', 'tool', 'tools'].includes(nameOf(folder));
    return isCode && isLoaded ? { kind: 'repository', root: folderOf(parent) } : null;
  },
  read({ path, unit }) {
    const scope = relativePath(unit.root, path);
    const grant: Grant = {
      kind: 'run',
      feature: 'background-program',
      scope,
      reach: 'one',
      subject: scope,
      trigger: { start: 'session' },
      command: ['node', scope],
      at: { path },
    };
    return combine({ grants: [grant] });
  },
  examples: [
    exampleOf('run', '.opencode/plugins/notify.ts', [
      { '.opencode/plugins/notify.ts': 'export const Notify = async () => ({})\n' },
      {},
    ]),
  ],
};
