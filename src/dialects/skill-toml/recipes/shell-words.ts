/** A word of a shell command, with quotes. */
export interface ShellWord {
  readonly text: string;
  readonly start: number;
  /** The index of its command in the text. */
  readonly command: number;
}

/**
 * Splits shell text into words. A command ends at a line ending without a backslash, and at `;`, `|` and `&`
 * outside of quotes. An apostrophe within a word does not quote.
 */
export function shellWords(text: string): readonly ShellWord[] {
  const words: ShellWord[] = [];
  let [start, command, quote] = [-1, 0, ''];
  const close = (end: number) => {
    if (start >= 0) words.push({ text: text.slice(start, end), start, command });
    start = -1;
  };
  for (let offset = 0; offset < text.length; offset++) {
    const character = text.charAt(offset);
    if (quote !== '') {
      if (character === quote) quote = '';
      else if (character === '\\' && quote === '"') offset++;
    } else if (/[\s;|&]/.test(character)) {
      close(offset);
      if (character === '\n' || !/\s/.test(character)) command++;
    } else {
      if (start < 0) start = offset;
      if (character === '\\') offset++;
      else if (character === '"' || (character === "'" && !isApostrophe(text, offset)))
        quote = character;
    }
  }
  close(text.length);
  return words;
}

function isApostrophe(text: string, offset: number): boolean {
  return /^[a-z]'[a-z]$/i.test(text.slice(Math.max(0, offset - 1), offset + 2));
}
