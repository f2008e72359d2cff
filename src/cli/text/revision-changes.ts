import type { Finding } from '../../model/finding.ts';
import type { PowerChange } from '../../model/power.ts';
import type { SkillSummary } from '../../model/report.ts';
import type { UnitChange } from '../../model/unit/unit-change.ts';
import type { PermissionRow } from '../../report/document/permission-rows.ts';

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
