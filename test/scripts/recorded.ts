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
export function isOdd({ text, words, refused }: Recorded): boolean {
  if (/too many arguments/.test(refused ?? '')) return true;
  const isEmpty = text.includes('yargs') && words.includes('');
  return isEmpty || words.some((word) => /^-\w+-/.test(word));
}
