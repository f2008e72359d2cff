import { formatValue } from '../../model/value/format-value.ts';
import { get, source } from '../../model/value/value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { frontmatterLocation } from '../support/skill-name.ts';

/** A frontmatter without a name. */
export const nameMissing = manifestRule('agent-skills', {
  id: 'name-missing',
  severity: 'error',
  summary: 'Every SKILL.md declares a `name`.',
  why: 'The name is what agents, locks and other skills call it by; a skill without one is not loaded.',
  source: 'Agent Skills specification, "name field": "Must be 1-64 characters".',
  *check({ manifest }) {
    const field = manifest.root.fields.get('name');
    const value = get(manifest.root, 'name');
    if (source(value)) return;
    if (!field || !value) {
      const message = 'The frontmatter has no "name"; agents call a skill by it.';
      yield { message, at: frontmatterLocation(manifest), about: 'name' };
      return;
    }
    const what = source(value) === '' ? 'empty' : formatValue(value);
    const message = `The "name" is ${what}; it is the text agents call the skill by.`;
    yield { message, at: field.keyAt, about: 'name' };
  },
  invalid: oneSkill('description: Fills PDF forms.'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});
