import type { Problem } from '../model/finding.ts';
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
 * Parses a SKILL.md like the SKILL.md parser: tolerates blank lines and a BOM before the opening
 * `---`, and blanks around both fences. Never throws; faults are in `problems`. Locations do not count the
 * BOM, as in editors.
 */
export function parseSkillMd(path: string, raw: string): SkillMd {
  const text = raw.startsWith('\ufeff') ? raw.slice(1) : raw;
  const lines = new LineMap(text);
  const locate = (start: number, end: number): Location => lines.locate(path, start, end);
  const problems: Problem[] = [];
  if (text !== raw) {
    const message =
      'The file begins with a byte order mark. Some parsers then do not find the opening `---` line.';
    problems.push({ rule: 'bom', message, at: locate(0, 0) });
  }
  const parsed = { path, text: raw, frontmatter: null, frontmatterText: null, isPage: false };
  const split = splitFrontmatter(text);
  if ('fault' in split) {
    const { fault, message, offset } = split;
    const at = locate(offset, lineEnd(text, offset));
    const { body, blocks } = bodyOf(path, text, 0, lines);
    if (fault === 'frontmatter-missing' && !isSkillPath(path)) {
      return { ...parsed, body, blocks, isPage: true, problems: [] };
    }
    const frontmatterText = split.text === '' ? null : split.text;
    const value = frontmatterText === null ? undefined : normalizeLineEndings(frontmatterText);
    problems.push({ rule: fault, message, at, about: fault, identity: fault, value });
    return { ...parsed, frontmatterText, body, blocks, problems };
  }
  const { start, end, fence } = split;
  const bodyStart = nextLine(text, end);
  const { body, blocks } = bodyOf(path, text, bodyStart, lines);
  const opening = locate(fence, lineEnd(text, fence));
  if (fence > 0) {
    const message =
      'The frontmatter begins below a blank line. The reference validator and some agents find no frontmatter there.';
    problems.push({ rule: 'frontmatter-late', message, at: opening, about: 'late' });
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
  const syntaxFault = (message: string, at: Location): Frontmatter => ({
    table: null,
    problems: [{ rule: 'frontmatter-syntax', message, at, value: normalizeLineEndings(text) }],
  });
  if (text.length > maxFrontmatterLength) {
    const message = `The frontmatter has ${text.length} characters. Skillaccord reads at most ${maxFrontmatterLength}, so it did not check this one. Move text to the body.`;
    const fault = {
      rule: 'file-too-large',
      message,
      at: opening,
      value: normalizeLineEndings(text),
    };
    return { table: null, problems: [fault] };
  }
  const { root, faults, duplicates, merges } = parseYaml(path, text, start, lines);
  const fault = faults[0];
  if (fault) {
    const { message, at } = explainFault(fault, text, start, lines);
    return syntaxFault(message, at);
  }
  if (root === null)
    return syntaxFault(
      'The frontmatter is empty. Agents find no name and no description.',
      opening,
    );
  if (root.kind !== 'table') {
    const kind = root.kind === 'list' ? 'a list' : 'a single value';
    return syntaxFault(
      `The frontmatter is ${kind}. Write \`name: …\` and \`description: …\` lines.`,
      root.at,
    );
  }
  const problems = duplicates.map(duplicateKey);
  const merged = withMerges(root, merges);
  return { table: merged.root, problems: [...problems, ...merged.problems] };
}

/** The offsets of the frontmatter; if missing, the fault and the text that some readers treat as one. */
type FrontmatterSplit =
  | {
      readonly fault: string;
      readonly message: string;
      readonly offset: number;
      readonly text: string;
    }
  | { readonly fence: number; readonly start: number; readonly end: number };

function splitFrontmatter(text: string): FrontmatterSplit {
  let fence = 0;
  while (fence < text.length && text.slice(fence, lineEnd(text, fence)).trim() === '') {
    fence = nextLine(text, fence);
  }
  if (!isFence(text, fence)) return missingFrontmatter(text, fence);
  const start = nextLine(text, fence);
  for (let index = start; index < text.length; index = nextLine(text, index)) {
    if (isFence(text, index)) return { fence, start, end: index };
  }
  const message =
    'The frontmatter that begins here is not closed by a second `---` line. Add it below the last key.';
  return { fault: 'frontmatter-unterminated', message, offset: fence, text: text.slice(fence) };
}

function missingFrontmatter(text: string, offset: number): FrontmatterSplit {
  const fault = 'frontmatter-missing';
  if (offset >= text.length) {
    const message = 'The file is empty. Agents find no name and no description.';
    return { fault, message, offset: 0, text: '' };
  }
  const misplaced = misplacedFrontmatter.exec(text);
  if (misplaced) {
    const line = new LineMap(text.slice(0, misplaced.index)).position(misplaced.index).line;
    const message = `The frontmatter begins on line ${line}. Agents read it only at the top of the file.`;
    return { fault, message, offset, text: fencedFrom(text, misplaced.index) };
  }
  const message =
    'The file does not begin with a `---` line. Agents find no name and no description.';
  return { fault, message, offset, text: nearFence.test(text) ? text : '' };
}

/** Frontmatter below other text, recognised by a key of every skill or of permissions. */
const misplacedFrontmatter =
  /^---[ \t]*\r?\n(?:name|description|allowed-tools|manifest_version|execution)[ \t]*:/m;

/** An opening that only some readers accept, such as `---yaml` or a `---` line that ends in CR. */
const nearFence = /^[\s\p{Cf}]*---(?!-)/u;

/** The text from a `---` line to the next one, or to the end. */
function fencedFrom(text: string, start: number): string {
  for (let index = nextLine(text, start); index < text.length; index = nextLine(text, index)) {
    if (isFence(text, index)) return text.slice(start, index);
  }
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
  const index = text.indexOf('\n', from);
  return index === -1 ? text.length : index + 1;
}
