import { msg } from '../../model/message.ts';
import { readableVersion } from '../../model/skill.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import {
  changeNotes,
  describeChanges,
  formatVersion,
  versionDraft,
} from '../support/version-bump.ts';

/** The first declared version of a skill. */
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
    if (readableVersion(before) || !readableVersion(after)) return;
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
