import { twoFrontmatters } from '../examples/versions.ts';
import { type VersionBump, versionRule } from '../rule.ts';
import { formatReasons, formatVersion, versionDraft } from '../support/version-bump.ts';
import { pluralize } from '../words/words.ts';

/** The first declared version of a skill. */
export const versionAdded = versionRule({
  id: 'version-added',
  severity: 'note',
  summary: 'A skill declares a version where base did.',
  why: 'Nothing breaks; from here on protos can pin a `min_version`, and changes can be announced.',
  source: "Skillaccord's version policy: the first version a skill declares follows anything.",
  howToFix: 'Nothing is to be mended.',
  *check(step) {
    if (step.before.version || !step.after.version) return;
    yield versionDraft(
      step,
      `${formatVersion(step.after)} is the first version it declares${breaksNote(step)}.`,
    );
  },
  invalid: twoFrontmatters('', '', [null, '1.0.0']),
  valid: twoFrontmatters('', '', ['1.0.0', '1.0.1']),
});

/** A note about breaking changes, which no earlier version could cover. */
function breaksNote({ required, reasons }: VersionBump): string {
  if (required !== 'major') return '';
  const verb = reasons.length === 1 ? 'comes' : 'come';
  return `; ${pluralize(reasons.length, 'breaking change')} ${verb} before it (${formatReasons(reasons)})`;
}
