/** How wide a text is that begins a line, tabs reaching to the next multiple of four. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += character === '\t' ? 4 - (width % 4) : 1;
  return width;
}

/** The column at which the text of a line begins. */
export function indentOf(line: string): number {
  return widthOf(line.slice(0, line.length - line.trimStart().length));
}
