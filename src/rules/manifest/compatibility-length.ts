import { code, msg } from '../../model/message.ts';
import { get, source } from '../../model/value/value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { characterCount } from '../support/skill-name.ts';

const maxLength = 500;

/** A compatibility text longer than the specification allows. */
export const compatibilityLength = manifestRule('agent-skills', {
  id: 'compatibility-length',
  severity: 'error',
  summary: `Reports a \`compatibility\` text with more than ${maxLength} characters.`,
  why: 'Agents that enforce the limit reject the skill.',
  howToFix: 'Shorten the text to 500 characters, and move details to the body.',
  source:
    'Agent Skills specification, "compatibility field": "Must be 1-500 characters if provided".',
  *check({ manifest }) {
    const value = get(manifest.root, 'compatibility');
    const length = characterCount(source(value) ?? '');
    if (!value || length <= maxLength) return;
    const message = msg`${code('compatibility')} has ${length} characters; at most ${maxLength} are allowed.`;
    yield { message, at: value.at, about: 'compatibility' };
  },
  invalid: oneSkill(
    `name: pdf\ndescription: Fills PDF forms.\ncompatibility: ${'Requires Python 3.11. '.repeat(23)}`,
  ),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.\ncompatibility: Requires Python 3.11.'),
});
