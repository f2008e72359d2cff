import { textColumns } from './width.ts';

/** Wraps a text at blanks to `width` columns; longer words are not broken. */
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
