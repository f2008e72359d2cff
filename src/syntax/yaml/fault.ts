import { code, type Message, msg, nothing } from '../../model/message.ts';
import type { LineMap, Location } from '../../model/text/text.ts';
import { faultIn, type SyntaxFault } from '../parsed.ts';

const yaml = faultIn('YAML');

/** A fault, explained for people who write frontmatter, with the location to fix. */
export interface Explanation {
  /** What it is about: a word for the identity of a finding. */
  readonly about: string;
  readonly message: Message;
  readonly help: Message | undefined;
  readonly at: Location;
}

/** The role of a YAML text. */
type YamlKind = 'frontmatter' | 'recipe' | 'configuration';

/** Explains a fault of a YAML text; `start` is its offset in the file. */
export function explainFault(
  found: SyntaxFault,
  text: string,
  start: number,
  lines: LineMap,
  kind: YamlKind = 'frontmatter',
): Explanation {
  const fault = clampToText(found, text, start, lines);
  const line = fault.at.range?.start.line ?? 1;
  const lineStart = Math.max(lines.offset(line) - start, 0);
  const lineEnd = text.indexOf('\n', lineStart);
  const source = text.slice(lineStart, lineEnd === -1 ? text.length : lineEnd).trimEnd();
  const lineAbove = text.slice(0, lineStart).trimEnd().split('\n').at(-1) ?? '';
  for (const mistake of mistakes) {
    if (mistake.code && mistake.code !== fault.code) continue;
    if (mistake.onlyFrontmatter && kind !== 'frontmatter') continue;
    const match = mistake.line.exec(source);
    const groups: Groups = match?.groups ?? {};
    if (!match || mistake.unless?.(groups, fault, lineAbove)) continue;
    const said = (words: Saying) =>
      typeof words === 'function' ? words(groups, fault, lineAbove) : words;
    const { about, message, help } = mistake;
    const explained = { about, message: said(message), help: help && said(help) };
    if (!mistake.isAtPrefix) return { ...explained, at: fault.at };
    const offset = start + lineStart + (groups['prefix'] ?? '').length;
    return { ...explained, at: lines.locate(fault.at.path, offset, offset + 1) };
  }
  return { about: fault.code, message: fault.message, help: fault.help, at: fault.at };
}

/** Reports a fault at the end on the last character, not on the closing fence. */
function clampToText(fault: SyntaxFault, text: string, start: number, lines: LineMap): SyntaxFault {
  const last = start + Math.max(text.trimEnd().length - 1, 0);
  const { line, column } = lines.position(last);
  const faultStart = fault.at.range?.start;
  if (
    !faultStart ||
    faultStart.line < line ||
    (faultStart.line === line && faultStart.column <= column)
  )
    return fault;
  return { ...fault, at: lines.locate(fault.at.path, last, last + 1) };
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Words, of the line and the fault where they depend on them. */
type Saying = Message | ((groups: Groups, fault: SyntaxFault, lineAbove: string) => Message);

/** A common mistake: the line that shows it, and what to say. */
interface Mistake {
  readonly about: string;
  readonly line: RegExp;
  /** The code of the fault; any where absent. */
  readonly code?: string;
  readonly onlyFrontmatter?: true;
  readonly unless?: (groups: Groups, fault: SyntaxFault, lineAbove: string) => boolean;
  readonly message: Saying;
  readonly help?: Saying;
  /** Whether the wrong character follows the group `prefix`; otherwise it is where the parser stopped. */
  readonly isAtPrefix?: true;
}

const quoteIt = msg`Quote the value.`;
const colonValue =
  /^(?<prefix>\s*(?:- )?(?<key>[\w-]+):\s+[^\s"'|>[{&*!#](?:[^#]|(?<=\S)#)*?)(?::\s|:$)/;
const keyLine = /^(?<indent> *)(?<key>[\w-]+):(?:\s|$)/;

const mistakes: readonly Mistake[] = [
  {
    about: 'merge-conflict',
    line: /^(<{7}|={7}|>{7})( |$)/,
    message: yaml`merge conflict marker`,
    help: msg`Resolve the conflict.`,
  },
  {
    about: 'markdown',
    onlyFrontmatter: true,
    line: /^(?:```|#{1,6} |\*\*|> |\| )/,
    message: yaml`Markdown in the frontmatter`,
    help: msg`Close the frontmatter with a ${code('---')} line above.`,
  },
  {
    about: 'CONTINUED',
    code: 'CONTINUED',
    line: /^/,
    message: (_, { message }) => message,
    help: (_, { help }) => help ?? nothing,
  },
  {
    about: 'unquoted-colon',
    line: colonValue,
    isAtPrefix: true,
    message: ({ key = '' }) => yaml`unquoted ${code(': ')} in ${code(key)}`,
    help: quoteIt,
  },
  {
    // `argument-hint: [date] [time]` is a list followed by invalid text.
    about: 'unquoted-bracket',
    code: 'INDENT',
    line: /^(?<prefix>\s*(?:- (?:(?<itemKey>[\w-]+):\s+)?|(?<key>[\w-]+):\s+))(?<sign>[[{])/,
    unless: isBeforeValue,
    isAtPrefix: true,
    message: ({ itemKey, key = itemKey, sign }) => {
      const collection = sign === '[' ? msg`a list` : msg`a mapping`;
      const owner = key === undefined ? nothing : msg` in ${code(key)}`;
      return yaml`text after ${collection}${owner}`;
    },
    help: quoteIt,
  },
  {
    about: 'list-on-line-of-key',
    code: 'INDENT',
    line: /^(?<prefix>\s*(?<key>[\w-]+):\s+)- /,
    unless: ({ prefix = '' }, { at }) => (at.range?.start.column ?? 0) <= prefix.length,
    isAtPrefix: true,
    message: ({ key = '' }) => yaml`list on the line of ${code(key)}`,
    help: msg`Begin the list on the next line.`,
  },
  {
    about: 'unquoted-indicator',
    line: /^(?<prefix>\s*(?:- )?(?:(?<key>[\w-]+):\s+)?)(?<word>(?<sign>[*&!%@`,\]}])\S*\s*)/,
    unless: ({ prefix = '', word = '' }, { at }) => {
      const distance = (at.range?.start.column ?? 0) - 1 - prefix.length;
      return distance < 0 || distance > word.length;
    },
    isAtPrefix: true,
    message: ({ key, sign = '' }) =>
      yaml`${key === undefined ? msg`a value` : code(key)} begins with ${code(sign)}`,
    help: quoteIt,
  },
  {
    about: 'text-after-quote',
    code: 'INDENT',
    line: /^(?<prefix>\s*(?:- )?(?<key>[\w-]+):\s+)(?<sign>["'])/,
    unless: isBeforeValue,
    message: ({ key = '' }) => yaml`text after the closing quote of ${code(key)}`,
    help: ({ sign = '' }) =>
      msg`Write ${code(sign)} as ${code(sign === '"' ? '\\"' : "''")} inside the value.`,
  },
  {
    about: 'indentation',
    code: 'INDENT',
    line: keyLine,
    unless: ({ indent }, _fault, lineAbove) =>
      (keyLine.exec(lineAbove)?.groups?.['indent'] ?? indent) === indent,
    isAtPrefix: true,
    message: ({ indent = '', key = '' }, _fault, lineAbove) => {
      const above = keyLine.exec(lineAbove)?.groups ?? {};
      const other = msg`${code(above['key'] ?? '')} by ${above['indent']?.length ?? 0}`;
      return yaml`${code(key)} is indented by ${indent.length}, ${other}`;
    },
    help: msg`Indent the keys of a mapping alike.`,
  },
  {
    about: 'missing-space',
    code: 'NO_PAIR',
    onlyFrontmatter: true,
    line: /^(?<prefix>(?<key>[a-z][a-z_-]*)):(?=[^\s:/])/,
    isAtPrefix: true,
    message: ({ key = '' }) => yaml`no space after ${code(`${key}:`)}`,
  },
  {
    // Only keys that people write are distinguished from words of prose.
    about: 'missing-colon',
    code: 'NO_PAIR',
    onlyFrontmatter: true,
    line: /^(?<prefix>name|description|license|version|author|metadata|compatibility|allowed-tools|argument-hint|manifest_version) /,
    isAtPrefix: true,
    message: ({ prefix = '' }) => yaml`no ${code(':')} after ${code(prefix)}`,
  },
  {
    about: 'NO_PAIR',
    code: 'NO_PAIR',
    onlyFrontmatter: true,
    line: /^/,
    message: (_, { message }) => message,
    help: msg`Indent the lines of a longer value, or close the frontmatter with ${code('---')}.`,
  },
];

/** Whether a fault is at most at the start of the value, so not after it. */
function isBeforeValue({ prefix = '' }: Groups, { at }: SyntaxFault): boolean {
  return (at.range?.start.column ?? 0) - 1 <= prefix.length;
}
