import { type Message, msg, namePart } from '../../model/message.ts';
import { isAtOrInside } from '../../model/text/path.ts';
import type { Plugin } from '../../model/unit/plugin.ts';
import type { Pair, Workspace } from '../../model/workspace.ts';
import { skillMoved } from '../../rules/change/skill-moved.ts';
import { skillRemoved } from '../../rules/change/skill-removed.ts';
import { skillRenamed } from '../../rules/change/skill-renamed.ts';
import { linkedFoldersOf } from '../../rules/places/linked-folders.ts';
import { localPlugins } from '../../rules/places/listed-plugins.ts';
import { pairPlugins } from '../../units/pair-plugins.ts';
import type { RuleDraft } from '../findings/rule-draft.ts';

/** Why the removal, the new name or the new place of a skill breaks no caller. */
export interface KeptCallers {
  /** The rules whose findings ask nothing then. */
  readonly rules: ReadonlySet<string>;
  readonly reason: Message;
}

/** Finds why a skill that left its place breaks nobody; null if it may. */
export type FindKeptCallers = (pair: Pair) => KeptCallers | null;

const moves: ReadonlySet<string> = new Set([skillMoved.id]);
const removals: ReadonlySet<string> = new Set([skillRemoved.id]);
const departures: ReadonlySet<string> = new Set([skillMoved.id, skillRemoved.id, skillRenamed.id]);

/** The callers of skills that left their places, in two trees. */
export function keptCallers(head: Workspace, base: Workspace | null): FindKeptCallers {
  if (!base) return () => null;
  const pluginPairs = pairPlugins(base.plugins.all, head.plugins.all);
  return (pair) => {
    const { before, after, status } = pair;
    if (!before || (status !== 'moved' && status !== 'removed' && status !== 'renamed'))
      return null;
    if (isPrivate(before.root, base)) return { rules: departures, reason: privateReason };
    if (status === 'removed')
      return isUnlisted(before.root, base) ? { rules: removals, reason: unlistedReason } : null;
    if (status !== 'moved' || !after) return null;
    const target = linkedFoldersOf(head).resolve(before.root);
    if (target.kind === 'folder' && target.path === after.root)
      return { rules: moves, reason: linkReason };
    const owners = pluginPairs.filter((plugins) => hasSkill(plugins.before, before.root));
    const isKept = owners.every(
      (plugins) =>
        plugins.before?.name === plugins.after?.name && hasSkill(plugins.after, after.root),
    );
    const [owner] = owners;
    if (!owner?.after || !isKept) return null;
    return { rules: moves, reason: msg`Plugin ${namePart(owner.after.name)} still has it.` };
  };
}

const linkReason = msg`Its old place is a link to it.`;
const privateReason = msg`Only this repository uses it: no plugin offers it.`;
const unlistedReason = msg`No marketplace listed its plugin.`;

/** Whether a skill is for the agents of its repository alone, which offers nothing to others. */
function isPrivate(root: string, { plugins, listings }: Workspace): boolean {
  const offers =
    plugins.all.length + listings.marketplaces.length + listings.codexMarketplaces.length;
  return offers === 0 && root.split('/').some((name) => name === '.claude' || name === '.agents');
}

/** Whether the repository has a marketplace, and none lists the plugin around a skill. */
function isUnlisted(root: string, { plugins, listings }: Workspace): boolean {
  const marketplaces = [...listings.marketplaces, ...listings.codexMarketplaces];
  const owners = plugins.all.filter(
    (plugin) => plugin.root !== '' && isAtOrInside(root, plugin.root),
  );
  if (owners.length === 0 || marketplaces.length === 0) return false;
  const names = new Set(marketplaces.flatMap((file) => file.plugins.map(({ name }) => name)));
  const roots = marketplaces.flatMap(localPlugins).flatMap((plugin) => plugin.root ?? []);
  return (
    marketplaces.every(({ problems }) => problems.length === 0) &&
    !owners.some(({ name }) => names.has(name)) &&
    !roots.some((listed) => isAtOrInside(root, listed))
  );
}

function hasSkill(plugin: Plugin | null, root: string): boolean {
  return plugin?.parts.some(({ kind, name }) => kind === 'skill' && name === root) === true;
}

/** Marks what a skill that left its place breaks for nobody. */
export function withoutCallers(
  drafts: readonly RuleDraft[],
  kept: KeptCallers | null,
): readonly RuleDraft[] {
  if (!kept) return drafts;
  return drafts.map((ruleDraft) => {
    if (!kept.rules.has(ruleDraft.rule.id)) return ruleDraft;
    const notes = [...(ruleDraft.draft.notes ?? []), { message: kept.reason }];
    const draft = { ...ruleDraft.draft, notes, help: undefined };
    return { ...ruleDraft, draft, severity: 'note', bump: 'none', isCovered: true };
  });
}
