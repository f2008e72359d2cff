/** A decimal number: `digits` times ten to the power of `-places`. */
interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

const maxPlaces = 340;

/**
 * Whether a number is a multiple of another; null if exact decimals disagree with a division of doubles,
 * which validators use.
 */
export function isMultiple(value: number | bigint, divisor: number): boolean | null {
  const quotient = Number(value) / divisor;
  const isIntegerQuotient = Number.isInteger(quotient);
  if (Math.abs(quotient) >= 1e21) return null;
  if (typeof value === 'number' && Number.isSafeInteger(value) && Number.isSafeInteger(divisor))
    return value % divisor === 0;
  const [decimal, decimalDivisor] = [decimalOf(value), decimalOf(divisor)];
  if (!decimal || !decimalDivisor) return null;
  const places = Math.max(decimal.places, decimalDivisor.places);
  const isExactMultiple = scaleTo(decimal, places) % scaleTo(decimalDivisor, places) === 0n;
  return isExactMultiple === isIntegerQuotient ? isExactMultiple : null;
}

/** The least common multiple of numbers that doubles represent exactly; null for other numbers. */
export function commonMultiple(numbers: readonly number[]): number | null {
  let common: number | null = null;
  for (const number of numbers) {
    if (!isDyadic(number)) return numbers.every((other) => other === number) ? number : null;
    common = common === null ? number : leastCommonMultiple(common, number);
    if (!isDyadic(common)) return null;
  }
  return common;
}

/** Whether all multiples of `multiple` are multiples of `divisor`, in doubles too. */
export function divides(divisor: number, multiple: number): boolean {
  if (divisor === multiple) return true;
  return isDyadic(divisor) && isDyadic(multiple) && Number.isInteger(multiple / divisor);
}

const dyadicScale = 2 ** 20;

function isDyadic(number: number): boolean {
  return Number.isSafeInteger(number * dyadicScale);
}

function leastCommonMultiple(a: number, b: number): number {
  let [x, y] = [a * dyadicScale, b * dyadicScale];
  const product = x / dyadicScale;
  while (y !== 0) [x, y] = [y, x % y];
  return (product / x) * b * dyadicScale;
}

function decimalOf(value: number | bigint): Decimal | null {
  const match = /^-?(\d+)(?:\.(\d+))?(?:e([-+]\d+))?$/.exec(String(value));
  if (!match) return null;
  const fraction = match[2] ?? '';
  const places = fraction.length - Number(match[3] ?? 0);
  if (Math.abs(places) > maxPlaces) return null;
  const digits = BigInt((match[1] ?? '') + fraction);
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}

function scaleTo({ digits, places }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(to - places);
}
