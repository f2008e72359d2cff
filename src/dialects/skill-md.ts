import type { Problem } from '../model/finding.ts';
import { code, type Message, msg } from '../model/message.ts';
import type { Body } from '../model/skill.ts';
import { LineMap, type Location } from '../model/text/text.ts';
import type { Table } from '../model/value/value.ts';
import { withMerges } from '../syntax/merge-keys.ts';
import { normalizeLineEndings } from '../syntax/parsed.ts';
import { explainFault } from '../syntax/yaml/fault.ts';
import { parseYaml } from '../syntax/yaml/yaml.ts';
import { type ManifestBlock, manifestBlocks } from './blocks.ts';
import { duplicateKey } from './duplicate-key.ts';

/** A parsed SKILL.md. */
export interface SkillMd {
  readonly path: string;
  readonly text: string;
  /** The frontmatter; null if missing or unreadable. */
  readonly frontmatter: Table | null;
  /** The text of the frontmatter, or text that some readers treat as one; null if no reader finds any. */
  readonly frontmatterText: string | null;
  readonly body: Body;
  /** The fenced manifest blocks of the body. */
  readonly blocks: readonly ManifestBlock[];
  /** Whether it is a page with that name, such as docs/skill.md, not a skill. */
  readonly isPage: boolean;
  readonly problems: readonly Problem[];
}

/** Parses the text of a SKILL.md. */
export type SkillMdParser = (path: string, text: string) => SkillMd;

/** A parser that keeps its results: what is asked for again is not parsed again. */
export function memoizingParser(): SkillMdParser {
  const parsed = new Map<string, SkillMd>();
  return (path, text) => {
    const known = parsed.get(path);
    if (known?.text === text) return known;
    const skillMd = parseSkillMd(path, text);
    parsed.set(path, skillMd);
    return skillMd;
  };
}

/** The limit on frontmatter; the longest known one has a few thousand bytes. */
const maxFrontmatterLength = 256 * 1024;

/**
 * Parses a SKILL.md like the SKILL.md parser: tolerates blank lines and a BOM before the opening `---`, and blanks
 * after it. Never throws; faults are in `problems`. Locations do not count the BOM, as in editors.
 */
export function parseSkillMd(path: string, raw: string): SkillMd {
  const text = raw.startsWith('\ufeff') ? raw.slice(1) : raw;
  const lines = new LineMap(text);
  const locate = (start: number, end: number): Location => lines.locate(path, start, end);
  const problems: Problem[] = [];
  if (text !== raw) {
    const message = msg`The file begins with a byte order mark.`;
    const help = msg`Save the file as UTF-8 without it.`;
    problems.push({ rule: 'bom', message, help, at: locate(0, 0), about: 'bom' });
  }
  const parsed = { path, text: raw, frontmatter: null, frontmatterText: null, isPage: false };
  const split = splitFrontmatter(text);
  if ('fault' in split) {
    const { fault, message, help, offset } = split;
    const at = locate(offset, lineEnd(text, offset));
    const { body, blocks } = bodyOf(path, text, 0, lines);
    const frontmatterText = split.text === '' ? null : split.text;
    if (fault === 'frontmatter-missing' && !isSkillPath(path)) {
      const page = { ...parsed, body, blocks, isPage: true, problems: [] };
      return nearFence.test(text) ? { ...page, frontmatterText } : page;
    }
    const value = frontmatterText === null ? undefined : normalizeLineEndings(frontmatterText);
    problems.push({ rule: fault, message, help, at, about: fault, identity: fault, value });
    return { ...parsed, frontmatterText, body, blocks, problems };
  }
  const { start, end, fence } = split;
  const bodyStart = nextLine(text, end);
  const { body, blocks } = bodyOf(path, text, bodyStart, lines);
  const opening = locate(fence, lineEnd(text, fence));
  if (fence > 0) {
    const message = msg`Blank line above the frontmatter. Some agents then find none.`;
    const help = msg`Remove the blank line.`;
    problems.push({ rule: 'frontmatter-late', message, help, at: opening, about: 'late' });
  }
  const frontmatterText = text.slice(start, end);
  const { table, problems: frontmatterProblems } = readFrontmatter(path, frontmatterText, {
    start,
    lines,
    opening,
  });
  return {
    path,
    text: raw,
    isPage: false,
    frontmatterText,
    body,
    blocks,
    frontmatter: table,
    problems: [...problems, ...frontmatterProblems],
  };
}

function bodyOf(
  path: string,
  whole: string,
  start: number,
  lines: LineMap,
): Pick<SkillMd, 'body' | 'blocks'> {
  const text = whole.slice(start);
  const blocks = manifestBlocks(path, text, start, lines);
  const ends = [start, ...blocks.map((block) => endOf(block, whole))];
  const proseParts = ends.map((from, index) => {
    const line = blocks[index]?.at.range?.start.line;
    return whole.slice(from, line === undefined ? whole.length : lines.offset(line));
  });
  const locate = (from: number, to: number) => lines.locate(path, start + from, start + to);
  return { body: { text, prose: proseParts.join(''), locate }, blocks };
}

/** The offset after a block and one blank line. */
function endOf({ end, closed }: ManifestBlock, text: string): number {
  const next = closed ? nextLine(text, end) : end;
  if (text.startsWith('\r\n', next)) return next + 2;
  return text.startsWith('\n', next) ? next + 1 : next;
}

interface Frontmatter {
  readonly table: Table | null;
  readonly problems: readonly Problem[];
}

function readFrontmatter(
  path: string,
  text: string,
  { start, lines, opening }: { start: number; lines: LineMap; opening: Location },
): Frontmatter {
  const value = normalizeLineEndings(text);
  const syntaxFault = (found: Omit<Problem, 'rule' | 'value'>): Frontmatter => ({
    table: null,
    problems: [{ rule: 'frontmatter-syntax', value, ...found }],
  });
  if (text.length > maxFrontmatterLength) {
    const fault = {
      rule: 'file-too-large',
      message: msg`The frontmatter has ${text.length} characters; at most ${maxFrontmatterLength} are read.`,
      help: msg`Move text to the body.`,
      notes: [{ message: msg`The frontmatter was not checked.` }],
      at: opening,
      about: 'frontmatter',
      value,
    };
    return { table: null, problems: [fault] };
  }
  const { root, faults, duplicates, merges } = parseYaml(path, text, start, lines);
  const [fault] = faults;
  if (fault) {
    const notes = [{ message: msg`The rest of the frontmatter was not checked.` }];
    return syntaxFault({ ...explainFault(fault, text, start, lines), notes });
  }
  const help = msg`Write ${code('name: …')} and ${code('description: …')} lines.`;
  if (root === null)
    return syntaxFault({ message: msg`Empty frontmatter.`, help, at: opening, about: 'empty' });
  if (root.kind !== 'table') {
    const kind = root.kind === 'list' ? msg`a list` : msg`a single value`;
    const message = msg`The frontmatter is ${kind}, not a mapping.`;
    return syntaxFault({ message, help, at: root.at, about: 'type' });
  }
  const problems = duplicates.map(duplicateKey);
  const merged = withMerges(root, merges);
  return { table: merged.root, problems: [...problems, ...merged.problems] };
}

/** The offsets of the frontmatter; if missing, the fault and the text that some readers treat as one. */
type FrontmatterSplit =
  | {
      readonly fault: string;
      readonly message: Message;
      readonly help?: Message;
      readonly offset: number;
      readonly text: string;
    }
  | { readonly fence: number; readonly start: number; readonly end: number };

function splitFrontmatter(text: string): FrontmatterSplit {
  let fence = 0;
  while (fence < text.length && text.slice(fence, lineEnd(text, fence)).trim() === '')
    fence = nextLine(text, fence);
  // Agents do not see an opening line with a blank in front.
  const isAtStart = text.startsWith('---', fence);
  if (!isAtStart || !isFence(text, fence)) return missingFrontmatter(text, fence);
  const start = nextLine(text, fence);
  for (let index = start; index < text.length; index = nextLine(text, index))
    if (isFence(text, index)) return { fence, start, end: index };
  return {
    fault: 'frontmatter-unterminated',
    message: msg`The frontmatter is not closed.`,
    help: msg`Add a ${code('---')} line below the last key.`,
    offset: fence,
    text: text.slice(fence),
  };
}

function missingFrontmatter(text: string, offset: number): FrontmatterSplit {
  const fault = 'frontmatter-missing';
  if (offset >= text.length) return { fault, message: msg`Empty file.`, offset: 0, text: '' };
  const misplaced = misplacedFrontmatter.exec(text);
  if (misplaced) {
    const line = new LineMap(text.slice(0, misplaced.index)).position(misplaced.index).line;
    const message = msg`The frontmatter begins on line ${line}, not at the top.`;
    const help = msg`Move it to the top of the file.`;
    return { fault, message, help, offset, text: fencedFrom(text, misplaced.index) };
  }
  const message = msg`Missing frontmatter.`;
  const help = msg`Begin the file with a ${code('---')} line.`;
  return { fault, message, help, offset, text: nearFence.test(text) ? text : '' };
}

/** Frontmatter below other text, recognised by a key of every skill or of permissions. */
const misplacedFrontmatter =
  /^---[ \t]*\r?\n(?:name|description|allowed-tools|manifest_version|execution)[ \t]*:/m;

/** An opening that only some readers accept, such as `---yaml` or a `---` line that ends in CR. */
const nearFence = /^[\s\p{Cf}]*---(?!-)/u;

/** The text from a `---` line to the next one, or to the end. */
function fencedFrom(text: string, start: number): string {
  for (let index = nextLine(text, start); index < text.length; index = nextLine(text, index))
    if (isFence(text, index)) return text.slice(start, index);
  return text.slice(start);
}

/** The name `SKILL.md` makes a skill; other spellings need a `skills/` folder or frontmatter. */
function isSkillPath(path: string): boolean {
  const [name, ...folders] = path.split('/').reverse();
  return name === 'SKILL.md' || folders.includes('skills');
}

function isFence(text: string, offset: number): boolean {
  return text.slice(offset, lineEnd(text, offset)).trim() === '---';
}

function lineEnd(text: string, from: number): number {
  const index = text.indexOf('\n', from);
  return index === -1 ? text.length : index;
}

function nextLine(text: string, from: number): number {
  return Math.min(lineEnd(text, from) + 1, text.length);
}
