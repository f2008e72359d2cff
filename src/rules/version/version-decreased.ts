import { isVersionBelow } from '../../model/version/version.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import {
  formatVersion,
  pinPlaces,
  sufficientVersion,
  versionDraft,
} from '../support/version-bump.ts';

/** A version lower than at base. */
export const versionDecreased = versionRule({
  id: 'version-decreased',
  severity: 'error',
  summary: 'A version never goes down.',
  why: 'A later content under an earlier version: callers that pin a `min_version` are refused, the others get what they think is old.',
  source: 'Semantic Versioning 2.0.0, item 11.',
  howToFix:
    'Declare the version that the finding names or a later one, also for content that goes back to what it was.',
  *check(step) {
    if (step.declared !== 'decreased') return;
    const [baseVersion, headVersion] = [formatVersion(step.before), formatVersion(step.after)];
    const pins = step.pins.filter(({ value }) =>
      isVersionBelow(step.after.version?.value ?? '', value),
    );
    const refusal = pins.length === 1 ? ' refuses it.' : ' refuse it.';
    const refusals = pins.length === 0 ? '' : ` ${pinPlaces(pins)}${refusal}`;
    const message = `The version goes down from ${baseVersion} to ${headVersion}, so callers take the skill for an older one. Set it to ${sufficientVersion(step)} or later.${refusals}`;
    yield versionDraft(step, message);
  },
  invalid: twoFrontmatters('', '', ['1.1.0', '1.0.0']),
  valid: twoFrontmatters('', 'license: MIT', ['1.1.0', '1.1.1']),
});
