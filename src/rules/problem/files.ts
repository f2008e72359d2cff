import { oneSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';

export const bom = problemRule({
  id: 'bom',
  category: 'manifest',
  severity: 'note',
  summary: 'Reports a byte order mark at the beginning of a SKILL.md.',
  why: 'Parsers that expect `---` as the first characters find no frontmatter.',
  howToFix: 'Save the file as UTF-8 without a byte order mark.',
  source: 'The SKILL.md parser: "Leading blank lines/BOM are tolerated."',
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.').replace(
    '---\nname',
    '\ufeff---\nname',
  ),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});

export const fileEncoding = problemRule({
  id: 'file-encoding',
  category: 'manifest',
  severity: 'warning',
  severityText: 'error in the frontmatter, warning in the instructions',
  summary: 'Reports manifests that are not UTF-8.',
  why: 'Agents see other characters than the author, or reject the file.',
  howToFix:
    'Save the file as UTF-8: with `iconv -f ISO-8859-1 -t UTF-8` for Latin-1, or in an editor.',
  source:
    'YAML 1.2, 5.2: "a YAML processor must support the UTF-8 and UTF-16 character encodings"; agents read UTF-8. The SKILL.md parser refuses other bytes in the frontmatter, an error; in the instructions they are a warning.',
  invalid: oneSkill(
    'name: pdf\ndescription: Füllt Formulare.',
    '',
    'skills/pdf/SKILL.md (latin-1)',
  ),
  valid: oneSkill('name: pdf\ndescription: Füllt Formulare.'),
});

const frontmatter = 'name: pdf\ndescription: Fills PDF forms.';

export const fileTooLarge = problemRule({
  id: 'file-too-large',
  category: 'manifest',
  summary:
    'Reports manifests and locks over 4 MiB, frontmatter over 256 KiB and .skillignore files over 16 KiB.',
  why: 'A larger file is not read, so the skill is neither checked nor verified. Agents have lower limits.',
  howToFix: 'Make the file smaller. Move text of a SKILL.md to other files of the skill.',
  invalid: oneSkill(frontmatter, '', 'skills/pdf/SKILL.md (5000000 bytes)'),
  valid: oneSkill(frontmatter, '', 'skills/pdf/SKILL.md (500000 bytes)'),
});

export const fileUnreadable = problemRule({
  id: 'file-unreadable',
  category: 'repository',
  summary: 'Reports files of a skill that cannot be read.',
  why: 'A skill without its files cannot be checked, and a check that did not run must not pass.',
  howToFix:
    'Make the file readable for the user that runs the check, or replace it by a regular file.',
  invalid: oneSkill(frontmatter, '', 'skills/pdf/SKILL.md (unreadable)'),
  valid: oneSkill(frontmatter),
});
