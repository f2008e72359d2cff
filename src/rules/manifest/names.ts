import { code, type Message, msg, namePart, pathPart, words } from '../../model/message.ts';
import { folderOf, nameOf } from '../../model/text/path.ts';
import { get, source } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import {
  characterCount,
  declaredName,
  frontmatterLocation,
  isArchived,
  isValidName,
  suggestName,
} from '../support/skill-name.ts';
import { adr002 } from '../words/adr-002.ts';

const inPdfTools = (name: string) =>
  oneSkill(`name: ${name}\ndescription: Fills PDF forms.`, '', 'skills/pdf-tools/SKILL.md');

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
    const message = msg`Skill ${namePart(declared.name)} is in folder ${pathPart(directory)}.`;
    const help = msg`Rename one of them: some agents require equal names.`;
    yield { message, help, at: declared.at, about: `${declared.name}\0${directory}` };
  },
  invalid: inPdfTools('pdf'),
  valid: inPdfTools('pdf-tools'),
});

export const nameFormat = manifestRule('agent-skills', {
  id: 'name-format',
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
    const message = msg`Invalid skill name ${namePart(name)}.`;
    const help = validForm(name, validDirectory(manifest.path));
    yield { message, help, at, about: name };
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

export const nameLength = manifestRule('agent-skills', {
  id: 'name-length',
  summary: 'Reports skill names of more than 64 characters.',
  why: 'Agents that enforce the limit reject the skill. Others cut its name.',
  howToFix:
    'Choose a shorter name, and give the folder the same name. A new name breaks callers: raise the major version with it.',
  source: 'Agent Skills specification, "name field": "Must be 1-64 characters".',
  *check({ manifest }) {
    const declared = declaredName(manifest);
    const length = characterCount(declared?.name ?? '');
    if (!declared || length <= maxLength) return;
    const message = msg`Skill name ${namePart(declared.name)} has ${length} characters. The limit is ${maxLength}.`;
    yield { message, at: declared.at, about: declared.name };
  },
  invalid: oneSkill(`name: ${'pdf-'.repeat(17)}form\ndescription: Fills PDF forms.`),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});

export const nameMissing = manifestRule('agent-skills', {
  id: 'name-missing',
  summary: 'Reports a SKILL.md without a `name`.',
  why: 'Agents, locks and other skills find a skill by its name. Claude Code takes the name of the folder; clients that follow the specification do not load the skill.',
  howToFix: 'Add `name:` with the name of the folder.',
  source: 'Agent Skills specification, "name field": "Must be 1-64 characters".',
  *check({ manifest }) {
    const field = manifest.root.fields.get('name');
    const value = get(manifest.root, 'name');
    if (source(value)) return;
    if (!field || !value) {
      const message = msg`Missing ${code('name')}. Some agents do not load the skill.`;
      const notes = [{ message: msg`Claude Code takes the name of the folder.` }];
      yield { message, notes, at: frontmatterLocation(manifest), about: 'name' };
      return;
    }
    const what = source(value) === '' ? words('empty') : msg`${shownValue(value)}, not a string`;
    yield { message: msg`${code('name')} is ${what}.`, at: field.keyAt, about: 'name' };
  },
  enforces: [adr002('Skills with only `name`/`description` continue to work', 'name')],
  invalid: oneSkill('description: Fills PDF forms.'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});
