import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import { formatVersion, versionDraft } from '../support/version-bump.ts';

/** A new version that is not semantic. */
export const versionUncomparable = versionRule({
  id: 'version-uncomparable',
  severity: 'note',
  summary: 'Reports new versions that are not semantic versions.',
  why: 'No bump can be measured: the skill is judged as if it had no version.',
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  howToFix: 'Declare MAJOR.MINOR.PATCH, `1.0.0` for a first version.',
  *check(step) {
    const { before, after, declared, required } = step;
    // A break without a readable version is one finding, which says the same.
    if (declared !== null || !after.version || required === 'major') return;
    if (before.version?.value === after.version.value) return;
    yield versionDraft(step, {
      message: before.version
        ? msg`Versions ${formatVersion(before)} and ${formatVersion(after)} cannot be compared.`
        : msg`Version ${formatVersion(after)} cannot be read.`,
      help: msg`Write MAJOR.MINOR.PATCH, such as ${code('1.0.0')}.`,
    });
  },
  invalid: twoFrontmatters('', '', ['spring', 'summer']),
  valid: twoFrontmatters('', '', ['1.0.0', '1.0.1']),
});
