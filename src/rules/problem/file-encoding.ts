import { oneSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';

/** A manifest that is not UTF-8. */
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
