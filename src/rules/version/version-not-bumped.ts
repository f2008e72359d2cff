import { smallestCoveringVersion } from '../../model/version/version.ts';
import { twoManifests } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import {
  describeRequirement,
  formatVersion,
  shortfallSeverity,
  versionDraft,
} from '../support/version-bump.ts';

/** An unchanged version although the changes require a bump. */
export const versionNotBumped = versionRule({
  id: 'version-not-bumped',
  severity: 'error',
  summary: 'A skill whose contract changes takes a version step.',
  why: 'Callers that pin a `min_version` cannot tell the two apart. A missing major step is an error, a minor one a warning, a patch a note.',
  source:
    'ADR-003, "Breaking changes (bump major version)" and "Non-breaking changes (bump minor/patch)".',
  howToFix: 'Declare the version that the finding names, or keep what callers rely on.',
  *check(step) {
    const { before, after, declared, required } = step;
    if (declared !== 'none' || required === 'none') return;
    const [baseVersion, headVersion] = [formatVersion(before), formatVersion(after)];
    const needed = smallestCoveringVersion(before.version?.value ?? '', required);
    const unchangedText =
      baseVersion === headVersion
        ? `the version is still ${baseVersion}`
        : `${baseVersion} -> ${headVersion} is no step`;
    yield versionDraft(
      step,
      `${unchangedText}; ${describeRequirement(step, needed)}.`,
      shortfallSeverity[required],
    );
  },
  invalid: twoManifests('', 'inputs: { required: [{ name: tz }] }'),
  valid: twoManifests('', 'inputs: { required: [{ name: tz }] }', ['1.0.0', '2.0.0']),
});
