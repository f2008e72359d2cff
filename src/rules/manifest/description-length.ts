import { msg } from '../../model/message.ts';
import { get, source } from '../../model/value/value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { characterCount } from '../support/skill-name.ts';

const maxLength = 1024;

/** A description longer than the specification allows. */
export const descriptionLength = manifestRule('agent-skills', {
  id: 'description-length',
  severity: 'error',
  summary: `Reports descriptions with more than ${maxLength} characters.`,
  why: 'Agents that enforce the limit reject the skill. Others cut the text.',
  howToFix:
    'Shorten the description to 1024 characters: what the skill does, and when to use it. Move the rest to the body.',
  source: 'Agent Skills specification, "description field": "Must be 1-1024 characters".',
  *check({ manifest }) {
    const value = get(manifest.root, 'description');
    const length = characterCount(source(value) ?? '');
    if (!value || length <= maxLength) return;
    const message = msg`The description has ${length} characters; at most ${maxLength} are allowed.`;
    yield { message, at: value.at, about: 'description' };
  },
  invalid: oneSkill(`name: pdf\ndescription: ${'Fills PDF forms. '.repeat(61)}`),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});
