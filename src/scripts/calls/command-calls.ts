import type { CallWord, ScriptCall } from '../../model/script/call.ts';
import type { Range } from '../../model/text/text.ts';
import { readShell } from '../../syntax/shell/read-shell.ts';
import type { ShellCommand, Word } from '../../syntax/shell/shell.ts';
import { launched, nameOfProgram } from '../launched.ts';
import { type CallPlace, hasSuffix, isScript, scriptAt } from './call-place.ts';
import { alternatives, filled, withSigns } from './placeholders.ts';

/** Gives the place in the file of a part of a command. */
export type RangeOf = (start: number, end: number) => Range;

/** Interpreters of scripts, with their options that take the next word. */
const interpreters: ReadonlyMap<RegExp, RegExp> = new Map([
  [/^(?:python[\d.]*|py|pypy3?)$/, /^-[XW]$/],
  [/^(?:ba|z|da)?sh$/, /^[-+][oO]$/],
  [/^(?:node|tsx|ts-node|bun|deno)$/, /^(?:-r|--require|--import|--loader|--env-file)$/],
]);

/** Placeholders of folders around the skill, where it may have a file that it lacks itself. */
const elsewhere = /^[<{][^/]*(?:plugin|repo|project|workspace|root)/i;

/** More readings of one call are not tried. */
const maxVariants = 16;

/** The scripts that a command line calls; needs the grammar of the shell. Empty for a text that is none. */
export function callsOfCommand(
  place: CallPlace,
  text: string,
  rangeOf: RangeOf,
): readonly ScriptCall[] {
  const signed = withSigns(text);
  const script = readShell(signed);
  if (!script) return [];
  const texts = { text, signed };
  return script.commands.flatMap((command) => callOf(command, texts, place, rangeOf) ?? []);
}

/** The calls of a command of which only the place as a whole is known. */
export function callsAt(place: CallPlace, command: string, at: Range): readonly ScriptCall[] {
  return callsOfCommand(place, command, () => at);
}

function callOf(
  command: ShellCommand,
  { text, signed }: { readonly text: string; readonly signed: string },
  place: CallPlace,
  rangeOf: RangeOf,
): ScriptCall | null {
  const words = scriptAndWords(launched(command.words));
  const [first, ...rest] = words;
  if (!first) return null;
  const bare = (whole: string) => whole.slice(first.start, first.end).replace(/["']/g, '');
  const written = bare(signed);
  if (!isScript(written) || /\s/.test(written)) return null;
  const cwd = command.cwd.map((folder) => folder.text);
  const script = scriptAt(written, cwd, place);
  if (!script || !(script.isFound || (hasSuffix(written) && !elsewhere.test(bare(text)))))
    return null;
  return {
    source: place.source,
    path: place.path,
    at: rangeOf(command.start, command.end),
    written: bare(text),
    script: script.path,
    isFound: script.isFound,
    scriptAt: rangeOf(first.start, first.end),
    variants: variantsOf(rest, signed, rangeOf),
  };
}

/** The script and what follows it, without the interpreter and its options. */
function scriptAndWords(words: readonly Word[]): readonly Word[] {
  const name = nameOfProgram(words[0]);
  const row = [...interpreters].find(([pattern]) => pattern.test(name));
  if (!row) return words;
  let index = 1;
  for (; index < words.length; index++) {
    const text = words[index]?.text ?? null;
    if (text === null || !/^[-+]./.test(text)) break;
    if (/^-[mce]$/.test(text)) return [];
    if (row[1].test(text)) index++;
  }
  if (name === 'deno' || name === 'bun') index += words[index]?.text === 'run' ? 1 : 0;
  return words.slice(index);
}

function variantsOf(
  words: readonly Word[],
  text: string,
  rangeOf: RangeOf,
): readonly (readonly CallWord[])[] {
  let variants: CallWord[][] = [[]];
  for (const word of words) {
    const readings = readingsOf(word, text, rangeOf);
    const next = variants.flatMap((before) => readings.map((reading) => [...before, ...reading]));
    variants =
      next.length > maxVariants
        ? variants.map((before) => [...before, ...(readings[0] ?? [])])
        : next;
  }
  return variants;
}

function readingsOf(word: Word, text: string, rangeOf: RangeOf): readonly (readonly CallWord[])[] {
  const at = rangeOf(word.start, word.end);
  if (word.text !== null)
    return alternatives(word.text).map((reading) =>
      filled(reading).map((part) => ({ ...part, at })),
    );
  const raw = text.slice(word.start, word.end);
  if (/\$@|\[@\]/.test(raw)) return [[{ kind: 'some', at }]];
  const name = /^(--?[\w-]+)=/.exec(raw)?.[1];
  if (name !== undefined || /^["']/.test(raw)) return [[{ kind: 'one', text: name ?? null, at }]];
  return [[{ kind: 'some', at }]];
}
