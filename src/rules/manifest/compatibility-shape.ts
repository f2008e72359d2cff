import { code, msg } from '../../model/message.ts';
import { get } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';

/** A compatibility value that is not a text. */
export const compatibilityShape = manifestRule('agent-skills', {
  id: 'compatibility-shape',
  severity: 'warning',
  summary: 'Reports a `compatibility` that is not a string.',
  why: 'Agents show the text as it is. For a list or a mapping they show nothing, or reject the skill.',
  howToFix: 'Write one string, such as `compatibility: Requires Python 3.11`.',
  source:
    'Agent Skills specification, "compatibility field": "Must be 1-500 characters if provided".',
  *check({ manifest }) {
    const value = get(manifest.root, 'compatibility');
    if (value?.kind !== 'list' && value?.kind !== 'table') return;
    const message = msg`${code('compatibility')} is ${shownValue(value)}, not a string.`;
    yield { message, at: value.at, about: 'compatibility' };
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\ncompatibility:\n  - Python 3.11'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.\ncompatibility: Requires Python 3.11.'),
});
