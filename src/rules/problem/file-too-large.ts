import { oneSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';

const frontmatter = 'name: pdf\ndescription: Fills PDF forms.';

/** A manifest file, lock, frontmatter or .skillignore that exceeds its size limit. */
export const fileTooLarge = problemRule({
  id: 'file-too-large',
  category: 'manifest',
  severity: 'error',
  summary:
    'Reports manifests and locks over 4 MiB, frontmatter over 256 KiB and .skillignore files over 16 KiB.',
  why: 'A larger file is not read, so the skill is neither checked nor verified. Agents have lower limits.',
  howToFix: 'Make the file smaller. Move text of a SKILL.md to other files of the skill.',
  invalid: oneSkill(frontmatter, '', 'skills/pdf/SKILL.md (5000000 bytes)'),
  valid: oneSkill(frontmatter, '', 'skills/pdf/SKILL.md (500000 bytes)'),
});
