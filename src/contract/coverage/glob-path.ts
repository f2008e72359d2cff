import { coversGlobText, maxLength } from './glob-text.ts';

/** A path segment: a name, a glob over names, any folders, or unpredictable. */
export type SegmentKind = 'name' | 'glob' | 'folders' | 'opaque';

/** Classes and alternatives of letters, without `.` and `/`. */
const harmlessClass = /\[\w(?:[\w-]*\w)?\]/g;
const harmlessChoice = /\{\w+(?:,\w+)*\}/g;

/** The kind of a segment; opaque if it may equal `.`, `..`, `/` or nothing. */
export function kindOfSegment(segment: string): SegmentKind {
  if (segment === '**') return 'folders';
  if (segment === '*') return 'glob';
  if (isUnpredictable(segment)) return 'opaque';
  const expanded = segment
    .replace(harmlessClass, (text) => (text.includes('--') ? text : 'x'))
    .replace(harmlessChoice, 'x');
  if (/[[\]{}]|[?*+@!]\(/.test(expanded)) return 'opaque';
  if (!/[*?]/.test(expanded)) return expanded === segment ? 'name' : 'glob';
  return /[^.*?]/.test(expanded) ? 'glob' : 'opaque';
}

/** Variables, escapes, control characters, drives, and trailing dots or blanks that some systems drop. */
function isUnpredictable(segment: string): boolean {
  if (/[$%\\:\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(segment)) return true;
  return /^[. ]*$/.test(segment) || /[. ]$/.test(segment) || /^\s|\s$/.test(segment);
}

/**
 * Whether wider segments match every path that narrower ones match: a star stays within a segment, `**`
 * matches any folders, at the end at least one name.
 */
export function coversSegments(wider: readonly string[], narrower: readonly string[]): boolean {
  let row = [true, ...narrower.map(() => false)];
  for (const [index, segment] of wider.entries()) {
    const isLast = index === wider.length - 1;
    row = segment === '**' ? afterAnyFolders(row, isLast) : afterSegment(row, segment, narrower);
  }
  return row[narrower.length] === true;
}

/** The positions after `**`. */
function afterAnyFolders(row: readonly boolean[], isLast: boolean): boolean[] {
  const first = row.indexOf(true);
  return row.map((_, index) => first >= 0 && index >= first + (isLast ? 1 : 0));
}

function afterSegment(
  row: readonly boolean[],
  segment: string,
  narrower: readonly string[],
): boolean[] {
  return [
    false,
    ...narrower.map((name, index) => row[index] === true && coversSegment(segment, name)),
  ];
}

/** Alternatives cover the same text only: some readers do not support them. */
function coversSegment(wider: string, narrower: string): boolean {
  if (wider === narrower) return true;
  if (narrower.includes('**') || wider.includes('{')) return false;
  if (!/[[?]/.test(wider)) return coversGlobText(wider, narrower);
  return kindOfSegment(narrower) === 'name' && matchesName(wider, narrower);
}

const partForm = /\*+|\[\w[\w-]*\]|[^*]/gu;

/** Whether a segment with `?` or letter classes matches a name. */
function matchesName(segment: string, name: string): boolean {
  if (segment.length > maxLength || name.length > maxLength) return false;
  const characters = [...name];
  let row = [true, ...characters.map(() => false)];
  for (const part of segment.match(partForm) ?? []) {
    const isStar = part.startsWith('*');
    const next = [isStar && row[0] === true];
    for (const [index, character] of characters.entries()) {
      const isMatch = isStar
        ? row[index + 1] || next[index]
        : row[index] && matchesPart(part, character);
      next.push(isMatch === true);
    }
    row = next;
  }
  return row[characters.length] === true;
}

function matchesPart(part: string, character: string): boolean {
  if (part === '?') return true;
  if (!part.startsWith('[')) return part === character;
  const ranges = part.slice(1, -1).match(/\w-\w|[\w-]/g) ?? [];
  return ranges.some(
    (range) => range.charAt(0) <= character && character <= range.charAt(range.length - 1),
  );
}
