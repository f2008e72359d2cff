import { code, msg, namePart } from '../../model/message.ts';
import { isVersionBelow } from '../../model/version/version.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';

/** A required version that is later than that of the skill. */
export const pinVersionUnmet = referenceRule({
  id: 'pin-version-unmet',
  severity: 'error',
  summary: 'Reports references that require a later version than the skill has.',
  why: 'The run stops, because the skill is too old for it.',
  source: 'ADR-003, Version Validation: "Validates skill content_hash or version matches pin".',
  howToFix: 'Lower `min_version`, or release that version of the skill first.',
  invalid: stepWith('skill:\n  id: worklog\n  min_version: "1.1.0"') + usedSkill(),
  valid: stepWith('skill:\n  id: worklog\n  min_version: "1.0.0"') + usedSkill(),
  *check({ reference: { id, minVersion }, skill }) {
    const version = skill?.version?.value;
    if (!minVersion || version === undefined || !isVersionBelow(version, minVersion.value)) return;
    yield {
      message: msg`Skill ${namePart(id)} is ${code(version)}; ${code(minVersion.value)} or later is required.`,
      help: msg`Lower ${code('min_version')}, or release that version first.`,
      at: minVersion.at,
      about: [id, minVersion.value].join('\0'),
      before: minVersion.value,
      after: version,
    };
  },
});
