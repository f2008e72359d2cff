import { msg } from '../../model/message.ts';
import { nameOf } from '../../model/text/path.ts';
import { text as textOf } from '../../model/value/value.ts';
import type { Carrier } from '../carrier.ts';
import { exampleWriter } from '../examples/example.ts';
import { plugin } from '../examples/plugin.ts';
import { pluginWith } from '../plugins/plugin-root.ts';
import { combine } from '../support/carrier-result.ts';
import { readFlag } from '../support/client-flags.ts';
import { readFrontmatter, unreadableFrontmatter } from '../support/frontmatter.ts';
import { settingGrant } from '../support/setting-grants.ts';
import { grants, harmless } from '../table/row.ts';

const style = (lines: string) =>
  plugin({ 'output-styles/terse.md': `---\nname: Terse\n${lines}---\nBe brief.\n` });
const example = exampleWriter(style);

/** The output styles of a Claude Code plugin. */
export const outputStyles: Carrier = {
  id: 'output-styles',
  paths: ['<plugin>/output-styles/*.md'],
  client: 'Claude Code',
  extensions: ['md'],
  rows: [
    ...grants('settings', 'force-for-plugin', 'true: replaces the output style of the user'),
    ...harmless('name description keep-coding-instructions'),
  ],
  unitOf: (path, tree) => (path.endsWith('.md') ? pluginWith('output-styles', path, tree) : null),
  read({ path, text }) {
    const file = readFrontmatter(path, text);
    const { frontmatter, isUnreadable } = file;
    if (isUnreadable) {
      const consequence = msg`It cannot be told whether the style is forced.`;
      return combine({ faults: [unreadableFrontmatter(file, path, consequence)] });
    }
    const field = frontmatter?.fields.get('force-for-plugin');
    if (!field) return combine();
    const { value, faults } = readFlag(field);
    if (value !== true) return combine({ faults });
    const name = textOf(frontmatter?.fields.get('name')?.value) ?? nameOf(path).slice(0, -3);
    const scope = `output style ${name}`;
    const remark = 'replaces the style of the user';
    return combine({
      faults,
      grants: [settingGrant(scope, scope, { remark, at: field.value.at })],
    });
  },
  examples: [
    example('settings', 'Terse', [
      'force-for-plugin: true\n',
      '',
      'force-for-plugin:   true # now\n',
    ]),
  ],
};
