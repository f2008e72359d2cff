import { refusalsOf } from '../../src/scripts/judge/refusals.ts';
import { readInterface } from '../../src/scripts/languages.ts';

const at = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** A script, a call, and what the script said when it refused it; null where it did not. */
export interface Recorded {
  readonly path: string;
  readonly text: string;
  readonly words: readonly string[];
  readonly refused: string | null;
}

/** Whether the product refuses a recorded call; null where it knows nothing of the script. */
export async function isRefused({ path, text, words }: Recorded): Promise<boolean | null> {
  const program = await readInterface(path, text);
  const call = words.map((word) => ({ kind: 'text' as const, text: word, at }));
  return program && refusalsOf(program, call).length > 0;
}

/** What differs between versions, and what nobody writes. */
export function isOdd({ words, refused }: Recorded): boolean {
  return /too many arguments/.test(refused ?? '') || words.some((word) => /^-\w+-/.test(word));
}
