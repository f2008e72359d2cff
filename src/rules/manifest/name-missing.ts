import { code, msg, words } from '../../model/message.ts';
import { get, source } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { frontmatterLocation } from '../support/skill-name.ts';
import { adr002 } from '../words/adr-002.ts';

/** A frontmatter without a name. */
export const nameMissing = manifestRule('agent-skills', {
  id: 'name-missing',
  severity: 'error',
  summary: 'Reports a SKILL.md without a `name`.',
  why: 'Agents, locks and other skills find a skill by its name. Agents do not load a skill without one.',
  howToFix: 'Add `name:` with the name of the folder.',
  source: 'Agent Skills specification, "name field": "Must be 1-64 characters".',
  *check({ manifest }) {
    const field = manifest.root.fields.get('name');
    const value = get(manifest.root, 'name');
    if (source(value)) return;
    if (!field || !value) {
      const message = msg`Missing ${code('name')}. Agents do not load the skill.`;
      yield { message, at: frontmatterLocation(manifest), about: 'name' };
      return;
    }
    const what = source(value) === '' ? words('empty') : msg`${shownValue(value)}, not a string`;
    yield { message: msg`${code('name')} is ${what}.`, at: field.keyAt, about: 'name' };
  },
  enforces: [adr002('Skills with only `name`/`description` continue to work', 'name')],
  invalid: oneSkill('description: Fills PDF forms.'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});
