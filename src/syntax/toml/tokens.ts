/** A string, a comment or a bracket of a TOML text; all other text is between tokens. */
export interface TomlToken {
  readonly kind: 'string' | 'comment' | 'open' | 'close';
  readonly start: number;
  readonly end: number;
}

/** The tokens of a TOML text in order, in linear time. An unclosed token ends at the latest possible offset. */
export function* tomlTokens(text: string): Iterable<TomlToken> {
  const delimiter = /"""|'''|["'#[\]{}]/g;
  for (let match = delimiter.exec(text); match; match = delimiter.exec(text)) {
    const start = match.index;
    const opening = match[0];
    if (opening === '[' || opening === '{') yield { kind: 'open', start, end: start + 1 };
    else if (opening === ']' || opening === '}') yield { kind: 'close', start, end: start + 1 };
    else {
      const end = findEnd(opening, text, start + opening.length);
      yield { kind: opening === '#' ? 'comment' : 'string', start, end };
      delimiter.lastIndex = end;
    }
  }
}

/** The ends of strings and comments; escaped characters do not end them. */
const endPatterns: Readonly<Record<string, RegExp>> = {
  '"""': /\\[\s\S]|"{3,5}/g,
  "'''": /'{3,5}/g,
  '"': /\\.|["\n]/g,
  "'": /['\n]/g,
  '#': /\n/g,
};

function findEnd(opening: string, text: string, start: number): number {
  const endPattern = endPatterns[opening];
  if (!endPattern) return start;
  endPattern.lastIndex = start;
  for (let match = endPattern.exec(text); match; match = endPattern.exec(text)) {
    if (match[0] === '\n') return match.index;
    if (!match[0].startsWith('\\')) return match.index + match[0].length;
  }
  return text.length;
}
