import type { Arity, ScriptArgument } from '../../model/script/interface.ts';

/** What takes words by its place: an argument, or the subcommand with all that follows. */
export type Positional = ScriptArgument | 'command';

/** The words that arguments take of a pattern of `A` (argument), `O` (option) and `-` (`--`), as `argparse` gives them. */
export function takenBy(positionals: readonly Positional[], pattern: string): readonly number[] {
  for (let count = positionals.length; count > 0; count--) {
    const source = positionals.slice(0, count).map(patternOf).join('');
    const match = new RegExp(`^${source}`).exec(pattern);
    if (!match) continue;
    const taken = match.slice(1).map(({ length }) => length);
    // What is empty before an option may still get the words after it.
    if (pattern[match[0].length] === 'O') while (taken.at(-1) === 0) taken.pop();
    return taken;
  }
  return [];
}

/** The number of words that an option takes of a pattern; null if there are too few. */
export function takenByOption({ min, max }: Arity, pattern: string): number | null {
  const quantifier = max === null ? `{${min},}` : `{${min},${max}}`;
  return new RegExp(`^A${quantifier}`).exec(pattern)?.[0].length ?? null;
}

function patternOf(positional: Positional): string {
  if (positional === 'command') return '(-*A[-AO]*)';
  const { takes, isRest } = positional;
  if (isRest) return '([-AO]*)';
  const { min, max } = takes;
  if (max === null) return min === 0 ? '(-*[A-]*)' : `(-*${'A-*'.repeat(min - 1)}A[A-]*)`;
  const needed = 'A-*'.repeat(min);
  return max > min ? `(-*${needed}${'A?-*'.repeat(max - min)})` : `(-*${needed})`;
}
