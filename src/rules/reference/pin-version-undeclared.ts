import { code, msg, namePart } from '../../model/message.ts';
import { isVersion } from '../../model/version/version.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';

/** A required version of a skill that declares none. */
export const pinVersionUndeclared = referenceRule({
  id: 'pin-version-undeclared',
  severity: 'error',
  summary: 'Reports references with a minimum version to a skill without a version.',
  why: 'The version cannot be checked, so the run stops.',
  source:
    'ADR-003, Proto Reference Modes: "Requires skill manifest to declare version field with semantic versioning".',
  howToFix: 'Declare a `version` in the skill, or pin a `content_hash`.',
  invalid: stepWith('skill:\n  id: worklog\n  min_version: "1.0.0"') + usedSkill(null),
  valid: stepWith('skill:\n  id: worklog\n  min_version: "1.0.0"') + usedSkill(),
  *check({ reference: { id, minVersion }, skill }) {
    if (!minVersion || !skill || skill.unreadable) return;
    const declared = skill.version?.value;
    if (declared !== undefined && isVersion(declared)) return;
    yield {
      message:
        declared === undefined
          ? msg`Skill ${namePart(id)} declares no version; ${code(minVersion.value)} or later is required.`
          : msg`Version ${code(declared)} of skill ${namePart(id)} is invalid; ${code(minVersion.value)} or later is required.`,
      help: msg`Declare a version in the skill, such as ${code('1.0.0')}.`,
      at: minVersion.at,
      about: id,
    };
  },
});
