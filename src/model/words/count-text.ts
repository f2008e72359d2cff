import { count, plainText } from '../message.ts';

/** A number with its noun, as text. */
export function countText(amount: number, singular: string): string {
  return plainText(count(amount, singular));
}
