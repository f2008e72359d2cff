import { escapeInvisible, neutralizeCommands } from './escape.ts';

/** The special characters that an inert text may contain. */
export interface Allowance {
  /** Permits colour codes as written by the painter. */
  readonly colour?: boolean;
  /** `annotations`: lines of the GitHub reporter. `patch`: characters that a patch needs to apply. */
  readonly kind?: 'annotations' | 'patch' | undefined;
}

const unprintable = /[^\t\n -~]/;
const command = /^[\t ]*::|##\w*\[/m;
const annotation = /^::(?:error|warning|notice) (?:file|line|title)=(?!.*##\w*\[)/;
const painted = /(\u001b\[[\d;]*m)/;
const tab = /(\t)/;
/** A patch preserves bytes of the file: tabs, a byte order mark, a carriage return at the end of a line. */
const patchBytes = /([\t\ufeff]|\r$)/;

/**
 * The last filter before output: no runner takes a line for a command, and no terminal acts on it. Reporters escape
 * for their formats first, so their output passes unchanged.
 */
export function inert(text: string, allowed: Allowance = {}): string {
  if (!unprintable.test(text) && !command.test(text)) return text;
  return text
    .split('\n')
    .map((line) => inertLine(line, allowed))
    .join('\n');
}

function inertLine(line: string, { colour, kind }: Allowance): string {
  const isAnnotation = kind === 'annotations' && annotation.test(line);
  const pieces = colour ? line.split(painted) : [line];
  const escaped = pieces
    .map((piece, at) => (at % 2 === 1 ? piece : plain(piece, kind === 'patch' ? patchBytes : tab)))
    .join('');
  return isAnnotation ? escaped : neutralizeCommands(escaped);
}

function plain(text: string, separator: RegExp): string {
  return text
    .split(separator)
    .map((piece, at) => (at % 2 === 1 ? piece : escapeInvisible(piece)))
    .join('');
}
