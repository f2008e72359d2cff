import { code, msg } from '../../model/message.ts';
import { readableVersion } from '../../model/skill.ts';
import { twoManifests } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import {
  acceptingPins,
  changeNotes,
  describeChanges,
  formatVersion,
  missingMajorSeverity,
  ofItsChanges,
  versionDraft,
} from '../support/version-bump.ts';

/** A breaking change of a skill without a version that covers it. */
export const breakingChangeUnversioned = versionRule({
  id: 'breaking-change-unversioned',
  severity: 'error',
  summary: 'Reports breaking changes of a skill without a usable version.',
  why: 'Callers learn of a break by the version. A skill with only a name and a description gets a warning; `unversioned` decides for all.',
  severityText: missingMajorSeverity,
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  howToFix: 'Declare `version: 1.0.0`, and take a major bump with each later break.',
  consequenceOf: ofItsChanges,
  *check(step) {
    const { before, after, declared, required } = step;
    if (required !== 'major' || declared !== null) return;
    if (readableVersion(before) && !after.version) return;
    const changes = describeChanges(step);
    yield versionDraft(step, {
      message: after.version
        ? msg`Version ${formatVersion(after)} cannot announce ${changes}.`
        : msg`No version announces ${changes}.`,
      help: after.version
        ? msg`Set three numbers, such as ${code('version: 1.0.0')}.`
        : msg`Add ${code('version: 1.0.0')}.`,
      notes: [...changeNotes(step), ...acceptingPins(step)],
    });
  },
  invalid: twoManifests('', 'inputs: { required: [{ name: tz }, { name: day }] }', [null, null]),
  valid: twoManifests('', 'inputs: { required: [{ name: tz }] }', ['1.0.0', '2.0.0']),
});
