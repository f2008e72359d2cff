import { code, msg } from '../../model/message.ts';
import { readableVersion } from '../../model/skill.ts';
import { isVersionBelow } from '../../model/version/version.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import {
  changeNotes,
  describeChanges,
  formatVersion,
  pinNotes,
  sufficientVersion,
  versionDraft,
} from '../support/version-bump.ts';

export const versionAdded = versionRule({
  id: 'version-added',
  severity: 'note',
  summary: 'Reports the first version of a skill.',
  why: 'From this version on, callers can require a `min_version`, and a version can announce changes.',
  source: "Skillaccord's version policy: the first version a skill declares follows anything.",
  howToFix: 'Keep the version, and raise it with each change.',
  asksNothing: true,
  *check(step) {
    const { before, after, required } = step;
    if (before.version || !readableVersion(after)) return;
    const isBreaking = required === 'major';
    yield versionDraft(step, {
      message: isBreaking
        ? msg`First version ${formatVersion(after)}, with ${describeChanges(step)}.`
        : msg`First version: ${formatVersion(after)}.`,
      notes: isBreaking ? changeNotes(step) : [],
    });
  },
  invalid: twoFrontmatters('', '', [null, '1.0.0']),
  valid: twoFrontmatters('', '', ['1.0.0', '1.0.1']),
});

export const versionDecreased = versionRule({
  id: 'version-decreased',
  topic: 'lowered-version',
  summary: 'Reports versions that went down.',
  why: 'Callers that require a `min_version` are rejected; the others take the new skill for an old one.',
  source: 'Semantic Versioning 2.0.0, item 11.',
  howToFix: 'Set the version that the message names or a later one, also when content goes back.',
  *check(step) {
    if (step.declared !== 'decreased') return;
    const [before, after] = [formatVersion(step.before), formatVersion(step.after)];
    const isRejecting = ({ value }: (typeof step.pins)[number]) =>
      isVersionBelow(step.after.version?.value ?? '', value) === true;
    yield versionDraft(step, {
      message: msg`The version went down: ${before} to ${after}.`,
      help: msg`Set ${code(`version: ${sufficientVersion(step)}`)} or later.`,
      notes: pinNotes(step.pins.filter(isRejecting), 'rejects it'),
    });
  },
  invalid: twoFrontmatters('', '', ['1.1.0', '1.0.0']),
  valid: twoFrontmatters('', 'license: MIT', ['1.1.0', '1.1.1']),
});

export const versionRemoved = versionRule({
  id: 'version-removed',
  summary: 'Reports skills that no longer declare a version.',
  why: 'A reference with `min_version` needs a version to compare with, and is rejected without one.',
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  howToFix: 'Restore the version, or set a later one.',
  *check(step) {
    if (!step.before.version || step.after.version) return;
    yield versionDraft(step, {
      message: msg`Version ${formatVersion(step.before)} was removed.`,
      help: msg`Restore it, or set a later one.`,
      notes: pinNotes(step.pins, 'has nothing to compare with'),
    });
  },
  invalid: twoFrontmatters('', '', ['1.0.0', null]),
  valid: twoFrontmatters('', 'metadata: { version: 1.0.0 }', ['1.0.0', null]),
});

export const versionUncomparable = versionRule({
  id: 'version-uncomparable',
  severity: 'note',
  summary: 'Reports new versions that are not semantic versions.',
  why: 'No bump can be measured, so no break can be announced.',
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  howToFix: 'Declare MAJOR.MINOR.PATCH, `1.0.0` for a first version.',
  *check(step) {
    const { before, after, declared, required } = step;
    // A break without a readable version is one finding, which says the same.
    if (declared !== null || !after.version || required === 'major') return;
    if (before.version?.value === after.version.value) return;
    yield versionDraft(step, {
      message: before.version
        ? msg`Versions ${formatVersion(before)} and ${formatVersion(after)} cannot be compared.`
        : msg`Version ${formatVersion(after)} cannot be read.`,
      help: msg`Write MAJOR.MINOR.PATCH, such as ${code('1.0.0')}.`,
    });
  },
  invalid: twoFrontmatters('', '', ['spring', 'summer']),
  valid: twoFrontmatters('', '', ['1.0.0', '1.0.1']),
});
