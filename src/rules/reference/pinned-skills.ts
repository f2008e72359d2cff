import { code, msg, namePart } from '../../model/message.ts';
import { suggest } from '../../model/text/suggest.ts';
import { isVersion, isVersionBelow } from '../../model/version/version.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

export const pinSkillUnknown = referenceRule({
  id: 'pin-skill-unknown',
  summary: 'Reports references to skills that the repository does not have.',
  why: 'The run does not find the skill and stops.',
  source: 'ADR-002, "Validation Rules", step 1: "Check skill exists".',
  enforces: [adr002('Check skill exists')],
  howToFix: 'Write the name from the manifest of the skill, or restore the skill.',
  invalid: stepWith('skill: work-log') + usedSkill(),
  valid: stepWith('skill: worklog') + usedSkill(),
  *check({ reference: { id, at }, skill, baseSkill, workspace }) {
    if (skill) return;
    const names = workspace.skills.map(({ name }) => name);
    const suggestion = baseSkill ? undefined : suggest(id, names);
    const message = baseSkill
      ? msg`Skill ${namePart(id)} no longer exists.`
      : msg`Unknown skill ${namePart(id)}.`;
    const help = suggestion === undefined ? undefined : msg`Write ${code(suggestion)}.`;
    yield { message, help, at, was: baseSkill ? { path: baseSkill.path } : undefined, about: id };
  },
});

export const pinVersionUndeclared = referenceRule({
  id: 'pin-version-undeclared',
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
    const message =
      declared === undefined
        ? msg`Skill ${namePart(id)} declares no version; ${code(minVersion.value)} or later is required.`
        : msg`Version ${code(declared)} of skill ${namePart(id)} is invalid; ${code(minVersion.value)} or later is required.`;
    const help = msg`Declare a version in the skill, such as ${code('1.0.0')}.`;
    yield { message, help, at: minVersion.at, about: id };
  },
});

export const pinVersionUnmet = referenceRule({
  id: 'pin-version-unmet',
  summary: 'Reports references that require a later version than the skill has.',
  why: 'The run stops, because the skill is too old for it.',
  source: 'ADR-003, Version Validation: "Validates skill content_hash or version matches pin".',
  howToFix: 'Lower `min_version`, or release that version of the skill first.',
  invalid: stepWith('skill:\n  id: worklog\n  min_version: "1.1.0"') + usedSkill(),
  valid: stepWith('skill:\n  id: worklog\n  min_version: "1.0.0"') + usedSkill(),
  *check({ reference: { id, minVersion }, skill }) {
    const version = skill?.version?.value;
    if (!minVersion || version === undefined || !isVersionBelow(version, minVersion.value)) return;
    const message = msg`Skill ${namePart(id)} is ${code(version)}; ${code(minVersion.value)} or later is required.`;
    const help = msg`Lower ${code('min_version')}, or release that version first.`;
    const about = [id, minVersion.value].join('\0');
    yield { message, help, at: minVersion.at, about, before: minVersion.value, after: version };
  },
});
