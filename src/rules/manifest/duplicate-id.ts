import { code, msg } from '../../model/message.ts';
import { haveSameContent, type Skill } from '../../model/skill.ts';
import { folderOf } from '../../model/text/path.ts';
import { get, text } from '../../model/value/value.ts';
import { skillToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';
import { describeLocation, idOf, type Provider, providers } from '../support/dependencies.ts';
import { isArchived } from '../support/skill-name.ts';

/** A skill, and a copy with these lines at the end. */
function twoSkills(lines: string): string {
  const texts = [skillToml(''), skillToml(lines)].map((text) => text.trim());
  return `\n-- skills/deploy/skill.toml --\n${texts[0]}\n-- vendor/deploy/skill.toml --\n${texts[1]}\n`;
}

/** Two different skills of one id. */
export const duplicateId = manifestRule('skill-toml', {
  id: 'duplicate-id',
  needs: 'workspace',
  severity: 'warning',
  summary: 'Reports different skills of a repository with the same `skill.id`.',
  why: 'Dependencies name a skill by its id, and an installation keeps only one skill of an id.',
  source: 'skill.toml contract, "[skill] Section": "Unique skill identifier"',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Unique skill identifier',
      fields: ['skill.id'],
    },
  ],
  howToFix: 'Give one of the skills another id. Copies with the same files are not reported.',
  invalid: twoSkills('[platform]'),
  valid: twoSkills(''),
  *check({ manifest, skill, workspace }) {
    const id = idOf(manifest);
    const value = get(get(manifest.root, 'skill'), 'id');
    if (!value || !text(value)?.trim() || id === undefined || isArchived(skill)) return;
    const others = providers(workspace).byId.get(id) ?? [];
    const [first] = others.filter((provider) => !isArchived(provider.skill));
    if (!first || first.skill === skill || isSameSkill(first, skill)) return;
    const message = msg`Skill id ${code(id)} is also used in ${describeLocation(first.skill)}.`;
    const help = msg`Give one of the skills another id.`;
    yield { message, help, at: value.at, about: id, identity: id };
  },
});

/** True for a copy with the same files, and for siblings of one name, which duplicate-name reports. */
function isSameSkill({ skill: first }: Provider, skill: Skill): boolean {
  const areSiblings = folderOf(first.root) === folderOf(skill.root) && first.name === skill.name;
  return haveSameContent(first, skill) || (areSiblings && first.root !== '' && skill.root !== '');
}
