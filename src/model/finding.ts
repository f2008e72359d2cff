import type { Location } from './text/text.ts';
import { compareRanges, compareText } from './text/text.ts';
import type { Json } from './value/value.ts';
import type { Bump } from './version/bump.ts';

/** How bad it is. Which severity fails the gate is configured. */
export type Severity = 'error' | 'warning' | 'note';

/** Whether the base has the same finding, or somebody accepted it. */
export type State = 'new' | 'existing' | 'accepted';

/** What kind of thing a rule watches. */
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

/** What a rule says about its subject; the hall stamps rule, severity and skill on it. */
export interface Draft {
  readonly message: string;
  readonly at: Location;
  /** Where the removed or earlier thing stood at base. */
  readonly was?: Location | undefined;
  /** The thing found fault with: a finding of base about the same thing is the same one, in whatever words. */
  readonly about?: string | undefined;
  /** The value found fault with, where `about` only names its place: another wrong value there is another fault. */
  readonly value?: Json | undefined;
  /**
   * What the fingerprint holds on to instead of the message, where that tells of what is not part of the
   * fault, such as the number of a line, or where other facts say the same.
   */
  readonly fingerprintText?: string | undefined;
  /** The root of the skill it is about, where the rule is shown the whole repository. */
  readonly skill?: string | undefined;
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
  /** Where `value`, `before` and `after` are of something sensitive, the key they stand under: none is shown. */
  readonly sensitive?: string | undefined;
  /** Only where it depends on the subject. */
  readonly severity?: Severity | undefined;
}

/** A problem a parser met; `rule` names the rule that documents it. */
export interface Problem extends Draft {
  readonly rule: string;
  /** Whether base is known to have it too, where no rule is run over base to tell. */
  readonly existsAtBase?: boolean;
}

/** A draft with everything a reader needs. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly state: State;
  readonly category: Category;
  /** The version step the change asks for; null for findings that are no changes. */
  readonly bump: Bump | null;
  readonly message: string;
  /** The root of the skill; null for findings about the repository. */
  readonly skill: string | null;
  readonly at: Location;
  readonly was: Location | null;
  readonly before: Json;
  readonly after: Json;
  readonly fingerprint: string;
  /** The thing found fault with. */
  readonly about: string;
  /** A digest of the value found fault with, which tells it from others and is never shown. */
  readonly value?: string | undefined;
  /** The line of text the finding points at, for code frames. */
  readonly excerpt: string | null;
}

/** The order of severities, the worst first. */
export const severityRank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** Whether `severity` is at least as bad as `threshold`. */
export function isAtLeast(severity: Severity, threshold: Severity): boolean {
  return severityRank[severity] <= severityRank[threshold];
}

/** Order of a report: locks behind what they lock, by file and place, worst first, by rule. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    Number(a.category === 'lock') - Number(b.category === 'lock') ||
    compareText(a.at.path, b.at.path) ||
    compareRanges(a.at.range, b.at.range) ||
    severityRank[a.severity] - severityRank[b.severity] ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message)
  );
}
