import { covers } from '../../model/version/bump.ts';
import { twoManifests } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import {
  acceptingPins,
  describeChanges,
  formatVersion,
  leastVersion,
  missingBumpSeverity,
  shortfallSeverity,
  versionDraft,
  versionPlaces,
} from '../support/version-bump.ts';

/** A version bump smaller than the changes require. */
export const versionBumpInsufficient = versionRule({
  id: 'version-bump-insufficient',
  severity: 'error',
  summary: 'A version takes at least the bump that the changes of its skill need.',
  why: 'Callers read the version to know whether they may follow.',
  severityText: missingBumpSeverity,
  source:
    'ADR-003, "Breaking changes (bump major version)" and "Non-breaking changes (bump minor/patch)".',
  howToFix: 'Take the version that the finding names, or keep what callers rely on.',
  *check(step) {
    const { after, declared, required } = step;
    if (declared !== 'patch' && declared !== 'minor' && declared !== 'major') return;
    if (covers(declared, required)) return;
    const shortfall = `${formatVersion(after)} is too small a bump`;
    const message = `${describeChanges(step)}, so ${shortfall}. Set the version to ${leastVersion(step)}${versionPlaces(step)}.${acceptingPins(step)}`;
    yield versionDraft(step, message, shortfallSeverity[required]);
  },
  invalid: twoManifests('', 'inputs: { required: [{ name: tz }, { name: day }] }', [
    '1.0.0',
    '1.1.0',
  ]),
  valid: twoManifests('', 'inputs: { optional: [{ name: tz }] }', ['1.0.0', '1.1.0']),
});
