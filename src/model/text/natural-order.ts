import { compareText } from './text.ts';

/** Orders names and paths for people: numbers by their value, `job-2` before `job-10`. */
export function compareNatural(a: string, b: string): number {
  if (a === b) return 0;
  const [x, y] = [partsOf(a), partsOf(b)];
  const length = Math.min(x.length, y.length);
  for (let index = 0; index < length; index++) {
    const order = compareParts(x[index] ?? '', y[index] ?? '');
    if (order !== 0) return order;
  }
  return x.length - y.length || compareText(a, b);
}

/** A copy in natural order of a name or path; values with the same one keep their order. */
export function sortNaturally<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  return values
    .map((value) => ({ value, key: keyOf(value) }))
    .sort((a, b) => compareNatural(a.key, b.key))
    .map(({ value }) => value);
}

/** Numbers, and the text between them; `skills/job-10` has the parts `skills/job-` and `10`. */
function partsOf(text: string): readonly string[] {
  return text.match(/\d+|\D+/g) ?? [];
}

function compareParts(a: string, b: string): number {
  if (!isNumber(a) || !isNumber(b)) return compareText(a, b);
  const [x, y] = [a.replace(/^0+(?=\d)/, ''), b.replace(/^0+(?=\d)/, '')];
  return x.length - y.length || compareText(x, y);
}

function isNumber(part: string): boolean {
  return /^\d/.test(part);
}
