import { type Skill, unreadSubmodules } from './skill.ts';
import { clip } from './value/format-value.ts';

/** Why a skill has no verifiable hash; a clause. */
export function describeUnhashed(skill: Skill): string {
  const [first, ...others] = unreadSubmodules(skill);
  if (!first) return 'one of its files cannot be read';
  const kind = first.commit === null ? 'the repository' : 'the submodule';
  const rest = others.length > 0 ? ` and ${others.length} more` : '';
  return `it has ${kind} ${clip(first.path)}${rest} without files in this repository (commit the files instead)`;
}

/** The submodule commits of a skill, part of the identity of an unverified finding. */
export function submoduleCommits(skill: Skill): readonly string[] {
  return unreadSubmodules(skill).map(({ path, commit }) => `${path}@${commit ?? ''}`);
}
