import { code, quote } from '../../model/value/format-value.ts';
import { isVersionBelow } from '../../model/version/version.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';

/** A required version that is later than that of the skill. */
export const pinVersionUnmet = referenceRule({
  id: 'pin-version-unmet',
  severity: 'error',
  summary: 'Every skill has at least the minimum version of every proto.',
  why: 'The proto needs a later version of the skill and refuses to run.',
  source: 'ADR-003, Version Validation: "Validates skill content_hash or version matches pin".',
  howToFix: 'Require an existing version, or release the required one.',
  invalid: stepWith('skill:\n  id: worklog\n  min_version: "1.1.0"') + usedSkill(),
  valid: stepWith('skill:\n  id: worklog\n  min_version: "1.0.0"') + usedSkill(),
  *check({ reference: { id, minVersion }, skill }) {
    const version = skill?.version?.value;
    if (!minVersion || version === undefined || !isVersionBelow(version, minVersion.value)) return;
    const message = `The proto requires ${quote(id)} ${minVersion.value} or later, but the skill declares version ${code(version)}, so the proto does not run. Lower \`min_version\`, or release that version of the skill first.`;
    const about = [id, minVersion.value].join('\0');
    yield { message, at: minVersion.at, about, before: minVersion.value, after: version };
  },
});
