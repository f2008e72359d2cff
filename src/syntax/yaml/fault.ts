import { quoted } from '../../model/format-value.ts';
import type { LineMap, Location } from '../../model/text/text.ts';
import type { SyntaxFault } from '../parsed.ts';

/** A fault in words for people who write frontmatter, and the place where it is mended. */
export interface Explained {
  readonly message: string;
  readonly at: Location;
}

/** What a text in YAML is to those who write it. */
type Kind = 'frontmatter' | 'recipe' | 'configuration';

/** Explains a fault of a frontmatter, or of another text in YAML; `start` is where it begins in its file. */
export function explain(
  found: SyntaxFault,
  front: string,
  start: number,
  lines: LineMap,
  kind: Kind = 'frontmatter',
): Explained {
  const fault = within(found, front, start, lines);
  const line = fault.at.range?.start.line ?? 1;
  const from = Math.max(lines.offset(line) - start, 0);
  const to = front.indexOf('\n', from);
  const source = front.slice(from, to === -1 ? front.length : to).trimEnd();
  for (const words of explanations) {
    const explained = words(source, fault, kind);
    if (!explained) continue;
    const { message, column } = explained;
    if (column === undefined) return { message, at: fault.at };
    const offset = start + from + column;
    return { message, at: lines.place(fault.at.path, offset, offset + 1) };
  }
  return { message: `The ${kind} is not valid YAML: ${fault.message}.`, at: fault.at };
}

/** What is missing at the end is said of the last character, not of the closing fence. */
function within(fault: SyntaxFault, front: string, start: number, lines: LineMap): SyntaxFault {
  const last = start + Math.max(front.trimEnd().length - 1, 0);
  const { line, column } = lines.position(last);
  const seen = fault.at.range?.start;
  if (!seen || seen.line < line || (seen.line === line && seen.column <= column)) return fault;
  return { ...fault, at: lines.place(fault.at.path, last, last + 1) };
}

/** What one common mistake looks like; `column` is the character that makes it. */
type Words = (
  line: string,
  fault: SyntaxFault,
  kind: Kind,
) => { readonly message: string; readonly column?: number } | undefined;

const explanations: readonly Words[] = [
  conflict,
  markdown,
  colon,
  bracket,
  sameLineList,
  indicator,
  afterQuote,
  noPair,
  unclosed,
];

function conflict(line: string, _fault: SyntaxFault, kind: Kind) {
  if (!/^(<{7}|={7}|>{7})( |$)/.test(line)) return undefined;
  return { message: `The ${kind} holds the marker of an unresolved merge conflict.` };
}

/** Prose that the closing fence was to keep out. */
function markdown(line: string, _fault: SyntaxFault, kind: Kind) {
  if (kind !== 'frontmatter' || !/^(?:```|#{1,6} |\*\*|> |\| )/.test(line)) return undefined;
  return {
    message:
      'This line is Markdown, not YAML; the `---` line that closes the frontmatter is missing above it.',
  };
}

/** The key of a line whose unquoted value holds a `: `, and the column of that. */
export function unquotedColonIn(line: string): { key: string; column: number } | undefined {
  const found = /^(\s*(?:- )?([\w-]+):\s+[^\s"'|>[{&*!#](?:[^#]|(?<=\S)#)*?)(?::\s|:$)/.exec(line);
  const [, before, key] = found ?? [];
  return before === undefined || key === undefined ? undefined : { key, column: before.length };
}

function colon(line: string) {
  const found = unquotedColonIn(line);
  if (!found) return undefined;
  const message = `The value of ${quoted(found.key)} holds an unquoted ": ", which begins a mapping in YAML; put the value in quotes.`;
  return { message, column: found.column };
}

/** `argument-hint: [date] [time]` is a list followed by what YAML has no place for. */
function bracket(line: string, fault: SyntaxFault) {
  const found = /^(\s*(?:- (?:([\w-]+):\s+)?|([\w-]+):\s+))([[{])/.exec(line);
  const [, before = '', listed, own, sign = ''] = found ?? [];
  if (!found || !goesOn(fault, before.length)) return undefined;
  const key = listed ?? own;
  const whose = key === undefined ? 'A value' : `The value of ${quoted(key)}`;
  const what = sign === '[' ? 'list' : 'mapping';
  const message = `${whose} begins with "${sign}", a ${what} in YAML, and goes on behind it; put the value in quotes.`;
  return { message, column: before.length };
}

/** Whether the fault is something behind a value that begins in a column of its line. */
function goesOn({ code, at }: SyntaxFault, column: number): boolean {
  return code === 'INDENT' && (at.range?.start.column ?? 0) - 1 > column;
}

function sameLineList(line: string, fault: SyntaxFault) {
  const [, before = '', key] = /^(\s*([\w-]+):\s+)- /.exec(line) ?? [];
  if (key === undefined || !goesOn(fault, before.length - 1)) return undefined;
  const message = `The list of ${quoted(key)} begins on the line of its key; in YAML its first "- " stands on the next line.`;
  return { message, column: before.length };
}

const meanings: Readonly<Record<string, string>> = {
  '*': 'which begins an alias in YAML',
  '&': 'which begins an anchor in YAML',
  '!': 'which begins a tag in YAML',
  '%': 'which begins a directive in YAML',
  '@': 'which YAML reserves',
  '`': 'which YAML reserves',
  ',': 'which separates list items in YAML',
  ']': 'which ends a list in YAML',
  '}': 'which ends a mapping in YAML',
};

function indicator(line: string, fault: SyntaxFault) {
  const found = /^(\s*(?:- )?(?:([\w-]+):\s+)?)(([*&!%@`,\]}])\S*)/.exec(line);
  const [, before = '', key, word = '', sign = ''] = found ?? [];
  const meaning = meanings[sign];
  const behind = (fault.at.range?.start.column ?? 0) - 1 - before.length;
  if (meaning === undefined || behind < 0 || behind > word.length) return undefined;
  const whose = key === undefined ? 'A value' : `The value of ${quoted(key)}`;
  const message = `${whose} begins with "${sign}", ${meaning}; put the value in quotes.`;
  return { message, column: before.length };
}

function afterQuote(line: string, fault: SyntaxFault) {
  const [, before = '', key, sign] = /^(\s*(?:- )?([\w-]+):\s+)(["'])/.exec(line) ?? [];
  if (key === undefined || !goesOn(fault, before.length)) return undefined;
  const written = sign === '"' ? '\\"' : "''";
  return {
    message: `The value of ${quoted(key)} goes on behind its closing quote; a ${sign} within it is written ${written}.`,
  };
}

function noPair(_line: string, fault: SyntaxFault, kind: Kind) {
  if (fault.code !== 'NO_PAIR') return undefined;
  const end = kind === 'frontmatter' ? ', and a `---` line closes the frontmatter' : '';
  return { message: `${fault.message}; a longer value is indented${end}.` };
}

function unclosed(_line: string, fault: SyntaxFault) {
  return fault.code === 'UNCLOSED' ? { message: `${fault.message}.` } : undefined;
}
