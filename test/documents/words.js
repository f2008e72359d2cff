import { createHash } from 'node:crypto';

/** The words of a text in small letters, each as six digits of its SHA-256; other characters do not count. */
export function wordHashes(text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  return words.map((word) => createHash('sha256').update(word).digest('hex').slice(0, 6));
}
