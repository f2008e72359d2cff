import { twoFrontmatters } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import { formatVersion, versionDraft } from '../support/version-bump.ts';

/** Two versions of which at least one is not semantic. */
export const versionUncomparable = versionRule({
  id: 'version-uncomparable',
  severity: 'note',
  summary: 'The versions of base and head are both semantic versions.',
  why: 'The bump between the two is unknown, so the skill counts as one without a version.',
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  howToFix: 'Declare a version as MAJOR.MINOR.PATCH, `1.0.0` for a first one.',
  *check(step) {
    const { before, after, declared, required } = step;
    if (declared !== null || !before.version || !after.version) return;
    if (required === 'none' && before.version.value === after.version.value) return;
    const message = `"${formatVersion(before)}" -> "${formatVersion(after)}" cannot be compared: a version is MAJOR.MINOR.PATCH, such as 1.0.0.`;
    yield versionDraft(step, message);
  },
  invalid: twoFrontmatters('', '', ['spring', 'summer']),
  valid: twoFrontmatters('', '', ['1.0.0', '1.0.1']),
});
