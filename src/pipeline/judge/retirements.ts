import { msg, namePart } from '../../model/message.ts';
import type { AnnouncingPlugin } from '../../model/report.ts';
import { covers } from '../../model/version/bump.ts';
import { declaredBump, isVersion, smallestCoveringVersion } from '../../model/version/version.ts';
import type { Pair, Workspace } from '../../model/workspace.ts';
import { skillRemoved } from '../../rules/change/skill-removed.ts';
import { skillRenamed } from '../../rules/change/skill-renamed.ts';
import { transition } from '../../rules/words/transition.ts';
import type { RuleDraft } from '../findings/rule-draft.ts';
import { type OwningPlugin, owningPlugins } from './owning-plugins.ts';

/** The plugins whose new versions announce that a skill was removed or renamed. */
export interface Retirement {
  readonly plugins: readonly OwningPlugin[];
}

/** Finds what covers the removal or the new name of a skill; null if nothing does. */
export type FindRetirement = (pair: Pair) => Retirement | null;

/**
 * A removal or a new name is covered if every plugin that shipped the skill has taken a major bump, below 1.0.0 a
 * minor one.
 */
export function retirements(head: Workspace, base: Workspace | null): FindRetirement {
  return ({ before, status }) => {
    if (!base || !before || (status !== 'removed' && status !== 'renamed')) return null;
    const plugins = owningPlugins(before.root, base.listings, head.listings);
    return plugins.length > 0 && plugins.every(isRaised) ? { plugins } : null;
  };
}

/** The plugins to raise so that they announce a removal, with their versions; empty if that is impossible or done. */
export function announcingPlugins(
  root: string,
  head: Workspace,
  base: Workspace,
): readonly AnnouncingPlugin[] {
  // A release tool raises versions itself.
  if (head.plugins.releaseTool !== null) return [];
  const plugins = owningPlugins(root, base.listings, head.listings);
  const needed = plugins.map((plugin) => {
    const { name, base: from, head: to } = plugin;
    if (from === null || to === null || !isVersion(from)) return null;
    return isRaised(plugin) ? [] : [{ name, version: smallestCoveringVersion(from, 'major') }];
  });
  return needed.includes(null) ? [] : needed.flatMap((versions) => versions ?? []);
}

function isRaised({ base, head }: OwningPlugin): boolean {
  return (
    base !== null && head !== null && isVersion(base) && covers(declaredBump(base, head), 'major')
  );
}

/** Whether a rule reports that a skill was removed or renamed. */
export function isRetirement(rule: string): boolean {
  return rule === skillRemoved.id || rule === skillRenamed.id;
}

/** Marks the removal or the new name of a skill as covered by the versions of its plugins. */
export function coveredByPlugin(
  drafts: readonly RuleDraft[],
  retirement: Retirement | null,
): readonly RuleDraft[] {
  if (!retirement) return drafts;
  const notes = retirement.plugins.map(({ name, base, head }) => ({
    message: msg`Plugin ${namePart(name)} announces it: ${transition(base ?? undefined, head ?? undefined)}.`,
  }));
  return drafts.map((ruleDraft) => {
    if (!isRetirement(ruleDraft.rule.id)) return ruleDraft;
    const { draft } = ruleDraft;
    const noted = { ...draft, notes: [...(draft.notes ?? []), ...notes] };
    return { ...ruleDraft, draft: noted, isCovered: true };
  });
}
