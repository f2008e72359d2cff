import { type Paint, painter } from '../reporters/paint.ts';
import { columns } from '../reporters/table.ts';
import { wrap } from '../reporters/wrap.ts';

/** How a terminal shows a page. */
interface Look {
  readonly colour: boolean;
  readonly width: number;
}

/** Wider lines are hard to read, whatever the terminal has room for. */
const widest = 100;

/** A Markdown page of ours as a terminal shows it: the same words, without the marks. */
export function terminalPage(markdown: string, { colour, width }: Look): string {
  const paint = painter(colour);
  const look = { colour, width: Math.min(width, widest) };
  const blocks = blocksOf(markdown).map((block) => shown(block, look, paint).join('\n'));
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
  if (first.startsWith('```')) return lines.slice(1, -1).flatMap((line) => code(line, look, paint));
  if (first.startsWith('#')) return [paint('strong', first.replace(/^#+ /, ''))];
  if (first.startsWith('|')) return facts(lines, look, paint);
  return wrap(lines.join(' '), look.width);
}

/** A line of an example; what Skillgate says of it is wrapped, for it is prose. */
function code(line: string, { width }: Look, paint: Paint): string[] {
  const [, place = '', severity, message = ''] =
    /^(\S.*?: )(error|warning|note)(: .*\])$/.exec(line) ?? [];
  if (!isSeverity(severity)) {
    return [`  ${/^-- .* --$/.test(line) ? paint('faint', line) : line}`.trimEnd()];
  }
  const [first = '', ...more] = wrap(place + severity + message, width - 4);
  const painted = first.replace(`: ${severity}:`, `: ${paint(severity, severity)}:`);
  return [`  ${painted}`, ...more.map((one) => `    ${one}`)];
}

function isSeverity(word: string | undefined): word is 'error' | 'warning' | 'note' {
  return word !== undefined;
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
