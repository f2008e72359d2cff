import { nameLocation } from '../../contract/compare/fallback-location.ts';
import { code, msg, pathPart } from '../../model/message.ts';
import { oneSkill } from '../examples/skill.ts';
import { skillRule } from '../rule.ts';

/** Names of skills that Claude Code has without any project. */
const bundled: ReadonlySet<string> = new Set([
  ...['batch', 'claude-api', 'code-review', 'debug', 'loop', 'run', 'run-skill-generator'],
  ...['simplify', 'verify'],
]);

const skillAt = (name: string) =>
  oneSkill(
    `name: ${name}\ndescription: Reviews a change.`,
    'Review it.\n',
    `.claude/skills/${name}/SKILL.md`,
  );

/** A skill of a project that replaces one of Claude Code. */
export const bundledSkillShadowed = skillRule({
  id: 'bundled-skill-shadowed',
  category: 'discovery',
  severity: 'note',
  summary: 'Reports project skills with the name of a skill that Claude Code comes with.',
  why: 'In this project the own skill replaces the bundled one, for everybody who types its name.',
  source:
    'Claude Code documentation, Skills: "a `code-review` skill in your project\'s `.claude/skills/` replaces the bundled `/code-review`".',
  howToFix: 'Rename the folder of the skill, unless it is to replace the bundled one.',
  invalid: skillAt('code-review'),
  valid: skillAt('review-changes'),
  *check({ skill }) {
    const name = /^\.claude\/skills\/([^/]+)$/.exec(skill.root)?.[1];
    if (name === undefined || !bundled.has(name)) return;
    const message = msg`${pathPart(skill.root)} replaces the bundled skill ${code(`/${name}`)} of Claude Code.`;
    yield { message, at: nameLocation(skill), about: name, identity: 'shadowed' };
  },
});
