import { code, quote } from '../../model/value/format-value.ts';
import { isVersion } from '../../model/version/version.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';

/** A required version of a skill that declares none. */
export const pinVersionUndeclared = referenceRule({
  id: 'pin-version-undeclared',
  severity: 'error',
  summary: 'Every skill with a minimum version in a proto declares a version.',
  why: 'The proto cannot check the version of the skill, so it refuses to run.',
  source:
    'ADR-003, Proto Reference Modes: "Requires skill manifest to declare version field with semantic versioning".',
  howToFix:
    'Declare a `version` in the manifest of the skill, or pin the proto to a `content_hash`.',
  invalid: stepWith('skill:\n  id: worklog\n  min_version: "1.0.0"') + usedSkill(null),
  valid: stepWith('skill:\n  id: worklog\n  min_version: "1.0.0"') + usedSkill(),
  *check({ reference: { id, minVersion }, skill }) {
    if (!minVersion || !skill || skill.unreadable) return;
    const declared = skill.version?.value;
    if (declared !== undefined && isVersion(declared)) return;
    const declaredText =
      declared === undefined ? 'no version' : `${code(declared)}, which is not a version`;
    const message = `The proto requires ${quote(id)} ${minVersion.value} or later, but the skill declares ${declaredText}: the requirement cannot be checked, so the proto does not run. Declare a version such as \`1.0.0\` in the skill.`;
    yield { message, at: minVersion.at, about: id };
  },
});
