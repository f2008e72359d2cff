import type { CallWord, Refusal } from '../../model/script/call.ts';
import type {
  CallSyntax,
  ScriptCommand,
  ScriptInterface,
  ScriptOption,
} from '../../model/script/interface.ts';
import { OrderedReading } from './in-order.ts';
import { readWord } from './options.ts';
import { Parsing } from './parse.ts';
import { valueRefusals } from './values.ts';
import { knownWords } from './words.ts';

/** Longer calls are not judged. */
const maxWords = 400;

/**
 * Why a script refuses a call with these words after its path; empty where it does not, or nobody can tell. A call with
 * words that are not known lacks nothing and has nothing too much: only its options and their values are judged.
 */
export function refusalsOf(
  { command, syntax }: ScriptInterface,
  words: readonly CallWord[],
): readonly Refusal[] {
  if (command.isOpen || words.length > maxWords) return [];
  const known = knownWords(words);
  if (known)
    return new (syntax.matches === 'by-pattern' ? Parsing : OrderedReading)(known, command, syntax)
      .refusals;
  return new LooseReading(words, command, syntax).refusals;
}

/** Reads a call with words that are not known: by its options alone. */
class LooseReading {
  readonly refusals: Refusal[] = [];
  readonly #words: readonly CallWord[];
  readonly #command: ScriptCommand;
  readonly #syntax: CallSyntax;
  /** Whether the next argument names a subcommand. */
  #mayNameCommand: boolean;
  #isDone = false;

  constructor(words: readonly CallWord[], command: ScriptCommand, syntax: CallSyntax) {
    this.#words = words;
    this.#command = command;
    this.#syntax = syntax;
    this.#mayNameCommand = command.commands !== null && command.arguments.length === 0;
    for (let index = 0; index < words.length && !this.#isDone; ) index += this.#read(index);
  }

  /** Reads a word, and returns how many were read with it. */
  #read(index: number): number {
    const word = this.#words[index];
    if (index < (this.#syntax.leading ?? 0)) return 1;
    if (word?.kind !== 'text') {
      this.#mayNameCommand = false;
      if (word?.kind === 'one' && word.text !== null) this.#addUnknown(`${word.text}=`, word.at);
      else if (!this.#syntax.interleaves) this.#isDone = true;
      return 1;
    }
    const read = readWord(word.text, this.#command, this.#syntax);
    if (word.text === '--') this.#isDone = true;
    else if (read.kind === 'unknown') this.#addUnknown(word.text, word.at);
    else if (read.kind === 'option') return this.#readOption(read.option, read.value, index);
    else if (read.kind === 'argument' && this.#mayNameCommand) this.#readCommand(word.text, index);
    else if (read.kind === 'argument' && !this.#syntax.interleaves) this.#isDone = true;
    return 1;
  }

  #readOption(option: ScriptOption, attached: string | null, index: number): number {
    const [word, next] = [this.#words[index], this.#words[index + 1]];
    const { min, max } = option.takes;
    if (option.isExit) this.#isDone = true;
    if (max !== min) this.#mayNameCommand = false;
    const takesNext = attached === null && min === 1 && max === 1;
    const value = attached ?? (takesNext && next?.kind === 'text' ? next.text : null);
    const at = (takesNext ? next : word)?.at;
    if (value !== null && max !== 0 && at)
      this.refusals.push(...valueRefusals(option.names[0] ?? '', option.values, value, at));
    const following = this.#words.slice(index + 1, index + 1 + min);
    if (following.some(({ kind }) => kind === 'some')) this.#mayNameCommand = false;
    return attached === null && min === max ? 1 + min : 1;
  }

  #readCommand(name: string, index: number): void {
    this.#isDone = true;
    const [word, inner] = [this.#words[index], this.#command.commands?.get(name)];
    const isFree = this.#command.acceptsUnknown && this.#syntax.matches === 'in-order';
    if (!inner && isFree) return;
    if (!inner) {
      const known = [...(this.#command.commands?.keys() ?? [])];
      if (word) this.refusals.push({ kind: 'unknown-command', name, known, word: word.at });
    } else if (!inner.isOpen) {
      const rest = new LooseReading(this.#words.slice(index + 1), inner, this.#syntax);
      this.refusals.push(...rest.refusals);
    }
  }

  #addUnknown(text: string, word: CallWord['at']): void {
    if (this.#command.acceptsUnknown) return;
    const name = text.replace(/=.*$/s, '');
    if (readWord(text, this.#command, this.#syntax).kind === 'unknown')
      this.refusals.push({ kind: 'unknown-option', name, word });
  }
}
