import { msg, namePart } from '../../model/message.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { characterCount, declaredName } from '../support/skill-name.ts';

const maxLength = 64;

/** A name longer than the specification allows. */
export const nameLength = manifestRule('agent-skills', {
  id: 'name-length',
  severity: 'error',
  summary: 'Reports skill names of more than 64 characters.',
  why: 'Agents that enforce the limit reject the skill. Others cut its name.',
  howToFix:
    'Choose a shorter name, and give the folder the same name. A new name breaks callers: raise the major version with it.',
  source: 'Agent Skills specification, "name field": "Must be 1-64 characters".',
  *check({ manifest }) {
    const declared = declaredName(manifest);
    const length = characterCount(declared?.name ?? '');
    if (!declared || length <= maxLength) return;
    const message = msg`Skill name ${namePart(declared.name)} has ${length} characters. The limit is ${maxLength}.`;
    yield { message, at: declared.at, about: declared.name };
  },
  invalid: oneSkill(`name: ${'pdf-'.repeat(17)}form\ndescription: Fills PDF forms.`),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});
