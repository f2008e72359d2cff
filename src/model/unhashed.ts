import { type Message, msg, pathPart, words } from './message.ts';
import { type Skill, unreadSubmodules } from './skill.ts';

/** Why a skill has no verifiable hash; a clause. */
export function describeUnhashed(skill: Skill): Message {
  const [first, ...others] = unreadSubmodules(skill);
  if (!first) return msg`a file cannot be read`;
  const kind = words(first.commit === null ? 'repository' : 'submodule');
  const rest = words(others.length > 0 ? ` (and ${others.length} more)` : '');
  return msg`${kind} ${pathPart(first.path)}${rest} has no files here`;
}

/** The submodule commits of a skill, part of the identity of an unverified finding. */
export function submoduleCommits(skill: Skill): readonly string[] {
  return unreadSubmodules(skill).map(({ path, commit }) => `${path}@${commit ?? ''}`);
}
