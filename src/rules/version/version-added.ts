import { twoFrontmatters } from '../example.ts';
import { versionRule } from '../rule.ts';
import { versionDraft, versionOf } from '../version-step.ts';

/** A skill that begins to declare a version. */
export const versionAdded = versionRule({
  id: 'version-added',
  severity: 'note',
  summary: 'A skill declares a version where base did.',
  why: 'Nothing breaks; from here on protos can pin a `min_version`, and changes can be announced.',
  mend: 'Nothing is to be mended.',
  *check(step) {
    if (step.before.version || !step.after.version) return;
    yield versionDraft(step, `${versionOf(step.after)} is the first version it declares.`);
  },
  fails: twoFrontmatters('', '', [null, '1.0.0']),
  passes: twoFrontmatters('', '', ['1.0.0', '1.0.1']),
});
