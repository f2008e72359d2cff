import type { Problem } from '../../model/finding.ts';
import { quoted } from '../../model/seen.ts';
import { skillRule } from '../rule.ts';
import { oneSkill } from '../skill-example.ts';

/** A manifest file called `skill.md` or `Skill.md`. */
export const skillFileCase = skillRule({
  id: 'skill-file-case',
  severity: 'warning',
  summary: 'The manifest file of a skill is called `SKILL.md`, in capitals.',
  why: 'Most agents look for exactly that name, and find the skill on some file systems only.',
  source:
    'Agent Skills specification: "A skill is a directory containing, at minimum, a `SKILL.md` file".',
  *check({ skill }) {
    const exact = skill.files.some(({ name }) => name === 'SKILL.md');
    for (const { name, path, kind } of skill.files) {
      if (kind === 'symlink' || name === 'SKILL.md' || name.toLowerCase() !== 'skill.md') continue;
      if (isPage(skill.problems, path)) continue;
      const message = exact
        ? `${quoted(name)} lies beside SKILL.md; where letter case does not count, one replaces the other.`
        : `The file is called ${quoted(name)}; most agents look for exactly "SKILL.md".`;
      yield { message, at: { path }, about: name };
    }
  },
  fails: oneSkill('name: pdf\ndescription: Fills PDF forms.', '', 'skills/pdf/skill.md'),
  passes: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});

/** Whether the parser took the file for a page about something, such as docs/skill.md. */
function isPage(problems: readonly Problem[], path: string): boolean {
  return problems.some(
    ({ rule, at, severity }) =>
      rule === 'frontmatter-missing' && at.path === path && severity === 'note',
  );
}
