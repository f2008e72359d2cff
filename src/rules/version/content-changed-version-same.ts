import { contentHash } from '../../model/skill.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import { formatVersion, versionDraft } from '../support/version-bump.ts';

/** Changed content under the same version, without a change that requires a bump. */
export const contentChangedVersionSame = versionRule({
  id: 'content-changed-version-same',
  severity: 'note',
  summary: 'A version names one content.',
  why: 'Pins by `content_hash` fail although the version says that nothing changed; pins by `min_version` do not notice.',
  source: 'ADR-003, "Proto Reference Modes".',
  howToFix: 'Take a patch bump: each content then has a version of its own.',
  *check(step) {
    const { before, after, declared, required } = step;
    if (declared !== 'none' || required !== 'none') return;
    if (before.version?.value !== after.version?.value) return;
    if (contentHash(before) === contentHash(after)) return;
    const message = `The files of the skill changed, but its version is still ${formatVersion(after)}. With at least a patch bump, users can tell the new files from the old ones.`;
    yield versionDraft(step, message);
  },
  invalid: twoFrontmatters('license: MIT', "license: 'MIT'"),
  valid: twoFrontmatters('license: MIT', "license: 'MIT'", ['1.0.0', '1.0.1']),
});
