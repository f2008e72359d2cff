import { covers } from '../../model/version/bump.ts';
import { smallestCoveringVersion } from '../../model/version/version.ts';
import { twoManifests } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import {
  describeBump,
  describeRequirement,
  formatVersion,
  shortfallSeverity,
  versionDraft,
} from '../support/version-bump.ts';

/** A version bump smaller than the changes require. */
export const versionBumpInsufficient = versionRule({
  id: 'version-bump-insufficient',
  severity: 'error',
  summary: 'A version takes at least the step that the changes of its skill ask for.',
  why: 'Callers read the version to know whether they may follow. A missing major step is an error, a minor one a warning.',
  source:
    'ADR-003, "Breaking changes (bump major version)" and "Non-breaking changes (bump minor/patch)".',
  howToFix: 'Take the version that the finding names, or keep what callers rely on.',
  *check(step) {
    const { before, after, declared, required } = step;
    if (declared !== 'patch' && declared !== 'minor' && declared !== 'major') return;
    if (covers(declared, required)) return;
    const needed = smallestCoveringVersion(before.version?.value ?? '', required);
    const message = `${formatVersion(before)} -> ${formatVersion(after)} ${describeBump(step)}; ${describeRequirement(step, needed)}.`;
    yield versionDraft(step, message, shortfallSeverity[required]);
  },
  invalid: twoManifests('', 'inputs: { required: [{ name: tz }] }', ['1.0.0', '1.1.0']),
  valid: twoManifests('', 'inputs: { optional: [{ name: tz }] }', ['1.0.0', '1.1.0']),
});
