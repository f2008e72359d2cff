import { oneSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';

/** A key that occurs twice in one mapping of a frontmatter. */
export const frontmatterDuplicateKey = problemRule({
  id: 'frontmatter-duplicate-key',
  category: 'manifest',
  severity: 'error',
  summary: 'Reports duplicate keys in frontmatter.',
  why: 'Some parsers use the first value, some the last, and some reject the skill.',
  howToFix: 'Remove one of the two lines.',
  source: 'YAML 1.2, 3.2.1.1: "mapping of unique keys".',
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\ndescription: Merges PDF files.'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms and merges PDF files.'),
});
