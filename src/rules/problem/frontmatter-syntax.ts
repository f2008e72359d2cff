import { oneSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';

/** A frontmatter that is not a YAML mapping. */
export const frontmatterSyntax = problemRule({
  id: 'frontmatter-syntax',
  category: 'manifest',
  severity: 'error',
  summary: 'Reports frontmatter that is not a YAML mapping.',
  why: 'Agents skip a skill if they cannot parse its frontmatter, most of them without an error.',
  source:
    'Agent Skills specification: "The `SKILL.md` file must contain YAML frontmatter followed by Markdown content."',
  howToFix:
    'Correct the line that the message names. Run `skillaccord fix` to quote a string with an unquoted `: `.',
  invalid: oneSkill('name: pdf\ndescription: Fills forms: PDF, AcroForm and XFA.'),
  valid: oneSkill('name: pdf\ndescription: "Fills forms: PDF, AcroForm and XFA."'),
});
