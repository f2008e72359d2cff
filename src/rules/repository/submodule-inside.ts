import type { Draft } from '../../model/finding.ts';
import { code, list, type Message, msg, namePart, pathPart, words } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { folderOf, relativePath } from '../../model/text/path.ts';
import type { Submodule } from '../../model/tree.ts';
import type { Workspace } from '../../model/workspace.ts';
import { oneSkill } from '../examples/skill.ts';
import { skillPlacesOf } from '../places/skill-places.ts';
import { isInSkillPlace, submodulePlace } from '../places/submodule-place.ts';
import { repositoryRule } from '../rule.ts';
import { type GroupedDraft, limitDrafts } from '../support/limit-drafts.ts';

const pdf = oneSkill('name: pdf\ndescription: Fills PDF forms.');

export const submoduleInside = repositoryRule({
  id: 'submodule-inside',
  category: 'discovery',
  severity: 'warning',
  summary: 'Reports submodules in a skill or in a place for skills.',
  why: 'A clone with submodules gets files in the skill that nobody checked, that no hash covers, and that the diff of a pull request does not show.',
  source:
    'git-submodule(1): a commit holds the name of a commit of another repository, and no files.',
  howToFix:
    'Replace the submodule with its files, or move it out of the folders of skills and check it in its own repository.',
  invalid: `${pdf}-- skills/pdf/lib (submodule) --\n${'5'.repeat(40)}\n`,
  valid: `${pdf}-- vendor/lib (submodule) --\n${'5'.repeat(40)}\n`,
  *check({ workspace, base }) {
    if (workspace.submodules.length === 0) return;
    const places = skillPlacesOf(workspace);
    const found: GroupedDraft[] = [];
    for (const submodule of workspace.submodules) {
      const { path, commit, isRead } = submodule;
      const skill = places.around(path);
      if (skill?.isUnread) continue;
      const isRelevant = skill || (!isRead && isInSkillPlace(submodule, workspace, base));
      if (!isRelevant) continue;
      const draft = skill ? insideDraft(submodule, skill) : skillPlaceDraft(submodule, workspace);
      found.push({ draft, group: skill?.root ?? folderOf(path), value: [path, commit] });
    }
    yield* limitDrafts(found, 10, (_, group) => {
      const names = list(group.map(({ value }) => pathPart(value[0] ?? '')));
      return msg`${group.length} unchecked submodules where agents look for skills: ${names}.`;
    });
  },
});

function insideDraft(submodule: Submodule, { name, path, root }: Skill): Draft {
  const { commit } = submodule;
  const inside = relativePath(root, submodule.path);
  const message = msg`Skill ${namePart(name)} contains ${describe(submodule, inside)}.`;
  const top = { line: 1, column: 1 };
  const at = { path, range: { start: top, end: top } };
  return { message, help, at, about: inside, value: commit, skill: root };
}

function skillPlaceDraft(submodule: Submodule, workspace: Workspace): Draft {
  const { path, commit } = submodule;
  const message = msg`Agents look for skills in ${describe(submodule, path)}.`;
  return { message, help, at: submodulePlace(submodule, workspace), about: path, value: commit };
}

const help = msg`Copy the files into the repository, or remove the submodule.`;

/** A submodule, or a git repository without a commit here: `` the unchecked submodule `lib` at commit `1f0e` ``. */
function describe({ commit, isRead }: Submodule, path: string): Message {
  const state = words(isRead ? 'uncommitted' : 'unchecked');
  return commit === null
    ? msg`the ${state} git repository ${pathPart(path)}`
    : msg`the ${state} submodule ${pathPart(path)} at commit ${code(commit.slice(0, 12))}`;
}
