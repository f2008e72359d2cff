import type { Finding } from '../../model/finding.ts';
import type { PowerChange } from '../../model/power.ts';
import type { SkillSide, SkillSummary } from '../../model/report.ts';
import type { UnitChange } from '../../model/unit/unit-change.ts';
import type { PermissionRow } from '../../report/summary/permissions.ts';

/** A skill or a unit on one side. */
export type NamedSide = Pick<SkillSide, 'name' | 'root' | 'version' | 'isUnreadable'>;

/** A skill or a unit on both sides. */
export interface NamedSides extends NamedSide {
  readonly status: SkillSummary['status'];
  readonly base: NamedSide | null;
}

/** A changed skill with its contract changes. */
export interface SkillChanges {
  readonly skill: SkillSummary;
  readonly changes: readonly Finding[];
}

/** What differs between two revisions. */
export interface RevisionChanges {
  readonly skills: readonly SkillChanges[];
  /** Plugins, agents, commands and repositories. */
  readonly units: readonly UnitChange[];
  /** The permissions of those units. */
  readonly powers: readonly PowerChange[];
  /** The same in the words of a report. */
  readonly permissions: readonly PermissionRow[];
}
