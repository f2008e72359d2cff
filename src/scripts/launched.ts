import type { Word } from '../syntax/shell/shell.ts';
import { type Launcher, launchers } from './launchers.ts';

/** The name of a program without its folder and Windows extension. */
export function programName(text: string | null | undefined): string {
  return (text ?? '').replace(/^.*[\\/]/, '').replace(/\.(?:exe|cmd)$/i, '');
}

/** The same of a word. */
export function nameOfProgram(word: Word | undefined): string {
  return programName(word?.text);
}

/** Further programs that only start another are not looked through. */
const maxLaunchers = 12;

/** The words of a command from its program on, without the programs that only start it. */
export function launched(words: readonly Word[]): readonly Word[] {
  let rest = words;
  for (let count = 0; count < maxLaunchers; count++) {
    const [launcher, length] = launcherOf(rest);
    if (!launcher) return rest;
    rest = afterOptions(rest.slice(length), launcher);
  }
  return rest;
}

/** The launcher that words begin with, and the count of its words. */
function launcherOf(words: readonly Word[]): readonly [Launcher | undefined, number] {
  const names = [nameOfProgram(words[0]), words[1]?.text ?? '', words[2]?.text ?? ''];
  for (const length of [3, 2, 1]) {
    const launcher = launchers.get(names.slice(0, length).join(' '));
    if (launcher) return [launcher, length];
  }
  return [undefined, 0];
}

function afterOptions(
  words: readonly Word[],
  { values = [], operands = 0 }: Launcher,
): readonly Word[] {
  let index = 0;
  for (; index < words.length; index++) {
    const text = words[index]?.text ?? startOf(words[index]);
    if (text === '--') return words.slice(index + 1 + operands);
    if (values.includes(text)) index++;
    else if (!/^-|^\w+=/.test(text)) break;
  }
  return words.slice(index + operands);
}

/** The first letters of a word of which a part is not known, up to a sign that ends a name. */
function startOf(word: Word | undefined): string {
  const [first] = word?.parts ?? [];
  return first?.kind === 'text' ? (/^(?:-+|\w+=)/.exec(first.text)?.[0] ?? '') : '';
}
