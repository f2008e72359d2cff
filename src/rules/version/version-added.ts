import { readableVersion } from '../../model/skill.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { type VersionBump, versionRule } from '../rule.ts';
import { describeChanges, formatVersion, versionDraft } from '../support/version-bump.ts';

/** The first declared version of a skill. */
export const versionAdded = versionRule({
  id: 'version-added',
  severity: 'note',
  summary: 'A skill declares a version where base did.',
  why: 'From this version on, protos can pin a `min_version`, and a version can announce changes.',
  source: "Skillaccord's version policy: the first version a skill declares follows anything.",
  howToFix: 'Nothing has to be done.',
  *check(step) {
    if (readableVersion(step.before) || !readableVersion(step.after)) return;
    yield versionDraft(
      step,
      `The skill had no version and now has ${formatVersion(step.after)}.${breaksNote(step)}`,
    );
  },
  invalid: twoFrontmatters('', '', [null, '1.0.0']),
  valid: twoFrontmatters('', '', ['1.0.0', '1.0.1']),
});

/** A note about breaking changes, which no earlier version could cover. */
function breaksNote(step: VersionBump): string {
  if (step.required !== 'major') return '';
  return ` ${describeChanges(step)}; no earlier version could say so.`;
}
