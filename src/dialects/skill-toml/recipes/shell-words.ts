/** A word of a text that a shell runs, quotes included. */
export interface ShellWord {
  readonly text: string;
  readonly start: number;
  /** Which of the commands of the text it belongs to. */
  readonly command: number;
}

/**
 * The words of what a shell runs. A command ends at the end of a line that no backslash joins to the next,
 * and at `;`, `|` and `&` outside of quotes. An apostrophe within a word quotes nothing.
 */
export function shellWords(text: string): readonly ShellWord[] {
  const words: ShellWord[] = [];
  let [start, command, quote] = [-1, 0, ''];
  const close = (end: number) => {
    if (start >= 0) words.push({ text: text.slice(start, end), start, command });
    start = -1;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quote !== '') {
      if (sign === quote) quote = '';
      else if (sign === '\\' && quote === '"') at++;
    } else if (/[\s;|&]/.test(sign)) {
      close(at);
      if (sign === '\n' || !/\s/.test(sign)) command++;
    } else {
      if (start < 0) start = at;
      if (sign === '\\') at++;
      else if (sign === '"' || (sign === "'" && !isApostrophe(text, at))) quote = sign;
    }
  }
  close(text.length);
  return words;
}

function isApostrophe(text: string, at: number): boolean {
  return /^[a-z]'[a-z]$/i.test(text.slice(Math.max(0, at - 1), at + 2));
}
