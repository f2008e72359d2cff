import { encodePath } from '../model/text/path.ts';
import { escapeInvisible, neutralizeCommands } from './escape.ts';

/** Words that no shell expands; zsh expands a leading `=name` to the path of a program. */
const plainWord = /^[\w./@%+:,][\w./@%+=:,-]*$/;

/**
 * A path as one word of a POSIX shell command, safe to paste. Invisible characters and CI commands are encoded with
 * `printf`.
 */
export function shellPath(path: string): string {
  const text = path.startsWith('-') ? `./${path}` : path;
  if (plainWord.test(text)) return text;
  if (escapeInvisible(text) === text && neutralizeCommands(text) === text)
    return `'${text.replaceAll("'", "'\\''")}'`;
  return `"$(printf '${[...encodePath(text)].map(octal).join('')}')"`;
}

/** A byte for `printf`: octal unless it is a letter, a digit or common in paths. */
function octal(byte: number): string {
  const character = String.fromCharCode(byte);
  return /[\w./ -]/.test(character) && byte < 128
    ? character
    : `\\${byte.toString(8).padStart(3, '0')}`;
}
