import { type Skill, unreadSubmodules } from './skill.ts';
import { clip } from './value/format-value.ts';

/** Why a skill has no verifiable hash; a clause. */
export function describeUnhashed(skill: Skill): string {
  const [first, ...others] = unreadSubmodules(skill);
  if (!first) return 'a file of it cannot be read';
  const kind = first.commit === null ? 'the repository' : 'the submodule';
  const rest = others.length > 0 ? ` and ${others.length} more` : '';
  return `it holds ${kind} ${clip(first.path)}${rest}, whose files are not here (commit them in its place)`;
}

/** The submodule commits of a skill, part of the identity of an unverified finding. */
export function submoduleCommits(skill: Skill): readonly string[] {
  return unreadSubmodules(skill).map(({ path, commit }) => `${path}@${commit ?? ''}`);
}
