import { msg } from '../../model/message.ts';
import { contentHash } from '../../model/skill.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import { formatVersion, versionDraft } from '../support/version-bump.ts';

/** Changed content under the same version, without a change that requires a bump. */
export const contentChangedVersionSame = versionRule({
  id: 'content-changed-version-same',
  severity: 'note',
  summary: 'Reports changed files under the same version.',
  why: 'A locked content hash fails although the version says that nothing changed; `min_version` does not notice.',
  source: 'ADR-003, "Proto Reference Modes".',
  howToFix: 'Take a patch bump.',
  asksNothing: true,
  *check(step) {
    const { before, after, declared, required } = step;
    if (declared !== 'none' || required !== 'none') return;
    if (before.version?.value !== after.version?.value) return;
    if (contentHash(before) === contentHash(after)) return;
    yield versionDraft(step, {
      message: msg`Files changed; the version is still ${formatVersion(after)}.`,
    });
  },
  invalid: twoFrontmatters('license: MIT', "license: 'MIT'"),
  valid: twoFrontmatters('license: MIT', "license: 'MIT'", ['1.0.0', '1.0.1']),
});
