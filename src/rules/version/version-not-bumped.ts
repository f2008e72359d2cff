import { twoManifests } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import {
  acceptingPins,
  describeChanges,
  formatVersion,
  missingBumpSeverity,
  shortfallSeverity,
  sufficientVersion,
  versionDraft,
} from '../support/version-bump.ts';

/** An unchanged version although the changes require a bump. */
export const versionNotBumped = versionRule({
  id: 'version-not-bumped',
  severity: 'error',
  summary: 'A changed contract needs a version bump.',
  why: 'Callers cannot tell the new contract from the old one.',
  severityText: missingBumpSeverity,
  source:
    'ADR-003, "Breaking changes (bump major version)" and "Non-breaking changes (bump minor/patch)".',
  howToFix: 'Declare the version that the finding names, or keep what callers rely on.',
  *check(step) {
    const { before, after, declared, required } = step;
    if (declared !== 'none' || required === 'none') return;
    const [baseVersion, headVersion] = [formatVersion(before), formatVersion(after)];
    const severity = shortfallSeverity[required];
    const sufficient = sufficientVersion(step);
    const isUnchanged = baseVersion === headVersion;
    const subjectText = describeChanges(step);
    const fault = isUnchanged
      ? `${/version/.test(subjectText) ? 'the version of the skill' : 'the version'} is still ${baseVersion}`
      : `${baseVersion} -> ${headVersion} is not a bump`;
    const [subject, object] = isUnchanged ? ['It', 'it'] : ['The version', 'the version'];
    const advice =
      severity === 'note'
        ? `${subject} may be set to ${sufficient}.`
        : `Set ${object} to ${sufficient}.`;
    const message = `${subjectText}, but ${fault}. ${advice}${acceptingPins(step)}`;
    yield versionDraft(step, message, severity);
  },
  invalid: twoManifests('', 'inputs: { required: [{ name: tz }, { name: day }] }'),
  valid: twoManifests('', 'inputs: { required: [{ name: tz }] }', ['1.0.0', '2.0.0']),
});
