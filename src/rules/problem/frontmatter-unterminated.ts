import { oneSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';

/** A frontmatter without its closing line. */
export const frontmatterUnterminated = problemRule({
  id: 'frontmatter-unterminated',
  category: 'manifest',
  severity: 'error',
  summary: 'Reports frontmatter without a closing `---` line.',
  why: 'Agents do not find the start of the instructions, and do not load the skill.',
  howToFix: 'Write a line with `---` alone between the last key and the body.',
  source:
    'The SKILL.md parser: "SKILL.md frontmatter block is not terminated by a closing \'---\'".',
  invalid: '-- skills/pdf/SKILL.md --\n---\nname: pdf\ndescription: Fills PDF forms.\n\n# PDF\n',
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.', '\n# PDF\n'),
});
