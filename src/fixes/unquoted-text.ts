import { parseSkillMd } from '../dialects/skill-md.ts';
import { applyEdits, type Edit } from '../model/text/edits.ts';
import { LineMap } from '../model/text/text.ts';
import { get, text as textOf } from '../model/value/value.ts';
import { parseYaml } from '../syntax/yaml/yaml.ts';
import { type FileFix, type Fix, noFixes, type UnfixedFinding } from './fix.ts';

const rule = 'frontmatter-syntax';

/** The keys whose values are texts, by the Agent Skills specification and by Claude Code. */
const textKeys: ReadonlySet<string> = new Set([
  'name',
  'description',
  'license',
  'compatibility',
  'argument-hint',
  'when_to_use',
]);

/** Quotes a text that makes the frontmatter unreadable: with an unquoted `: `, or a bracket at its start. */
export const unquotedText: Fix = {
  id: 'unquoted-text',
  title: 'Quotes a frontmatter value with an unquoted `: `, or `[` at its start.',
  rules: [rule],
  plan({ path, text, findings }) {
    if (!findings.some((finding) => finding.rule === rule)) return noFixes;
    const { fixes, fault } = quoteAll(path, text);
    return { fixes, unfixed: fault ? [fault] : [] };
  },
};

/** The text of a SKILL.md with its values quoted; null if its frontmatter is still not readable. */
export function withQuotedTexts(path: string, text: string): string | null {
  const { current, fault } = quoteAll(path, text);
  return fault ? null : current;
}

interface Quoted {
  readonly current: string;
  readonly fixes: readonly FileFix[];
  /** The fault that quotes do not fix. */
  readonly fault: UnfixedFinding | undefined;
}

function quoteAll(path: string, text: string): Quoted {
  const fixes: FileFix[] = [];
  // A parser reports one error at a time; the next one shows after this fix.
  for (let current = text; ; ) {
    const fault = syntaxFault(path, current);
    if (!fault) return { current, fixes, fault };
    const line = fault.at.range?.start.line ?? 0;
    const fixedLine = quoteLine(current, line);
    if (fixedLine === null) return { current, fixes, fault };
    current = applyEdits(current, fixedLine.edits);
    if (syntaxFault(path, current)?.at.range?.start.line === line) return { current, fixes, fault };
    // Quotes shift no line, and each line is fixed once, so the edits also apply to the original text.
    const edits = quoteLine(text, line)?.edits ?? [];
    fixes.push({ rule, at: fault.at, description: `${fixedLine.key}: quoted`, edits });
  }
}

function syntaxFault(path: string, text: string): UnfixedFinding | undefined {
  const fault = parseSkillMd(path, text).problems.find((problem) => problem.rule === rule);
  return fault && { rule, at: fault.at, reason: fault.message };
}

/** A key with a plain text, or with text after a closed bracket: `[date] [time]`. */
const plainText = /^([\w-]+):[ \t]+(?:[^\s"'|>[{&*!#]|[[{][^\]}]*[\]}][ \t]*[^\s#,])/;

/** The quotes for one line of the frontmatter; null if quotes alone do not fix the line. */
function quoteLine(text: string, line: number): { key: string; edits: readonly Edit[] } | null {
  const start = new LineMap(text).offset(line);
  const end = lineEnd(text, start);
  const source = text.slice(start, end);
  const key = plainText.exec(source)?.[1];
  if (key === undefined || !textKeys.has(key)) return null;
  if (continuesBelow(text, end) || isDuplicated(key, text, end)) return null;
  const prefixLength = /^[\w-]+:[ \t]+/.exec(source)?.[0].length ?? 0;
  const value = plainValue(source.slice(prefixLength));
  if (/^[-?:](?=[ \t]|$)/.test(value)) return null;
  const quotedValue = quoteValue(value);
  const reparsed =
    parseYaml('', `${source.slice(0, prefixLength)}${quotedValue}`).root ?? undefined;
  if (textOf(get(reparsed, key)) !== value) return null;
  const [from, to] = [start + prefixLength, start + prefixLength + value.length];
  return { key, edits: [{ start: from, end: to, text: quotedValue }] };
}

/** A plain scalar as YAML delimits it: up to a comment, without trailing blanks. */
function plainValue(source: string): string {
  const comment = source.search(/[ \t]#/);
  return (comment === -1 ? source : source.slice(0, comment)).replace(/(?<![ \t\r])[ \t\r]+$/, '');
}

/** Double quotes, or single quotes around a value with characters that need escapes. */
function quoteValue(value: string): string {
  return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

/** True if the value continues below: the next line that is not blank is indented. */
function continuesBelow(text: string, end: number): boolean {
  for (let index = end + 1; index < text.length; index = lineEnd(text, index) + 1) {
    const line = text.slice(index, lineEnd(text, index));
    if (line.trim() !== '') return /^[ \t]+[^#\s]/.test(line);
  }
  return false;
}

/** True if a key occurs twice at the margin of the frontmatter; its value is then ambiguous. */
function isDuplicated(key: string, text: string, from: number): boolean {
  const end = text.indexOf('\n---', from);
  const frontmatter = `\n${text.slice(0, end === -1 ? text.length : end)}`;
  return frontmatter.indexOf(`\n${key}:`) !== frontmatter.lastIndexOf(`\n${key}:`);
}

function lineEnd(text: string, from: number): number {
  const index = text.indexOf('\n', from);
  return index === -1 ? text.length : index;
}
