/** A string, a comment or a bracket of a TOML text; everything else lies between two of them. */
export interface Mark {
  readonly kind: 'string' | 'comment' | 'open' | 'close';
  readonly start: number;
  readonly end: number;
}

/** The marks of a TOML text in order, in linear time. What is not closed ends where it can at the latest. */
export function* tomlMarks(text: string): Iterable<Mark> {
  const next = /"""|'''|["'#[\]{}]/g;
  for (let found = next.exec(text); found; found = next.exec(text)) {
    const start = found.index;
    const sign = found[0];
    if (sign === '[' || sign === '{') yield { kind: 'open', start, end: start + 1 };
    else if (sign === ']' || sign === '}') yield { kind: 'close', start, end: start + 1 };
    else {
      const end = endOf(sign, text, start + sign.length);
      yield { kind: sign === '#' ? 'comment' : 'string', start, end };
      next.lastIndex = end;
    }
  }
}

/** What ends a string or comment; an escaped sign in it does not. */
const endings: Readonly<Record<string, RegExp>> = {
  '"""': /\\[\s\S]|"{3,5}/g,
  "'''": /'{3,5}/g,
  '"': /\\.|["\n]/g,
  "'": /['\n]/g,
  '#': /\n/g,
};

function endOf(sign: string, text: string, from: number): number {
  const ending = endings[sign];
  if (!ending) return from;
  ending.lastIndex = from;
  for (let found = ending.exec(text); found; found = ending.exec(text)) {
    if (found[0] === '\n') return found.index;
    if (!found[0].startsWith('\\')) return found.index + found[0].length;
  }
  return text.length;
}
