/** What a script does that reaches beyond its own files. */
export type EffectKind =
  | 'host'
  | 'program'
  | 'secret'
  | 'credential'
  | 'package'
  | 'network-code'
  | 'write';

/** An effect, read off literals; `at` is in UTF-16 units of the text. */
export interface Effect {
  readonly kind: EffectKind;
  /** The host, program, variable, path or package; of code from the network its URL, or '' where that is not literal. */
  readonly value: string;
  /** Whether a host gets data in the body of a request, and whether code is one of the script's own language. */
  readonly how?: 'posts' | 'evaluates' | undefined;
  /** Whether a package has a version of its own. */
  readonly isPinned?: boolean | undefined;
  readonly start: number;
  readonly end: number;
}

/** A variable of the environment that a script reads. */
export interface VariableRead {
  readonly name: string;
  /** Whether the script ends without it. */
  readonly isRequired: boolean;
  readonly start: number;
  readonly end: number;
}

/** A program that a script starts, with its words. */
export interface Started {
  /** The command as a shell reads it, with `"$@"` for words that are not known. */
  readonly command: string;
  /** Whether it starts in a folder of its own. */
  readonly hasFolder: boolean;
  readonly start: number;
  readonly end: number;
}

/** What is observed of one script. */
export interface Observed {
  readonly effects: readonly Effect[];
  readonly variables: readonly VariableRead[];
  /** Absent where nobody looks for them. */
  readonly started?: readonly Started[];
}
