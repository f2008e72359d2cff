import { twoFrontmatters } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import { differOnlyInVersion, formatVersion, versionDraft } from '../support/version-bump.ts';

/** A changed version of unchanged content. */
export const contentUnchangedVersionChanged = versionRule({
  id: 'content-unchanged-version-changed',
  severity: 'note',
  summary: 'A version changes together with the content of its skill.',
  why: 'Nothing breaks; two versions now have the same content.',
  source: "Skillaccord's version policy: a bump is measured by what changed.",
  howToFix: 'Keep the version until something else changes.',
  *check(step) {
    const { before, after, required, changes } = step;
    if (!before.version || !after.version || before.version.value === after.version.value) return;
    if (required !== 'none' || changes.length > 0 || !differOnlyInVersion(before, after)) return;
    const message = `Only the version changed (${formatVersion(before)} -> ${formatVersion(after)}): the content is the same.`;
    yield versionDraft(step, message);
  },
  invalid: twoFrontmatters('', '', ['1.0.0', '1.0.1']),
  valid: twoFrontmatters('', 'license: MIT', ['1.0.0', '1.0.1']),
});
