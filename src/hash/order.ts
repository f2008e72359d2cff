import { encodePath } from '../model/text/path.ts';

/** Compares paths in byte order, like `LC_ALL=C sort`; handles paths that are not UTF-8. */
export function comparePaths(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const x = a.charCodeAt(index);
    const y = b.charCodeAt(index);
    if (x === y) continue;
    return isSurrogate(x) || isSurrogate(y) ? Buffer.compare(encodePath(a), encodePath(b)) : x - y;
  }
  return a.length - b.length;
}

/** Compares texts by UTF-16 code units, like `Array.prototype.sort`. */
export function compareUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function isSurrogate(unit: number): boolean {
  return (unit & 0xf800) === 0xd800;
}
