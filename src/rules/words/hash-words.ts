/** A digest as messages show it: twelve characters tell two of them apart. */
export function shortHash(digest: string): string {
  return digest.replace(/^sha256[:-]/, '').slice(0, 12);
}
