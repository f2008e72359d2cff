import { areSameLines } from '../../hash/changed-files.ts';
import { msg, words } from '../../model/message.ts';
import { contentHash } from '../../model/skill.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import { differOnlyInVersion, formatVersion, versionDraft } from '../support/version-bump.ts';

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
    const what = words(areSameLines(before, after) ? 'Only line endings' : 'Files');
    const message = msg`${what} changed; the version is still ${formatVersion(after)}.`;
    yield versionDraft(step, { message });
  },
  invalid: twoFrontmatters('license: MIT', "license: 'MIT'"),
  valid: twoFrontmatters('license: MIT', "license: 'MIT'", ['1.0.0', '1.0.1']),
});

export const contentUnchangedVersionChanged = versionRule({
  id: 'content-unchanged-version-changed',
  severity: 'note',
  summary: 'Reports a new version of unchanged content.',
  why: 'Nothing breaks; two versions now have the same content.',
  source: "Skillaccord's version policy: a bump is measured by what changed.",
  howToFix: 'Keep the version until something else changes.',
  asksNothing: true,
  *check(step) {
    const { before, after, required, changes } = step;
    if (!before.version || !after.version || before.version.value === after.version.value) return;
    if (required !== 'none' || changes.length > 0 || !differOnlyInVersion(before, after)) return;
    const versions = msg`${formatVersion(before)} to ${formatVersion(after)}`;
    yield versionDraft(step, { message: msg`Only the version changed: ${versions}.` });
  },
  invalid: twoFrontmatters('', '', ['1.0.0', '1.0.1']),
  valid: twoFrontmatters('', 'license: MIT', ['1.0.0', '1.0.1']),
});
