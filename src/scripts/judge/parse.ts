import type { Refusal } from '../../model/script/call.ts';
import type { CallSyntax, ScriptCommand, ScriptOption } from '../../model/script/interface.ts';
import { optionsMissing } from './missing.ts';
import { type ReadWord, readWord } from './options.ts';
import { type Positional, takenBy, takenByOption } from './pattern.ts';
import { valueRefusals } from './values.ts';
import type { Words } from './words.ts';

/** Reads a call as `argparse` does, and collects why it is refused. */
export class Parsing {
  readonly refusals: Refusal[] = [];
  readonly #words: Words;
  readonly #command: ScriptCommand;
  readonly #syntax: CallSyntax;
  readonly #read: readonly ReadWord[];
  readonly #pattern: string;
  readonly #seen = new Set<ScriptOption>();
  readonly #extras: Refusal[] = [];
  #positionals: readonly Positional[];
  /** The last option that took more words than it needs. */
  #greedy: { readonly option: string; readonly word: Words[number] } | null = null;
  #ended = false;

  constructor(words: Words, command: ScriptCommand, syntax: CallSyntax) {
    this.#words = words;
    this.#command = command;
    this.#syntax = syntax;
    const end = words.findIndex(({ text }) => text === '--');
    this.#read = words.map(({ text }, index) =>
      end >= 0 && index >= end ? { kind: 'argument' } : readWord(text, command, syntax),
    );
    this.#pattern = this.#read
      .map(({ kind }, index) => (index === end ? '-' : kind === 'argument' ? 'A' : 'O'))
      .join('');
    this.#positionals = [...command.arguments, ...(command.commands ? ['command' as const] : [])];
    this.#rejectAmbiguous();
    if (this.refusals.length === 0) this.#run();
  }

  /** Whether the run ends, by `--help` or an error, before anything is missing. */
  get isEnded(): boolean {
    return this.#ended;
  }

  #rejectAmbiguous(): void {
    for (const [index, read] of this.#read.entries()) {
      const word = this.#words[index];
      if (read.kind === 'ambiguous' && word)
        this.refusals.push({ kind: 'ambiguous-option', name: read.name, word: word.at });
    }
  }

  #run(): void {
    const last = this.#pattern.lastIndexOf('O');
    let index = 0;
    while (index <= last && !this.#ended) {
      if (this.#pattern[index] === 'O') index = this.#takeOption(index);
      else {
        const next = this.#takePositionals(index);
        const option = this.#pattern.indexOf('O', next);
        const end = option < 0 ? this.#words.length : option;
        this.#addExtras(next, end);
        index = end;
      }
    }
    if (this.#ended) return;
    this.#addExtras(this.#takePositionals(index), this.#words.length);
    this.#addMissing();
    if (!this.#command.acceptsUnknown) this.refusals.push(...this.#extras);
  }

  #takeOption(index: number): number {
    const [word, read] = [this.#words[index], this.#read[index]];
    if (!word || !read) return index + 1;
    if (read.kind !== 'option') {
      const name = read.kind === 'argument' ? word.text : read.name;
      this.#extras.push({ kind: 'unknown-option', name, word: word.at });
      return index + 1;
    }
    const { option, value } = read;
    this.#seen.add(option);
    if (option.isExit) this.#ended = true;
    const name = option.names.find((own) => word.text.startsWith(own)) ?? option.names[0] ?? '';
    if (value !== null) return this.#takeValue(option, name, value, index);
    const taken = takenByOption(option.takes, this.#pattern.slice(index + 1));
    if (taken === null) {
      this.refusals.push({ kind: 'missing-value', option: name, word: word.at });
      this.#ended = true;
      return index + 1;
    }
    const values = this.#words.slice(index + 1, index + 1 + taken);
    for (const { text, at } of values)
      this.refusals.push(...valueRefusals(name, option.values, text, at));
    if (taken > option.takes.min) this.#greedy = { option: name, word };
    return index + 1 + taken;
  }

  #takeValue(option: ScriptOption, name: string, value: string, index: number): number {
    const word = this.#words[index]?.at;
    if (!word) return index + 1;
    if (option.takes.max === 0) this.refusals.push({ kind: 'surplus-value', option: name, word });
    else if (option.takes.min > 1)
      this.refusals.push({ kind: 'missing-value', option: name, word });
    else this.refusals.push(...valueRefusals(name, option.values, value, word));
    return index + 1;
  }

  #takePositionals(start: number): number {
    const taken = takenBy(this.#positionals, this.#pattern.slice(start));
    let index = start;
    for (const [position, count] of taken.entries()) {
      const positional = this.#positionals[position];
      const words = this.#words.slice(index, index + count).filter(({ text }) => text !== '--');
      index += count;
      if (positional === 'command') this.#takeCommand(words);
      else if (positional && !positional.isRest)
        for (const { text, at } of words)
          this.refusals.push(...valueRefusals(positional.name, positional.values, text, at));
    }
    this.#positionals = this.#positionals.slice(taken.length);
    return index;
  }

  #takeCommand([name, ...rest]: Words): void {
    const { commands } = this.#command;
    if (!name || !commands) return;
    const command = commands.get(name.text);
    if (!command) {
      const known = [...commands.keys()];
      this.refusals.push({ kind: 'unknown-command', name: name.text, known, word: name.at });
      this.#ended = true;
    } else if (command.isOpen) this.#ended = true;
    else {
      const inner = new Parsing(rest, command, this.#syntax);
      this.refusals.push(...inner.refusals);
      this.#ended = inner.isEnded;
    }
  }

  #addExtras(start: number, end: number): void {
    for (const { text, at } of this.#words.slice(start, end))
      if (text !== '--') this.#extras.push({ kind: 'surplus-argument', text, word: at });
  }

  #addMissing(): void {
    const { commands, needsCommand } = this.#command;
    for (const positional of this.#positionals) {
      if (positional === 'command') {
        const known = [...(commands?.keys() ?? [])];
        if (needsCommand) this.refusals.push({ kind: 'missing-command', known, word: null });
      } else if (positional.takes.min > 0 && !positional.isRest) this.#addArgument(positional.name);
    }
    this.refusals.push(...optionsMissing(this.#command, this.#seen, this.#words));
  }

  #addArgument(name: string): void {
    const greedy = this.#greedy;
    this.refusals.push(
      greedy
        ? { kind: 'swallowed-argument', option: greedy.option, name, word: greedy.word.at }
        : { kind: 'missing-argument', name, word: null },
    );
  }
}
