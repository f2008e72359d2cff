import { oneSkill, worklogSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';

export const frontmatterDuplicateKey = problemRule({
  id: 'frontmatter-duplicate-key',
  category: 'manifest',
  summary: 'Reports duplicate keys in frontmatter.',
  why: 'Some parsers use the first value, some the last, and some reject the skill.',
  howToFix: 'Remove one of the two lines.',
  source: 'YAML 1.2, 3.2.1.1: "mapping of unique keys".',
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\ndescription: Merges PDF files.'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms and merges PDF files.'),
});

export const frontmatterLate = problemRule({
  id: 'frontmatter-late',
  category: 'manifest',
  severity: 'warning',
  summary: 'Reports frontmatter below a blank line.',
  why: 'The reference validator and some agents find no frontmatter there, and do not load the skill.',
  source:
    'The SKILL.md parser: "Leading blank lines/BOM are tolerated." The reference validator of Agent Skills: "SKILL.md must start with YAML frontmatter (---)".',
  howToFix: 'Delete the blank lines above the first `---` line.',
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.').replace('---\nname', '\n---\nname'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});

export const frontmatterMissing = problemRule({
  id: 'frontmatter-missing',
  category: 'manifest',
  summary: 'Reports a SKILL.md without frontmatter.',
  why: 'Agents read the name and the description from it, and do not load a skill without one.',
  howToFix: 'Begin the file with a `---` line, `name:`, `description:` and another `---` line.',
  source:
    'Agent Skills specification: "The `SKILL.md` file must contain YAML frontmatter followed by Markdown content."',
  invalid: '-- skills/pdf/SKILL.md --\n# PDF\n',
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.', '# PDF\n'),
});

export const frontmatterSyntax = problemRule({
  id: 'frontmatter-syntax',
  category: 'manifest',
  summary: 'Reports frontmatter that is not a YAML mapping.',
  why: 'Agents skip a skill if they cannot parse its frontmatter, most of them without an error.',
  source:
    'Agent Skills specification: "The `SKILL.md` file must contain YAML frontmatter followed by Markdown content."',
  howToFix:
    'Correct the line that the message names. Run `skillaccord fix` to quote a string with an unquoted `: `.',
  invalid: oneSkill('name: pdf\ndescription: Fills forms: PDF, AcroForm and XFA.'),
  valid: oneSkill('name: pdf\ndescription: "Fills forms: PDF, AcroForm and XFA."'),
});

export const frontmatterUnterminated = problemRule({
  id: 'frontmatter-unterminated',
  category: 'manifest',
  summary: 'Reports frontmatter without a closing `---` line.',
  why: 'Agents do not find the start of the instructions, and do not load the skill.',
  howToFix: 'Write a line with `---` alone between the last key and the body.',
  source:
    'The SKILL.md parser: "SKILL.md frontmatter block is not terminated by a closing \'---\'".',
  invalid: '-- skills/pdf/SKILL.md --\n---\nname: pdf\ndescription: Fills PDF forms.\n\n# PDF\n',
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.', '\n# PDF\n'),
});

export const mergeKey = problemRule({
  id: 'merge-key',
  category: 'privilege',
  summary: 'Reports merge keys, `<<`, in manifests.',
  why: 'Some readers merge the keys and others do not: a permission may exist for one agent and not for another.',
  source: 'YAML 1.1 has the merge key as an optional type; YAML 1.2, JSON and TOML do not have it.',
  howToFix: 'Write the keys out in place of the merge key.',
  invalid: `
${worklogSkill('', '<<: {allowed-tools: Read}')}
`,
  valid: `
${worklogSkill('', 'allowed-tools: Read')}
`,
});
