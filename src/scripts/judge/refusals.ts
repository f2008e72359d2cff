import type { CallWord, Refusal } from '../../model/script/call.ts';
import type { CallSyntax, ScriptCommand, ScriptInterface } from '../../model/script/interface.ts';
import { optionNamed, readWord } from './options.ts';
import { knownWords, Parsing } from './parse.ts';
import { valueRefusals } from './values.ts';

/**
 * Why a script refuses a call with these words after its path; empty where it does not, or nobody can tell. A call with
 * words that are not known lacks nothing and has nothing too much: only its options and their values are judged.
 */
export function refusalsOf(
  { command, syntax }: ScriptInterface,
  words: readonly CallWord[],
): readonly Refusal[] {
  if (command.isOpen) return [];
  const known = knownWords(words);
  return known
    ? new Parsing(known, command, syntax).refusals
    : looseRefusals(words, command, syntax);
}

function looseRefusals(
  words: readonly CallWord[],
  command: ScriptCommand,
  syntax: CallSyntax,
): readonly Refusal[] {
  let mayNameCommand = command.commands !== null && command.arguments.length === 0;
  const refusals: Refusal[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (word?.kind === 'one' && word.text !== null)
      refusals.push(...namedOption(word.text, word.at, command, syntax));
    if (word?.kind !== 'text') {
      mayNameCommand = false;
      continue;
    }
    if (word.text === '--') return refusals;
    const read = readWord(word.text, command, syntax);
    if (read.kind === 'unknown' || read.kind === 'ambiguous') {
      if (!command.acceptsUnknown)
        refusals.push(...namedOption(word.text, word.at, command, syntax));
      continue;
    }
    if (read.kind === 'option') {
      if (read.option.isExit) return refusals;
      const next = words[index + 1];
      const takesOne =
        read.value === null && read.option.takes.min === 1 && read.option.takes.max === 1;
      const value = read.value ?? (takesOne && next?.kind === 'text' ? next.text : null);
      const at = read.value === null && next ? next.at : word.at;
      if (value !== null && read.option.takes.max !== 0)
        refusals.push(...valueRefusals(read.option.names[0] ?? '', read.option.values, value, at));
      if (read.value === null) index += takesOne ? 1 : 0;
      if (read.option.takes.max === null) mayNameCommand = false;
      continue;
    }
    if (!mayNameCommand) continue;
    const inner = command.commands?.get(word.text);
    if (!inner) {
      const names = [...(command.commands?.keys() ?? [])];
      return [
        ...refusals,
        { kind: 'unknown-command', name: word.text, known: names, word: word.at },
      ];
    }
    const rest = words.slice(index + 1);
    return inner.isOpen ? refusals : [...refusals, ...looseRefusals(rest, inner, syntax)];
  }
  return refusals;
}

function namedOption(
  text: string,
  word: CallWord['at'],
  command: ScriptCommand,
  syntax: CallSyntax,
): readonly Refusal[] {
  const name = text.replace(/=.*$/s, '');
  if (command.acceptsUnknown || optionNamed(name, command)) return [];
  const read = readWord(name, command, syntax);
  return read.kind === 'unknown' ? [{ kind: 'unknown-option', name, word }] : [];
}
