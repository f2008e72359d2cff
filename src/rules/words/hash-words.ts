/** A digest shortened to twelve characters, for messages. */
export function shortHash(digest: string): string {
  return digest.replace(/^sha256(?:-16:|[:-])/, '').slice(0, 12);
}
