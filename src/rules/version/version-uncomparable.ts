import { twoFrontmatters } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import { formatVersion, versionDraft } from '../support/version-bump.ts';

/** A new version that is not semantic. */
export const versionUncomparable = versionRule({
  id: 'version-uncomparable',
  severity: 'note',
  summary: 'A version that a change writes is a semantic version.',
  why: 'No bump can be measured to another text, so Skillaccord treats the skill as if it had no version.',
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  howToFix: 'Declare a version as MAJOR.MINOR.PATCH, `1.0.0` for a first one.',
  *check(step) {
    const { before, after, declared, required } = step;
    // A break without a readable version is one finding, which says the same.
    if (declared !== null || !after.version || required === 'major') return;
    if (before.version?.value === after.version.value) return;
    const fault = before.version
      ? `Versions "${formatVersion(before)}" and "${formatVersion(after)}" cannot be compared`
      : `Version "${formatVersion(after)}" cannot be read`;
    const message = `${fault}, so Skillaccord treats the skill as if it had no version. Write MAJOR.MINOR.PATCH, such as 1.0.0.`;
    yield versionDraft(step, message);
  },
  invalid: twoFrontmatters('', '', ['spring', 'summer']),
  valid: twoFrontmatters('', '', ['1.0.0', '1.0.1']),
});
