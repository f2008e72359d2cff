/** Characters of a double-quoted text whose backslash is removed. */
export function unescapeQuoted(text: string): string {
  return text.replace(/\\([\s\S])/g, (pair, sign: string) => {
    if (sign === '\n') return '';
    return '"$`\\'.includes(sign) ? sign : pair;
  });
}

/** Text outside of quotes: a backslash stands for the character after it; before a line break both vanish. */
export function unescapeBare(text: string): string {
  return text.replace(/\\([\s\S]?)/g, (_, sign: string) => (sign === '\n' ? '' : sign));
}

const escapes: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** The text of `$'…'`, without its quotes. */
export function unescapeAnsiC(text: string): string {
  return text.replace(
    /\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8})|([0-7]{1,3})|c([\s\S])|([\s\S]))/g,
    (_, byte, short, long, octal, control, sign) => {
      const hex = byte ?? short ?? long;
      if (hex !== undefined) return character(Number.parseInt(hex, 16));
      if (octal !== undefined) return character(Number.parseInt(octal, 8) & 0xff);
      if (control !== undefined) return character(control.charCodeAt(0) & 0x1f);
      return escapes[sign] ?? sign;
    },
  );
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
