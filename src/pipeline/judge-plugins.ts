import { programPaths } from '../model/power/grants.ts';
import type { PowerChange } from '../model/power.ts';
import type { Sides } from '../model/sides.ts';
import { type Plugin, pluginKey } from '../model/unit/plugin.ts';
import type { Workspace } from '../model/workspace.ts';
import { createPartLookup } from '../units/own-paths.ts';
import { pairPlugins } from '../units/pair-plugins.ts';
import { isUpdateKey } from '../units/versions.ts';
import type { RuleDraft } from './findings/rule-draft.ts';
import type { Judgement } from './judge.ts';
import { judgePlugin, keepsVersion, type PluginJudgement } from './plugins/plugin-changes.ts';
import { staleDraft, tooSmallDraft, unknownDraft } from './plugins/plugin-drafts.ts';
import { pluginSource } from './plugins/plugin-source.ts';
import { type CompareWith, measureSinceVersions } from './plugins/since-version.ts';
import { staleSeverity } from './plugins/stale-severity.ts';
import { findUnreleased } from './plugins/unreleased.ts';
import type { RunSettings } from './settings.ts';
import type { Trees } from './trees.ts';

/** The judgements of the plugins that both trees have, and the drafts on their versions. */
export interface PluginJudgements {
  readonly judgements: readonly PluginJudgement[];
  readonly drafts: readonly RuleDraft[];
}

/** What plugins are judged by. */
export interface PluginRun extends Trees {
  readonly judgements: readonly Judgement[];
  readonly powers: readonly PowerChange[];
  readonly sides: Pick<Sides, 'history' | 'tag' | 'isDefaultBranch' | 'context'>;
}

/** Judges the plugins of both trees, and counts the changes that no version of them announces. */
export async function judgePlugins(
  run: PluginRun,
  { config }: Pick<RunSettings, 'config'>,
  compareWith: CompareWith,
): Promise<PluginJudgements> {
  const { head, base } = run;
  if (head.plugins.all.length === 0) return { judgements: [], drafts: [] };
  const sinceBase = pairPlugins(base?.plugins.all ?? [], head.plugins.all).flatMap(
    ({ before, after }) =>
      before && after
        ? judgePlugin({ before, after }, run.judgements, run.powers, head.mentions.uses)
        : [],
  );
  const { history } = run.sides;
  const { judgements, unknown } = await measureSinceVersions(sinceBase, head, history, compareWith);
  const source = pluginSource(head);
  const stale = await staleDrafts(run, judgements, config.plugins === 'per-change');
  const unknownNote = unknownDraft([...unknown, ...stale.unknown], source);
  return {
    judgements,
    drafts: [
      ...judgements.flatMap((judgement) => tooSmallDraft(judgement, source) ?? []),
      ...stale.drafts,
      ...(unknownNote ? [unknownNote] : []),
    ],
  };
}

/**
 * On a proposed change, the plugins that it changes; else every plugin with changes that its version does not
 * announce.
 */
async function staleDrafts(
  { head, base, sides }: PluginRun,
  judgements: readonly PluginJudgement[],
  isPerChange: boolean,
): Promise<{ readonly drafts: readonly RuleDraft[]; readonly unknown: readonly Plugin[] }> {
  const isProposal = base !== null && sides.tag === undefined && sides.isDefaultBranch !== true;
  const changed = new Map(
    judgements.flatMap((judgement) =>
      judgement.changes.length > 0 && keepsVersion(judgement)
        ? [[pluginKey(judgement.after), judgement] as const]
        : [],
    ),
  );
  const { all, releaseTool } = head.plugins;
  const versionedPlugins = all.filter(({ version }) => version && isUpdateKey(version));
  const concerned = isProposal
    ? versionedPlugins.filter((candidate) => changed.has(pluginKey(candidate)))
    : versionedPlugins;
  const source = pluginSource(head);
  const unreleasedByPlugin = await unreleasedOf(concerned, head, sides);
  const unknown: Plugin[] = [];
  const drafts = concerned.flatMap((plugin) => {
    const change = changed.get(pluginKey(plugin)) ?? null;
    const unreleased = unreleasedByPlugin.get(plugin) ?? null;
    if (change === null && (unreleased?.changes ?? 0) === 0) {
      if (unreleased?.isCutOff) unknown.push(plugin);
      return [];
    }
    const runKind = { isProposal, isRelease: sides.tag !== undefined, isPerChange };
    const severity = staleSeverity(plugin, releaseTool, runKind);
    const reportedChanges = isProposal
      ? { change, unreleased }
      : { change: null, unreleased: unreleased ?? { changes: 1, since: null, isCutOff: true } };
    const staleness = { plugin, ...reportedChanges, severity, releaseTool };
    return staleDraft(staleness, source) ?? [];
  });
  return { drafts, unknown };
}

async function unreleasedOf(
  plugins: readonly Plugin[],
  head: Workspace,
  { history }: PluginRun['sides'],
): ReturnType<typeof findUnreleased> {
  if (!history || plugins.length === 0) return new Map();
  const skillRoots = new Set(head.skills.map(({ root }) => root));
  const tree = { skillRoots, programs: programPaths(head.grants) };
  return findUnreleased(plugins, history, createPartLookup(head.plugins.all, tree));
}
