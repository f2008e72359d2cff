const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u;
const zero = /[\p{Mn}\p{Me}]|\u200d/u;

/** Columns of one character in a terminal, approximately. */
export function columnsOf(character: string): number {
  if (character < '\u0300') return 1;
  if (zero.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
}

/** Columns of a text in a terminal. */
export function textColumns(text: string): number {
  let columns = 0;
  for (const character of text) columns += columnsOf(character);
  return columns;
}

/** Pads a text with blanks to a width. */
export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textColumns(text)));
}

/** The largest of some numbers of columns; 0 for none. */
export function widest(columns: readonly number[]): number {
  return columns.reduce((most, each) => Math.max(most, each), 0);
}
