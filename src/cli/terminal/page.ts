import { type Paint, painter } from '../../report/text/paint.ts';
import { formatColumns } from '../../report/text/table.ts';
import { wrap } from '../../report/text/wrap.ts';
import type { Rule } from '../../rules/rule.ts';
import { rulePage } from './rule-page.ts';

/** Style of a page on a terminal. */
interface PageStyle {
  readonly colour: boolean;
  readonly width: number;
}

/** Wider lines are hard to read, even on a wide terminal. */
const maxWidth = 100;

/** Indentation of code. */
const indent = '  ';

/** The page of a rule for a terminal: the same text without Markdown marks. */
export async function terminalPage(rule: Rule, { colour, width }: PageStyle): Promise<string> {
  const style = { colour, width: Math.min(width, maxWidth) };
  const paint = painter(colour);
  const page = await rulePage(rule, { colour, width: style.width - indent.length });
  const blocks = blocksOf(page).map((block) => renderBlock(block, style, paint).join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

/** Splits Markdown at blank lines, except inside code blocks. */
function blocksOf(markdown: string): string[] {
  const blocks = markdown.trim().matchAll(/^(`{3,})[\s\S]*?^\1$|(?:^.+$\n?)+/gm);
  return [...blocks].map(([block]) => block.trimEnd());
}

function renderBlock(block: string, style: PageStyle, paint: Paint): string[] {
  const lines = block.split('\n');
  const [first = ''] = lines;
  if (first.startsWith('```')) return lines.slice(1, -1).map((line) => renderCode(line, paint));
  if (first.startsWith('#')) return [paint('strong', first.replace(/^#+ /, ''))];
  if (first.startsWith('|')) return renderTable(lines, style, paint);
  return wrap(lines.join(' ').replace(linkPattern, formatLink), style.width);
}

const linkPattern = /\[([^\]]+)\]\(([^)]+)\)/g;

/** A terminal can open an address, but not a path relative to the page. */
function formatLink(_: string, text: string, target: string): string {
  return target.startsWith('https:') ? `${text} (${target})` : text;
}

function renderCode(line: string, paint: Paint): string {
  const isTxtarHeader = /^-- .* --$/.test(line);
  return `${indent}${isTxtarHeader ? paint('faint', line) : line}`.trimEnd();
}

function renderTable(lines: readonly string[], { width }: PageStyle, paint: Paint): string[] {
  const rows = lines.slice(2).map((line) => line.slice(2, -2).split(' | '));
  const names = formatColumns(rows.map(([name = '']) => [name]));
  return rows.flatMap(([, value = ''], index) => {
    const name = `${names[index]}  `;
    const [first = '', ...more] = wrap(value, width - name.length);
    return [paint('faint', name) + first, ...more.map((line) => ' '.repeat(name.length) + line)];
  });
}
