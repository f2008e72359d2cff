import { msg } from '../../model/message.ts';
import { readableVersion } from '../../model/skill.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import { formatVersion, pinNotes, versionDraft } from '../support/version-bump.ts';

/** A skill that no longer declares a version. */
export const versionRemoved = versionRule({
  id: 'version-removed',
  severity: 'error',
  summary: 'Reports skills that no longer declare a version.',
  why: 'A reference with `min_version` needs a version to compare with, and is rejected without one.',
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  howToFix: 'Restore the version, or set a later one.',
  *check(step) {
    if (!readableVersion(step.before) || step.after.version) return;
    yield versionDraft(step, {
      message: msg`Version ${formatVersion(step.before)} was removed.`,
      help: msg`Restore it, or set a later one.`,
      notes: pinNotes(step.pins, 'has nothing to compare with'),
    });
  },
  invalid: twoFrontmatters('', '', ['1.0.0', null]),
  valid: twoFrontmatters('', 'metadata: { version: 1.0.0 }', ['1.0.0', null]),
});
