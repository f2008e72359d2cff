import { formatValue } from '../../model/value/format-value.ts';
import { get } from '../../model/value/value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';

/** A compatibility value that is not a text. */
export const compatibilityShape = manifestRule('agent-skills', {
  id: 'compatibility-shape',
  severity: 'warning',
  summary: 'The value of `compatibility` is a string.',
  why: 'Agents show the text as it is. For a list or a mapping they show nothing, or refuse the skill.',
  howToFix: 'Write one string, such as `compatibility: Requires Python 3.11`.',
  source:
    'Agent Skills specification, "compatibility field": "Must be 1-500 characters if provided".',
  *check({ manifest }) {
    const value = get(manifest.root, 'compatibility');
    if (value?.kind !== 'list' && value?.kind !== 'table') return;
    const message = `\`compatibility\` is ${formatValue(value)}. Write a string of at most 500 characters.`;
    yield { message, at: value.at, about: 'compatibility' };
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\ncompatibility:\n  - Python 3.11'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.\ncompatibility: Requires Python 3.11.'),
});
