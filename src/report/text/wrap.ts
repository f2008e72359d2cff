import { textColumns } from './width.ts';

/** A text in lines of at most `width` columns, broken between words; longer words stay whole. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    const columns = textColumns(word);
    if (line !== '' && used + 1 + columns > width) {
      lines.push(line);
      line = word;
      used = columns;
    } else {
      line = line === '' ? word : `${line} ${word}`;
      used += columns + (used > 0 ? 1 : 0);
    }
  }
  return [...lines, line];
}
