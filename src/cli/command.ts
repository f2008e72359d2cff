import type { Program } from '../io/run-again.ts';
import type { Progress } from '../model/progress.ts';
import type { Allowance } from '../report/inert.ts';
import type { Arguments } from './parsed-arguments.ts';

/** The environment of a command. */
export interface World {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** True if the output is a terminal with colour. */
  readonly colour: boolean;
  /** True if the output is a terminal that shows links (OSC 8). */
  readonly hyperlinks?: boolean;
  readonly width: number;
  /** Starts this program again; absent where it cannot be. */
  readonly program?: Program;
  /** True if standard output is a terminal. */
  readonly terminal: boolean;
  /** Receives progress; undefined without an audience. */
  readonly onProgress: Progress | undefined;
  /** Writes to standard output, neutralized for runners and terminals except for the characters that `kind` allows. */
  readonly print: (text: string, kind?: Allowance['kind']) => void;
  /** Writes to standard error. */
  readonly printError: (text: string) => void;
}

/** An option of a command. */
export interface Option {
  readonly name: string;
  readonly short?: string;
  /** Placeholder of the value in the help; undefined for a flag. */
  readonly value?: string;
  /** The permitted values. */
  readonly choices?: readonly string[];
  /** Values for shell completion; the command itself validates the value. */
  readonly completions?: readonly string[];
  /** Prefixes of the value, separated by `=`: `json=FILE`. */
  readonly prefixes?: readonly string[];
  /** True if all occurrences count; otherwise the last one wins. */
  readonly repeatable?: boolean;
  readonly help: string;
}

/** One command of the command line. Adding one takes a file and a line of the index. */
export interface Command {
  readonly name: string;
  /** Names of this command in other tools. */
  readonly synonyms?: readonly string[];
  readonly summary: string;
  /** Usage of the operands, for the help. */
  readonly operands: string;
  /** Known values of the operands, for shell completion. */
  readonly completions?: readonly string[];
  /** Maximum number of operands. */
  readonly maxOperands: number;
  /** True if paths may follow `--`, as in git. */
  readonly acceptsPaths?: boolean;
  readonly options: readonly Option[];
  /** Command lines with descriptions. */
  readonly examples: readonly (readonly [line: string, description: string])[];
  /** A remark for the help about the result. */
  readonly note?: string;
  /** Runs the command; returns the exit code. */
  readonly run: (args: Arguments, world: World) => Promise<number>;
}
