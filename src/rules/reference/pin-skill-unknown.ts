import { code, msg, namePart } from '../../model/message.ts';
import { suggest } from '../../model/text/suggest.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

/** A reference to a skill that does not exist. */
export const pinSkillUnknown = referenceRule({
  id: 'pin-skill-unknown',
  severity: 'error',
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
    yield {
      message: baseSkill
        ? msg`Skill ${namePart(id)} no longer exists.`
        : msg`Unknown skill ${namePart(id)}.`,
      help: suggestion === undefined ? undefined : msg`Write ${code(suggestion)}.`,
      at,
      was: baseSkill ? { path: baseSkill.path } : undefined,
      about: id,
    };
  },
});
