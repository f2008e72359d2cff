import { twoManifests } from '../examples/versions.ts';
import type { VersionBump } from '../rule.ts';
import { versionRule } from '../rule.ts';
import { formatReasons, formatVersion, versionDraft } from '../support/version-bump.ts';
import { pluralize } from '../words/words.ts';

/** A breaking change of a skill without a version that covers it. */
export const breakingChangeUnversioned = versionRule({
  id: 'breaking-change-unversioned',
  severity: 'error',
  summary: 'A skill that breaks its callers declares versions that say so.',
  why: 'Without a version before and after, nothing tells callers that they break.',
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  howToFix:
    'Declare a first version: whoever called the skill without one could rely on none, so it follows anything. From then on every break needs a major step. Or keep what callers rely on.',
  *check(step) {
    const { before, after, declared, required, reasons } = step;
    if (required !== 'major' || declared !== null || (before.version && !after.version)) return;
    const changes = `${pluralize(reasons.length, 'breaking change')} (${formatReasons(reasons)})`;
    yield versionDraft(step, `${missingAnnouncement(step)} ${changes}.`);
  },
  invalid: twoManifests('', 'inputs: { required: [{ name: tz }] }', [null, null]),
  valid: twoManifests('', 'inputs: { required: [{ name: tz }] }', ['1.0.0', '2.0.0']),
});

function missingAnnouncement({ before, after }: VersionBump): string {
  if (!after.version) return 'no version is declared, so nothing announces';
  if (!before.version) {
    return `base declares no version, so ${formatVersion(after)} does not announce`;
  }
  return `"${formatVersion(before)}" and "${formatVersion(after)}" cannot be compared, so nothing announces`;
}
