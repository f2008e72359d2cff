import { folderOf, nameOf } from '../../model/text/path.ts';
import { quote } from '../../model/value/format-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { characterCount, declaredName, nameFaults, suggestName } from '../support/skill-name.ts';

/** A name with characters the specification does not allow. */
export const nameFormat = manifestRule('agent-skills', {
  id: 'name-format',
  severity: 'error',
  summary:
    'Names are lower-case letters and digits of any script, with single hyphens between them.',
  why: 'Agents refuse other names or rewrite them, and do not find the skill under its own name.',
  howToFix:
    'Write the name in lower case with single hyphens between its words, the same as the name of the directory. Callers use the name: if the skill declares a version, the same pull request has to raise its major version.',
  source:
    'Agent Skills specification, "name field": "May only contain unicode lowercase alphanumeric characters (`a-z`, `0-9`) and hyphens (`-`)".',
  *check({ manifest }) {
    const declared = declaredName(manifest);
    const faults = declared ? nameFaults(declared.name) : [];
    if (!declared || faults.length === 0) return;
    const { name, at } = declared;
    const what = faults.join(' and ');
    const directory = validDirectory(manifest.path);
    const suggestion = directory ?? suggestName(name);
    const reason = directory === null ? '' : ', the name of its directory';
    const hint = suggestion === null ? '' : `: write ${quote(suggestion)}${reason}`;
    const message = `Skill name ${quote(name)} ${what}. Agents accept lower-case letters, digits and single hyphens${hint}.`;
    yield { message, at, about: name };
  },
  invalid: oneSkill('name: PDF_Tools\ndescription: Fills PDF forms.'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});

/** The name of the directory of a manifest, if a skill may have that name. */
function validDirectory(path: string): string | null {
  const name = nameOf(folderOf(path)).normalize('NFKC');
  const isValid = name !== '' && nameFaults(name).length === 0 && characterCount(name) <= maxLength;
  return isValid ? name : null;
}

const maxLength = 64;
