import type { PowerChange } from '../../model/power.ts';
import { isInside, relativePath } from '../../model/text/path.ts';
import { compareText } from '../../model/text/text.ts';
import { type Plugin, type PluginFile, pluginKey } from '../../model/unit/plugin.ts';
import type { PartChange, UnitChange, UnitSide } from '../../model/unit/unit-change.ts';
import { covers } from '../../model/version/bump.ts';
import type { Workspace } from '../../model/workspace.ts';
import { fileEffect } from '../../units/file-effect.ts';
import { type PluginPair, pairPlugins } from '../../units/pair-plugins.ts';
import { type PluginJudgement, powersOf } from '../plugins/plugin-changes.ts';
import { containersIn, selectsAll } from '../select-skills.ts';
import { clientUnitChanges, type IsSelected, statusOf } from './client-unit-changes.ts';
import type { RunResult } from './summarize.ts';
import { neededVersion } from './unit-summaries.ts';

/**
 * The plugins, agents, commands and repositories of both trees, in byte order of their roots. A path selects the units
 * in it; a manifest or another part selects its plugin, except for skills.
 */
export function unitChanges(run: RunResult, paths: readonly string[]): readonly UnitChange[] {
  const { workspace: head, base = null } = run;
  if (!base) return [];
  const pathSet = new Set(paths);
  const isSelected: IsSelected = selectsAll(paths)
    ? () => true
    : (path) => containersIn(path, pathSet).length > 0;
  return [
    ...pluginChanges(run, { head, base }, isSelected),
    ...clientUnitChanges(run, isSelected),
  ].sort(
    (a, b) =>
      compareText(a.root, b.root) || compareText(a.kind, b.kind) || compareText(a.name, b.name),
  );
}

interface Workspaces {
  readonly head: Workspace;
  readonly base: Workspace;
}

function pluginChanges(
  { plugins: judgements = [], powers = [] }: RunResult,
  { head, base }: Workspaces,
  isSelected: IsSelected,
): readonly UnitChange[] {
  const judgementOf = new Map(
    judgements.map((judgement) => [pluginKey(judgement.after), judgement]),
  );
  return pairPlugins(base.plugins.all, head.plugins.all)
    .filter(({ before, after }) =>
      [before, after].some((plugin) => plugin && ownPaths(plugin).some(isSelected)),
    )
    .flatMap(({ before, after }) => {
      if (!before || !after) return oneSided({ before, after });
      const judgement = judgementOf.get(pluginKey(after));
      const needed = judgement ? neededVersion(judgement, head.plugins.releaseTool) : null;
      return judgement ? changeOf(judgement, powers, needed) : [];
    });
}

/** The folder of a plugin, its manifests, and the files of its parts except skills. */
function ownPaths({ root, files, parts }: Plugin): readonly string[] {
  const partFiles = parts.flatMap((part) => (part.kind === 'skill' ? [] : part.files));
  return [root, ...files.map(({ path }) => path), ...partFiles.map(({ path }) => path)];
}

function oneSided({ before, after }: PluginPair): readonly UnitChange[] {
  const plugin = after ?? before;
  if (!plugin) return [];
  const nothing = { requiredBump: null, declaredBump: null, satisfied: null, neededVersion: null };
  const status = after ? 'added' : 'removed';
  const base = before && sideOf(before);
  return [{ kind: 'plugin', ...sideOf(plugin), status, base, ...nothing, parts: [] }];
}

function sideOf({ name, root, version }: Plugin): UnitSide {
  return { name, root, version: version?.value ?? null };
}

/** A plugin of both trees. */
function changeOf(
  { before, after, changes, required, declared }: PluginJudgement,
  powers: readonly PowerChange[],
  needed: string | null,
): UnitChange {
  const [base, side] = [sideOf(before), sideOf(after)];
  const parts = [...changes, ...manifestChanges(before, after)];
  const hasPowers = [after, before].some((plugin) =>
    powersOf(plugin, powers).some(({ power }) => power.unit.kind !== 'skill'),
  );
  const status = statusOf(base, side, parts.length > 0 || hasPowers);
  const isVersioned = (side.version ?? base.version) !== null;
  return {
    kind: 'plugin',
    ...side,
    status,
    base,
    requiredBump: required,
    declaredBump: declared,
    neededVersion: needed,
    parts,
    satisfied: required === 'none' || isVersioned ? covers(declared, required) : null,
  };
}

/** The files that describe a plugin and now do something else for agents. */
function manifestChanges(before: Plugin, after: Plugin): readonly PartChange[] {
  const files = new Map(before.files.map((file) => [nameIn(before, file), file]));
  return after.files.flatMap((file): PartChange[] => {
    const name = nameIn(after, file);
    const previous = files.get(name);
    if (!previous || effectIn(previous, before) === effectIn(file, after)) return [];
    return [{ kind: 'file', name, action: 'changed', bump: 'none' }];
  });
}

/** What a file does for agents; another name of the plugin is stated elsewhere. */
function effectIn(file: PluginFile, { listedAs }: Plugin): string {
  return fileEffect(file, listedAs, 'name');
}

/** The path in the plugin; that of a marketplace elsewhere is whole. */
function nameIn({ root }: Plugin, { path }: PluginFile): string {
  return isInside(path, root) ? relativePath(root, path) : path;
}
