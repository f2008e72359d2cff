/** The width of text at the start of a line, with tab stops at multiples of four. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += character === '\t' ? 4 - (width % 4) : 1;
  return width;
}

/** The column of the first non-blank character of a line. */
export function indentOf(line: string): number {
  return widthOf(line.slice(0, line.length - line.trimStart().length));
}
