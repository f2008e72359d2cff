import { quote } from '../../model/value/format-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { declaredName, nameFaults, suggestName } from '../support/skill-name.ts';

/** A name with characters the specification does not allow. */
export const nameFormat = manifestRule('agent-skills', {
  id: 'name-format',
  severity: 'error',
  summary: 'Names are lower-case letters and digits of any script, joined by single hyphens.',
  why: 'Agents refuse other names or rewrite them, so that the skill is not found under its own.',
  howToFix:
    'Write the words of the name in lower case with single hyphens between them, and call the directory the same. To whoever calls the skill this is a rename: where it declares a version, it takes a major step.',
  source:
    'Agent Skills specification, "name field": "May only contain unicode lowercase alphanumeric characters (`a-z`, `0-9`) and hyphens (`-`)".',
  *check({ manifest }) {
    const declared = declaredName(manifest);
    const faults = declared ? nameFaults(declared.name) : [];
    if (!declared || faults.length === 0) return;
    const { name, at } = declared;
    const what = faults.join(' and ');
    const suggestion = suggestName(name);
    const hint = suggestion === null ? '' : `, as in ${quote(suggestion)}`;
    const message = `Skill name ${quote(name)} ${what}; a name is lower-case letters, digits and single hyphens${hint}.`;
    yield { message, at, about: name };
  },
  invalid: oneSkill('name: PDF_Tools\ndescription: Fills PDF forms.'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});
