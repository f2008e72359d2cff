import { escapeInvisible, neutralizeCommands } from './escape.ts';

/** The special characters that an inert text may contain. */
export interface Allowance {
  /** Permits colour codes as written by the painter. */
  readonly colour?: boolean;
  /** Permits links to pages of rules as written by `ruleLink`. */
  readonly hyperlinks?: boolean;
  /** `annotations`: lines of the GitHub reporter. `patch`: characters that a patch needs to apply. */
  readonly kind?: 'annotations' | 'patch' | undefined;
}

const unprintable = /[^\t\n -~]/;
const command = /^[\t ]*::|##\w*\[/m;
const annotation = /^::(?:error|warning|notice) (?:file|line|title)=(?!.*##\w*\[)/;
const painted = /(\u001b\[[\d;]*m)/;
/** A link of a terminal: a URL of plain characters, its text, and its end. */
const linked = /(\u001b\]8;;(?:https:\/\/[\w./%~+-]*)?\u001b\\)/;
const tab = /(\t)/;
/** A patch preserves bytes of the file: tabs, a byte order mark, a carriage return at the end of a line. */
const patchBytes = /([\t\ufeff]|\r$)/;

/**
 * The last filter before output: no runner takes a line for a command, and no terminal acts on it. Reporters escape
 * for their formats first, so their output passes unchanged.
 */
export function makeInert(text: string, allowed: Allowance = {}): string {
  if (!unprintable.test(text) && !command.test(text)) return text;
  return text
    .split('\n')
    .map((line) => makeLineInert(line, allowed))
    .join('\n');
}

function makeLineInert(line: string, { colour, hyperlinks, kind }: Allowance): string {
  const isAnnotation = kind === 'annotations' && annotation.test(line);
  const inside = (text: string) => plain(text, kind === 'patch' ? patchBytes : tab);
  const withColours = (text: string) => (colour ? exceptAt(text, painted, inside) : inside(text));
  const escaped = hyperlinks ? exceptAt(line, linked, withColours) : withColours(line);
  return isAnnotation ? escaped : neutralizeCommands(escaped);
}

function plain(text: string, separator: RegExp): string {
  return exceptAt(text, separator, escapeInvisible);
}

/** Changes a text, except for the matches of the only group of a separator. */
function exceptAt(text: string, separator: RegExp, change: (part: string) => string): string {
  return text
    .split(separator)
    .map((piece, index) => (index % 2 === 1 ? piece : change(piece)))
    .join('');
}
