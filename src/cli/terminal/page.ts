import { type Paint, painter } from '../../report/text/paint.ts';
import { columns } from '../../report/text/table.ts';
import { wrap } from '../../report/text/wrap.ts';
import type { Rule } from '../../rules/rule.ts';
import { rulePage } from './rule-page.ts';

/** How a terminal shows a page. */
interface Look {
  readonly colour: boolean;
  readonly width: number;
}

/** Wider lines are hard to read, whatever the terminal has room for. */
const widest = 100;

/** Code stands this far from the margin. */
const indent = '  ';

/** The page of a rule as a terminal shows it: the same words, without the marks. */
export async function terminalPage(rule: Rule, { colour, width }: Look): Promise<string> {
  const look = { colour, width: Math.min(width, widest) };
  const paint = painter(colour);
  const page = await rulePage(rule, { colour, width: look.width - indent.length });
  const blocks = blocksOf(page).map((block) => shown(block, look, paint).join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

/** What blank lines part, code blocks whole. */
function blocksOf(markdown: string): string[] {
  const blocks = markdown.trim().matchAll(/^(`{3,})[\s\S]*?^\1$|(?:^.+$\n?)+/gm);
  return [...blocks].map(([block]) => block.trimEnd());
}

function shown(block: string, look: Look, paint: Paint): string[] {
  const lines = block.split('\n');
  const [first = ''] = lines;
  if (first.startsWith('```')) return lines.slice(1, -1).map((line) => code(line, paint));
  if (first.startsWith('#')) return [paint('strong', first.replace(/^#+ /, ''))];
  if (first.startsWith('|')) return facts(lines, look, paint);
  return wrap(lines.join(' ').replace(link, written), look.width);
}

const link = /\[([^\]]+)\]\(([^)]+)\)/g;

/** An address is of use on a terminal; a path beside a page is not. */
function written(_: string, text: string, target: string): string {
  return target.startsWith('https:') ? `${text} (${target})` : text;
}

function code(line: string, paint: Paint): string {
  const isFileName = /^-- .* --$/.test(line);
  return `${indent}${isFileName ? paint('faint', line) : line}`.trimEnd();
}

function facts(lines: readonly string[], { width }: Look, paint: Paint): string[] {
  const rows = lines.slice(2).map((line) => line.slice(2, -2).split(' | '));
  const names = columns(rows.map(([name = '']) => [name]));
  return rows.flatMap(([, value = ''], at) => {
    const name = `${names[at]}  `;
    const [first = '', ...more] = wrap(value, width - name.length);
    return [paint('faint', name) + first, ...more.map((one) => ' '.repeat(name.length) + one)];
  });
}
