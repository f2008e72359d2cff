import { escapeInvisible, neutralizeCommands } from './escape.ts';

/** What an inert text may hold of hidden characters. */
export interface Allowance {
  /** Whether colours, as the painter writes them, may stand in it. */
  readonly colour?: boolean;
  /** Lines that are annotations of the reporter for GitHub; what a patch needs to be applied. */
  readonly kind?: 'annotations' | 'patch' | undefined;
}

const unprintable = /[^\t\n -~]/;
const command = /^[\t ]*::|##\w*\[/m;
const annotation = /^::(?:error|warning|notice) (?:file|line|title)=(?!.*##\w*\[)/;
const painted = /(\u001b\[[\d;]*m)/;
const tab = /(\t)/;
/** A patch holds the bytes of a file: tabs, a byte order mark, a return at the end of a line. */
const bytes = /([\t\ufeff]|\r$)/;

/**
 * The last check of a text before it leaves the program: whatever a line holds, no runner takes it for a
 * command and no terminal acts on it. Reporters escape as their formats ask, and it changes nothing of theirs.
 */
export function inert(text: string, allowed: Allowance = {}): string {
  if (!unprintable.test(text) && !command.test(text)) return text;
  return text
    .split('\n')
    .map((line) => inertLine(line, allowed))
    .join('\n');
}

function inertLine(line: string, { colour, kind }: Allowance): string {
  const isOurs = kind === 'annotations' && annotation.test(line);
  const pieces = colour ? line.split(painted) : [line];
  const shown = pieces
    .map((piece, at) => (at % 2 === 1 ? piece : plain(piece, kind === 'patch' ? bytes : tab)))
    .join('');
  return isOurs ? shown : neutralizeCommands(shown);
}

function plain(text: string, kept: RegExp): string {
  return text
    .split(kept)
    .map((piece, at) => (at % 2 === 1 ? piece : escapeInvisible(piece)))
    .join('');
}
