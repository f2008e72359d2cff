/** The first rendering within a size in bytes, the most detailed one first; the last one where none is. */
export function firstWithin(maxBytes: number, renderings: Iterable<string>): string {
  let last = '';
  for (const text of renderings) {
    last = text;
    if (Buffer.byteLength(text) <= maxBytes) break;
  }
  return last;
}
