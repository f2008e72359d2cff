import { encodePath } from '../model/path.ts';

/** Characters that show nothing or move what is shown: controls, bidi marks, tags, lone surrogates. */
const hidden = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\p{Surrogate}]/gu;
const joinsEmoji = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u;
const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * A text on one line with everything hidden spelled out, `\u001b` for an escape: it is shown to the
 * reader, and neither terminal nor log acts on it. Bytes of a path that are not UTF-8 become `\xff`.
 */
export function visible(text: string): string {
  return text.replace(hidden, (character, offset: number) => {
    if (character === '\ufe0f') return character;
    if (character === '\u200d' && joinsEmoji.test(text.slice(Math.max(0, offset - 2), offset))) {
      return character;
    }
    return named[character] ?? spelt(character.codePointAt(0) ?? 0);
  });
}

function spelt(code: number): string {
  if (code >= 0xdc80 && code <= 0xdcff) return `\\x${(code - 0xdc00).toString(16)}`;
  const digits = code.toString(16);
  return code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}

/** A line no CI runner takes for a command: neither `##[…]` and its kin anywhere, nor a leading `::`. */
export function defuse(line: string): string {
  return line.replace(/##(?=\w*\[)/g, '# #').replace(/^(\s*):(?=:)/, '$1: ');
}

/** The text of a workflow command. */
export function commandData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** A property of a workflow command. */
export function commandProperty(text: string): string {
  return commandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Indented JSON that shows nothing hidden and holds no runner command; parsed, it is the value. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value, null, 2)
    .replace(/##(?=\w*\[)/g, '\\u0023#')
    .replace(hiddenInJson, (character) => {
      const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
      return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
    });
  return `${text}\n`;
}

const hiddenInJson =
  /[\u007f-\u009f\u2028\u2029]|(?![\u200d\ufe0f])\p{Default_Ignorable_Code_Point}/gu;

/** A path for a URL, byte by byte: names may hold anything. */
export function uriPath(path: string): string {
  let uri = '';
  for (const byte of encodePath(path)) {
    const character = String.fromCharCode(byte);
    uri += /[A-Za-z0-9._/-]/.test(character)
      ? character
      : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return uri;
}
