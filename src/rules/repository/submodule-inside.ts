import type { Draft } from '../../model/finding.ts';
import type { Skill } from '../../model/skill.ts';
import { folderOf, relativePath } from '../../model/text/path.ts';
import type { Submodule } from '../../model/tree.ts';
import { clip, code, quote } from '../../model/value/format-value.ts';
import type { Workspace } from '../../model/workspace.ts';
import { oneSkill } from '../examples/skill.ts';
import { skillPlacesOf } from '../places/skill-places.ts';
import { isInSkillPlace, submodulePlace } from '../places/submodule-place.ts';
import { repositoryRule } from '../rule.ts';
import { type GroupedDraft, limitDrafts } from '../support/limit-drafts.ts';
import { formatList } from '../words/words.ts';

const pdf = oneSkill('name: pdf\ndescription: Fills PDF forms.');

/** A submodule in a skill, or in place of one. */
export const submoduleInside = repositoryRule({
  id: 'submodule-inside',
  category: 'discovery',
  severity: 'warning',
  summary: 'No submodule is in a skill or in a place for skills.',
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
      const names = formatList(group.map(({ value }) => value[0] ?? ''));
      return `${group.length} submodules are in skills or in places for skills: ${names}. A clone with submodules gets unchecked files there.`;
    });
  },
});

function insideDraft(submodule: Submodule, { name, path, root }: Skill): Draft {
  const { commit } = submodule;
  const submodulePath = code(relativePath(root, submodule.path));
  const message = `Skill ${quote(name)} contains ${kindLabel(submodule)} ${submodulePath}${commitSuffix(commit)}. ${effect(submodule)}`;
  const top = { line: 1, column: 1 };
  const at = { path, range: { start: top, end: top } };
  return { message, at, about: relativePath(root, submodule.path), value: commit, skill: root };
}

function skillPlaceDraft(submodule: Submodule, workspace: Workspace): Draft {
  const { path, commit } = submodule;
  const message = `${code(path)}, where agents look for skills, is ${kindLabel(submodule)}${commitSuffix(commit)}. ${effect(submodule)}`;
  return { message, at: submodulePlace(submodule, workspace), about: path, value: commit };
}

function kindLabel({ commit }: Submodule): string {
  return commit === null ? 'a git repository of its own' : 'a submodule';
}

function commitSuffix(commit: string | null): string {
  return commit === null ? '' : ` at commit ${clip(commit).slice(0, 12)}`;
}

function effect({ commit, isRead }: Submodule): string {
  if (isRead) return 'The files in it are read here, but no commit of this repository has them.';
  if (commit === null)
    return 'No commit of this repository has the files in it, and nobody checked them.';
  return 'A clone with submodules gets the files of the submodule, which Skillaccord does not check and no hash covers. Copy them into the skill, or remove the submodule.';
}
