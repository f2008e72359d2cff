import { covers } from '../../model/version/bump.ts';
import { twoManifests } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import {
  missingBumpSeverity,
  ofItsChanges,
  shortfallSeverity,
  uncovered,
  versionDraft,
} from '../support/version-bump.ts';

/** A version bump smaller than the changes require. */
export const versionBumpInsufficient = versionRule({
  id: 'version-bump-insufficient',
  severity: 'error',
  summary: 'Reports versions that were raised by less than their changes need.',
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
