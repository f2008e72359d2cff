import { nameOf } from '../../model/text/path.ts';
import { code, quote } from '../../model/value/format-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { declaredName, isArchived, nameFaults } from '../support/skill-name.ts';

/** A name that differs from the name of the skill's directory. */
export const nameDirectory = manifestRule('agent-skills', {
  id: 'name-directory',
  severity: 'warning',
  summary: 'A skill is in a directory of the same name. The root of the repository needs none.',
  why: 'Some agents load a skill only if the two names are equal, and people look for it in the wrong place.',
  howToFix:
    'Rename the directory, or set `name` to the name of the directory. A new `name` breaks callers: if the skill declares a version, raise it by a major bump.',
  source: 'Agent Skills specification, "name field": "Must match the parent directory name".',
  *check({ manifest, skill }) {
    const declared = declaredName(manifest);
    if (!declared || skill.root === '' || isArchived(skill)) return;
    if (nameFaults(declared.name).length > 0) return;
    const directory = nameOf(skill.root);
    if (directory.normalize('NFKC') === declared.name) return;
    const message = `Skill ${quote(declared.name)} is in the directory ${code(directory)}. Some agents load a skill only if the two names are equal: rename one of them.`;
    yield { message, at: declared.at, about: `${declared.name}\0${directory}` };
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.', '', 'skills/pdf-tools/SKILL.md'),
  valid: oneSkill(
    'name: pdf-tools\ndescription: Fills PDF forms.',
    '',
    'skills/pdf-tools/SKILL.md',
  ),
});
