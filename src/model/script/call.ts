import type { Location, Range } from '../text/text.ts';

/** A word of a call as far as its text tells. */
export type CallWord =
  /** The word itself, without quotes. */
  | { readonly kind: 'text'; readonly text: string; readonly at: Range }
  /** One word that is not known: `"$1"`, `--out=<file>` has the name of its option in `text`. */
  | { readonly kind: 'one'; readonly text: string | null; readonly at: Range }
  /** Any number of words: `<files>`, `$ARGUMENTS`, `…`. */
  | { readonly kind: 'some'; readonly at: Range };

/** What calls a script. */
export type CallSource =
  | 'text'
  | 'tool-rule'
  | 'script'
  | 'entrypoint'
  | 'recipe'
  | 'hook'
  | 'command'
  | 'agent'
  | 'workflow';

/** A command of a text or manifest that runs a script of this repository. */
export interface ScriptCall {
  readonly source: CallSource;
  /** The file with the call. */
  readonly path: string;
  readonly at: Range;
  /** The path as written, and the file of the repository that it names. */
  readonly written: string;
  readonly script: string;
  /** Whether the repository has that file. */
  readonly isFound: boolean;
  /** Where the path stands. */
  readonly scriptAt: Range;
  /** The words after the script; `a|b` makes two lists. */
  readonly variants: readonly (readonly CallWord[])[];
}

/** Why a script refuses a call; `word` is the place of the part at fault, null where something is missing. */
export type Refusal =
  | { readonly kind: 'unknown-option'; readonly name: string; readonly word: Range }
  | { readonly kind: 'ambiguous-option'; readonly name: string; readonly word: Range }
  | {
      readonly kind: 'unknown-command';
      readonly name: string;
      readonly known: readonly string[];
      readonly word: Range;
    }
  | { readonly kind: 'missing-command'; readonly known: readonly string[]; readonly word: null }
  | { readonly kind: 'missing-argument'; readonly name: string; readonly word: null }
  | { readonly kind: 'surplus-argument'; readonly text: string; readonly word: Range }
  | { readonly kind: 'missing-option'; readonly names: readonly string[]; readonly word: null }
  | { readonly kind: 'missing-value'; readonly option: string; readonly word: Range }
  | { readonly kind: 'surplus-value'; readonly option: string; readonly word: Range }
  | {
      readonly kind: 'invalid-value';
      /** The name of the option or argument. */
      readonly name: string;
      readonly value: string;
      readonly choices: readonly string[] | null;
      readonly word: Range;
    }
  /** An option takes the words that an argument after it needs. */
  | {
      readonly kind: 'swallowed-argument';
      readonly option: string;
      readonly name: string;
      readonly word: Range;
    }
  | { readonly kind: 'exclusive-options'; readonly names: readonly string[]; readonly word: Range };

/** A call with what its script says to it. */
export interface JudgedCall {
  readonly call: ScriptCall;
  readonly refusals: readonly Refusal[];
  /** The names of the options that the script has there. */
  readonly optionNames: readonly string[];
  /** Where the script declares them; null for a script that is not there. */
  readonly declaredAt: Location | null;
}

/** The calls of scripts in the texts of a skill, or in what belongs to none. */
export interface SkillScripts {
  readonly root: string | null;
  readonly calls: readonly JudgedCall[];
}
