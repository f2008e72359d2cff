import { didYouMean } from '../../model/text/suggest.ts';
import { quote } from '../../model/value/format-value.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';
import { describeSkill } from '../words/words.ts';

/** A reference to a skill that does not exist. */
export const pinSkillUnknown = referenceRule({
  id: 'pin-skill-unknown',
  severity: 'error',
  summary: 'Every skill in a proto is in the repository.',
  why: 'The proto does not find the skill and stops.',
  source: 'ADR-002, "Validation Rules", step 1: "Check skill exists".',
  enforces: [adr002('Check skill exists')],
  howToFix: 'Write the name from the manifest of the skill, or restore the skill.',
  invalid: stepWith('skill: work-log') + usedSkill(),
  valid: stepWith('skill: worklog') + usedSkill(),
  *check({ reference: { id, at }, skill, baseSkill, workspace }) {
    if (skill) return;
    const baseLocation = baseSkill
      ? ` (at base: ${describeSkill({ name: baseSkill.name, root: baseSkill.root }).location})`
      : '';
    const suggestion = baseSkill
      ? undefined
      : didYouMean(
          id,
          workspace.skills.map(({ name }) => name),
        );
    const message = `The proto uses ${quote(id)}, but the repository has no skill of that name${baseLocation}.${suggestion ? ` ${suggestion}` : ''}`;
    yield { message, at, was: baseSkill ? { path: baseSkill.path } : undefined, about: id };
  },
});
