import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import {
  changeNotes,
  formatVersion,
  missingBumpSeverity,
  ofItsChanges,
  shortfallSeverity,
  uncovered,
  versionDraft,
} from '../support/version-bump.ts';

/** An unchanged version although the changes require a bump. */
export const versionNotBumped = versionRule({
  id: 'version-not-bumped',
  severity: 'error',
  summary: 'Reports unchanged versions of skills whose changes need a new one.',
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
