import { nameOf } from '../../model/text/path.ts';
import type { Carrier } from '../carrier.ts';
import { exampleWriter } from '../examples/example.ts';
import { plugin } from '../examples/plugin.ts';
import { pluginWith } from '../plugins/plugin-root.ts';
import { whileEnabled } from '../servers/mcp-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { grants } from '../table/row.ts';

const example = exampleWriter(plugin);

/** The programs of a Claude Code plugin. */
export const pluginBin: Carrier = {
  id: 'plugin-bin',
  paths: ['<plugin>/bin/*'],
  client: 'Claude Code',
  ignoresText: true,
  readsPrograms: true,
  rows: [
    ...grants(
      'run',
      'the name of the file',
      'is found by every command of that name, before programs of the machine',
    ),
  ],
  unitOf: (path, tree) => pluginWith('bin', path, tree),
  read({ path }) {
    const scope = nameOf(path);
    const power = { kind: 'run', feature: 'background-program', reach: 'one' } as const;
    const remark = 'replaces other programs of this name';
    const subject = `bin/${scope}`;
    const entry = { kind: 'program', name: path } as const;
    const at = { path };
    return combine({
      grants: [
        { ...power, subject, entry, scope, trigger: whileEnabled, programs: [path], remark, at },
      ],
    });
  },
  examples: [example('run', 'git', [{ 'bin/git': '#!/bin/sh\necho\n' }, {}])],
};
