import { smallestCoveringVersion } from '../../model/version/version.ts';
import { twoManifests } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import { demandOf, missing, versionDraft, versionOf } from '../support/version-bump.ts';

/** A version that stays while the changes ask for a step. */
export const versionNotBumped = versionRule({
  id: 'version-not-bumped',
  severity: 'error',
  summary: 'A skill whose contract changes takes a version step.',
  why: 'Callers that pin a `min_version` cannot tell the two apart. A missing major step is an error, a minor one a warning, a patch a note.',
  source:
    'ADR-003, "Breaking changes (bump major version)" and "Non-breaking changes (bump minor/patch)".',
  mend: 'Declare the version that the finding names, or keep what callers rely on.',
  *check(step) {
    const { before, after, declared, required } = step;
    if (declared !== 'none' || required === 'none') return;
    const [was, now] = [versionOf(before), versionOf(after)];
    const needed = smallestCoveringVersion(before.version?.value ?? '', required);
    const stays = was === now ? `the version is still ${was}` : `${was} -> ${now} is no step`;
    yield versionDraft(step, `${stays}; ${demandOf(step, needed)}.`, missing[required]);
  },
  fails: twoManifests('', 'inputs: { required: [{ name: tz }] }'),
  passes: twoManifests('', 'inputs: { required: [{ name: tz }] }', ['1.0.0', '2.0.0']),
});
