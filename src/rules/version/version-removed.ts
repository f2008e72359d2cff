import { readableVersion } from '../../model/skill.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import { formatVersion, pinPlaces, versionDraft } from '../support/version-bump.ts';

/** A skill that no longer declares a version. */
export const versionRemoved = versionRule({
  id: 'version-removed',
  severity: 'error',
  summary: 'A skill that declares a version keeps declaring one.',
  why: 'Protos that pin a `min_version` need a version to compare with; without one they are refused.',
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  howToFix: 'Declare a version again, the one of base or a later one.',
  *check(step) {
    if (!readableVersion(step.before) || step.after.version) return;
    const failing =
      step.pins.length === 0
        ? ''
        : ` ${pinPlaces(step.pins)} ${step.pins.length === 1 ? 'has' : 'have'} nothing to compare with.`;
    const message = `The version (${formatVersion(step.before)}) was removed, so callers cannot tell when a change breaks them. Restore it, or set a later one.${failing}`;
    yield versionDraft(step, message);
  },
  invalid: twoFrontmatters('', '', ['1.0.0', null]),
  valid: twoFrontmatters('', 'metadata: { version: 1.0.0 }', ['1.0.0', null]),
});
