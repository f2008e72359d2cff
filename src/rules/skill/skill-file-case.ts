import { code, msg, pathPart } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { oneSkill } from '../examples/skill.ts';
import { skillRule } from '../rule.ts';

/** A manifest file named `skill.md` or `Skill.md`. */
export const skillFileCase = skillRule({
  id: 'skill-file-case',
  severity: 'warning',
  summary: 'Reports manifest files called `skill.md` or `Skill.md` instead of `SKILL.md`.',
  why: 'Most agents look for exactly that name, and find the skill on some file systems only.',
  source:
    'Agent Skills specification: "A skill is a directory containing, at minimum, a `SKILL.md` file".',
  howToFix:
    'Rename the file to `SKILL.md`. `skillaccord fix` does it, also on file systems that ignore case.',
  *check({ skill }) {
    const exact = skill.files.some(({ name }) => name === 'SKILL.md');
    for (const { name, path, kind } of skill.files) {
      if (kind === 'symlink' || name === 'SKILL.md' || name.toLowerCase() !== 'skill.md') continue;
      if (!exact && !isManifest(skill, path)) continue;
      const message = exact
        ? msg`${pathPart(name)} and SKILL.md are one file where case is ignored.`
        : msg`${pathPart(name)} is not called SKILL.md.`;
      const help = exact ? msg`Remove one of them.` : msg`Run ${code('skillaccord fix')}.`;
      yield { message, help, at: { path }, about: name };
    }
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.', '', 'skills/pdf/skill.md'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});

/** True if a file was read as a manifest, unlike a page such as docs/skill.md. */
function isManifest({ manifests, problems }: Skill, path: string): boolean {
  return (
    manifests.some((manifest) => manifest.path === path) ||
    problems.some(({ at }) => at.path === path)
  );
}
