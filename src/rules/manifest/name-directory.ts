import { msg, namePart, pathPart } from '../../model/message.ts';
import { nameOf } from '../../model/text/path.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { declaredName, isArchived, isValidName } from '../support/skill-name.ts';

/** A name that differs from the name of the skill's directory. */
export const nameDirectory = manifestRule('agent-skills', {
  id: 'name-directory',
  severity: 'warning',
  summary: 'Reports a skill whose folder has another name.',
  why: 'Some agents load a skill only if the two names are equal, and people look for it in the wrong place.',
  howToFix:
    'Rename the folder, or set `name` to the name of the folder. A new `name` breaks callers: raise the major version with it.',
  source: 'Agent Skills specification, "name field": "Must match the parent directory name".',
  *check({ manifest, skill }) {
    const declared = declaredName(manifest);
    if (!declared || skill.root === '' || isArchived(skill)) return;
    if (!isValidName(declared.name)) return;
    const directory = nameOf(skill.root);
    if (directory.normalize('NFKC') === declared.name) return;
    yield {
      message: msg`Skill ${namePart(declared.name)} is in folder ${pathPart(directory)}.`,
      help: msg`Rename one of them: some agents require equal names.`,
      at: declared.at,
      about: `${declared.name}\0${directory}`,
    };
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.', '', 'skills/pdf-tools/SKILL.md'),
  valid: oneSkill(
    'name: pdf-tools\ndescription: Fills PDF forms.',
    '',
    'skills/pdf-tools/SKILL.md',
  ),
});
