import { truncate } from '../../model/value/format-value.ts';
import type { Json } from '../../model/value/value.ts';
import { type Child, element, type Html } from './element.ts';

/** Limits names, paths and short values of the repository. */
export const maxNameLength = 200;
/** Limits descriptions. */
export const maxProseLength = 600;

/** A name of the repository in a code font. */
export function code(text: string): Html {
  return element('code', {}, truncate(text, maxNameLength));
}

/** `1,234`, with a noun in singular or plural. */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** A number with commas, the same on every machine. */
export function formatNumber(count: number): string {
  return `${count}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** The first values as list items, and how many more there are. */
export function listItems<T>(
  values: readonly T[],
  max: number,
  render: (value: T) => Child,
): readonly Html[] {
  const items = values.slice(0, max).map((value) => element('li', {}, render(value)));
  const omitted = values.length - items.length;
  return omitted > 0
    ? [...items, element('li', { class: 'more' }, `and ${formatNumber(omitted)} more`)]
    : items;
}

/** The scalars of a value on one line: texts as they are, lists with commas, mappings as `key: value`. */
export function scalarsText(value: Json, max: number): string {
  return truncate(scalars(value), max);
}

function scalars(value: Json): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(nested).join(', ');
  return Object.entries(value)
    .map(([key, child]) => `${key}: ${nested(child)}`)
    .join(', ');
}

function nested(value: Json): string {
  const isContainer = value !== null && typeof value === 'object';
  return isContainer ? `(${scalars(value)})` : scalars(value);
}

/** The fields of a JSON object; none for other values. */
export function fieldsOf(value: Json | undefined): Readonly<Record<string, Json>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Readonly<Record<string, Json>>) : {};
}
