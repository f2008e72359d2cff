import type { Refusal } from '../../model/script/call.ts';
import type { CallSyntax, ScriptCommand, ScriptOption } from '../../model/script/interface.ts';
import { optionsMissing } from './missing.ts';
import { isNegativeNumber, optionNamed, readWord } from './options.ts';
import { takenBy } from './pattern.ts';
import { valueRefusals } from './values.ts';
import type { Words } from './words.ts';

/** Reads a call word by word, as all but `argparse` do, and collects why it is refused. */
export class OrderedReading {
  readonly refusals: Refusal[] = [];
  readonly #words: Words;
  readonly #command: ScriptCommand;
  readonly #syntax: CallSyntax;
  readonly #seen = new Set<ScriptOption>();
  readonly #given: Words[number][] = [];
  /** The names of options that were given before the subcommand. */
  readonly #before: ReadonlySet<string>;
  readonly #unknown: string[] = [];
  #inner: ScriptCommand | null = null;
  #end: 'none' | 'exit' | 'command' | 'fault' = 'none';

  constructor(
    words: Words,
    command: ScriptCommand,
    syntax: CallSyntax,
    before: ReadonlySet<string> = new Set(),
  ) {
    this.#before = before;
    this.#words = words;
    this.#command = command;
    this.#syntax = syntax;
    for (let index = 0; index < words.length && !this.isEnded; ) index = this.#read(index);
    if (!this.isEnded) this.#finish();
    else if (syntax.isHelpFirst) this.refusals.length = 0;
  }

  /** Whether `--help` ends the run before anything is refused. */
  get isEnded(): boolean {
    return this.#end === 'exit';
  }

  /** Reads a word with its values, and returns the place of the next. */
  #read(index: number): number {
    const word = this.#words[index];
    if (!word) return index + 1;
    if (index < (this.#syntax.leading ?? 0)) return this.#takeArgument(word, index);
    if (this.#syntax.hasOptions && word.text === '--' && !optionNamed('--', this.#command))
      return this.#takeRest(index + 1);
    const read = readWord(word.text, this.#command, this.#syntax);
    if (read.kind === 'argument') return this.#takeArgument(word, index);
    if (read.kind === 'option') return this.#takeOption(read.option, read.value, index);
    if (this.#command.acceptsUnknown) {
      if (read.kind === 'unknown') this.#unknown.push(read.name);
      return index + 1;
    }
    this.refusals.push({ kind: `${read.kind}-option`, name: read.name, word: word.at });
    this.#end = 'fault';
    // What follows may be its value.
    return this.#command.commands ? this.#words.length : index + 1;
  }

  #takeArgument(word: Words[number], index: number): number {
    const { commands, arguments: rows } = this.#command;
    if (commands && this.#end === 'none' && this.#given.length >= rows.length)
      return this.#takeCommand(word, index);
    if (!this.#syntax.interleaves && !commands) return this.#takeRest(index);
    this.#given.push(word);
    return index + 1;
  }

  #takeRest(index: number): number {
    this.#given.push(...this.#words.slice(index));
    return this.#words.length;
  }

  #takeCommand({ text, at }: Words[number], index: number): number {
    const command = this.#command.commands?.get(text);
    if (this.#end !== 'fault') this.#end = 'command';
    const isFree = this.#command.acceptsUnknown || (text === '' && !this.#command.needsCommand);
    if (!command && isFree) return index + 1;
    if (!command) {
      const known = [...(this.#command.commands?.keys() ?? [])];
      this.refusals.push({ kind: 'unknown-command', name: text, known, word: at });
      return this.#words.length;
    }
    this.#inner = command;
    if (!command.isOpen) {
      const names = [...this.#seen].flatMap((option) => option.names);
      const before = new Set([...this.#before, ...this.#unknown, ...names]);
      const words = this.#words.slice(index + 1);
      const inner = new OrderedReading(words, command, this.#syntax, before);
      this.refusals.push(...inner.refusals);
      if (inner.isEnded) this.#end = 'exit';
    }
    return this.#words.length;
  }

  #takeOption(option: ScriptOption, attached: string | null, index: number): number {
    const word = this.#words[index];
    const name = option.names.find((own) => word?.text.startsWith(own)) ?? option.names[0] ?? '';
    this.#seen.add(option);
    if (option.isExit) this.#end = 'exit';
    if (!word) return index + 1;
    const { min, max } = option.takes;
    if (attached !== null && max === 0) {
      this.refusals.push({ kind: 'surplus-value', option: name, word: word.at });
      return index + 1;
    }
    const first = attached === null ? [] : [{ ...word, text: attached }];
    const values = [...first, ...this.#valuesAt(index + 1, min - first.length, max, first.length)];
    if (values.length < min) {
      this.refusals.push({ kind: 'missing-value', option: name, word: word.at });
      this.#end = 'fault';
    }
    for (const { text, at } of values)
      this.refusals.push(...valueRefusals(name, option.values, text, at));
    return index + 1 + values.length - first.length;
  }

  /** The words that an option takes: those that it needs, and further ones up to the next option. */
  #valuesAt(start: number, needed: number, max: number | null, given: number): Words {
    const end = max === null ? this.#words.length : start + max - given;
    const rest = this.#words.slice(start, end);
    if (given > 0 && needed <= 0) return [];
    const { takesDashes, hasNumbers, assigns } = this.#syntax;
    // Only yargs has `-` for an argument.
    const dash = assigns === 'all' ? /^-/ : /^-./;
    const isTaken = (text: string, index: number) =>
      takesDashes === 'always' ||
      (index < needed && takesDashes === 'needed') ||
      !dash.test(text) ||
      (hasNumbers && isNegativeNumber(text));
    const stop = rest.findIndex(({ text }, index) => !isTaken(text, index));
    return stop < 0 ? rest : rest.slice(0, stop);
  }

  #finish(): void {
    const { arguments: rows, commands, needsCommand, acceptsUnknown } = this.#command;
    if (this.#end === 'fault') return;
    if (this.#words.length < (this.#syntax.least ?? 0) && rows[0])
      this.refusals.push({ kind: 'missing-argument', name: rows[0].name, word: null });
    if (commands && needsCommand && this.#end !== 'command')
      this.refusals.push({ kind: 'missing-command', known: [...commands.keys()], word: null });
    const taken = takenBy(rows, 'A'.repeat(this.#given.length));
    let index = 0;
    for (const [position, { name, values, takes }] of rows.entries()) {
      const words = this.#given.slice(index, index + (taken[position] ?? 0));
      index += words.length;
      for (const { text, at } of words)
        this.refusals.push(...valueRefusals(name, values, text, at));
      if (words.length < takes.min)
        this.refusals.push({ kind: 'missing-argument', name, word: null });
    }
    this.#addMissingOptions();
    if (acceptsUnknown || (commands && !this.#inner)) return;
    for (const { text, at } of this.#given.slice(index))
      this.refusals.push({ kind: 'surplus-argument', text, word: at });
  }

  /** An option that the subcommand has too may stand on either side of it. */
  #addMissingOptions(): void {
    const { options } = this.#command;
    const [inner, before] = [this.#inner, this.#before];
    const isElsewhere = (names: readonly string[]) =>
      inner?.isOpen ||
      names.some((name) => before.has(name) || (inner && optionNamed(name, inner) !== undefined));
    const here = options.filter(({ names }) => !isElsewhere(names));
    const command = { ...this.#command, options: here };
    this.refusals.push(...optionsMissing(command, this.#seen, this.#words));
  }
}
