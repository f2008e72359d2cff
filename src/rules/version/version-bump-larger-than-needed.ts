import { code, msg } from '../../model/message.ts';
import { contentHash } from '../../model/skill.ts';
import { covers, largestBump, maxBump } from '../../model/version/bump.ts';
import { isVersionBelow, smallestCoveringVersion } from '../../model/version/version.ts';
import { twoManifests } from '../examples/versions.ts';
import { versionRule } from '../rule.ts';
import {
  differOnlyInVersion,
  formatVersion,
  versionDraft,
  zeroNotes,
} from '../support/version-bump.ts';

/** A version bump larger than the changes require. */
export const versionBumpLargerThanNeeded = versionRule({
  id: 'version-bump-larger-than-needed',
  severity: 'note',
  summary: 'Reports versions that were raised by more than their changes need.',
  why: 'Nothing breaks; callers may hold back from a major version that breaks nothing.',
  source: "Skillaccord's version policy: a bump is measured by what changed.",
  howToFix: 'Set the smaller version that the message names, or keep the larger one.',
  *check(step) {
    const { before, after, declared, required, changes, accepted } = step;
    // ADR-003: "Non-breaking changes (bump minor/patch)", so a minor bump is never too large.
    if (declared !== 'major') return;
    const requestedBump = largestBump([required, ...accepted.map(({ bump }) => bump ?? 'none')]);
    const hasChanges = changes.length + accepted.length > 0;
    if (requestedBump === 'none' && (hasChanges || differOnlyInVersion(before, after))) return;
    const differs = contentHash(before) !== contentHash(after);
    const needed = maxBump(requestedBump, differs ? 'patch' : 'none');
    const enough = smallestCoveringVersion(before.version?.value ?? '', needed);
    if (covers(needed, declared) || !isVersionBelow(enough, after.version?.value ?? '')) return;
    yield versionDraft(step, {
      message: msg`Version ${formatVersion(after)} is larger than needed: ${code(enough)} suffices.`,
      notes: zeroNotes({ before, required: declared }),
    });
  },
  invalid: twoManifests('', 'inputs: { optional: [{ name: tz }] }', ['1.0.0', '2.0.0']),
  valid: twoManifests('', 'inputs: { optional: [{ name: tz }] }', ['1.0.0', '1.1.0']),
});
