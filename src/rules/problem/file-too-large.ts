import { problemRule } from '../rule.ts';
import { oneSkill } from '../skill-example.ts';

const front = 'name: pdf\ndescription: Fills PDF forms.';

/** A manifest, or a frontmatter, that is larger than is read. */
export const fileTooLarge = problemRule({
  id: 'file-too-large',
  category: 'manifest',
  severity: 'error',
  summary: 'Manifests have at most 4 MiB, frontmatters 256 KiB and .skillignore files 16 KiB.',
  why: 'What is larger is not read, so nothing about the skill is checked; agents give up earlier.',
  fails: oneSkill(front, '', 'skills/pdf/SKILL.md (5000000 bytes)'),
  passes: oneSkill(front, '', 'skills/pdf/SKILL.md (500000 bytes)'),
});
