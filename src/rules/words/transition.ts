import {
  code,
  codeWhole,
  formatJson,
  formatNames,
  jsonText,
} from '../../model/value/format-value.ts';
import type { Json } from '../../model/value/value.ts';

const maxWholeLength = 60;
/** Characters shown on each side of a difference. */
const contextLength = 12;
/** Characters shown of each end of a long difference. */
const endLength = 18;

/**
 * The old and the new value: `` `1` -> `2` ``, "none" for an absent one. Of long values, the part that differs is
 * shown with both of its ends.
 */
export function formatTransition(before: Json | undefined, after: Json | undefined): string {
  if (before === undefined || after === undefined)
    return `${formatSide(before)} -> ${formatSide(after)}`;
  const isTyped = (typeof before === 'string') !== (typeof after === 'string');
  const [oldText, newText] = [before, after].map((value) =>
    typeof value === 'string' && !isTyped ? value : jsonText(value),
  ) as [string, string];
  if (Math.max(oldText.length, newText.length) <= maxWholeLength)
    return `${code(oldText)} -> ${code(newText)}`;
  const [start, end] = commonEnds(oldText, newText);
  const [oldPart, newPart] = [oldText, newText].map((text) => showDifference(text, start, end));
  return `${codeWhole(oldPart ?? '')} -> ${codeWhole(newPart ?? '')}`;
}

function formatSide(value: Json | undefined): string {
  if (value === undefined) return 'none';
  return typeof value === 'string' ? code(value) : formatJson(value);
}

/** Lengths of the common beginning and the common end of two texts; they do not overlap and split no character. */
function commonEnds(a: string, b: string): readonly [start: number, end: number] {
  const limit = Math.min(a.length, b.length);
  let start = 0;
  while (start < limit && a[start] === b[start]) start++;
  if (isHighSurrogate(a, start - 1)) start--;
  let end = 0;
  while (end < limit - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  if (isHighSurrogate(a, a.length - end - 1)) end--;
  return [start, Math.max(0, end)];
}

function isHighSurrogate(text: string, index: number): boolean {
  return /^[\ud800-\udbff]/.test(text.charAt(index));
}

function showDifference(text: string, start: number, end: number): string {
  const [from, to] = [start - contextLength, text.length - end + contextLength];
  const head = from <= contextLength ? text.slice(0, start) : `…${cut(text, from, start)}`;
  const tail =
    to >= text.length - contextLength
      ? text.slice(text.length - end)
      : `${cut(text, text.length - end, to)}…`;
  return `${head}${shortenMiddle(text.slice(start, text.length - end))}${tail}`;
}

function shortenMiddle(text: string): string {
  if (text.length <= 2 * endLength + 4) return text;
  return `${cut(text, 0, endLength)}…${cut(text, text.length - endLength, text.length)}`;
}

/** A part of a text without half a character at its ends. */
function cut(text: string, from: number, to: number): string {
  return text
    .slice(from, to)
    .replace(/^[\udc00-\udfff]/, '')
    .replace(/[\ud800-\udbff]$/, '');
}

/** What a list gained and lost: `` added `a` and `b`, removed `c` ``. */
export function formatListChange(before: readonly Json[], after: readonly Json[]): string {
  const [added, removed] = [missingFrom(before, after), missingFrom(after, before)];
  const parts = [
    ...(added.length > 0 ? [`added ${formatNames(added)}`] : []),
    ...(removed.length > 0 ? [`removed ${formatNames(removed)}`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'the same entries, arranged differently';
}

/** The distinct entries of `list` that `known` does not have. */
function missingFrom(known: readonly Json[], list: readonly Json[]): readonly string[] {
  const knownTexts = new Set(known.map((entry) => JSON.stringify(entry)));
  const missing = list.filter((entry) => !knownTexts.has(JSON.stringify(entry)));
  return [...new Set(missing.map(jsonText))];
}
