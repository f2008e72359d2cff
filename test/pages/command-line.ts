import { commandHelp } from '../../src/cli/help.ts';
import { loadAllCommands } from '../../src/cli/index.ts';
import { reporters } from '../../src/cli/outputs.ts';

const heading = '## Formats\n';

/** docs/command-line.md with every format, and the help of every command at its end. */
export async function commandLinePage(text: string): Promise<string> {
  const [before = ''] = text.split(heading);
  const sections = (await loadAllCommands()).map((command) => {
    return `### skillaccord ${command.name}\n\n\`\`\`text\n${commandHelp(command, 80)}\`\`\`\n`;
  });
  const rows = reporters.map(({ id, title }) => `| \`${id}\` | ${title} |`).sort();
  const table = ['| Format | What it is |', '|---|---|', ...rows].join('\n');
  return `${before}${heading}\n${table}\n\n## Commands\n\n${sections.join('\n')}`;
}
