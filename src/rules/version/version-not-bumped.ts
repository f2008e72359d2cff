import { twoManifests } from '../examples/versions.ts';
import { type VersionBump, versionRule } from '../rule.ts';
import {
  acceptingPins,
  describeChanges,
  formatVersion,
  leastVersion,
  missingBumpSeverity,
  nameChanges,
  shortfallSeverity,
  sufficientVersion,
  versionDraft,
  versionPlaces,
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
    const { declared, required } = step;
    if (declared !== 'none' || required === 'none') return;
    const message =
      required === 'patch' ? optionalBump(step) : `${missingBump(step)}${acceptingPins(step)}`;
    yield versionDraft(step, message, shortfallSeverity[required]);
  },
  invalid: twoManifests('', 'inputs: { required: [{ name: tz }, { name: day }] }'),
  valid: twoManifests('', 'inputs: { required: [{ name: tz }] }', ['1.0.0', '2.0.0']),
});

function missingBump(step: VersionBump): string {
  const changes = describeChanges(step);
  const subject = /version/.test(changes) ? 'the version of the skill' : 'the version';
  const object = isUnchanged(step) ? 'it' : 'the version';
  return `${changes}, but ${versionState(step, subject)}. Set ${object} to ${leastVersion(step)}${versionPlaces(step)}.`;
}

function optionalBump(step: VersionBump): string {
  return `${versionState(step, 'The version')}. A patch bump to ${sufficientVersion(step)} could announce ${nameChanges(step)}, but is not required.`;
}

function versionState(step: VersionBump, subject: string): string {
  const [before, after] = [formatVersion(step.before), formatVersion(step.after)];
  return isUnchanged(step)
    ? `${subject} is still ${before}`
    : `${before} -> ${after} is not a bump`;
}

function isUnchanged({ before, after }: VersionBump): boolean {
  return formatVersion(before) === formatVersion(after);
}
