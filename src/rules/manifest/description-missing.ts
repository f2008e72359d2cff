import { code, msg } from '../../model/message.ts';
import { get, source } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { frontmatterLocation } from '../support/skill-name.ts';
import { adr002 } from '../words/adr-002.ts';

/** A frontmatter without a description. */
export const descriptionMissing = manifestRule('agent-skills', {
  id: 'description-missing',
  severity: 'error',
  summary: 'Reports a SKILL.md without a `description`.',
  why: 'The description is all that an agent sees before it chooses a skill. Without one, the skill is never chosen.',
  howToFix:
    'Write what the skill does and when to use it, such as `description: Fills PDF forms. Use when a PDF has form fields`.',
  source: 'Agent Skills specification, "description field": "Must be 1-1024 characters".',
  *check({ manifest }) {
    const field = manifest.root.fields.get('description');
    const value = get(manifest.root, 'description');
    if (source(value)) return;
    if (!field || !value) {
      const message = msg`Missing ${code('description')}. Agents never choose the skill.`;
      yield { message, at: frontmatterLocation(manifest), about: 'description' };
      return;
    }
    const shown = source(value) === '' ? msg`empty` : shownValue(value);
    const message = msg`${code('description')} is ${shown}. Agents never choose the skill.`;
    yield { message, at: field.keyAt, about: 'description' };
  },
  enforces: [adr002('Skills with only `name`/`description` continue to work', 'description')],
  invalid: oneSkill('name: pdf\ndescription: ""'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});
