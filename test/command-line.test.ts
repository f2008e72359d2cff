import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandHelp } from '../src/cli/help.ts';
import { loadAllCommands } from '../src/cli/index.ts';
import { reporters } from '../src/cli/outputs.ts';

const file = new URL('../docs/command-line.md', import.meta.url).pathname;
const heading = '## Formats\n';

test('docs/command-line.md ends with every format, and the help of every command', async () => {
  const [before = ''] = readFileSync(file, 'utf8').split(heading);
  const sections = (await loadAllCommands()).map((command) => {
    return `### skillaccord ${command.name}\n\n\`\`\`text\n${commandHelp(command, 80)}\`\`\`\n`;
  });
  const rows = reporters.map(({ id, title }) => `| \`${id}\` | ${title} |`).sort();
  const table = ['| Format | What it is |', '|---|---|', ...rows].join('\n');
  const generated = `${heading}\n${table}\n\n## Commands\n\n${sections.join('\n')}`;
  await expect(before + generated).toMatchFileSnapshot(file);
});
