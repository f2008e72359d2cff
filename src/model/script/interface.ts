import type { Range } from '../text/text.ts';

/** How many words an option or an argument takes; `max` is null where there is no end. */
export interface Arity {
  readonly min: number;
  readonly max: number | null;
}

/** What a value has to be: one of `choices`, or a text that reads as a number; null for any text. */
export interface ValueSet {
  readonly choices: readonly string[] | null;
  readonly type: 'int' | 'float' | null;
}

/** An option of a script. */
export interface ScriptOption {
  /** As they are typed: `-o`, `--out`, `--no-color`. */
  readonly names: readonly string[];
  /** {0, 0} for a flag. */
  readonly takes: Arity;
  readonly values: ValueSet;
  readonly isRequired: boolean;
  /** The declared default as text; null without one, and for one that is computed. */
  readonly default: string | null;
  /** Where the script declares it. */
  readonly at: Range;
  /** Whether it ends the run before anything is missing: `--help`, `--version`. */
  readonly isExit?: boolean;
}

/** A word of a script's call that has no name. */
export interface ScriptArgument {
  /** The name of the declaration, for people. */
  readonly name: string;
  readonly takes: Arity;
  readonly values: ValueSet;
  readonly at: Range;
  /** Whether it takes all words that follow, options too. */
  readonly isRest?: boolean;
}

/** Options of which a call has at most one. */
export interface ExclusiveOptions {
  /** The first name of each. */
  readonly names: readonly string[];
  readonly isRequired: boolean;
}

/** What a script or one of its subcommands accepts. */
export interface ScriptCommand {
  readonly options: readonly ScriptOption[];
  readonly arguments: readonly ScriptArgument[];
  readonly exclusive: readonly ExclusiveOptions[];
  /** By name, aliases too; null where it has none. They stand after `arguments`. */
  readonly commands: ReadonlyMap<string, ScriptCommand> | null;
  /** Whether a call without a subcommand is refused. */
  readonly needsCommand: boolean;
  /** Whether unknown options and surplus words are accepted, while the declared parts still hold. */
  readonly acceptsUnknown: boolean;
  /** Whether a part is made at run time: then nothing is known to be refused. */
  readonly isOpen: boolean;
  readonly at: Range;
}

/** A variable of the environment that a script reads. */
export interface ScriptVariable {
  readonly name: string;
  /** Whether the script fails without it. */
  readonly isRequired: boolean;
  readonly default: string | null;
  readonly at: Range;
}

/** How the words of a call are divided into options and arguments. */
export interface CallSyntax {
  /** Whether a word that begins with `-` is an option. */
  readonly hasOptions: boolean;
  /** Whether a unique beginning stands for a long option. */
  readonly abbreviates: boolean;
  /** Whether options may follow arguments. */
  readonly interleaves: boolean;
  /** `argparse` gives words to arguments by pattern; the others take them one by one. */
  readonly matches: 'by-pattern' | 'in-order';
  /** Whether `-ab` is `-a -b`, and `-oVALUE` gives a value to `-o`. */
  readonly clusters: boolean;
  /** `--x=VALUE`: for options with a value, for flags too, or only where the name is declared as `--x=`. */
  readonly assigns: 'values' | 'all' | 'declared';
  /** Whether an option takes a word that begins with `-` for its value: where it needs one, or always. */
  readonly takesDashes: 'no' | 'needed' | 'always';
  /** Whether `-3` is an argument where no option has such a name. */
  readonly hasNumbers: boolean;
  /** Whether `--help` is obeyed though a word before it is at fault. */
  readonly isHelpFirst: boolean;
  /** How many words are arguments whatever they begin with; none if it is absent. */
  readonly leading?: number;
  /** How many words a call has at least, options too. */
  readonly least?: number;
}

/** What a script accepts, read from its source. */
export interface ScriptInterface {
  /** The reader: `argparse`, `click`, `getopts`, `commander`, … */
  readonly framework: string;
  readonly syntax: CallSyntax;
  readonly command: ScriptCommand;
  readonly variables: readonly ScriptVariable[];
}
