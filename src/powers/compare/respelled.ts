import type { Grants } from '../../model/power/grants.ts';
import type { Power, PowerChange } from '../../model/power.ts';
import { wordsOfLine } from '../support/command-words.ts';
import type { CompareProgramsOf } from './compare-programs.ts';
import { identity } from './power-index.ts';

type Programs = Grants['programs'];

/** Leaves out commands that only spell the same program otherwise: other quotes, a long option, or the shell before a script. */
export function withoutRespelled(
  changes: readonly PowerChange[],
  { base, head }: { readonly base: Programs; readonly head: Programs },
  comparePrograms: CompareProgramsOf,
): readonly PowerChange[] {
  const left = new Set<Power>();
  const others = changes.filter(({ change, power, previous }) => {
    if ((change !== 'gained' && change !== 'undecided') || !previous) return true;
    const isSame =
      identity({ ...previous, scope: '' }) === identity({ ...power, scope: '' }) &&
      previous.scope !== power.scope &&
      isSameProgram(programOf(previous, base), programOf(power, head)) &&
      comparePrograms(previous, power).length === 0;
    if (isSame) left.add(previous);
    return !isSame;
  });
  return others.filter(({ change, power }) => change !== 'lost' || !left.has(power));
}

function isSameProgram(before: string | null, after: string | null): boolean {
  return before !== null && before === after;
}

/** A command as its words, without the shell of a script; null where the words depend on more than the text. */
function programOf({ kind, reach, scope, runs }: Power, programs: Programs): string | null {
  if ((kind !== 'run' && kind !== 'mcp') || reach !== 'one') return null;
  const written = wordsOfLine(scope);
  if (written === null) return null;
  const words = withShortOptions(written);
  const [first = '', second = ''] = words;
  if (/^(?:\/(?:usr\/)?bin\/)?(?:ba)?sh$/.test(first) && isScript(second))
    return JSON.stringify(words.slice(1));
  const isStarted = runs?.executed.every((path) => programs.get(path)?.isExecutable) === true;
  return isScript(first) && !isStarted ? null : JSON.stringify(words);
}

/** Of a package runner, `-y` for `--yes`. */
function withShortOptions(words: readonly string[]): readonly string[] {
  if (words[0] !== 'npx') return words;
  const end = words.findIndex((word, index) => index > 0 && !word.startsWith('-'));
  return words.map((word, index) =>
    word === '--yes' && (end === -1 || index < end) ? '-y' : word,
  );
}

function isScript(word: string): boolean {
  return /\/[^/]*\.(?:ba)?sh$/.test(word);
}
