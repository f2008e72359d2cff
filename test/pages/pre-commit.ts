import { lockFormats } from '../../src/locks/read.ts';
import { otherLockNames } from '../../src/locks/unrecognised.ts';
import { compareText } from '../../src/model/text/text.ts';
import { carriers } from '../../src/powers/catalog.ts';

/** `.pre-commit-hooks.yaml` with fresh patterns of the files of clients and of locks. */
export function preCommitHooks(text: string): string {
  const locks = [...lockFormats.flatMap(({ files }) => files), ...otherLockNames];
  // `.lock` is a pattern of its own.
  const named = locks.filter((name) => !name.endsWith('.lock'));
  const paths = carriers.flatMap((carrier) => carrier.paths);
  return fill(fill(text, 'locks', named), 'files of clients', paths);
}

/** Replaces the lines of the pattern between two comments. */
function fill(text: string, name: string, globs: readonly string[]): string {
  const between = new RegExp(`(?<=^( *)# ${name}\\n)[^]*?(?=^ *# end of ${name}$)`, 'm');
  const lines = [...new Set(globs.map(patternOf))].sort(compareText);
  return text.replace(between, (_, indent: string) =>
    lines.map((line) => `${indent}|(^|/)(?i:${line})$\n`).join(''),
  );
}

/** A path of a carrier as a regular expression; `<plugin>/` is any folder. */
function patternOf(path: string): string {
  return path
    .replace(/^<\w+>\//, '')
    .replace(/[.+()|]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)
    .replace(/\*\*\/|\*/g, (wildcard) => (wildcard === '*' ? '[^/]*' : '(.*/)?'));
}
