import { wordList } from '../../model/text/word-list.ts';
import { launchers } from '../../scripts/launchers.ts';
import {
  type FoundOption,
  type Options,
  optionIn,
  optionsOf,
  withoutCluster,
} from '../programs/runner-options.ts';
import { type Runner, runners, variable } from '../programs/runners.ts';
import { coversCommand, isPlainCommand, prefixesOf } from './commands.ts';
import { entrySet } from './difference.ts';

/** Longer lines are not read. */
const maxLength = 4096;

/** Programs that run programs, deeper than that, are not read. */
const maxDepth = 8;

/** Further words of a program that runs others are not read. */
const maxWords = 256;

/** Whether a policy allows a command line, and every program that its options run. */
export function grantsPrograms(granted: readonly string[], line: string): boolean {
  return grantsInner(entrySet(granted), line, maxDepth);
}

function grantsInner(entries: ReadonlySet<string>, line: string, depth: number): boolean {
  if (!isPlainCommand(line)) return true;
  if (line.length > maxLength || depth === 0) return false;
  if (entries.has(line)) return true;
  const named = Math.max(
    ...prefixesOf(line).map((prefix) => (entries.has(prefix) ? prefix.split(' ').length : 0)),
  );
  return programsIn(line.split(' ')).every(({ index, program }) => {
    // An entry that names the option and what it runs accepts it.
    if (named > index) return true;
    if (program === undefined) return false;
    return coversCommand(entries, program) && grantsInner(entries, program, depth - 1);
  });
}

/** A program that a command runs. */
interface Run {
  /** The word of the command that names it. */
  readonly index: number;
  /** Its command line; undefined if that cannot be read. */
  readonly program: string | undefined;
}

/** What options run anyway by default, and what only prints or compiles. */
const usual: ReadonlySet<string> = new Set(
  wordList(`
  ssh gzip pigz bzip2 lbzip2 xz zstd lz4 cat less more true false
  cc gcc clang c++ g++ clang++ ld ar rm make
`),
);

interface Row {
  readonly runner: Runner;
  readonly options: Options;
}

let createdRows: ReadonlyMap<string, Row> | undefined;

/** The rows by name, made when the first command is judged. */
function rows(): ReadonlyMap<string, Row> {
  createdRows ??= createRows();
  return createdRows;
}

function createRows(): ReadonlyMap<string, Row> {
  const started = Array.from(
    launchers,
    ([names, { values = [], operands = 0 }]): readonly [string, Runner] => [
      names,
      { values: values.join(' '), operands },
    ],
  );
  const created = new Map<string, Row>();
  for (const [names, runner] of [...started, ...Object.entries(runners)]) {
    const row = { runner, options: optionsOf(runner) };
    for (const name of names.split(', ')) created.set(name, row);
  }
  // A program whose sub-commands alone have rows.
  const parent: Row = { runner: { stops: 1 }, options: new Map() };
  for (const name of [...created.keys()]) {
    const words = name.split(' ');
    for (let count = 1; count < words.length; count++) {
      const above = words.slice(0, count).join(' ');
      if (!created.has(above)) created.set(above, parent);
    }
  }
  return created;
}

/** The name of the row of a program, in every spelling: `/usr/bin/python3.12`, `Git.exe`, `gtar`. */
function rowName(word: string): string {
  const name = word
    .replace(/^.*\//, '')
    .replace(/\.(?:exe|cmd|bat)$/i, '')
    .toLowerCase();
  const spellings = [name, name.replace(/(?:-|(?<![\d.]))\d[\d.]*$/, ''), name.replace(/^g/, '')];
  return spellings.find((spelt) => rows().has(spelt)) ?? name;
}

/** The programs that a command runs, where its row says how. */
function programsIn(written: readonly string[]): readonly Run[] {
  const name = rowName(written[0] ?? '');
  const row = rows().get(name);
  if (!row) return [];
  const { runs, isWhole } = new Reading(name, row, written);
  return isWhole ? runs : [{ index: written.length, program: undefined }];
}

/** Reads the words of a command by the row of its program, then by that of its sub-command. */
class Reading {
  readonly runs: Run[] = [];
  /** Whether every word was read that may run another program. */
  readonly isWhole: boolean;
  #name: string;
  #row: Row;
  readonly #words: readonly string[];
  #index = 1;
  #operands = 0;
  #hasSetting = false;

  constructor(name: string, row: Row, words: readonly string[]) {
    this.#name = name;
    this.#row = row;
    this.#words = row.runner.isBare ? withoutCluster(words, row.options) : words;
    let areOptions = true;
    const end = Math.min(this.#words.length, maxWords);
    for (; this.#index < end; this.#index++) {
      const word = this.#words[this.#index] ?? '';
      const found = areOptions
        ? optionIn(word, this.#row.options, this.#row.runner.isLong)
        : undefined;
      if (found) this.#readOption(found);
      else if (areOptions && word === '--') areOptions = false;
      else if (!areOptions || !/^-./.test(word)) this.#readOperand(word);
    }
    this.isWhole = this.#index >= this.#words.length;
  }

  #readOption({ role, value: attached, isAttached }: FoundOption): void {
    const index = this.#index;
    if (role === 'ends') this.#stop();
    if (role === 'hidden' && (attached !== undefined || !isAttached)) this.#add(index, undefined);
    const hasValue = role !== 'hidden' && role !== 'ends' && role !== 'rest';
    const takesNext = attached === undefined && !isAttached && hasValue;
    if (takesNext) this.#index++;
    const value = attached ?? (takesNext ? this.#words[this.#index] : undefined);
    if (role === 'runs' && value !== undefined) this.#addProgram(value);
    if (role === 'rest') this.#addRest(index + 1, attached);
    if (role === 'settings') {
      this.#hasSetting = true;
      this.#addMatch(this.#row.runner.setting, value, index);
    }
  }

  #readOperand(word: string): void {
    const { runner } = this.#row;
    const below = `${this.#name} ${word}`;
    const row = this.#operands === 0 ? rows().get(below) : undefined;
    if (row) {
      this.#row = row;
      this.#name = below;
      return;
    }
    const { operands, stops, code, script, stores } = runner;
    const isAssignment = operands !== undefined && /^\w+=/.test(word);
    this.#addMatch(isAssignment ? variable : runner.operand, word, this.#index);
    if (isAssignment) return;
    const stored = this.#operands === 0 ? this.#words[this.#index + 1] : undefined;
    if (stored !== undefined) this.#addMatch(stores, `${word}=${stored}`, this.#index);
    if (this.#operands === 0 && !this.#hasSetting) this.#addMatch(code, word, this.#index);
    if (this.#operands === operands && !script?.test(word)) this.#addRest(this.#index);
    const isLast = this.#operands === operands || this.#operands + 1 === stops;
    this.#operands++;
    if (isLast) this.#stop();
  }

  #addRest(index: number, attached?: string): void {
    const words = [...(attached === undefined ? [] : [attached]), ...this.#words.slice(index)];
    if (words.length > 0) this.#add(index, words.join(' '));
    this.#stop();
  }

  /** What a setting or an operand runs. */
  #addMatch(pattern: RegExp | undefined, text: string | undefined, index: number): void {
    const found = pattern?.exec(text ?? '');
    if (!found) return;
    const program = found.groups?.['run'];
    if (program === undefined) this.#add(index, undefined);
    else this.#addProgram(program);
  }

  #addProgram(program: string): void {
    if (!usual.has(program)) this.#add(this.#index, program);
  }

  #add(index: number, program: string | undefined): void {
    this.runs.push({ index, program });
  }

  #stop(): void {
    this.#index = this.#words.length;
  }
}
