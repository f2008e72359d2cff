import { type Message, plainText } from './message.ts';
import type { Location, Range } from './text/text.ts';
import { compareRanges, compareText } from './text/text.ts';
import type { Json } from './value/value.ts';
import type { Bump } from './version/bump.ts';

/** How bad a finding is. The configuration decides which severity fails the gate. */
export type Severity = 'error' | 'warning' | 'note';

/** Whether base has the same finding, or the configuration accepts it. */
export type State = 'new' | 'existing' | 'accepted';

/** The subject area of a rule. */
export type Category =
  | 'repository'
  | 'manifest'
  | 'lock'
  | 'reference'
  | 'machine'
  | 'identity'
  | 'format'
  | 'interface'
  | 'requirement'
  | 'privilege'
  | 'behaviour'
  | 'discovery'
  | 'documentation'
  | 'version';

/** What a report says of a finding beyond its category. */
export type Topic =
  | 'removal'
  | 'renaming'
  | 'lowered-version'
  | 'policy'
  | 'outdated-entry'
  | 'missing-entry'
  | 'new-unit'
  | 'allowed-tools'
  | 'script'
  | 'identity'
  | 'limit'
  | 'unused-acceptance';

/** The result of a rule; the pipeline adds rule, severity and skill (`FindingFactory`). */
export interface Draft {
  /** The fact, in one sentence; a short second one for the consequence at most. */
  readonly message: Message;
  /** What to do about it: one imperative sentence. */
  readonly help?: Message | undefined;
  /** Further facts. */
  readonly notes?: readonly Note[] | undefined;
  /** The fact in a few words, for rows of changed skills: `new required input x`. */
  readonly phrase?: Message | undefined;
  readonly at: Location;
  /** The location in base of the removed or changed thing. */
  readonly was?: Location | undefined;
  /**
   * The identity of the faulty thing: findings of head and base about the same thing are the same finding.
   */
  readonly about?: string | undefined;
  /**
   * The faulty value, if `about` names only its location: a different wrong value there is a different fault.
   */
  readonly value?: Json | undefined;
  /** What the fingerprint has in place of the texts that the message quotes. */
  readonly identity?: Json | undefined;
  /** The root of the skill, for rules that judge the whole repository. */
  readonly skill?: string | undefined;
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
  /** The name of the key with a sensitive value: `value`, `before` and `after` are then redacted. */
  readonly sensitiveKey?: string | undefined;
  /** Overrides the severity of the rule if it depends on the subject. */
  readonly severity?: Severity | undefined;
  /** Overrides the topic of the rule if it depends on the subject. */
  readonly topic?: Extract<Topic, 'limit'> | undefined;
  /** The skills that are the reason, by their roots; its own where absent. */
  readonly reasons?: readonly string[] | undefined;
  /** The places that still use what the change removes, renames or moves. */
  readonly callers?: readonly Location[] | undefined;
}

/** A problem from a parser; `rule` is the id of the rule that documents it. */
export interface Problem extends Draft {
  readonly rule: string;
  /** Whether base has it too, for problems that no rule compares with base. */
  readonly existsAtBase?: boolean;
}

/** How `skillaccord fix` resolves a finding. */
export interface FindingFix {
  /** The subject and the change: `description: quoted`. */
  readonly description: string;
  /** In one file; empty if the fix renames the file. */
  readonly replacements: readonly Replacement[];
}

/** A new text for a range of the head file. */
interface Replacement {
  readonly range: Range;
  readonly text: string;
}

/** A further fact of a finding, with its place where there is one. */
export interface Note {
  readonly message: Message;
  readonly at?: Location | undefined;
}

/** Which findings explain one of a rule: those of the named rules, of changes, or of any rule, that share something. */
export interface Consequence {
  readonly rules: readonly string[] | 'changes' | 'any';
  /** The place, a key of one line, the entry of a lock, or the skill. */
  readonly sharing: 'place' | 'key' | 'entry' | 'skill';
  /** What the note on the cause says: the remedy of the consequence; its fact where absent. */
  readonly says?: 'help';
}

/** A reported finding: a draft with its rule, severity, state and fingerprint. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly state: State;
  readonly category: Category;
  readonly topic: Topic | null;
  /** Whether it asks nothing of anybody: a report lists it among its changes, not its findings. */
  readonly isChange: boolean;
  /** The version bump that the change requires; null for findings that are not changes. */
  readonly bump: Bump | null;
  readonly message: Message;
  readonly help: Message | null;
  /** Other facts, such as the place of the version that has to announce a break. */
  readonly notes: readonly Note[];
  /** The fact in a few words; null where the message is short enough. */
  readonly phrase: Message | null;
  /** The root of the skill; null for findings about the repository. */
  readonly skill: string | null;
  readonly at: Location;
  readonly was: Location | null;
  readonly before: Json;
  readonly after: Json;
  readonly fingerprint: string;
  /** The identity of the faulty thing. */
  readonly about: string;
  /** A digest of the faulty value, for comparison; never printed. */
  readonly value?: string | undefined;
  /** The source line at the location, for code frames. */
  readonly excerpt: string | null;
  /** The causes that it is a note of, where there are such findings. */
  readonly consequenceOf?: Consequence | undefined;
  /** The skills that are the reason, by their roots; its own where absent. */
  readonly reasons?: readonly string[] | undefined;
  /** The places that still use what the change removes, renames or moves. */
  readonly callers?: readonly Location[] | undefined;
  /** Absent if `skillaccord fix` does not resolve it. */
  readonly fix?: FindingFix | undefined;
}

/** The order of severities, worst first. */
export const severityRank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** Whether `severity` is at least as bad as `threshold`. */
export function isAtLeast(severity: Severity, threshold: Severity): boolean {
  return severityRank[severity] <= severityRank[threshold];
}

/** Limits first. */
export function compareTopics(a: Finding, b: Finding): number {
  return Number(b.topic === 'limit') - Number(a.topic === 'limit');
}

/** The order of a report: limits, others, locks; then by file, location, severity (worst first) and rule. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    compareTopics(a, b) ||
    Number(a.category === 'lock') - Number(b.category === 'lock') ||
    compareText(a.at.path, b.at.path) ||
    compareRanges(a.at.range, b.at.range) ||
    severityRank[a.severity] - severityRank[b.severity] ||
    compareText(a.rule, b.rule) ||
    compareText(plainText(a.message), plainText(b.message))
  );
}

/** True for a removed value: the line in head shows something else. */
export function isRemoval({ before, after, was }: Finding): boolean {
  return before !== null && after === null && was !== null;
}
