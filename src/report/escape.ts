import { encodePath } from '../model/text/path.ts';
import { exactJson } from '../model/value/canonical.ts';

/** Characters that are invisible or change the display: controls, bidi marks, tags, lone surrogates. */
const invisible =
  /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb\p{Surrogate}]/gu;
const joinsEmoji = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u;
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u;
const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * The text on one line, with invisible characters as escapes, `\u001b` for ESC: the reader sees them, terminals and
 * logs ignore them. Path bytes that are not UTF-8 become `\xff`.
 */
export function escapeInvisible(text: string): string {
  return text.replace(invisible, (character, offset: number) => {
    if (isInEmoji(character, text, offset)) return character;
    return escapes[character] ?? escapeCodePoint(character.codePointAt(0) ?? 0);
  });
}

/** True for a joiner or variation selector inside an emoji; elsewhere they are invisible. */
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

/** `##[…]`, `##vso[…]`, `##teamcity[…]`: commands that runners match anywhere in a line, across colour codes. */
const embeddedCommand = /#(?=(?:\u001b\[[\d;]*m)*#(?:\w|\u001b\[[\d;]*m)*\[)/g;
/**
 * `::name::`, a command if only blanks precede it. Without a name and a second `::`, it is not a command: `::: tip`
 * starts a box in Markdown.
 */
const leadingCommand = /^[\s\u0085]*:(?::(?!:)\S|:+[^:].*::)/s;
const leadingColon = /^((?:[\s\u0085]|\u001b\[[\d;]*m)*):/;
const colourCodes = /\u001b\[[\d;]*m/g;

/** Escapes the first character of a CI command as `\u0023` or `\u003a`; a log may lose its colour codes. */
export function neutralizeCommands(line: string): string {
  const escaped = line.replace(embeddedCommand, '\\u0023');
  const isCommand = leadingCommand.test(escaped.replace(colourCodes, ''));
  return isCommand ? escaped.replace(leadingColon, '$1\\u003a') : escaped;
}

/** Escapes the message of a workflow command. */
export function commandData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes a property of a workflow command. */
export function commandProperty(text: string): string {
  const safe = text.replace(embeddedCommand, '\\u0023');
  return commandData(safe).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Indented JSON with escapes for invisible characters and runner commands; parses back to the value. */
export function jsonText(value: unknown): string {
  return `${escapedJson(exactJson(value, undefined, '  '))}\n`;
}

/** The same as one line, for an output variable. */
export function jsonLine(value: unknown): string {
  return escapedJson(exactJson(value));
}

function escapedJson(json: string): string {
  return json
    .replace(embeddedCommand, '\\u0023')
    .replace(invisibleInJson, (character: string, offset: number, text: string) => {
      if (isInEmoji(character, text, offset)) return character;
      const units = Array.from({ length: character.length }, (_, index) =>
        character.charCodeAt(index),
      );
      return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
    });
}

const invisibleInJson =
  /[\u007f-\u009f\u2028\u2029\ufff9-\ufffb\p{Default_Ignorable_Code_Point}]/gu;

/** Percent-encodes a path byte by byte: paths may contain any byte. */
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
