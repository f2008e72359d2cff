import { coversGlobText, maxLength } from './glob-text.ts';

/** A segment of a path: a name, a glob that matches names, any folders, or what may lead anywhere. */
export type SegmentKind = 'name' | 'glob' | 'folders' | 'opaque';

/** Letters of a class or of alternatives among which no `.` and no `/` can hide. */
const harmlessClass = /\[\w(?:[\w-]*\w)?\]/g;
const harmlessChoice = /\{\w+(?:,\w+)*\}/g;

/** What a segment is. One that could spell `.`, `..`, `/` or nothing at all is opaque. */
export function kindOfSegment(segment: string): SegmentKind {
  if (segment === '**') return 'folders';
  if (segment === '*') return 'glob';
  if (isUnreadable(segment)) return 'opaque';
  const spelt = segment
    .replace(harmlessClass, (text) => (text.includes('--') ? text : 'x'))
    .replace(harmlessChoice, 'x');
  if (/[[\]{}]|[?*+@!]\(/.test(spelt)) return 'opaque';
  if (!/[*?]/.test(spelt)) return spelt === segment ? 'name' : 'glob';
  return /[^.*?]/.test(spelt) ? 'glob' : 'opaque';
}

/** Variables, escapes, control characters, drives, and dots or blanks that some systems drop. */
function isUnreadable(segment: string): boolean {
  if (/[$%\\:\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(segment)) return true;
  return /^[. ]*$/.test(segment) || /[. ]$/.test(segment) || /^\s|\s$/.test(segment);
}

/**
 * Whether every path that some segments match is matched by others: a star takes what stays within
 * a segment, `**` any folders, at the end at least one name.
 */
export function coversSegments(wider: readonly string[], narrower: readonly string[]): boolean {
  let row = [true, ...narrower.map(() => false)];
  for (const [at, segment] of wider.entries()) {
    const isLast = at === wider.length - 1;
    row = segment === '**' ? crossed(row, isLast) : stepped(row, segment, narrower);
  }
  return row[narrower.length] === true;
}

/** Where `**` leads from everywhere a comparison may be. */
function crossed(row: readonly boolean[], isLast: boolean): boolean[] {
  const first = row.indexOf(true);
  return row.map((_, at) => first >= 0 && at >= first + (isLast ? 1 : 0));
}

function stepped(row: readonly boolean[], segment: string, narrower: readonly string[]): boolean[] {
  return [false, ...narrower.map((name, at) => row[at] === true && coversSegment(segment, name))];
}

/** Alternatives are the same text only: not every reader knows them. */
function coversSegment(wider: string, narrower: string): boolean {
  if (wider === narrower) return true;
  if (narrower.includes('**') || wider.includes('{')) return false;
  if (!/[[?]/.test(wider)) return coversGlobText(wider, narrower);
  return kindOfSegment(narrower) === 'name' && matchesName(wider, narrower);
}

const partForm = /\*+|\[\w[\w-]*\]|[^*]/gu;

/** Whether a segment with `?` or classes of letters matches a name. */
function matchesName(segment: string, name: string): boolean {
  if (segment.length > maxLength || name.length > maxLength) return false;
  const signs = [...name];
  let row = [true, ...signs.map(() => false)];
  for (const part of segment.match(partForm) ?? []) {
    const isStar = part.startsWith('*');
    const next = [isStar && row[0] === true];
    for (const [at, sign] of signs.entries()) {
      const taken = isStar ? row[at + 1] || next[at] : row[at] && takes(part, sign);
      next.push(taken === true);
    }
    row = next;
  }
  return row[signs.length] === true;
}

function takes(part: string, sign: string): boolean {
  if (part === '?') return true;
  if (!part.startsWith('[')) return part === sign;
  const ranges = part.slice(1, -1).match(/\w-\w|[\w-]/g) ?? [];
  return ranges.some((range) => range.charAt(0) <= sign && sign <= range.charAt(range.length - 1));
}
