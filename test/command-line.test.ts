import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandHelp } from '../src/cli/help.ts';
import { commands } from '../src/cli/main.ts';
import { reporters } from '../src/cli/outputs.ts';
import { terminalPage } from '../src/cli/terminal-page.ts';
import { rules } from '../src/rules/catalog.ts';
import { runHere } from './in-process.ts';

const file = new URL('../docs/command-line.md', import.meta.url).pathname;
const heading = '## Formats\n';

test('docs/command-line.md ends with every format, and the help of every command', async () => {
  const [before = ''] = readFileSync(file, 'utf8').split(heading);
  const sections = commands.map((command) => {
    return `### skillgate ${command.name}\n\n\`\`\`text\n${commandHelp(command, 80)}\`\`\`\n`;
  });
  const rows = reporters.map(({ id, title }) => `| \`${id}\` | ${title} |`).sort();
  const table = ['| Format | What it is |', '|---|---|', ...rows].join('\n');
  const generated = `${heading}\n${table}\n\n## Commands\n\n${sections.join('\n')}`;
  await expect(before + generated).toMatchFileSnapshot(file);
});

const pageOf = (id: string) =>
  readFileSync(new URL(`../docs/rules/${id}.md`, import.meta.url), 'utf8');

test.each(['name-format', 'input-required-added', 'binding-operation-unknown'])(
  'explain %s prints the page of the documents, on a terminal without the marks',
  async (id) => {
    const page = pageOf(id);
    expect(await runHere(['explain', id], '.')).toEqual({ code: 0, stdout: page, stderr: '' });
    const { stdout } = await runHere(['explain', id], '.', { terminal: true, width: 60 });
    expect(stdout).toBe(terminalPage(page, { colour: false, width: 60 }));
  },
);

test.each(rules.map(({ id }) => id))('a terminal shows every word of the page of %s', (id) => {
  const page = pageOf(id);
  const shown = terminalPage(page, { colour: false, width: 60 });
  expect(wordsOf(shown)).toBe(wordsOf(page));
  expect(shown).not.toMatch(/^`{3,}text$/m);
});

/** The words of a page, without the marks of Markdown and however they are wrapped. */
function wordsOf(page: string): string {
  const plain = page.replace(/^(`{3,}text|\|---\|---\|)$/gm, '').replace(/[`#|]/g, '');
  return plain.replace(/\s+/g, ' ').trim();
}
