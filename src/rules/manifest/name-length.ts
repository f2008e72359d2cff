import { quote } from '../../model/value/format-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { characterCount, declaredName } from '../support/skill-name.ts';

const maxLength = 64;

/** A name longer than the specification allows. */
export const nameLength = manifestRule('agent-skills', {
  id: 'name-length',
  severity: 'error',
  summary: `Names have at most ${maxLength} characters.`,
  why: 'Agents that enforce the limit refuse the skill. Others cut its name.',
  howToFix:
    'Choose a name of at most 64 characters, and give the directory the same name. Callers use the name: if the skill declares a version, the same pull request has to raise its major version.',
  source: 'Agent Skills specification, "name field": "Must be 1-64 characters".',
  *check({ manifest }) {
    const declared = declaredName(manifest);
    const length = characterCount(declared?.name ?? '');
    if (!declared || length <= maxLength) return;
    const message = `Skill name ${quote(declared.name)} has ${length} characters. The limit is ${maxLength}: agents may refuse or shorten a longer one.`;
    yield { message, at: declared.at, about: declared.name };
  },
  invalid: oneSkill(`name: ${'pdf-'.repeat(17)}form\ndescription: Fills PDF forms.`),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});
