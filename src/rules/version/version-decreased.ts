import { code, msg } from '../../model/message.ts';
import { isVersionBelow } from '../../model/version/version.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import {
  formatVersion,
  pinNotes,
  sufficientVersion,
  versionDraft,
} from '../support/version-bump.ts';

/** A version lower than at base. */
export const versionDecreased = versionRule({
  id: 'version-decreased',
  topic: 'lowered-version',
  severity: 'error',
  summary: 'Reports versions that went down.',
  why: 'Callers that require a `min_version` are rejected; the others take the new skill for an old one.',
  source: 'Semantic Versioning 2.0.0, item 11.',
  howToFix: 'Set the version that the message names or a later one, also when content goes back.',
  *check(step) {
    if (step.declared !== 'decreased') return;
    const [before, after] = [formatVersion(step.before), formatVersion(step.after)];
    const isRejecting = ({ value }: (typeof step.pins)[number]) =>
      isVersionBelow(step.after.version?.value ?? '', value) === true;
    yield versionDraft(step, {
      message: msg`The version went down: ${before} to ${after}.`,
      help: msg`Set ${code(`version: ${sufficientVersion(step)}`)} or later.`,
      notes: pinNotes(step.pins.filter(isRejecting), 'rejects it'),
    });
  },
  invalid: twoFrontmatters('', '', ['1.1.0', '1.0.0']),
  valid: twoFrontmatters('', 'license: MIT', ['1.1.0', '1.1.1']),
});
