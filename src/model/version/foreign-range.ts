/** A sign of other tools, and a version of up to three parts, the last of which may be a wildcard. */
const written =
  /^(\^|~>|~|==|v)?\s*v?(0|[1-9]\d{0,8})(?:\.(0|[1-9]\d{0,8}|[xX*]))?(?:\.(0|[1-9]\d{0,8}|[xX*]))?$/;

/**
 * What other tools write as `^1.2`, `~1.2` or `1.x`, as the skill.toml contract writes it: `>=1.2,<2.0`;
 * undefined where there is no telling.
 */
export function inOurWords(part: string): string | undefined {
  if (/^[xX]$|^latest$/i.test(part)) return '*';
  const [found, sign = '', ...parts] = written.exec(part) ?? [];
  if (found === undefined) return undefined;
  const given = parts.filter((one) => one !== undefined);
  const end = given.findIndex((one) => !/^\d/.test(one));
  const known = end < 0 ? given : given.slice(0, end);
  if (end < 0 && sign === '') return undefined;
  const numbers = known.map(Number);
  if (end < 0 && (sign === '==' || sign === 'v')) return known.join('.');
  const low = known.length === 1 ? `${known[0]}.0` : known.join('.');
  return `>=${low},<${above(numbers, raised(sign, numbers, end >= 0))}`;
}

/** Which part of a version is the first that may not be another one. */
function raised(sign: string, numbers: readonly number[], isWild: boolean): number {
  if (sign === '^') {
    const first = numbers.findIndex((one) => one > 0);
    return first < 0 ? numbers.length - 1 : first;
  }
  if (isWild) return numbers.length - 1;
  return sign === '~>' ? Math.max(numbers.length - 2, 0) : Math.min(numbers.length - 1, 1);
}

/** The first version beyond those that share what stands before and at a part. */
function above(numbers: readonly number[], at: number): string {
  const next = [...numbers.slice(0, at), (numbers[at] ?? 0) + 1];
  return (next.length === 1 ? [...next, 0] : next).join('.');
}
