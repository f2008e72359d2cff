import { wordList } from '../../model/text/word-list.ts';
import type { Runner } from './runners.ts';

const roles = ['runs', 'rest', 'hidden', 'settings', 'ends', 'values'] as const;

/** An option of a runner. */
interface Option {
  readonly role: (typeof roles)[number];
  /** Whether the next word is never its value. */
  readonly isAttached: boolean;
}

/** The options of a runner by name: `-x`, `--exec`. */
export type Options = ReadonlyMap<string, Option>;

/** The options that a row names. */
export function optionsOf(runner: Runner): Options {
  return new Map(
    roles.flatMap((role) =>
      wordList(runner[role] ?? '').map((written): [string, Option] => {
        const name = written.replace(/\?$/, '');
        return [name, { role, isAttached: name !== written }];
      }),
    ),
  );
}

/** An option in a word, with the value attached to it. */
export interface FoundOption extends Option {
  readonly value: string | undefined;
}

/** The option in a word: `-x`, `-ax`, `-xVALUE`, `--exec=VALUE`, `--ex`; undefined for others. */
export function optionIn(word: string, options: Options, isLong = false): FoundOption | undefined {
  const equals = word.indexOf('=');
  const written = equals < 0 ? word : word.slice(0, equals);
  const value = equals < 0 ? undefined : word.slice(equals + 1);
  const exact = options.get(written) ?? (isLong ? options.get(written.toLowerCase()) : undefined);
  if (exact) return { ...exact, value };
  if (isLong || word === '--' || !/^-./.test(word)) return undefined;
  if (!word.startsWith('--')) return attachedOption(word, options);
  const abbreviated = Array.from(options).find(([name]) => name.startsWith(written));
  return abbreviated && { ...abbreviated[1], value };
}

/** An option of several letters with its value, or the first one with a value in a cluster of letters. */
function attachedOption(word: string, options: Options): FoundOption | undefined {
  for (const [name, option] of options) {
    const isPrefix = name.length > 2 && name[1] !== '-' && word.startsWith(name);
    if (isPrefix) return { ...option, value: word.slice(name.length) };
  }
  for (let index = 1; index < word.length; index++) {
    const option = options.get(`-${word[index]}`);
    if (option) return { ...option, value: word.slice(index + 1) || undefined };
  }
  return undefined;
}

/** Words whose first is a cluster without a dash, such as `cIf`, as options with their values. */
export function withoutCluster(words: readonly string[], options: Options): readonly string[] {
  const [program = '', cluster = '', ...rest] = words;
  if (!/^[a-z]+$/i.test(cluster)) return words;
  const letters = Array.from(cluster, (letter) => `-${letter}`);
  let next = 0;
  const spread = letters.flatMap((letter) =>
    options.has(letter) ? [letter, rest[next++] ?? ''] : [letter],
  );
  return [program, ...spread, ...rest.slice(next)];
}
