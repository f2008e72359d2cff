import { globalOptions } from '../arguments.ts';
import type { Command, Option } from '../command.ts';

/** What a place of a command line takes: words that are known, or something the shell finds. */
export type CompletionKind =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'file' | 'directory' | 'revision' | 'nothing' };

/** An option as a shell completes it. */
export interface CompletedOption {
  /** `--output`, and `-o` where it has a short name. */
  readonly names: readonly string[];
  readonly help: string;
  /** Null for a flag. */
  readonly takes: CompletionKind | null;
  /** Words that may stand before a file, as `json=FILE`. */
  readonly prefixes: readonly string[];
  readonly repeats: boolean;
}

/** A command as a shell completes it. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** What may stand behind its name. */
  readonly takes: CompletionKind;
}

/** All there is to complete, read off the commands. */
export interface Catalogue {
  readonly commands: readonly CompletedCommand[];
  /** What stands without a command: the options of `check`, and paths. */
  readonly defaultCommand: CompletedCommand;
}

/** What shells complete, of the commands there are. */
export function buildCatalogue(commands: readonly Command[]): Catalogue {
  const completed = commands.map(completedCommand);
  const help: CompletedCommand = {
    name: 'help',
    summary: 'show what a command does',
    options: [],
    takes: { kind: 'words', words: commands.map(({ name }) => name) },
  };
  const defaultCommand = completed.find(({ name }) => name === 'check') ?? help;
  return { commands: [...completed, help], defaultCommand };
}

const noColour: Option = { name: 'no-color', help: 'no colour, even on a terminal' };

function completedCommand({
  name,
  summary,
  operands,
  completions: words,
  options,
}: Command): CompletedCommand {
  const all = [...options, ...globalOptions, noColour];
  return {
    name,
    summary,
    options: all.map(completedOption),
    takes: completionKind(operands, words),
  };
}

function completedOption(option: Option): CompletedOption {
  const { name, short, value, choices, completions: words, prefixes = [], help } = option;
  return {
    names: [`--${name}`, ...(short === undefined ? [] : [`-${short}`])],
    help,
    takes: value === undefined ? null : completionKind(value, choices ?? words),
    prefixes,
    repeats: option.repeatable === true,
  };
}

/** What a word in capitals stands for, `[PATH…]` or `[BASE] [HEAD]`, unless its values are known. */
function completionKind(word: string, words: readonly string[] | undefined): CompletionKind {
  if (words) return { kind: 'words', words };
  if (/\b(BASE|HEAD|REF)\b/.test(word)) return { kind: 'revision' };
  if (/\bDIR\b/.test(word)) return { kind: 'directory' };
  return { kind: /\b(PATH|FILE)\b/.test(word) ? 'file' : 'nothing' };
}
