import type { Finding } from '../../model/finding.ts';
import { plainText } from '../../model/message.ts';
import type { Report } from '../../model/report.ts';
import type { UnitChange } from '../../model/unit/unit-change.ts';
import { jsonText } from '../../report/escape.ts';
import { findingJson, powerChangeJson } from '../../report/json.ts';
import { migrationOf } from '../migration.ts';
import type { RevisionChanges, SkillChanges } from './revision-changes.ts';

/** Changes as JSON; `units` and `powers` are left out without any. */
export function jsonChanges(
  { base, head }: Pick<Report, 'base' | 'head'>,
  { skills, units, powers }: RevisionChanges,
): string {
  return jsonText({
    base,
    head,
    skills: skills.map(skillJson),
    ...(units.length > 0 && { units: units.map(unitChangeJson) }),
    ...(powers.length > 0 && { powers: powers.map(powerChangeJson) }),
  });
}

function skillJson({ skill, changes }: SkillChanges) {
  return {
    name: skill.name,
    root: skill.root,
    version: skill.version,
    status: skill.status,
    base: skill.base,
    requiredBump: skill.requiredBump,
    declaredBump: skill.declaredBump,
    satisfied: skill.satisfied,
    changes: changes.map(changeJson),
  };
}

/** A change as JSON; no change has a fix, so `fixable` is left out. */
function changeJson(change: Finding) {
  const { fixable: _, ...json } = findingJson(change);
  const step = migrationOf(change);
  return { ...json, migration: step && plainText(step) };
}

function unitChangeJson(unit: UnitChange) {
  const { kind, name, root, version, status, base, parts } = unit;
  return {
    kind,
    name,
    root,
    version,
    status,
    base,
    requiredBump: unit.requiredBump,
    declaredBump: unit.declaredBump,
    satisfied: unit.satisfied,
    parts: parts.map((part) => ({
      kind: part.kind,
      name: part.name,
      action: part.action,
      bump: part.bump,
    })),
  };
}
