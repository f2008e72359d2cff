import { oneSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';

/** A blank line before the frontmatter, which some readers tolerate. */
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
