/** The name of a group, and the index after its `>`. */
export interface GroupName {
  readonly name: string;
  readonly end: number;
}

const part =
  /\\u\{([\da-f]+)\}|\\u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|\\u([\da-f]{4})|[^\\>]/iuy;

/** Parses a group name with its `<` at `index`, an identifier of ECMA-262; null for other texts. */
export function parseGroupName(text: string, index: number): GroupName | null {
  if (text[index] !== '<') return null;
  let name = '';
  part.lastIndex = index + 1;
  for (let match = part.exec(text); match; match = part.exec(text)) {
    const character = characterOf(match);
    if (character === null) return null;
    name += character;
    const end = part.lastIndex;
    if (text[end] === '>') return isIdentifier(name) ? { name, end: end + 1 } : null;
  }
  return null;
}

function characterOf([whole, braced, high, low, plain]: RegExpExecArray): string | null {
  if (high !== undefined && low !== undefined) {
    return String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16));
  }
  const digits = braced ?? plain;
  if (digits === undefined) return whole;
  const code = Number.parseInt(digits, 16);
  return code > 0x10ffff ? null : String.fromCodePoint(code);
}

function isIdentifier(name: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u.test(name);
}
