import { refusalsOf } from '../../src/scripts/judge/refusals.ts';
import { readInterface } from '../../src/scripts/read-interface.ts';

const at = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** A script with calls, and what it said when it refused one; null where it did not. */
export interface Recorded {
  readonly framework: string;
  readonly path: string;
  readonly text: string;
  readonly calls: readonly { readonly words: readonly string[]; readonly refused: string | null }[];
}

/** A call that the product and the script judge in two ways. */
export interface Difference {
  readonly text: string;
  readonly words: readonly string[];
  readonly refused: string | null;
}

/** The calls of recorded scripts that the product refuses and the script does not, and the other way round. */
export async function compare(scripts: readonly Recorded[]) {
  const [wrong, missed]: [Difference[], Difference[]] = [[], []];
  for (const { path, text, calls } of scripts) {
    const program = await readInterface(path, text);
    for (const { words, refused } of calls) {
      const call = words.map((word) => ({ kind: 'text' as const, text: word, at }));
      const isRefused = program !== null && refusalsOf(program, call).length > 0;
      const difference = { text, words, refused };
      if (isRefused === (refused !== null) || isOdd(difference)) continue;
      (isRefused ? wrong : missed).push(difference);
    }
  }
  return { wrong, missed };
}

/** What differs between versions, and what nobody writes. */
function isOdd({ text, words, refused }: Difference): boolean {
  const said = refused ?? '';
  if (/too many arguments/.test(said)) return true;
  if (words.length === 0 && /@click\.group|typer\.Typer/.test(text)) return true;
  const isEmpty = text.includes('yargs') && words.some((word) => /^$|=$/.test(word));
  return isEmpty || words.some((word) => /^-\w+-/.test(word));
}
