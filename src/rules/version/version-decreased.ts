import { twoFrontmatters } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import { versionDraft, versionOf } from '../support/version-bump.ts';

/** A version earlier than that of base. */
export const versionDecreased = versionRule({
  id: 'version-decreased',
  severity: 'error',
  summary: 'A version never goes down.',
  why: 'A later content under an earlier version: callers that pin a `min_version` are refused, the others get what they think is old.',
  source: 'Semantic Versioning 2.0.0, item 11.',
  mend: 'Declare a version later than that of base, also for content that goes back to what it was.',
  *check(step) {
    if (step.declared !== 'decreased') return;
    const now = versionOf(step.after);
    const message = `${versionOf(step.before)} -> ${now} goes down; protos with a min_version above ${now} are refused.`;
    yield versionDraft(step, message);
  },
  fails: twoFrontmatters('', '', ['1.1.0', '1.0.0']),
  passes: twoFrontmatters('', 'license: MIT', ['1.1.0', '1.1.1']),
});
