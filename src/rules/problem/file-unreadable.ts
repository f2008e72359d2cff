import { oneSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';

const frontmatter = 'name: pdf\ndescription: Fills PDF forms.';

/** A listed file of a skill that cannot be read. */
export const fileUnreadable = problemRule({
  id: 'file-unreadable',
  category: 'repository',
  severity: 'error',
  summary: 'Reports files of a skill that cannot be read.',
  why: 'A skill without its files cannot be checked, and a check that did not run must not pass.',
  howToFix:
    'Make the file readable for the user that runs the check, or replace it by a regular file.',
  invalid: oneSkill(frontmatter, '', 'skills/pdf/SKILL.md (unreadable)'),
  valid: oneSkill(frontmatter),
});
