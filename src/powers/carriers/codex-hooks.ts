import { folderOf, nameOf } from '../../model/text/path.ts';
import { get } from '../../model/value/value.ts';
import type { Carrier } from '../carrier.ts';
import { exampleOf } from '../examples/example.ts';
import { readHooks } from '../hooks/hooks.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields } from '../support/fields.ts';
import { grants } from '../table/row.ts';

const known: ReadonlySet<string> = new Set(['hooks', 'description', '$schema']);
const hook = (command: string) =>
  `{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "${command}"}]}]}}\n`;

/** The hooks of a repository for Codex, in the form of Claude Code. */
export const codexHooks: Carrier = {
  id: 'codex-hooks',
  title: '`.codex/hooks.json`',
  client: 'Codex',
  extensions: ['json'],
  rows: [
    ...grants(
      'run',
      'hooks.<event>[].hooks[].command',
      'runs the command at the event, once the user trusts it',
    ),
    ...grants('guard', 'hooks.PreToolUse[].hooks[]', 'may block the tool call'),
  ],
  unitOf(path) {
    const folder = folderOf(path);
    const isHooks = nameOf(path) === 'hooks.json' && nameOf(folder) === '.codex';
    return isHooks ? { kind: 'repository', root: folderOf(folder) } : null;
  },
  read({ path, text, unit }) {
    const { root, faults } = readJson(path, text, { consequence: 'Codex loads none of its hooks' });
    if (!root) return combine({ faults });
    return combine({ unread: unreadFields(root, known) }, readHooks(get(root, 'hooks'), { unit }));
  },
  examples: [
    exampleOf('run', 'notify.sh', [
      { '.codex/hooks.json': hook('notify.sh') },
      { '.codex/hooks.json': '{"hooks": {}}\n' },
      {
        '.codex/hooks.json':
          '{"hooks": {"Stop": [{"matcher": "", "hooks": [{"command": "notify.sh", "timeout": 5, "type": "command"}]}]}}\n',
      },
    ]),
    exampleOf('guard', 'PreToolUse', [
      { '.codex/hooks.json': hook('deny.sh').replace('Stop', 'PreToolUse') },
      { '.codex/hooks.json': '{"hooks": {}}\n' },
    ]),
  ],
};
