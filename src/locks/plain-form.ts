import { leaksHome } from '../model/text/sanitize.ts';

/**
 * How a tool writes a lock without faults: a start, entries of whole lines, and an end. Each expression is sticky, and so
 * narrow that the parser of the format finds no problem in its matches, nor in the lock without some of the entries.
 */
export interface PlainForm {
  readonly start: RegExp;
  /** One entry; the group `id` is its id. */
  readonly entry: RegExp;
  readonly end: RegExp;
}

/** A lock in plain form, as texts. */
export interface PlainLock {
  readonly start: string;
  /** The entries by id. */
  readonly entries: ReadonlyMap<string, string>;
  readonly end: string;
}

/** Printable ASCII in double quotes without escapes: one text in YAML and in JSON. */
export const plainText = '"[ !#-\\[\\]-~]*"';

/** Divides a lock in plain form, which has at least one entry; null for any other text. */
export function divideLock(text: string, form: PlainForm): PlainLock | null {
  const start = matchAt(form.start, text, 0)?.[0];
  if (start === undefined) return null;
  const entries = new Map<string, string>();
  let offset = start.length;
  for (;;) {
    const match = matchAt(form.entry, text, offset);
    if (!match) break;
    const [entry] = match;
    const id = match.groups?.id ?? '';
    if (entries.has(id)) return null;
    entries.set(id, entry);
    offset += entry.length;
  }
  const end = matchAt(form.end, text, offset)?.[0];
  if (end === undefined || offset + end.length < text.length || leaksHome(text)) return null;
  return entries.size > 0 ? { start, entries, end } : null;
}

function matchAt(expression: RegExp, text: string, offset: number): RegExpExecArray | null {
  expression.lastIndex = offset;
  return expression.exec(text);
}

/**
 * The text of a lock with blank lines in place of some entries, so that the others keep their lines; and the number of
 * omitted entries. The last entry always stays: formats are recognised by an entry, and JSON has no comma after it.
 */
export function withoutEntries(
  { start, entries, end }: PlainLock,
  isOmitted: (id: string) => boolean,
): { readonly text: string; readonly omitted: number } {
  const pieces = [start];
  let omitted = 0;
  let left = entries.size;
  for (const [id, entry] of entries) {
    left--;
    const isBlank = left > 0 && isOmitted(id);
    if (isBlank) omitted++;
    pieces.push(isBlank ? entry.replace(/[^\n]+/g, '') : entry);
  }
  return { text: [...pieces, end].join(''), omitted };
}
