import type { Skill } from '../../model/skill.ts';
import { folderOf, nameOf, selfAndAncestors } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';
import { perWorkspace } from '../support/per-workspace.ts';

/** The folders in which agents look for skills. */
export interface SkillPlaces {
  /** The innermost skill that contains a path. */
  around(path: string): Skill | undefined;
  /** The skill at a directory. */
  at(path: string): Skill | undefined;
  /** The number of skills in a folder, at any depth. */
  countIn(path: string): number;
  /** True if a path is probably a skill or a folder of skills, by its name and its siblings. */
  isLikely(path: string): boolean;
}

/** The skill folders of a workspace, computed once for all rules. */
export const skillPlacesOf: (workspace: Workspace) => SkillPlaces = perWorkspace(({ skills }) => {
  const byRoot = new Map(skills.map((skill) => [skill.root, skill]));
  const counts = new Map<string, number>();
  for (const { root } of skills) {
    for (const folder of selfAndAncestors(root)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  // The top of a repository contains many other folders.
  const parents = new Set(
    skills.flatMap(({ root }) => (folderOf(root) === '' ? [] : [folderOf(root)])),
  );
  return {
    around: (path) => {
      for (const folder of selfAndAncestors(folderOf(path))) {
        const skill = byRoot.get(folder);
        if (skill) return skill;
      }
      return undefined;
    },
    at: (path) => byRoot.get(path),
    countIn: (path) => counts.get(path) ?? 0,
    isLikely: (path) => {
      const folder = folderOf(path);
      const name = nameOf(path);
      if (isForSkills(name) || isForSkills(nameOf(folder)) || parents.has(folder)) return true;
      return agentFolders.has(name);
    },
  };
});

/** Folders that agents search for a folder of skills. */
const agentFolders: ReadonlySet<string> = new Set(
  ['agent', 'agents', 'claude', 'codex', 'copilot', 'cursor', 'gemini', 'github', 'opencode'].map(
    (name) => `.${name}`,
  ),
);

/** True for the name of a folder of skills: `skills`, `agent-skills`. */
function isForSkills(name: string): boolean {
  return /^(?:.*[-_.])?skills$/i.test(name);
}
