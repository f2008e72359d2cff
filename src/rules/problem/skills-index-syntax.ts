import { withFields } from '../examples/block.ts';
import { indexExample } from '../examples/index-file.ts';
import { problemRule } from '../rule.ts';

/** An unreadable index of skills. */
export const skillsIndexSyntax = problemRule({
  id: 'skills-index-syntax',
  category: 'discovery',
  severity: 'error',
  summary: 'Reports a skills-index.json that cannot be read.',
  why: 'Agents that look up skills in it find none, and the index is not compared with the skills.',
  source: 'Skill Manifest v2: `capabilities` are "Used by the skills index".',
  howToFix:
    'Run the script that wrote it again, `skill-system-router/scripts/build-index.sh` (or `.ps1`), and commit the result.',
  invalid: withFields({}) + indexExample({}).replace('"skills": {', '"skills": {,'),
  valid: withFields({}) + indexExample({}),
});
