import { nameOf } from '../../model/path.ts';
import { repositoryRule } from '../rule.ts';
import { oneSkill } from '../skill-example.ts';

/** A repository in which there was nothing to look at. `allow-empty` switches it off. */
export const noSkillsFound = repositoryRule({
  id: 'no-skills-found',
  severity: 'error',
  summary: 'The repository holds at least one skill.',
  why: 'A gate that looked at nothing must not be green: the skills may have moved, or be ignored.',
  source: 'Skillgate\'s configuration, "allow-empty".',
  *check({ workspace: { skills, paths } }) {
    if (skills.length > 0) return;
    const hidden = [...paths].some((path) => /^(?:SKILL\.md|skill\.toml)$/.test(nameOf(path)));
    const message = hidden
      ? 'No skill was found; every SKILL.md and skill.toml there is lies on an ignored path or is a symbolic link.'
      : 'No skill was found; no directory holds a SKILL.md or a skill.toml.';
    yield { message, at: { path: '.' }, about: 'skills' };
  },
  fails: '-- README.md --\n# Skills to come\n',
  passes: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});
