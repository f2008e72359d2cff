import type { Problem } from '../model/finding.ts';
import type { Body } from '../model/skill.ts';
import { LineMap, type Location } from '../model/text.ts';
import type { Table } from '../model/value.ts';
import { parseYaml, type SyntaxFault } from './yaml.ts';

/** A SKILL.md, taken apart. */
export interface SkillMd {
  readonly path: string;
  readonly text: string;
  /** The frontmatter; null when there is none that can be read. */
  readonly front: Table | null;
  readonly body: Body;
  readonly problems: readonly Problem[];
}

/**
 * Takes a SKILL.md apart as seed 004 does: blank lines and a BOM before the opening `---` and
 * blanks on the fences are tolerated. Never throws; what is wrong is in `problems`.
 */
export function parseSkillMd(path: string, raw: string): SkillMd {
  const problems: Problem[] = [];
  const text = raw.startsWith('\ufeff') ? raw.slice(1) : raw;
  const lines = new LineMap(text);
  const start: Location = { path, range: lines.range(0, 0) };
  if (text !== raw) {
    problems.push({ rule: 'bom', message: 'The file begins with a byte order mark.', at: start });
  }
  const split = splitFrontmatter(text);
  const whole = { path, text: raw, body: { text, line: 1 }, front: null };
  if ('fault' in split) {
    const at = { path, range: lines.range(split.offset, lineEnd(text, split.offset)) };
    problems.push({ rule: split.fault, message: faultMessage[split.fault], at });
    return { ...whole, problems };
  }
  const body = { text: text.slice(split.bodyStart), line: lines.position(split.bodyStart).line };
  const yaml = parseYaml(path, text.slice(split.start, split.end), split.start, lines);
  problems.push(...yaml.faults.map((fault) => syntaxProblem(fault, text, lines)));
  for (const { key, keyAt } of yaml.duplicates) {
    const message = `Key "${key}" stands here a second time; parsers disagree on which one counts.`;
    problems.push({ rule: 'frontmatter-duplicate-key', message, at: keyAt, about: key });
  }
  if (yaml.root?.kind === 'table' && yaml.faults.length === 0) {
    return { ...whole, body, front: yaml.root, problems };
  }
  if (yaml.faults.length === 0) {
    const at = yaml.root?.at ?? { path, range: lines.range(split.start, split.start) };
    const message =
      'The frontmatter holds no `key: value` mapping; `name` and `description` belong there.';
    problems.push({ rule: 'frontmatter-syntax', message, at });
  }
  return { ...whole, body, problems };
}

type Fault = 'frontmatter-missing' | 'frontmatter-unterminated';

const faultMessage: Readonly<Record<Fault, string>> = {
  'frontmatter-missing':
    'The file does not begin with a `---` line; agents find no name and no description.',
  'frontmatter-unterminated': 'The frontmatter opened here is not closed by a second `---` line.',
};

type Split =
  | { readonly fault: Fault; readonly offset: number }
  | { readonly start: number; readonly end: number; readonly bodyStart: number };

function splitFrontmatter(text: string): Split {
  let offset = 0;
  while (offset < text.length && text.slice(offset, lineEnd(text, offset)).trim() === '') {
    offset = nextLine(text, offset);
  }
  if (text.slice(offset, lineEnd(text, offset)).trim() !== '---') {
    return { fault: 'frontmatter-missing', offset: offset < text.length ? offset : 0 };
  }
  const start = nextLine(text, offset);
  for (let at = start; at < text.length; at = nextLine(text, at)) {
    if (text.slice(at, lineEnd(text, at)).trim() === '---') {
      return { start, end: at, bodyStart: nextLine(text, at) };
    }
  }
  return { fault: 'frontmatter-unterminated', offset };
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at;
}

function nextLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at + 1;
}

/** Rewords the parser's message; an unquoted `: ` is what most broken frontmatters suffer from. */
function syntaxProblem(fault: SyntaxFault, text: string, lines: LineMap): Problem {
  const line = fault.at.range?.start.line ?? 1;
  const start = lines.offset(line);
  const source = text.slice(start, lineEnd(text, start));
  const key = /^\s*([\w-]+):\s+[^\s"'|>[{&*!].*?: /.exec(source)?.[1];
  const message =
    key !== undefined
      ? `The value of "${key}" holds an unquoted ": ", which begins a mapping in YAML; put the value in quotes.`
      : `The frontmatter is not valid YAML: ${sentence(fault.message)}`;
  return { rule: 'frontmatter-syntax', message, at: fault.at };
}

function sentence(message: string): string {
  const line = message.split('\n', 1)[0] ?? message;
  return line.endsWith('.') ? line : `${line}.`;
}
