import { nameOf } from '../../model/text/path.ts';
import { quote } from '../../model/value/format-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { declaredName, isArchived, nameFaults } from '../support/skill-name.ts';

/** A name that differs from the name of the skill's directory. */
export const nameDirectory = manifestRule('agent-skills', {
  id: 'name-directory',
  severity: 'warning',
  summary: 'A skill lies in a directory of its name; the root of the repository has none.',
  why: 'Some agents load a skill only where the two agree, and people look for it where it is not.',
  source: 'Agent Skills specification, "name field": "Must match the parent directory name".',
  *check({ manifest, skill }) {
    const declared = declaredName(manifest);
    if (!declared || skill.root === '' || isArchived(skill)) return;
    if (nameFaults(declared.name).length > 0) return;
    const directory = nameOf(skill.root);
    if (directory.normalize('NFKC') === declared.name) return;
    const message = `Skill ${quote(declared.name)} lies in the directory ${quote(directory)}; some agents load it only where the two agree.`;
    yield { message, at: declared.at, about: `${declared.name}\0${directory}` };
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.', '', 'skills/pdf-tools/SKILL.md'),
  valid: oneSkill(
    'name: pdf-tools\ndescription: Fills PDF forms.',
    '',
    'skills/pdf-tools/SKILL.md',
  ),
});
