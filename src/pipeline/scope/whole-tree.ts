import type { Skill } from '../../model/skill.ts';
import type { Workspace } from '../../model/workspace.ts';
import { marketplaceSkillUnlisted } from '../../rules/skill/marketplace-skill-unlisted.ts';
import type { Trees } from '../trees.ts';
import type { PathChange } from './path-changes.ts';

/** Whether the findings of a change depend on skills that were not read, so that only a run over all of them is right. */
export function needsEverySkill({ head, base }: Trees, changes: readonly PathChange[]): boolean {
  if (!base) return true;
  const haveIndexes = [head, base].some(
    ({ listings }) =>
      listings.indexes.length + listings.digestIndexes.length + listings.unrecognised.length > 0,
  );
  return haveIndexes || changesListings(head, base) || changesPlugins(head, base, changes);
}

/** Whether a marketplace lacks an unread skill that it had at base. */
function changesListings(head: Workspace, base: Workspace): boolean {
  if (head.listings.marketplaces.length === 0) return false;
  const lists = (workspace: Workspace, skill: Skill) =>
    [...marketplaceSkillUnlisted.check({ skill, workspace })].map(({ about }) => about).join('\0');
  return head.skills.some((skill) => {
    if (!skill.isUnread) return false;
    const unlisted = lists(head, skill);
    return unlisted !== '' && unlisted !== lists(base, skill);
  });
}

/** Whether an unread skill became part of a plugin, out of which its links may lead. */
function changesPlugins(head: Workspace, base: Workspace, changes: readonly PathChange[]): boolean {
  if (changes.length === 0) return false;
  const unread = new Set(head.skills.flatMap(({ root, isUnread }) => (isUnread ? [root] : [])));
  const [before, after] = [base, head].map((workspace) => new Set(memberships(workspace, unread)));
  return [...(after ?? [])].some((membership) => !before?.has(membership));
}

function memberships({ plugins }: Workspace, unread: ReadonlySet<string>): readonly string[] {
  return plugins.all.flatMap(({ root, name, parts }) =>
    parts.flatMap((part) =>
      part.kind === 'skill' && unread.has(part.name) ? [`${root}\0${name}\0${part.name}`] : [],
    ),
  );
}
