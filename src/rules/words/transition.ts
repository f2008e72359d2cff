import {
  code,
  type Insert,
  join,
  list,
  type Message,
  msg,
  nothing,
  words,
} from '../../model/message.ts';
import { differencesOf, listDifference } from '../../model/value/differences.ts';
import { jsonText } from '../../model/value/format-value.ts';
import { isObject } from '../../model/value/json-object.ts';
import type { Json } from '../../model/value/value.ts';

const maxWholeLength = 60;
/** Characters shown on each side of a difference. */
const contextLength = 12;
/** Characters shown of each end of a long difference. */
const endLength = 18;

/**
 * The old and the new value: `` `1` to `2` ``, `none` for an absent one. Of long values, the part that differs is shown
 * with both of its ends.
 */
export function transition(before: Json | undefined, after: Json | undefined): Message {
  if (before === undefined || after === undefined)
    return msg`${sideOf(before)} to ${sideOf(after)}`;
  const isTyped = (typeof before === 'string') !== (typeof after === 'string');
  const [oldText, newText] = [before, after].map((value) =>
    typeof value === 'string' && !isTyped ? value : jsonText(value),
  ) as [string, string];
  if (Math.max(oldText.length, newText.length) <= maxWholeLength)
    return msg`${code(oldText)} to ${code(newText)}`;
  const [start, end] = commonEnds(oldText, newText);
  const [oldPart = '', newPart = ''] = [oldText, newText].map((text) =>
    differingPart(text, start, end),
  );
  return msg`${code(oldPart, oldPart.length)} to ${code(newPart, newPart.length)}`;
}

function sideOf(value: Json | undefined): Insert {
  if (value === undefined) return words('none');
  return code(typeof value === 'string' ? value : jsonText(value));
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

function differingPart(text: string, start: number, end: number): string {
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

/** The change of a value: of two lists or mappings, what was added, removed and changed in them. */
export function changedValue(before: Json | undefined, after: Json | undefined): Message {
  if (Array.isArray(before) && Array.isArray(after)) return changedList(before, after);
  return isObject(before) && isObject(after)
    ? changedMapping(before, after)
    : transition(before, after);
}

/**
 * What a list gained and lost: `` added `a` and `b`, removed `c` ``. A mapping with a name that both lists have differs:
 * `` `mode` differs ``.
 */
export function changedList(before: readonly Json[], after: readonly Json[]): Message {
  const { added, removed } = listDifference(before, after);
  const [oldNames, newNames] = [removed, added].map((entries) => new Set(entries.flatMap(nameOf)));
  const differing = [...(newNames ?? [])].filter((name) => oldNames?.has(name));
  const isOneSided = (entry: Json) => !nameOf(entry).some((name) => differing.includes(name));
  const [addedTexts, removedTexts] = [added, removed].map((entries) =>
    entries.filter(isOneSided).map((entry) => nameOf(entry)[0] ?? jsonText(entry)),
  ) as [string[], string[]];
  const parts = [
    addedTexts.length > 0 ? msg`added ${codes(addedTexts)}` : nothing,
    removedTexts.length > 0 ? msg`removed ${codes(removedTexts)}` : nothing,
    differing.length > 0
      ? msg`${codes(differing)} ${words(differing.length === 1 ? 'differs' : 'differ')}`
      : nothing,
  ].filter(({ parts: all }) => all.length > 0);
  return parts.length > 0 ? join(parts, ', ') : words('the same entries in another order');
}

function codes(texts: readonly string[]): Message {
  return list(texts.map((text) => code(text)));
}

/** The name of a mapping; empty for any other entry. */
function nameOf(entry: Json): readonly string[] {
  const name = isObject(entry) ? (entry.name ?? entry.id) : null;
  return typeof name === 'string' && name !== '' ? [name] : [];
}

const maxParts = 3;

/** The innermost values of a mapping that differ: `` `requires.bins` added `jq`; `level` `1` to `2` ``. */
export function changedMapping(before: Json, after: Json): Message {
  const parts = differencesOf(before, after).map(
    (difference) =>
      msg`${code(difference.path.join('.'))} ${changedValue(difference.before, difference.after)}`,
  );
  const omitted = parts.length - maxParts;
  const rest = omitted > 0 ? [words(`${omitted} more`)] : [];
  return join([...parts.slice(0, maxParts), ...rest], '; ');
}
