import type { Finding } from '../model/finding.ts';
import type { Skill } from '../model/skill.ts';
import type { Edit } from '../model/text/edits.ts';
import type { Location } from '../model/text/text.ts';

/** A manifest file as a fix is shown it. */
export interface FileToFix {
  readonly path: string;
  /** Without a byte order mark, as places count. */
  readonly text: string;
  readonly skill: Skill;
  /** What the rules found in this file. */
  readonly findings: readonly Finding[];
}

/** What a fix does to a file: edits of its text, or another name. */
export interface FileFix {
  /** The rule whose fault is mended: where that is off, nothing is. */
  readonly rule: string;
  readonly at: Location;
  /** The thing and what was done to it: `description: quoted`. */
  readonly description: string;
  readonly edits: readonly Edit[];
  readonly renameTo?: string;
  /** What is left for people to do, as a sentence. */
  readonly followUp?: string;
  /** Whether nothing is done where the result has an error that was not there before. */
  readonly requiresValidResult?: true;
}

/** A fault that a fix is there for, and why this one is left as it is. */
export interface UnfixedFault {
  readonly rule: string;
  readonly at: Location;
  /** A full sentence. */
  readonly reason: string;
}

/** What a fix makes of a file. */
export interface FileFixPlan {
  readonly fixes: readonly FileFix[];
  readonly unfixed: readonly UnfixedFault[];
}

/** Mends one kind of fault that has exactly one right answer. Adding one is a file and an index line. */
export interface Fix {
  readonly id: string;
  readonly title: string;
  /** The rules whose faults it mends, some of them or all. */
  readonly rules: readonly string[];
  /** Never throws; what it mends it does not find again. */
  plan(file: FileToFix): FileFixPlan;
}

/** Nothing to mend. */
export const noFixes: FileFixPlan = { fixes: [], unfixed: [] };
