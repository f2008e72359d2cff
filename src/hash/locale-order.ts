import { compareUnits } from './order.ts';

/**
 * Compares paths like `a.localeCompare(b)` in English, the order in lock files. ASCII paths use the table
 * below, independent of this machine's ICU.
 */
export function compareLocale(a: string, b: string): number {
  if (!isAscii(a) || !isAscii(b)) return compareByIcu(a, b) || compareUnits(a, b);
  return comparePrimary(a, b) || compareCase(a, b) || compareUnits(a, b);
}

/** Created on demand: loading ICU data takes two milliseconds. */
let collator: Intl.Collator | undefined;

function compareByIcu(a: string, b: string): number {
  collator ??= new Intl.Collator('en');
  return collator.compare(a, b);
}

/** The printable characters in the root order of CLDR; both cases of a letter have the same primary weight. */
const order = '\t\n\v\f\r _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz';
const weights = new Map([...order].map((character, index) => [character, index + 1]));
const weightTable = Uint8Array.from(
  { length: 128 },
  (_, code) => weights.get(String.fromCharCode(code).toLowerCase()) ?? 0,
);

function isAscii(text: string): boolean {
  return /^[\x00-\x7f]*$/.test(text);
}

/** Compares primary weights; ignores control characters, which have none. */
function comparePrimary(a: string, b: string): number {
  let [i, j] = [0, 0];
  for (;;) {
    while (i < a.length && weightAt(a, i) === 0) i++;
    while (j < b.length && weightAt(b, j) === 0) j++;
    if (i >= a.length || j >= b.length) return Number(i < a.length) - Number(j < b.length);
    const step = weightAt(a, i++) - weightAt(b, j++);
    if (step !== 0) return step;
  }
}

/** For texts that differ in case only, lower case comes first. */
function compareCase(a: string, b: string): number {
  const [x, y] = [a, b].map((text) => text.replace(/[\x00-\x08\x0e-\x1f\x7f]/g, ''));
  for (let index = 0; x && y && index < x.length; index++) {
    if (x[index] !== y[index]) return Number(isUpper(x, index)) - Number(isUpper(y, index));
  }
  return 0;
}

function weightAt(text: string, index: number): number {
  return weightTable[text.charCodeAt(index)] ?? 0;
}

function isUpper(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0x41 && code <= 0x5a;
}
