import { parseSkillMd } from '../dialects/skill-md.ts';
import { type Edit, edited } from '../model/text/edits.ts';
import { LineMap } from '../model/text/text.ts';
import { get, text as textOf } from '../model/value.ts';
import { unquotedColonIn } from '../syntax/yaml/fault.ts';
import { parseYaml } from '../syntax/yaml/yaml.ts';
import { type Fix, type Left, type Mend, nothing } from './fix.ts';

const rule = 'frontmatter-syntax';

/** The keys whose values the Agent Skills specification calls texts. */
const texts: ReadonlySet<string> = new Set(['name', 'description', 'license', 'compatibility']);

/** Puts a text in quotes whose unquoted `: ` keeps the frontmatter from being read. */
export const unquotedColon: Fix = {
  id: 'unquoted-colon',
  title: 'A text of the frontmatter that holds an unquoted `: ` is put in quotes.',
  rules: [rule],
  plan({ path, text, findings }) {
    if (!findings.some((one) => one.rule === rule)) return nothing;
    const mends: Mend[] = [];
    // A parser tells of one fault at a time: what it says next is seen once this one is mended.
    for (let now = text; ; ) {
      const fault = syntaxFault(path, now);
      if (!fault) return { mends, left: [] };
      const line = fault.at.range?.start.line ?? 0;
      const quoted = quotedLine(now, line);
      if (quoted === null) return { mends, left: [fault] };
      now = edited(now, quoted.edits);
      if (syntaxFault(path, now)?.at.range?.start.line === line) return { mends, left: [fault] };
      // Quotes shift no line, and each line is mended once: its edits hold in the first text as well.
      const edits = quotedLine(text, line)?.edits ?? [];
      mends.push({ rule, at: fault.at, done: `${quoted.key}: quoted`, edits });
    }
  },
};

function syntaxFault(path: string, text: string): Left | undefined {
  const fault = parseSkillMd(path, text).problems.find((problem) => problem.rule === rule);
  return fault && { rule, at: fault.at, reason: fault.message };
}

/** The quotes a line of a frontmatter needs; null where that is not all it needs. */
function quotedLine(text: string, line: number): { key: string; edits: readonly Edit[] } | null {
  const start = new LineMap(text).offset(line);
  const end = lineEnd(text, start);
  const source = text.slice(start, end);
  const key = unquotedColonIn(source)?.key;
  if (key === undefined || !texts.has(key) || !source.startsWith(`${key}:`)) return null;
  if (goesOn(text, end) || standsTwice(key, text, end)) return null;
  const before = /^[\w-]+:[ \t]+/.exec(source)?.[0].length ?? 0;
  const value = plainValue(source.slice(before));
  if (/^[-?:](?=[ \t]|$)/.test(value)) return null;
  const written = inQuotes(value);
  const alone = parseYaml('', `${source.slice(0, before)}${written}`).root ?? undefined;
  if (textOf(get(alone, key)) !== value) return null;
  const [from, to] = [start + before, start + before + value.length];
  return { key, edits: [{ start: from, end: to, text: written }] };
}

/** A value as YAML delimits one without quotes: up to a comment, without the blanks before that. */
function plainValue(source: string): string {
  const comment = source.search(/[ \t]#/);
  return (comment === -1 ? source : source.slice(0, comment)).replace(/[ \t\r]+$/, '');
}

/** Double quotes, or single ones around what double ones would have to escape. */
function inQuotes(value: string): string {
  return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

/** Whether the value is gone on with below: the next line with anything on it is indented. */
function goesOn(text: string, end: number): boolean {
  for (let at = end + 1; at < text.length; at = lineEnd(text, at) + 1) {
    const line = text.slice(at, lineEnd(text, at));
    if (line.trim() !== '') return /^[ \t]+[^#\s]/.test(line);
  }
  return false;
}

/** Whether a frontmatter has a key in two lines at its margin: which of them counts nobody can tell. */
function standsTwice(key: string, text: string, from: number): boolean {
  const end = text.indexOf('\n---', from);
  const front = `\n${text.slice(0, end === -1 ? text.length : end)}`;
  return front.indexOf(`\n${key}:`) !== front.lastIndexOf(`\n${key}:`);
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at;
}
