import { quote } from '../../model/format-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { declaredName, lengthOf } from '../support/skill-name.ts';

const most = 64;

/** A name longer than the specification allows. */
export const nameLength = manifestRule('agent-skills', {
  id: 'name-length',
  severity: 'error',
  summary: `Names have at most ${most} characters.`,
  why: 'Agents that keep the limit refuse the skill, and others cut its name.',
  source: 'Agent Skills specification, "name field": "Must be 1-64 characters".',
  *check({ manifest }) {
    const declared = declaredName(manifest);
    const length = lengthOf(declared?.name ?? '');
    if (!declared || length <= most) return;
    const message = `Skill name ${quote(declared.name)} has ${length} characters; at most ${most} are allowed.`;
    yield { message, at: declared.at, about: declared.name };
  },
  fails: oneSkill(`name: ${'pdf-'.repeat(17)}form\ndescription: Fills PDF forms.`),
  passes: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});
