import { get, source } from '../../model/value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { lengthOf } from '../support/skill-name.ts';

const most = 1024;

/** A description longer than the specification allows. */
export const descriptionLength = manifestRule('agent-skills', {
  id: 'description-length',
  severity: 'error',
  summary: `Descriptions have at most ${most} characters.`,
  why: 'Agents that keep the limit refuse the skill; others cut the text, and with it what comes last.',
  source: 'Agent Skills specification, "description field": "Must be 1-1024 characters".',
  *check({ manifest }) {
    const value = get(manifest.root, 'description');
    const length = lengthOf(source(value) ?? '');
    if (!value || length <= most) return;
    const message = `The description has ${length} characters; at most ${most} are allowed.`;
    yield { message, at: value.at, about: 'description' };
  },
  fails: oneSkill(`name: pdf\ndescription: ${'Fills PDF forms. '.repeat(61)}`),
  passes: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});
