import type { LineMap, Location } from '../../model/text/text.ts';
import { code } from '../../model/value/format-value.ts';
import type { SyntaxFault } from '../parsed.ts';

/** A fault, explained for people who write frontmatter, with the location to fix. */
export interface Explanation {
  readonly message: string;
  readonly at: Location;
}

/** The role of a YAML text, for messages. */
type YamlKind = 'frontmatter' | 'recipe' | 'configuration';

/** Explains a fault of a YAML text; `start` is its offset in the file. */
export function explainFault(
  found: SyntaxFault,
  yaml: string,
  start: number,
  lines: LineMap,
  kind: YamlKind = 'frontmatter',
): Explanation {
  const fault = clampToText(found, yaml, start, lines);
  const line = fault.at.range?.start.line ?? 1;
  const lineStart = Math.max(lines.offset(line) - start, 0);
  const lineEnd = yaml.indexOf('\n', lineStart);
  const source = yaml.slice(lineStart, lineEnd === -1 ? yaml.length : lineEnd).trimEnd();
  const above = yaml.slice(0, lineStart);
  for (const explainer of explainers) {
    const explained = explainer(source, fault, kind, above);
    if (!explained) continue;
    const { message, column } = explained;
    if (column === undefined) return { message, at: fault.at };
    const offset = start + lineStart + column;
    return { message, at: lines.locate(fault.at.path, offset, offset + 1) };
  }
  return { message: `The ${kind} is not valid YAML: ${fault.message}.`, at: fault.at };
}

/** Reports a fault at the end on the last character, not on the closing fence. */
function clampToText(fault: SyntaxFault, yaml: string, start: number, lines: LineMap): SyntaxFault {
  const last = start + Math.max(yaml.trimEnd().length - 1, 0);
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

/** Recognises one common mistake; `above` is the text above the line, `column` the index of the wrong character. */
type Explainer = (
  line: string,
  fault: SyntaxFault,
  kind: YamlKind,
  above: string,
) => { readonly message: string; readonly column?: number } | undefined;

const explainers: readonly Explainer[] = [
  mergeConflict,
  markdownLine,
  continuedValue,
  unquotedColon,
  unquotedBracket,
  sameLineList,
  unquotedIndicator,
  textAfterQuote,
  otherIndentation,
  missingColon,
  missingPair,
  unclosedValue,
];

function mergeConflict(line: string, _fault: SyntaxFault, kind: YamlKind) {
  if (!/^(<{7}|={7}|>{7})( |$)/.test(line)) return undefined;
  return { message: `The ${kind} has the marker of an unresolved merge conflict.` };
}

/** Prose, because the closing fence is missing. */
function markdownLine(line: string, _fault: SyntaxFault, kind: YamlKind) {
  if (kind !== 'frontmatter' || !/^(?:```|#{1,6} |\*\*|> |\| )/.test(line)) return undefined;
  return {
    message:
      'This line is Markdown, not YAML. The `---` line that closes the frontmatter is missing above it.',
  };
}

function continuedValue(_line: string, fault: SyntaxFault) {
  return fault.code === 'CONTINUED' ? { message: `${fault.message}.` } : undefined;
}

/** The key of a line with `: ` in its unquoted value, and the column of the `: `. */
export function unquotedColonIn(line: string): { key: string; column: number } | undefined {
  const found = /^(\s*(?:- )?([\w-]+):\s+[^\s"'|>[{&*!#](?:[^#]|(?<=\S)#)*?)(?::\s|:$)/.exec(line);
  const [, prefix, key] = found ?? [];
  return prefix === undefined || key === undefined ? undefined : { key, column: prefix.length };
}

function unquotedColon(line: string) {
  const found = unquotedColonIn(line);
  if (!found) return undefined;
  const message = `The value of ${code(found.key)} has an unquoted \`: \`, which begins a mapping in YAML. Put the value in quotation marks.`;
  return { message, column: found.column };
}

/** `argument-hint: [date] [time]` is a list followed by invalid text. */
function unquotedBracket(line: string, fault: SyntaxFault) {
  const found = /^(\s*(?:- (?:([\w-]+):\s+)?|([\w-]+):\s+))([[{])/.exec(line);
  const [, prefix = '', itemKey, ownKey, character = ''] = found ?? [];
  if (!found || !continuesAfter(fault, prefix.length)) return undefined;
  const key = itemKey ?? ownKey;
  const subject = key === undefined ? 'A value' : `The value of ${code(key)}`;
  const collection = character === '[' ? 'list' : 'mapping';
  const message = `${subject} begins with \`${character}\` like a ${collection} in YAML, but has more text after the ${collection}. Put the whole value in quotation marks.`;
  return { message, column: prefix.length };
}

/** Whether the fault is text after a value that starts at `column`. */
function continuesAfter({ code, at }: SyntaxFault, column: number): boolean {
  return code === 'INDENT' && (at.range?.start.column ?? 0) - 1 > column;
}

function sameLineList(line: string, fault: SyntaxFault) {
  const [, prefix = '', key] = /^(\s*([\w-]+):\s+)- /.exec(line) ?? [];
  if (key === undefined || !continuesAfter(fault, prefix.length - 1)) return undefined;
  const message = `The list of ${code(key)} begins on the line of its key. Write its first \`- \` on the next line.`;
  return { message, column: prefix.length };
}

const indicatorMeanings: Readonly<Record<string, string>> = {
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

function unquotedIndicator(line: string, fault: SyntaxFault) {
  const found = /^(\s*(?:- )?(?:([\w-]+):\s+)?)(([*&!%@`,\]}])\S*\s*)/.exec(line);
  const [, prefix = '', key, word = '', character = ''] = found ?? [];
  const meaning = indicatorMeanings[character];
  const distance = (fault.at.range?.start.column ?? 0) - 1 - prefix.length;
  if (meaning === undefined || distance < 0 || distance > word.length) return undefined;
  const subject = key === undefined ? 'A value' : `The value of ${code(key)}`;
  const sign = character === '`' ? 'a backtick' : code(character);
  const message = `${subject} begins with ${sign}, ${meaning}. Put the value in quotation marks.`;
  return { message, column: prefix.length };
}

function textAfterQuote(line: string, fault: SyntaxFault) {
  const [, prefix = '', key, character] = /^(\s*(?:- )?([\w-]+):\s+)(["'])/.exec(line) ?? [];
  if (key === undefined || !continuesAfter(fault, prefix.length)) return undefined;
  const escaped = character === '"' ? '\\"' : "''";
  return {
    message: `The value of ${code(key)} has more text after its closing quotation mark. Inside the value, write ${character} as ${escaped}.`,
  };
}

/** A key with another indentation than the key on the line above it. */
function otherIndentation(line: string, fault: SyntaxFault, _kind: YamlKind, above: string) {
  if (fault.code !== 'INDENT') return undefined;
  const lineAbove = above.trimEnd().split('\n').at(-1) ?? '';
  const [own, other] = [line, lineAbove].map((text) => /^( *)([\w-]+):(?:\s|$)/.exec(text));
  const [, ownIndent = '', ownKey = ''] = own ?? [];
  const [, otherIndent = '', otherKey = ''] = other ?? [];
  if (!own || !other || ownIndent === otherIndent) return undefined;
  const message = `${code(ownKey)} is indented by ${spaces(ownIndent)}, and ${code(otherKey)} above it by ${spaces(otherIndent)}. Keys of one mapping have the same indentation.`;
  return { message, column: 0 };
}

function spaces({ length }: string): string {
  return length === 0 ? 'none' : length === 1 ? '1 space' : `${length} spaces`;
}

/** A key without `: `; only keys that people write are distinguished from words of prose. */
function missingColon(line: string, fault: SyntaxFault, kind: YamlKind) {
  if (fault.code !== 'NO_PAIR' || kind !== 'frontmatter') return undefined;
  const [, key = '', colon] = /^([a-z][a-z_-]*)(?:(:)(?=[^\s:/])| )/.exec(line) ?? [];
  if (colon !== undefined) {
    return { message: `A blank is missing after ${code(`${key}:`)}.`, column: key.length };
  }
  if (!commonKeys.has(key)) return undefined;
  return { message: `A \`:\` is missing after ${code(key)}.`, column: key.length };
}

const commonKeys: ReadonlySet<string> = new Set([
  ...['name', 'description', 'license', 'version', 'author', 'metadata', 'compatibility'],
  ...['allowed-tools', 'argument-hint', 'manifest_version'],
]);

function missingPair(_line: string, fault: SyntaxFault, kind: YamlKind) {
  if (fault.code !== 'NO_PAIR') return undefined;
  const closingHint = kind === 'frontmatter' ? ', and close the frontmatter with a `---` line' : '';
  return { message: `${fault.message}. Indent the lines of a longer value${closingHint}.` };
}

function unclosedValue(_line: string, fault: SyntaxFault) {
  return fault.code === 'UNCLOSED' ? { message: `${fault.message}.` } : undefined;
}
