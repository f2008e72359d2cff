import { quote } from '../../model/format-value.ts';
import { didYouMean } from '../../model/text/closest-match.ts';
import { stepWith, usedSkill } from '../examples/proto.ts';
import { referenceRule } from '../rule.ts';
import { skillWords } from '../words/words.ts';

/** A reference to a skill nobody has. */
export const pinSkillUnknown = referenceRule({
  id: 'pin-skill-unknown',
  severity: 'error',
  summary: 'Every skill a proto references is in the repository.',
  why: 'Whatever spawns the proto finds no such skill and stops.',
  source: 'ADR-002, "Validation Rules", step 1: "Check skill exists".',
  mend: 'Name the skill as its manifest does, or restore it.',
  fails: stepWith('skill: work-log') + usedSkill(),
  passes: stepWith('skill: worklog') + usedSkill(),
  *check({ reference: { id, at }, skill, was, workspace }) {
    if (skill) return;
    const place = was
      ? `; at base it was ${skillWords({ name: was.name, root: was.root }).place}`
      : '';
    const meant = was
      ? undefined
      : didYouMean(
          id,
          workspace.skills.map(({ name }) => name),
        );
    const message = `The proto references ${quote(id)}, but no skill of this repository has that name${place}.${meant ? ` ${meant}` : ''}`;
    yield { message, at, was: was ? { path: was.path } : undefined, about: id };
  },
});
