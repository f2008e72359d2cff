import { twoFrontmatters } from '../examples/versions.ts';
import { type VersionStep, versionRule } from '../rule.ts';
import { reasonsOf, versionDraft, versionOf } from '../support/version-bump.ts';
import { counted } from '../words/words.ts';

/** A skill that begins to declare a version. */
export const versionAdded = versionRule({
  id: 'version-added',
  severity: 'note',
  summary: 'A skill declares a version where base did.',
  why: 'Nothing breaks; from here on protos can pin a `min_version`, and changes can be announced.',
  source: "Skillgate's version policy: the first version a skill declares follows anything.",
  mend: 'Nothing is to be mended.',
  *check(step) {
    if (step.before.version || !step.after.version) return;
    yield versionDraft(
      step,
      `${versionOf(step.after)} is the first version it declares${along(step)}.`,
    );
  },
  fails: twoFrontmatters('', '', [null, '1.0.0']),
  passes: twoFrontmatters('', '', ['1.0.0', '1.0.1']),
});

/** What breaks along with it: no version could announce that, and this one starts behind it. */
function along({ required, reasons }: VersionStep): string {
  if (required !== 'major') return '';
  const verb = reasons.length === 1 ? 'comes' : 'come';
  return `; ${counted(reasons.length, 'breaking change')} ${verb} before it (${reasonsOf(reasons)})`;
}
