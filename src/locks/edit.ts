import { type Field, fields, source, text, type Value } from '../model/value.ts';
import { type Lines, rangeOf } from './lines.ts';
import { keyText, quotedText, valueText } from './yaml-text.ts';

/** A field of an entry and what it is to hold; null for a field that is not to be there. */
export type Wanted = readonly [name: string, value: string | null];

/** What a field holds, as text; undefined where there is none, or no scalar. */
export function current(entry: Field, name: string): string | undefined {
  const value = fields(entry.value).find(({ key }) => key === name)?.value;
  return text(value) ?? source(value);
}

/** The last line a value reaches, comments behind it not counted. */
export function lastLine({ keyAt, value }: Field): number {
  const key = rangeOf(keyAt).end.line;
  if (value.kind === 'table' && value.fields.size > 0) {
    return Math.max(key, ...fields(value).map(lastLine));
  }
  return isBlank(value) ? key : rangeOf(value.at).end.line;
}

/** Whether a value is not written at all. */
function isBlank(value: Value): boolean {
  return value.kind === 'null' && value.source === '';
}

/** Sets a field of an entry in block style; a new one goes behind `anchor`. */
export function setField(lines: Lines, entry: Field, [name, wanted]: Wanted, anchor: number): void {
  const field = fields(entry.value).find(({ key }) => key === name);
  if (!field) {
    if (wanted !== null) lines.insertAfter(anchor, [`${margin(entry)}${pairText(name, wanted)}`]);
    return;
  }
  const { start, end } = rangeOf(field.value.at);
  const scalar = !['list', 'table'].includes(field.value.kind) && !isBlank(field.value);
  if (wanted !== null && scalar && start.line === end.line) {
    const isQuoted = /^["']/.test(lines.line(start.line).slice(start.column - 1));
    const written = isQuoted ? quotedText(wanted) : valueText(wanted);
    lines.replace(start.line, start.column, end.column, written);
    return;
  }
  const last = lastLine(field);
  lines.remove(rangeOf(field.keyAt).start.line, last);
  if (wanted !== null) lines.insertAfter(last, [`${margin(entry)}${pairText(name, wanted)}`]);
}

/** The blanks before the fields of an entry. */
function margin(entry: Field): string {
  const first = fields(entry.value)[0] ?? entry;
  return ' '.repeat(rangeOf(first.keyAt).start.column - 1);
}

/** The lines of a new entry. */
export function entryLines(id: string, wanted: readonly Wanted[], at: Indents): readonly string[] {
  const pairs = wanted.flatMap(([name, value]) => (value === null ? [] : [pairText(name, value)]));
  return [
    `${' '.repeat(at.entry)}${keyText(id)}:`,
    ...pairs.map((pair) => `${' '.repeat(at.field)}${pair}`),
  ];
}

/** The columns, from 0, at which entries and their fields begin. */
export interface Indents {
  readonly entry: number;
  readonly field: number;
}

/** The indentation of a lock as it is; two blanks a level where nothing shows it. */
export function indentsOf(skills: Field): Indents {
  const entries = fields(skills.value);
  const outer = rangeOf(skills.keyAt).start.column - 1;
  const column = (field: Field | undefined) => field && rangeOf(field.keyAt).start.column - 1;
  const entry = column(entries[0]) ?? outer + 2;
  const inner = entries.flatMap(({ value }) => fields(value).slice(0, 1));
  return { entry, field: column(inner[0]) ?? 2 * entry - outer };
}

function pairText(name: string, value: string): string {
  return `${name}: ${quotedText(value)}`;
}

/** Whether a lock is written one key a line, so that it can be edited line by line. */
export function isBlockStyle(lines: Lines, skills: Field): boolean {
  let line = 0;
  const isBelow = ({ keyAt }: Field): boolean => {
    const { start } = rangeOf(keyAt);
    const isOwn =
      start.line > line &&
      lines
        .line(start.line)
        .slice(0, start.column - 1)
        .trim() === '';
    line = start.line;
    return isOwn;
  };
  const isOpen = ({ value }: Field) => {
    const { start } = rangeOf(value.at);
    return fields(value).length === 0 || lines.line(start.line)[start.column - 1] !== '{';
  };
  return (
    isBelow(skills) &&
    isOpen(skills) &&
    fields(skills.value).every(
      (entry) => isBelow(entry) && isOpen(entry) && fields(entry.value).every(isBelow),
    )
  );
}
