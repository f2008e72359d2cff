import { oneSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';

/** A key that occurs twice in one mapping of a frontmatter. */
export const frontmatterDuplicateKey = problemRule({
  id: 'frontmatter-duplicate-key',
  category: 'manifest',
  severity: 'error',
  summary: 'No mapping of a frontmatter has a duplicate key.',
  why: 'Some parsers use the first value, some the last, and some refuse the skill.',
  howToFix: 'Remove one of the two lines, and keep the value that you mean.',
  source: 'YAML 1.2, 3.2.1.1: "mapping of unique keys".',
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\ndescription: Merges PDF files.'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms and merges PDF files.'),
});
