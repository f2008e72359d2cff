import type { Finding } from '../model/finding.ts';
import type { Message } from '../model/message.ts';
import type { Skill } from '../model/skill.ts';
import type { Edit } from '../model/text/edits.ts';
import type { Location } from '../model/text/text.ts';

/** A manifest file as input of a fix. */
export interface FileToFix {
  readonly path: string;
  /** Without a byte order mark, as positions count. */
  readonly text: string;
  readonly skill: Skill;
  /** The findings of the rules in this file. */
  readonly findings: readonly Finding[];
}

/** One fix of a file: edits of its text, or another name. */
export interface FileFix {
  /** The fixed rule; a rule that is off is not fixed. */
  readonly rule: string;
  readonly at: Location;
  /** The subject and the change: `description: quoted`. */
  readonly description: string;
  readonly edits: readonly Edit[];
  readonly renameTo?: string;
  /** Remaining manual work, as a sentence. */
  readonly followUp?: Message;
  /** Discard the fix if the result has a new error. */
  readonly requiresValidResult?: true;
}

/** A finding that the fix supports but leaves alone, with the reason. */
export interface UnfixedFinding {
  readonly rule: string;
  readonly at: Location;
  /** A full sentence. */
  readonly reason: Message;
}

/** The fixes that a fix plans for one file. */
export interface FileFixPlan {
  readonly fixes: readonly FileFix[];
  readonly unfixed: readonly UnfixedFinding[];
}

/**
 * Fixes one kind of error that has exactly one correct result. Adding a fix takes one file and one line of the index.
 */
export interface Fix {
  readonly id: string;
  readonly title: string;
  /** The rules that it can fix, fully or partly. */
  readonly rules: readonly string[];
  /** Never throws. Idempotent: the fixed text has no more fixes. */
  plan(file: FileToFix): FileFixPlan;
}

/** An empty plan. */
export const noFixes: FileFixPlan = { fixes: [], unfixed: [] };
