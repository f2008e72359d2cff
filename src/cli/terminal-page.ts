import { painter } from '../reporters/paint.ts';
import { wrap } from '../reporters/wrap.ts';
import type { World } from './command.ts';

/** A page of Markdown, as the pages of the rules are written, for a terminal: the same words without the marks. */
export function terminalPage(markdown: string, { colour, width }: World): string {
  const paint = painter(colour);
  let fence: string | null = null;
  const lines = markdown.split('\n').flatMap((line): readonly string[] => {
    const [ticks] = /^`{3,}/.exec(line) ?? [];
    if (fence !== null) {
      if (ticks !== fence) return [line];
      fence = null;
      return [];
    }
    if (ticks !== undefined) {
      fence = ticks;
      return [];
    }
    if (line.startsWith('#')) return [paint('strong', line.replace(/^#+ /, ''))];
    if (line.startsWith('|')) return row(line);
    return wrap(line.replace(link, written), width);
  });
  return lines.join('\n');
}

/** A row of a table whose head is empty. */
function row(line: string): readonly string[] {
  const [, key = '', value = ''] = /^\| (\w[^|]*) \| (.*) \|$/.exec(line) ?? [];
  return key === '' ? [] : [`${key}: ${value}`];
}

const link = /\[([^\]]+)\]\(([^)]+)\)/g;

/** An address is of use on a terminal; a path beside a page is not. */
function written(_: string, text: string, target: string): string {
  return target.startsWith('https:') ? `${text} (${target})` : text;
}
