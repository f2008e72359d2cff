import { levels } from '../../config/schema/reader.ts';
import { rules } from '../../rules/catalog.ts';
import { globalOptions, ruleLevelValue } from '../arguments.ts';
import type { Command, Option } from '../command.ts';

/** The values to complete at a position: known words, or values that the shell finds. */
export type CompletionKind =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'file' | 'directory' | 'revision' | 'nothing' };

/** An option for completion. */
export interface CompletableOption {
  /** `--output`, and `-o` if it has a short name. */
  readonly names: readonly string[];
  readonly help: string;
  /** Null for a flag. */
  readonly takes: CompletionKind | null;
  /** Words before `=`, as in `json=FILE` or `name-format=LEVEL`. */
  readonly prefixes: readonly string[];
  readonly repeats: boolean;
}

/** A command for completion. */
export interface CompletableCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletableOption[];
  /** Its operands. */
  readonly takes: CompletionKind;
}

/** All completions, derived from the commands. */
export interface CompletionCommands {
  readonly commands: readonly CompletableCommand[];
  /** A command line without a command: options and paths of `check`. */
  readonly defaultCommand: CompletableCommand;
}

/** Derives the completions from the commands. */
export function completionCommands(commands: readonly Command[]): CompletionCommands {
  const completed = commands.map(completedCommand);
  const help: CompletableCommand = {
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
}: Command): CompletableCommand {
  const all = [...options, ...globalOptions, noColour];
  return {
    name,
    summary,
    options: all.map(completedOption),
    takes: completionKind(operands, words),
  };
}

/** Read when a completion script is written, so that no other command loads the words of rules. */
function ruleIds(): readonly string[] {
  return rules.map(({ id }) => id).sort();
}

function completedOption(option: Option): CompletableOption {
  const { name, short, value, choices, completions: words, help } = option;
  const isRuleLevel = value === ruleLevelValue;
  const prefixes = option.prefixes ?? (isRuleLevel ? ruleIds() : []);
  return {
    names: [`--${name}`, ...(short === undefined ? [] : [`-${short}`])],
    help,
    takes:
      value === undefined ? null : completionKind(value, isRuleLevel ? levels : (choices ?? words)),
    prefixes,
    repeats: option.repeatable === true,
  };
}

/** The kind of a placeholder, such as `[PATH…]` or `[BASE] [HEAD]`; known values take precedence. */
function completionKind(word: string, words: readonly string[] | undefined): CompletionKind {
  if (words) return { kind: 'words', words };
  if (/\b(BASE|HEAD|REF)\b/.test(word)) return { kind: 'revision' };
  if (/\bDIR\b/.test(word)) return { kind: 'directory' };
  return { kind: /\b(PATH|FILE)\b/.test(word) ? 'file' : 'nothing' };
}
