/** Compares two dotted numbers part by part, so 2.40 is above 2.9; null for other texts. */
export function compareDotted(a: string, b: string): number | null {
  const [left, right] = [partsOf(a), partsOf(b)];
  if (!left || !right) return null;
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const order = compareDigits(left[index] ?? '', right[index] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

/** The parts without leading zeros; a missing part counts as zero. */
function partsOf(text: string): readonly string[] | null {
  const bare = text.trim().replace(/^v/, '');
  if (!/^\d+(?:\.\d+)*$/.test(bare)) return null;
  return bare.split('.').map((part) => part.replace(/^0+/, ''));
}

/** Digits of any length: a longer number is larger. */
function compareDigits(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a === b ? 0 : a < b ? -1 : 1;
}
