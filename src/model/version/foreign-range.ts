/** An operator of other tools and a version of up to three parts; the last may be a wildcard. */
const foreignRange =
  /^(\^|~>|~|==|v)?\s*v?(0|[1-9]\d{0,8})(?:\.(0|[1-9]\d{0,8}|[xX*]))?(?:\.(0|[1-9]\d{0,8}|[xX*]))?$/;

/**
 * Converts a range of other tools, such as `^1.2`, `~1.2` or `1.x`, to the skill.toml contract: `>=1.2,<2.0`;
 * undefined if the meaning is unclear.
 */
export function toContractRange(part: string): string | undefined {
  if (/^[xX]$|^latest$/i.test(part)) return '*';
  const [match, operator = '', ...parts] = foreignRange.exec(part) ?? [];
  if (match === undefined) return undefined;
  const writtenParts = parts.filter((part) => part !== undefined);
  const wildcardAt = writtenParts.findIndex((part) => !/^\d/.test(part));
  const fixedParts = wildcardAt < 0 ? writtenParts : writtenParts.slice(0, wildcardAt);
  if (wildcardAt < 0 && operator === '') return undefined;
  const numbers = fixedParts.map(Number);
  if (wildcardAt < 0 && (operator === '==' || operator === 'v')) return fixedParts.join('.');
  const lowerBound = fixedParts.length === 1 ? `${fixedParts[0]}.0` : fixedParts.join('.');
  return `>=${lowerBound},<${upperBound(numbers, bumpedIndex(operator, numbers, wildcardAt >= 0))}`;
}

/** The index of the part to increment for the upper bound. */
function bumpedIndex(operator: string, numbers: readonly number[], hasWildcard: boolean): number {
  if (operator === '^') {
    const firstNonZero = numbers.findIndex((part) => part > 0);
    return firstNonZero < 0 ? numbers.length - 1 : firstNonZero;
  }
  if (hasWildcard) return numbers.length - 1;
  return operator === '~>' ? Math.max(numbers.length - 2, 0) : Math.min(numbers.length - 1, 1);
}

/** The first version with a greater part at `index`. */
function upperBound(numbers: readonly number[], index: number): string {
  const bumped = [...numbers.slice(0, index), (numbers[index] ?? 0) + 1];
  return (bumped.length === 1 ? [...bumped, 0] : bumped).join('.');
}
