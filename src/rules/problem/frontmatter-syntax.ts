import { oneSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';

/** A frontmatter that is not a YAML mapping. */
export const frontmatterSyntax = problemRule({
  id: 'frontmatter-syntax',
  category: 'manifest',
  severity: 'error',
  summary: 'Every frontmatter is a YAML mapping.',
  why: 'Agents skip a skill if they cannot parse its frontmatter, most of them without an error.',
  source:
    'Agent Skills specification: "The `SKILL.md` file must contain YAML frontmatter followed by Markdown content."',
  howToFix:
    'Correct the line as the message says. Then check again: a skill is compared with its base only when it can be read. `skillaccord fix` puts a string with an unquoted `: ` in quotation marks.',
  invalid: oneSkill('name: pdf\ndescription: Fills forms: PDF, AcroForm and XFA.'),
  valid: oneSkill('name: pdf\ndescription: "Fills forms: PDF, AcroForm and XFA."'),
});
