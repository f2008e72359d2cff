import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Escapes all non-ASCII characters in the scripts of a folder. A single one makes node store the whole script with
 * two bytes per character, which takes longer to decode and to read.
 */
export function writeAscii(folder) {
  for (const name of readdirSync(folder).filter((file) => /\.[cm]?js$/.test(file))) {
    const path = join(folder, name);
    writeFileSync(path, ascii(readFileSync(path, 'utf8')));
  }
}

function ascii(code) {
  const changing = /String\.raw`[^`]*[^\x00-\x7f]|(?<!\\)(?:\\\\)*\\[^\x00-\x7f]/.exec(code);
  if (changing)
    throw new Error(`An escape would be another text here: ${changing[0].slice(0, 80)}`);
  return code.replace(/[^\x00-\x7f]/g, escaped);
}

function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
