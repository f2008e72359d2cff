import { oneSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';

/** A frontmatter that is not a YAML mapping. */
export const frontmatterSyntax = problemRule({
  id: 'frontmatter-syntax',
  category: 'manifest',
  severity: 'error',
  summary: 'Every frontmatter is a YAML mapping.',
  why: 'Agents skip a skill whose frontmatter they cannot parse, most of them without a word.',
  source:
    'Agent Skills specification: "The `SKILL.md` file must contain YAML frontmatter followed by Markdown content."',
  howToFix:
    'Mend the line the finding points at; `skillaccord fix` puts a text that holds an unquoted `: ` in quotes.',
  invalid: oneSkill('name: pdf\ndescription: Fills forms: PDF, AcroForm and XFA.'),
  valid: oneSkill('name: pdf\ndescription: "Fills forms: PDF, AcroForm and XFA."'),
});
