import { encodePath } from '../../model/text/path.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';

/** What no shell expands; zsh takes `=name` at the beginning for the place of a program. */
const bare = /^[\w./@%+:,][\w./@%+=:,-]*$/;

/**
 * A path as one word of a command line that is shown to be pasted into a POSIX shell. What cannot be shown, or would
 * be taken for a command on its way there, is written by `printf`.
 */
export function shellPath(path: string): string {
  const text = path.startsWith('-') ? `./${path}` : path;
  if (bare.test(text)) return text;
  if (escapeInvisible(text) === text && neutralizeCommands(text) === text)
    return `'${text.replaceAll("'", "'\\''")}'`;
  return `"$(printf '${[...encodePath(text)].map(octal).join('')}')"`;
}

/** A byte for `printf`: letters, digits and what paths are made of as they are. */
function octal(byte: number): string {
  const character = String.fromCharCode(byte);
  return /[\w./ -]/.test(character) && byte < 128
    ? character
    : `\\${byte.toString(8).padStart(3, '0')}`;
}
