import { folderOf, nameOf } from '../../model/text/path.ts';
import { get } from '../../model/value/value.ts';
import { readPlugins } from '../clients/opencode-programs.ts';
import { either } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The screen of opencode in a repository, with the plugins that draw in it. */
export const opencodeTui = tableCarrier({
  id: 'opencode-tui',
  paths: ['tui.json', 'tui.jsonc', '.opencode/tui.json', '.opencode/tui.jsonc'],
  client: 'opencode',
  format: 'jsonc',
  consequence: 'opencode uses none of it',
  isShared: true,
  marks: /"plugin|opencode|\\u/,
  rows: [
    ...grants('install', 'plugin[]', 'installs the package and runs it at every start', {
      example: { plugin: ['opencode-clock'] },
    }),
    ...grants('settings', 'plugin_enabled.<id>', 'true: switches the plugin on; false: off', {
      read: either(true),
      example: { plugin_enabled: { clock: true } },
    }),
    ...harmless(`
      $schema theme keybinds leader_timeout attention prompt scroll_speed scroll_acceleration
      diff_style cursor mouse
    `),
  ],
  unitOf(path) {
    if (!/^tui\.jsonc?$/.test(nameOf(path))) return null;
    const folder = folderOf(path);
    return { kind: 'repository', root: nameOf(folder) === '.opencode' ? folderOf(folder) : folder };
  },
  readWhole: (root) => readPlugins(get(root, 'plugin')),
  sample: { path: 'tui.json', fields: { $schema: 'https://opencode.ai/tui.json' } },
});
