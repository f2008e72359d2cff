import type { Draft } from '../../model/finding.ts';
import { code, msg } from '../../model/message.ts';
import { contentHash, readableVersion } from '../../model/skill.ts';
import { covers, largestBump, maxBump } from '../../model/version/bump.ts';
import { isVersionBelow, smallestCoveringVersion } from '../../model/version/version.ts';
import { twoManifests } from '../examples/versions.ts';
import { type VersionBump, versionRule } from '../rule.ts';
import {
  acceptingPins,
  changeNotes,
  describeChanges,
  differOnlyInVersion,
  formatVersion,
  missingBumpSeverity,
  missingMajorSeverity,
  ofItsChanges,
  shortfallSeverity,
  uncovered,
  versionDraft,
  zeroNotes,
} from '../support/version-bump.ts';

export const breakingChangeUnversioned = versionRule({
  id: 'breaking-change-unversioned',
  summary: 'Reports breaking changes of a skill without a usable version.',
  options: '`unversioned: error` or `warn` decides for all skills.',
  why: 'Callers learn of a break by the version. A skill with only a name and a description gets a warning; `unversioned` decides for all.',
  severityText: missingMajorSeverity,
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  howToFix: 'Declare `version: 1.0.0`, and take a major bump with each later break.',
  consequenceOf: ofItsChanges,
  *check(step) {
    const { before, after, declared, required } = step;
    if (required !== 'major' || declared !== null) return;
    if (before.version && !after.version) return;
    yield versionDraft(step, {
      ...missingAnnouncement(step),
      notes: [...changeNotes(step), ...acceptingPins(step)],
    });
  },
  invalid: twoManifests('', 'inputs: { required: [{ name: tz }, { name: day }] }', [null, null]),
  valid: twoManifests('', 'inputs: { required: [{ name: tz }] }', ['1.0.0', '2.0.0']),
});

/** Why no version announces the changes, and what to do. */
function missingAnnouncement(step: VersionBump): Pick<Draft, 'message' | 'help'> {
  const { before, after } = step;
  const changes = describeChanges(step);
  if (!after.version) {
    const message = msg`No version announces ${changes}.`;
    return { message, help: msg`Add ${code('version: 1.0.0')}.` };
  }
  if (!readableVersion(after)) {
    const message = msg`Version ${formatVersion(after)} cannot announce ${changes}.`;
    return { message, help: msg`Set three numbers, such as ${code('version: 1.0.0')}.` };
  }
  const message = msg`Version ${formatVersion(after)} follows ${formatVersion(before)}, so it cannot announce ${changes}.`;
  return { message, help: msg`Set the first readable version in a change of its own.` };
}

export const versionBumpInsufficient = versionRule({
  id: 'version-bump-insufficient',
  summary: 'Reports versions that were raised by less than their changes need.',
  options: '`release: "tag:…"` compares with the last release.',
  why: 'Callers read the version to know whether they may follow.',
  severityText: missingBumpSeverity,
  source:
    'ADR-003, "Breaking changes (bump major version)" and "Non-breaking changes (bump minor/patch)".',
  howToFix: 'Set the version that the message names, or undo the changes.',
  consequenceOf: ofItsChanges,
  *check(step) {
    const { declared, required } = step;
    if (declared !== 'patch' && declared !== 'minor' && declared !== 'major') return;
    if (covers(declared, required)) return;
    yield versionDraft(step, uncovered(step), shortfallSeverity[required]);
  },
  invalid: twoManifests('', 'inputs: { required: [{ name: tz }, { name: day }] }', [
    '1.0.0',
    '1.1.0',
  ]),
  valid: twoManifests('', 'inputs: { optional: [{ name: tz }] }', ['1.0.0', '1.1.0']),
});

export const versionBumpLargerThanNeeded = versionRule({
  id: 'version-bump-larger-than-needed',
  severity: 'note',
  summary: 'Reports versions that were raised by more than their changes need.',
  why: 'Nothing breaks; callers may hold back from a major version that breaks nothing.',
  source: "Skillaccord's version policy: a bump is measured by what changed.",
  howToFix: 'Set the smaller version that the message names, or keep the larger one.',
  *check(step) {
    const { before, after, declared, required, changes, accepted } = step;
    // ADR-003: "Non-breaking changes (bump minor/patch)", so a minor bump is never too large.
    if (declared !== 'major') return;
    const requestedBump = largestBump([required, ...accepted.map(({ bump }) => bump ?? 'none')]);
    const hasChanges = changes.length + accepted.length > 0;
    if (requestedBump === 'none' && (hasChanges || differOnlyInVersion(before, after))) return;
    const differs = contentHash(before) !== contentHash(after);
    const needed = maxBump(requestedBump, differs ? 'patch' : 'none');
    const enough = smallestCoveringVersion(before.version?.value ?? '', needed);
    if (covers(needed, declared) || !isVersionBelow(enough, after.version?.value ?? '')) return;
    yield versionDraft(step, {
      message: msg`Version ${formatVersion(after)} is larger than needed: ${code(enough)} suffices.`,
      notes: zeroNotes({ before, required: declared }),
    });
  },
  invalid: twoManifests('', 'inputs: { optional: [{ name: tz }] }', ['1.0.0', '2.0.0']),
  valid: twoManifests('', 'inputs: { optional: [{ name: tz }] }', ['1.0.0', '1.1.0']),
});

export const versionNotBumped = versionRule({
  id: 'version-not-bumped',
  summary: 'Reports unchanged versions of skills whose changes need a new one.',
  options: '`release: "tag:…"` compares with the last release.',
  why: 'Callers cannot tell the changed skill from the old one.',
  severityText: missingBumpSeverity,
  source:
    'ADR-003, "Breaking changes (bump major version)" and "Non-breaking changes (bump minor/patch)".',
  howToFix: 'Set the version that the message names, or undo the changes.',
  consequenceOf: ofItsChanges,
  asksNothing: true,
  *check(step) {
    const { after, declared, required } = step;
    if (declared !== 'none' || required === 'none') return;
    const isOptional = required === 'patch';
    const message = msg`The version is still ${formatVersion(after)}; a patch bump is optional.`;
    const said = isOptional ? { message, notes: changeNotes(step) } : uncovered(step);
    yield versionDraft(step, said, shortfallSeverity[required]);
  },
  invalid: twoManifests('', 'inputs: { required: [{ name: tz }, { name: day }] }'),
  valid: twoManifests('', 'inputs: { required: [{ name: tz }] }', ['1.0.0', '2.0.0']),
});
