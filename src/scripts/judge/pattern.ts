import type { Arity, ScriptArgument } from '../../model/script/interface.ts';

/** What takes words by its place: an argument, or the subcommand with all that follows. */
export type Positional = ScriptArgument | 'command';

/** The words that arguments take of a pattern of `A` (argument), `O` (option) and `-` (`--`), as `argparse` gives them. */
export function takenBy(positionals: readonly Positional[], pattern: string): readonly number[] {
  for (let count = positionals.length; count > 0; count--) {
    const taken = match(positionals.slice(0, count), pattern);
    if (!taken) continue;
    const end = taken.reduce((sum, length) => sum + length, 0);
    // What is empty before an option may still get the words after it.
    if (pattern[end] === 'O') while (taken.at(-1) === 0) taken.pop();
    return taken;
  }
  return [];
}

/** The number of words that an option takes of a pattern; null if there are too few. */
export function takenByOption({ min, max }: Arity, pattern: string): number | null {
  const given = /^A*/.exec(pattern)?.[0].length ?? 0;
  return given < min ? null : Math.min(given, max ?? given);
}

/** How many signs each takes, the first as many as it can; null if they do not fit. Each pair of places is tried once. */
function match(positionals: readonly Positional[], pattern: string): number[] | null {
  const failed = new Set<number>();
  const from = (position: number, start: number): number[] | null => {
    const positional = positionals[position];
    if (!positional) return [];
    const key = position * (pattern.length + 1) + start;
    if (failed.has(key)) return null;
    for (const length of lengthsOf(positional, pattern, start)) {
      const rest = from(position + 1, start + length);
      if (rest) return [length, ...rest];
    }
    failed.add(key);
    return null;
  };
  return from(0, 0);
}

/** The numbers of signs that a positional may take from a place on, the largest first. */
function lengthsOf(positional: Positional, pattern: string, start: number): readonly number[] {
  const isCommand = positional === 'command';
  const takesOptions = isCommand || positional.isRest === true;
  const { min, max } = isCommand ? { min: 1, max: null } : positional.takes;
  const lengths: number[] = [];
  let given = 0;
  for (let end = start; end <= pattern.length; end++) {
    const sign = end > start ? pattern[end - 1] : undefined;
    if (sign === 'O' && (!takesOptions || (isCommand && given === 0))) break;
    if (sign === 'A') given++;
    if (max !== null && given > max) break;
    if (given >= (takesOptions && !isCommand ? 0 : min)) lengths.push(end - start);
  }
  return lengths.reverse();
}
