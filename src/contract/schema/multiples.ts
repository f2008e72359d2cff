/** A decimal number: `digits` times ten to the power of `-places`. */
interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

const maximumPlaces = 340;

/**
 * Whether a number is a multiple of another; null if exact decimals disagree with a division of doubles,
 * which validators use.
 */
export function isMultiple(value: number, of: number): boolean | null {
  const quotient = value / of;
  const divided = Number.isInteger(quotient);
  if (Math.abs(quotient) >= 1e21) return null;
  if (Number.isSafeInteger(value) && Number.isSafeInteger(of)) return value % of === 0;
  const [one, other] = [decimalOf(value), decimalOf(of)];
  if (!one || !other) return null;
  const places = Math.max(one.places, other.places);
  const exact = scaled(one, places) % scaled(other, places) === 0n;
  return exact === divided ? exact : null;
}

/** The least common multiple of numbers that doubles represent exactly; null for other numbers. */
export function commonMultiple(numbers: readonly number[]): number | null {
  let common: number | null = null;
  for (const number of numbers) {
    if (!isDyadic(number)) return numbers.every((one) => one === number) ? number : null;
    common = common === null ? number : leastCommon(common, number);
    if (!isDyadic(common)) return null;
  }
  return common;
}

/** Whether all multiples of `of` are multiples of `number`, in doubles too. */
export function divides(number: number, of: number): boolean {
  if (number === of) return true;
  return isDyadic(number) && isDyadic(of) && Number.isInteger(of / number);
}

const parts = 2 ** 20;

function isDyadic(number: number): boolean {
  return Number.isSafeInteger(number * parts);
}

function leastCommon(a: number, b: number): number {
  let [x, y] = [a * parts, b * parts];
  const product = x / parts;
  while (y !== 0) [x, y] = [y, x % y];
  return (product / x) * b * parts;
}

function decimalOf(value: number): Decimal | null {
  const match = /^-?(\d+)(?:\.(\d+))?(?:e([-+]\d+))?$/.exec(String(value));
  if (!match) return null;
  const fraction = match[2] ?? '';
  const places = fraction.length - Number(match[3] ?? 0);
  if (Math.abs(places) > maximumPlaces) return null;
  const digits = BigInt((match[1] ?? '') + fraction);
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}

function scaled({ digits, places }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(to - places);
}
