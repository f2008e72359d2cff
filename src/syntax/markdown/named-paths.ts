import { fencedBlocks } from './fences.ts';
import { withoutFrontmatter } from './frontmatter.ts';
import { codeSpans } from './markdown.ts';

/** A path as a Markdown text writes it. */
export interface WrittenPath {
  /** Relative, without what stands for the folder of the skill. */
  readonly path: string;
  /** Whether it began with a variable or placeholder for a folder: `${CLAUDE_SKILL_DIR}/`, `{baseDir}/`, `<skill>/`. */
  readonly hasBase: boolean;
  readonly start: number;
  readonly end: number;
  readonly isLink: boolean;
}

/** Longer words are no paths. */
const maxLength = 400;

const word = /[\w.@+~-]+(?:\/[\w.@+~-]+)*/g;

/** Lines that tell what was, not what is. */
const ofHistory =
  /\b(?:removed|renamed|deleted|dropped|formerly|previously|replace[sd]|deprecated|no longer|used to|moved|migrat\w+|was|were)\b/i;

/**
 * The relative paths in a Markdown text outside of its frontmatter and of some blocks of code: with a slash anywhere, as a
 * plain name only in a link or alone in code.
 */
export function writtenPaths(
  text: string,
  skippedBlocks: ReadonlySet<string>,
): readonly WrittenPath[] {
  const body = withoutBlocks(withoutFrontmatter(text), skippedBlocks);
  const alone = new Map(codeSpans(body).map(({ start, end }) => [start, end]));
  const found: WrittenPath[] = [];
  for (const { 0: match, index } of body.matchAll(word)) {
    const written = match.replace(/(?<!\.)\.+$/, '');
    if (written.length > maxLength || !/\w\.\w/.test(written)) continue;
    const [start, end] = [index, index + written.length];
    const before = body.slice(Math.max(0, start - 40), start);
    const base = /(?:[}>]\/|\$)$/.exec(before)?.[0];
    if (base === undefined && /[/\\:]$/.test(before)) continue;
    if (/^[\\/]?[\w*{<$]|^:\/\//.test(body.slice(end, end + 3))) continue;
    const path = (base === '$' ? written.replace(/^[^/]*\//, '') : written).replace(
      /^(?:\.\/)+/,
      '',
    );
    const isLink = /\]\(<?$|\]:[ \t]*<?$/.test(before);
    const isAlone = alone.get(start) === end;
    if (!path.includes('/') && !isLink && !isAlone && base === undefined) continue;
    if (ofHistory.test(lineAround(body, start))) continue;
    found.push({ path, hasBase: base !== undefined, start, end, isLink });
  }
  return found;
}

function withoutBlocks(text: string, infos: ReadonlySet<string>): string {
  let result = text;
  for (const { info, openingLine, end } of fencedBlocks(text)) {
    if (!infos.has(info)) continue;
    const block = text.slice(openingLine.start, end);
    result =
      result.slice(0, openingLine.start) + block.replace(/[^\r\n]/g, ' ') + result.slice(end);
  }
  return result;
}

/** The line around an offset, of a long one only what is near. */
function lineAround(text: string, offset: number): string {
  const near = text.slice(Math.max(0, offset - maxLength), offset + maxLength);
  const at = Math.min(offset, maxLength);
  const end = near.indexOf('\n', at);
  return near.slice(near.lastIndexOf('\n', at) + 1, end === -1 ? near.length : end);
}
