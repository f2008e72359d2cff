import { nameLocation } from '../../contract/compare/fallback-location.ts';
import { code, msg, namePart, pathPart } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { folderOf, nameOf, selfAndAncestors } from '../../model/text/path.ts';
import { wordList } from '../../model/text/word-list.ts';
import { pluginKey } from '../../model/unit/plugin.ts';
import type { Workspace } from '../../model/workspace.ts';
import { oneSkill } from '../examples/skill.ts';
import { skillRule } from '../rule.ts';
import { perWorkspace } from '../support/per-workspace.ts';
import { isArchived } from '../support/skill-name.ts';

/** Names of skills that Claude Code has without any project. */
const bundled: ReadonlySet<string> = new Set(
  wordList(`
  batch claude-api code-review debug loop run run-skill-generator simplify verify
`),
);

const skillAt = (name: string) =>
  oneSkill(
    `name: ${name}\ndescription: Reviews a change.`,
    'Review it.\n',
    `.claude/skills/${name}/SKILL.md`,
  );

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

const frontmatter = 'name: pdf\ndescription: Fills PDF forms.';

export const duplicateName = skillRule({
  id: 'duplicate-name',
  needs: 'workspace',
  severity: 'warning',
  summary: 'Reports skills of the same name in the same folder, or in the same plugin.',
  why: 'Agents that load both keep only one of them, and differ in which one.',
  howToFix:
    'Give one of the skills another name, and its directory the same name. If the two are one skill, remove a copy.',
  source: 'Agent Skills client guide: on name collisions, warn.',
  *check({ skill, workspace }) {
    const name = nameKey(skill);
    const [first] = siblingsByKey(workspace).get(siblingKey(skill, workspace)) ?? [];
    if (!first || first.root === skill.root || skill.root === '') return;
    if (isArchived(skill)) return;
    const message = msg`Skill ${namePart(name)} is also in ${pathPart(first.root)}.`;
    const help = msg`Rename one of them, or remove the copy.`;
    yield { message, help, at: nameLocation(skill), about: name };
  },
  invalid: oneSkill(frontmatter) + oneSkill(frontmatter, '', 'skills/pdf-forms/SKILL.md'),
  valid: oneSkill(frontmatter) + oneSkill(frontmatter, '', 'vendor/skills/pdf/SKILL.md'),
});

/** Skills by name and plugin, or else parent directory; the skill named like its directory is first. */
const siblingsByKey = perWorkspace((workspace) => {
  const groups = new Map<string, Skill[]>();
  for (const skill of workspace.skills) {
    if (skill.root === '' || skill.isUnread || isArchived(skill)) continue;
    const key = siblingKey(skill, workspace);
    const group = groups.get(key);
    if (!group) groups.set(key, [skill]);
    else if (nameOf(skill.root) === skill.name) group.unshift(skill);
    else group.push(skill);
  }
  return groups;
});

/** A plugin has one skill of a name, however deep its folder. */
function siblingKey(skill: Skill, workspace: Workspace): string {
  const plugins = pluginsBySkillFolder(workspace);
  const home = [...selfAndAncestors(skill.root)].find((folder) => plugins.has(folder));
  const place = home === undefined ? `in ${folderOf(skill.root)}` : `of ${plugins.get(home)}`;
  return `${place}\0${nameKey(skill)}`;
}

/** The plugins that install skills, by the folders in which their clients look. */
const pluginsBySkillFolder = perWorkspace(
  ({ plugins }): ReadonlyMap<string, string> =>
    new Map(
      plugins.all.flatMap((plugin) =>
        plugin.installedPaths.flatMap(({ kind, path }) =>
          kind === 'skill' ? [[path, pluginKey(plugin)] as const] : [],
        ),
      ),
    ),
);

function nameKey(skill: Skill): string {
  return skill.name.normalize('NFKC');
}
