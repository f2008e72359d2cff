import { readableVersion } from '../../model/skill.ts';
import { twoManifests } from '../examples/versions.ts';
import type { VersionBump } from '../rule.ts';
import { versionRule } from '../rule.ts';
import {
  acceptingPins,
  describeChanges,
  formatVersion,
  missingMajorSeverity,
  versionDraft,
} from '../support/version-bump.ts';

/** A breaking change of a skill without a version that covers it. */
export const breakingChangeUnversioned = versionRule({
  id: 'breaking-change-unversioned',
  severity: 'error',
  summary: 'A skill that breaks its callers declares versions that say so.',
  why: 'Without a version before and after, nothing tells callers that they break. A skill without a version gets a warning if it has only a name and a description, else an error; `unversioned` decides for all.',
  severityText: missingMajorSeverity,
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  howToFix:
    'Declare a first version, `1.0.0`; from then on every break needs a major bump. Or keep what callers rely on.',
  *check(step) {
    const { before, after, declared, required } = step;
    if (required !== 'major' || declared !== null) return;
    if (readableVersion(before) && !after.version) return;
    yield versionDraft(step, `${announcementGap(step)}${acceptingPins(step)}`);
  },
  invalid: twoManifests('', 'inputs: { required: [{ name: tz }, { name: day }] }', [null, null]),
  valid: twoManifests('', 'inputs: { required: [{ name: tz }] }', ['1.0.0', '2.0.0']),
});

function announcementGap(step: VersionBump): string {
  const { before, after, changes } = step;
  const [subject, them] =
    changes.length === 1
      ? ['This change breaks callers', 'them']
      : [describeChanges(step), 'callers'];
  if (!after.version) {
    return `${subject}, and the skill declares no version that could tell ${them}. Add \`version: 1.0.0\`, and raise it with each later break.`;
  }
  const versions = before.version
    ? `"${formatVersion(before)}" -> "${formatVersion(after)}"`
    : `"${formatVersion(after)}"`;
  return `${subject}, and the version (${versions}) does not show it. Set it to three numbers, such as 1.0.0.`;
}
