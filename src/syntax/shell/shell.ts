/** A part of a word, in order. */
export type WordPart =
  /** Characters as the shell sees them, without quotes and escapes. */
  | { readonly kind: 'text'; readonly text: string }
  /** `*`, `?`, `[…]`, `{a,b}` outside of quotes, as written. */
  | { readonly kind: 'glob'; readonly text: string }
  /** `$NAME`, `${NAME}` or `${NAME:-fallback}`; `isWhole` is false for a part of the value, such as `${NAME%/*}`. */
  | {
      readonly kind: 'variable';
      readonly name: string;
      readonly isWhole: boolean;
      readonly fallback: Word | null;
    }
  /** `$(…)`, `<(…)` and `>(…)`. */
  | { readonly kind: 'substitution'; readonly script: ShellScript }
  /** Arithmetic, and whatever else has no text before the shell runs. */
  | { readonly kind: 'other' };

/** A word of a command; offsets are in UTF-16 units of the text. */
export interface Word {
  /** The word where it is the same in every run; null where `parts` have to be looked at. */
  readonly text: string | null;
  readonly parts: readonly WordPart[];
  readonly start: number;
  readonly end: number;
}

/** `NAME=value`, before a command, on its own, after `export`, or by a loop. */
export interface Assignment {
  readonly name: string;
  readonly value: Word;
}

/** A file or text that a command reads, or a file that it writes. */
export interface Redirect {
  /** `<`, `>`, `>>`, `<<` with the text of a here-document, `<<<`, … */
  readonly operator: string;
  readonly target: Word;
}

/** A simple command. */
export interface ShellCommand {
  /** The program and its arguments; empty for assignments and redirections alone. */
  readonly words: readonly Word[];
  readonly assignments: readonly Assignment[];
  /** Its own, and those of the loops, groups and conditions around it. */
  readonly redirects: readonly Redirect[];
  readonly start: number;
  readonly end: number;
  /** Whether its output is a part of a word of another command. */
  readonly inSubstitution: boolean;
  /** Whether another command reads its output. */
  readonly isPiped: boolean;
  /** What stands between it and the command before it; null for the first. */
  readonly after: '&&' | '||' | '|' | ';' | null;
  /** The folders of the `cd` before it in this shell, in order; each is relative to the one before. */
  readonly cwd: readonly Word[];
}

/** The commands of a text. */
export interface ShellScript {
  /** In the order of the text, those of a substitution before the command that has it. */
  readonly commands: readonly ShellCommand[];
  /** The names of the functions that it defines. */
  readonly functions: ReadonlySet<string>;
  /** Whether all of the text is shell; commands of the rest are listed anyway. */
  readonly isWhole: boolean;
}
