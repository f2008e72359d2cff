import { withFields } from '../examples/block.ts';
import { indexOf } from '../examples/index-file.ts';
import { problemRule } from '../rule.ts';

/** An unreadable index of skills. */
export const skillsIndexSyntax = problemRule({
  id: 'skills-index-syntax',
  category: 'discovery',
  severity: 'error',
  summary: 'Every skills-index.json of the Skill Manifest v2 family can be read.',
  why: 'Agents that look skills up in it find none, and nothing of it is compared with the skills.',
  source: 'Skill Manifest v2: `capabilities` are "Used by the skills index".',
  howToFix:
    'Run the script again that wrote it, `skill-system-router/scripts/build-index.sh` (or `.ps1`), and commit what it writes.',
  invalid: withFields({}) + indexOf({}).replace('"skills": {', '"skills": {,'),
  valid: withFields({}) + indexOf({}),
});
