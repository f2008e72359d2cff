import type { Progress } from '../model/progress.ts';
import type { Allowance } from '../report/inert.ts';
import type { Arguments } from './parsed-arguments.ts';

/** The world a command sees. */
export interface World {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether the reader is a terminal that shows colour. */
  readonly colour: boolean;
  readonly width: number;
  /** Whether the standard output is a terminal, where somebody reads along. */
  readonly terminal: boolean;
  /** Hears what is being done; undefined where nobody waits at a terminal. */
  readonly onProgress: Progress | undefined;
  /** Writes to the standard output what nobody obeys, but for the annotations of the format for GitHub. */
  readonly print: (text: string, kind?: Allowance['kind']) => void;
  /** Writes to the standard error. */
  readonly complain: (text: string) => void;
}

/** An option of a command. */
export interface Option {
  readonly name: string;
  readonly short?: string;
  /** What it takes, for the help; a flag takes nothing. */
  readonly value?: string;
  /** The only values it takes. */
  readonly choices?: readonly string[];
  /** Values that shells offer; whether one is taken, the command says. */
  readonly completions?: readonly string[];
  /** What may stand before the value, with `=`: `json=FILE`. */
  readonly prefixes?: readonly string[];
  /** Whether each time it is given counts; of another the last one does. */
  readonly repeatable?: boolean;
  readonly help: string;
}

/** One command of the command line. Adding one is a file, and a line in the index. */
export interface Command {
  readonly name: string;
  /** What other tools call it, for whoever comes from there. */
  readonly synonyms?: readonly string[];
  readonly summary: string;
  /** What may follow the name, for the help. */
  readonly operands: string;
  /** The words that may follow, where they are known. */
  readonly completions?: readonly string[];
  /** The most operands it takes. */
  readonly maxOperands: number;
  /** Whether paths may follow behind `--`, as in git. */
  readonly acceptsPaths?: boolean;
  readonly options: readonly Option[];
  /** Command lines, each with what it does. */
  readonly examples: readonly (readonly [line: string, does: string])[];
  /** What has to be known of its answer. */
  readonly note?: string;
  /** Does the work; the number is the exit code. */
  readonly run: (args: Arguments, world: World) => Promise<number>;
}
