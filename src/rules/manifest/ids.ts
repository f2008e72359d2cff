import { skillIdFault } from '../../dialects/skill-toml/skill-id.ts';
import { code, msg } from '../../model/message.ts';
import { haveSameContent, type Skill } from '../../model/skill.ts';
import { folderOf } from '../../model/text/path.ts';
import { type Field, fields, get, text, toJson } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { skillToml, withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';
import { describeLocation, idOf, type Provider, providers } from '../support/dependencies.ts';
import { isArchived } from '../support/skill-name.ts';
import { skillTomlContract } from '../words/clauses.ts';

const sections = ['dependencies', 'suggestions'] as const;

export const dependencyIdFormat = manifestRule('skill-toml', {
  id: 'dependency-id-format',
  severity: 'warning',
  summary:
    'Reports keys of `[dependencies]` and `[suggestions]` that are not in the format of a skill id.',
  why: 'No skill can have this id, so the runtime never finds it.',
  source: 'skill.toml contract, "Skill ID Format"',
  enforces: [
    skillTomlContract('"core.shell" = ">=1.0"', 'dependencies.*'),
    skillTomlContract('"tool.terraform" = "Works great with Terraform for IaC"', 'suggestions.*'),
  ],
  howToFix: 'Write the id that the other skill has under `skill.id`.',
  invalid: withToml('[dependencies]\n"kubectl" = ">=0.2"'),
  valid: withToml('[dependencies]\n"tool.kubectl" = ">=0.2"'),
  *check({ manifest: { root } }) {
    for (const section of sections) {
      for (const field of fields(get(root, section))) {
        if (!isEntry(field)) continue;
        const fault =
          field.key.trim() === ''
            ? { message: msg`Empty key in ${code(`[${section}]`)}.` }
            : skillIdFault(field.key);
        if (fault) yield { ...fault, at: field.keyAt, about: `${section}\0${field.key}` };
      }
    }
  },
});

/** False for an id without quotes, which TOML reads as a nested table and manifest-shape reports. */
function isEntry({ value }: Field): boolean {
  return value.kind !== 'table' || value.fields.size === 0 || get(value, 'version') !== undefined;
}

/** A skill, and a copy with these lines at the end. */
function twoSkills(lines: string): string {
  const texts = [skillToml(''), skillToml(lines)].map((text) => text.trim());
  return `\n-- skills/deploy/skill.toml --\n${texts[0]}\n-- vendor/deploy/skill.toml --\n${texts[1]}\n`;
}

export const duplicateId = manifestRule('skill-toml', {
  id: 'duplicate-id',
  needs: 'workspace',
  severity: 'warning',
  summary: 'Reports different skills of a repository with the same `skill.id`.',
  why: 'Dependencies name a skill by its id, and an installation keeps only one skill of an id.',
  source: 'skill.toml contract, "[skill] Section": "Unique skill identifier"',
  enforces: [skillTomlContract('Unique skill identifier', 'skill.id')],
  howToFix: 'Give one of the skills another id. Copies with the same files are not reported.',
  invalid: twoSkills('[platform]'),
  valid: twoSkills('[platform]').replace(/(vendor[\s\S]*id = "[a-z.]*deploy)/, '$1-site'),
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

export const skillIdFormat = manifestRule('skill-toml', {
  id: 'skill-id-format',
  summary: 'Reports skill ids that are not a namespace, a dot and a name.',
  why: 'The registry sorts skills by namespace and rejects an id without one. Dependencies name skills by id.',
  source: 'skill.toml contract, "Skill ID Format"',
  enforces: [
    skillTomlContract('ID format: Must match `<namespace>.<name>` pattern', 'skill.id'),
    skillTomlContract('cloud.* - Cloud provider skills', 'skill.id'),
    skillTomlContract('tool.* - CLI tool skills', 'skill.id'),
    skillTomlContract('lang.* - Programming language skills', 'skill.id'),
    skillTomlContract('platform.* - Platform/service skills', 'skill.id'),
    skillTomlContract('custom.* - Custom/private skills', 'skill.id'),
  ],
  howToFix: 'Correct the id, and the dependencies of other skills that name it.',
  invalid: withToml('', '', 'id = "deploy"\nversion = "1.0.0"'),
  valid: withToml('', '', 'id = "tool.deploy"\nversion = "1.0.0"'),
  *check({ manifest: { root } }) {
    const value = get(get(root, 'skill'), 'id');
    if (!value) return;
    const id = text(value);
    const fault =
      id === undefined
        ? { message: msg`${code('skill.id')} is ${shownValue(value)}, not a string.` }
        : faultOf(id);
    if (fault) yield { ...fault, at: value.at, about: 'skill.id', value: toJson(value) };
  },
});

function faultOf(id: string) {
  return id.trim() === '' ? { message: msg`${code('skill.id')} is empty.` } : skillIdFault(id);
}

export const skillIdReserved = manifestRule('skill-toml', {
  id: 'skill-id-reserved',
  severity: 'warning',
  summary: 'Reports skill ids in the reserved namespace `core`.',
  why: 'A built-in skill of that id, now or in a later version of the host, replaces this one or is hidden by it.',
  source: 'skill.toml contract, "Skill ID Format": "core.* - Built-in skills (reserved)"',
  enforces: [skillTomlContract('core.* - Built-in skills (reserved)', 'skill.id')],
  howToFix:
    'Use another namespace, such as `custom`. In the repository of the built-in skills, turn the rule off.',
  invalid: withToml('', '', 'id = "core.deploy"\nversion = "1.0.0"'),
  valid: withToml('', '', 'id = "custom.deploy"\nversion = "1.0.0"'),
  *check({ manifest: { root } }) {
    const value = get(get(root, 'skill'), 'id');
    const id = text(value);
    if (!value || !id?.startsWith('core.')) return;
    const message = msg`Skill id ${code(id)} uses the reserved namespace ${code('core')}.`;
    const help = msg`Use another namespace, such as ${code('custom')}.`;
    yield { message, help, at: value.at, about: 'skill.id' };
  },
});
