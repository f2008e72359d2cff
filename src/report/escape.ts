import { encodePath } from '../model/text/path.ts';

/** Characters that show nothing or move what is shown: controls, bidi marks, tags, lone surrogates. */
const invisible =
  /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb\p{Surrogate}]/gu;
const joinsEmoji = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u;
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u;
const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * A text on one line with everything hidden spelled out, `\u001b` for an escape: it is shown to the
 * reader, and neither terminal nor log acts on it. Bytes of a path that are not UTF-8 become `\xff`.
 */
export function escapeInvisible(text: string): string {
  return text.replace(invisible, (character, offset: number) => {
    if (isInEmoji(character, text, offset)) return character;
    return escapes[character] ?? escapeCodePoint(character.codePointAt(0) ?? 0);
  });
}

/** Whether a joiner or a variation selector is part of an emoji: anywhere else it is hidden. */
export function isInEmoji(character: string, text: string, offset: number): boolean {
  if (character !== '\ufe0f' && character !== '\u200d') return false;
  const before = text.slice(Math.max(0, offset - 2), offset);
  if (character === '\u200d') return joinsEmoji.test(before);
  return emoji.test(before) || (/[\d#*]$/.test(before) && text[offset + 1] === '\u20e3');
}

function escapeCodePoint(code: number): string {
  if (code >= 0xdc80 && code <= 0xdcff) return `\\x${(code - 0xdc00).toString(16)}`;
  const digits = code.toString(16);
  return code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}

/** `##[…]`, `##vso[…]`, `##teamcity[…]`: commands that runners look for anywhere in a line, in whatever colours. */
const amid = /#(?=(?:\u001b\[[\d;]*m)*#(?:\w|\u001b\[[\d;]*m)*\[)/g;
/**
 * `::name::`, a command where only blanks and colours precede it. Without a name and a second `::` it is none:
 * `::: tip` begins a box in Markdown.
 */
const leading = /^((?:[\s\u0085]|\u001b\[[\d;]*m)*):(?=:(?!:)\S|:+[^:].*::)/s;

/** A line no CI runner takes for a command: the sign that would begin one is spelled `\u0023` or `\u003a`. */
export function neutralizeCommands(line: string): string {
  return line.replace(amid, '\\u0023').replace(leading, '$1\\u003a');
}

/** The text of a workflow command. */
export function commandData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** A property of a workflow command. */
export function commandProperty(text: string): string {
  const safe = text.replace(amid, '\\u0023');
  return commandData(safe).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Indented JSON that shows nothing hidden and holds no runner command; parsed, it is the value. */
export function jsonText(value: unknown): string {
  return `${escapedJson(JSON.stringify(value, null, 2))}\n`;
}

/** The same on one line, for a variable. */
export function jsonLine(value: unknown): string {
  return escapedJson(JSON.stringify(value));
}

function escapedJson(json: string): string {
  return json
    .replace(amid, '\\u0023')
    .replace(invisibleInJson, (character: string, offset: number, whole: string) => {
      if (isInEmoji(character, whole, offset)) return character;
      const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
      return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
    });
}

const invisibleInJson =
  /[\u007f-\u009f\u2028\u2029\ufff9-\ufffb\p{Default_Ignorable_Code_Point}]/gu;

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
