import { code, type Message, msg, namePart } from '../../model/message.ts';
import { folderOf, nameOf } from '../../model/text/path.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { characterCount, declaredName, isValidName, suggestName } from '../support/skill-name.ts';

/** A name with characters the specification does not allow. */
export const nameFormat = manifestRule('agent-skills', {
  id: 'name-format',
  severity: 'error',
  summary:
    'Reports skill names with other characters than lower-case letters, digits and single hyphens.',
  why: 'Agents reject other names or rewrite them, and do not find the skill under its own name.',
  howToFix:
    'Write the name in lower case with single hyphens, like its folder. A new name breaks callers: raise the major version with it.',
  source:
    'Agent Skills specification, "name field": "May only contain unicode lowercase alphanumeric characters (`a-z`, `0-9`) and hyphens (`-`)".',
  *check({ manifest }) {
    const declared = declaredName(manifest);
    if (!declared || isValidName(declared.name)) return;
    const { name, at } = declared;
    yield {
      message: msg`Invalid skill name ${namePart(name)}.`,
      help: validForm(name, validDirectory(manifest.path)),
      at,
      about: name,
    };
  },
  invalid: oneSkill('name: PDF_Tools\ndescription: Fills PDF forms.'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});

function validForm(name: string, directory: string | null): Message {
  if (directory !== null) return msg`Write ${code(directory)}, like its folder.`;
  const suggestion = suggestName(name);
  return suggestion === null
    ? msg`Use lower-case letters, digits and single hyphens.`
    : msg`Write ${code(suggestion)}.`;
}

/** The name of the directory of a manifest, if a skill may have that name. */
function validDirectory(path: string): string | null {
  const name = nameOf(folderOf(path)).normalize('NFKC');
  const isValid = name !== '' && isValidName(name) && characterCount(name) <= maxLength;
  return isValid ? name : null;
}

const maxLength = 64;
