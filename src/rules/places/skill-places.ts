import type { Skill } from '../../model/skill.ts';
import { folderOf, nameOf, selfAndAncestors } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';
import { perWorkspace } from '../support/per-workspace.ts';

/** The places of a tree where agents look for skills, or people put them. */
export interface SkillPlaces {
  /** The innermost skill that a path lies in. */
  around(path: string): Skill | undefined;
  /** The skill whose directory this is. */
  at(path: string): Skill | undefined;
  /** How many skills lie in a folder, at any depth. */
  countIn(path: string): number;
  /** Whether a directory at this path is a skill or a folder of skills, going by its name and its neighbours. */
  isLikely(path: string): boolean;
}

/** The places of a workspace, found once for all rules. */
export const skillPlacesOf: (workspace: Workspace) => SkillPlaces = perWorkspace(({ skills }) => {
  const byRoot = new Map(skills.map((skill) => [skill.root, skill]));
  const counts = new Map<string, number>();
  for (const { root } of skills) {
    for (const folder of selfAndAncestors(root)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  // The top of a repository holds much else.
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

/** Folders in which agents look for a folder of skills. */
const agentFolders: ReadonlySet<string> = new Set(
  ['agent', 'agents', 'claude', 'codex', 'copilot', 'cursor', 'gemini', 'github', 'opencode'].map(
    (name) => `.${name}`,
  ),
);

/** Whether a folder of this name is one of skills: `skills`, `agent-skills`. */
function isForSkills(name: string): boolean {
  return /^(?:.*[-_.])?skills$/i.test(name);
}
