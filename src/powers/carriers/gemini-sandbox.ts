import { folderOf, nameOf } from '../../model/text/path.ts';
import type { Carrier, Grant } from '../carrier.ts';
import { exampleOf } from '../examples/example.ts';
import { combine } from '../support/carrier-result.ts';
import { grants } from '../table/row.ts';

const name = /^sandbox(?:\.Dockerfile|\.bashrc|-macos-custom\.sb)$/;

/** What the sandbox of Gemini CLI is made of, and what it runs first. */
export const geminiSandbox: Carrier = {
  id: 'gemini-sandbox',
  paths: [
    '.gemini/sandbox.Dockerfile',
    '.gemini/sandbox.bashrc',
    '.gemini/sandbox-macos-custom.sb',
  ],
  client: 'Gemini CLI',
  ignoresText: true,
  rows: [...grants('run', '(the file)', 'replaces the sandbox, or runs in it at each start')],
  unitOf(path) {
    const folder = folderOf(path);
    const isSandbox = nameOf(folder) === '.gemini' && name.test(nameOf(path));
    return isSandbox ? { kind: 'repository', root: folderOf(folder) } : null;
  },
  read({ path }) {
    const file = `.gemini/${nameOf(path)}`;
    const program = file.endsWith('.bashrc') ? 'bash' : 'sandbox-exec -f';
    const grant: Grant = {
      kind: 'run',
      feature: 'background-program',
      scope: file,
      reach: 'one',
      subject: 'sandbox',
      trigger: { start: 'session' },
      command: [...program.split(' '), file],
      remark: 'replaces the sandbox, or runs in it',
      at: { path },
    };
    return combine({ grants: [grant] });
  },
  examples: [
    exampleOf('run', '.gemini/sandbox.Dockerfile', [
      { '.gemini/sandbox.Dockerfile': 'FROM node:22\n' },
      {},
    ]),
    exampleOf('run', '.gemini/sandbox.bashrc', [{ '.gemini/sandbox.bashrc': 'echo a\n' }, {}]),
  ],
};
