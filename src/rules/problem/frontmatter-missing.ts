import { oneSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';

/** A SKILL.md without a frontmatter. Outside `skills/`, a `skill.md` without one is an ordinary page. */
export const frontmatterMissing = problemRule({
  id: 'frontmatter-missing',
  category: 'manifest',
  severity: 'error',
  summary: 'Reports a SKILL.md without frontmatter.',
  why: 'Agents read the name and the description from it, and do not load a skill without one.',
  howToFix: 'Begin the file with a `---` line, `name:`, `description:` and another `---` line.',
  source:
    'Agent Skills specification: "The `SKILL.md` file must contain YAML frontmatter followed by Markdown content."',
  invalid: '-- skills/pdf/SKILL.md --\n# PDF\n',
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.', '# PDF\n'),
});
