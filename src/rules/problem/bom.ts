import { oneSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';

/** A byte order mark before the frontmatter. */
export const bom = problemRule({
  id: 'bom',
  category: 'manifest',
  severity: 'note',
  summary: 'Reports a byte order mark at the beginning of a SKILL.md.',
  why: 'Parsers that expect `---` as the first characters find no frontmatter.',
  howToFix: 'Save the file as UTF-8 without a byte order mark.',
  source: 'The SKILL.md parser: "Leading blank lines/BOM are tolerated."',
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.').replace(
    '---\nname',
    '\ufeff---\nname',
  ),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});
