import type { ChangedFile } from '../../model/changed-file.ts';
import type { Report, UnitSummary } from '../../model/report.ts';
import { applyEdits, type Edit } from '../../model/text/edits.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { isAtOrInside } from '../../model/text/path.ts';
import { compareText, type Location } from '../../model/text/text.ts';
import type { FileTree } from '../../model/tree.ts';
import type { PluginVersion } from '../../model/unit/plugin.ts';
import type { Bump } from '../../model/version/bump.ts';
import { isVersionBelow } from '../../model/version/version.ts';
import { readTexts } from '../../syntax/text-file.ts';
import { bySignificance } from '../../units/versions.ts';
import type { Chosen } from './request.ts';
import { versionEdit } from './version-places.ts';

/** A plugin with a version that is too low, and the places that declare it. */
export interface PluginBump {
  readonly name: string;
  readonly required: Bump;
  readonly version: string;
  readonly places: readonly PlannedPlace[];
}

/** A new version at one place of a plugin. */
interface PlannedPlace extends Pick<PluginVersion, 'kind'> {
  readonly at: Location;
  readonly from: string;
  readonly to: string;
  readonly edit: Edit;
}

/** The edits of all plugins; nothing is written yet. */
export interface PluginPlan {
  readonly bumps: readonly PluginBump[];
  readonly files: readonly ChangedFile[];
}

/**
 * Plans the smallest sufficient version of each plugin whose version does not cover its changes, at every place that
 * declares one; places behind a new version get that one. A version that a release tool raises stays, unless the change raised it by too little. `chosen` limits
 * the plugins to those that it names, and those around its skills.
 */
export async function planPlugins(
  report: Report,
  head: FileTree,
  chosen: Chosen | null,
): Promise<PluginPlan> {
  const units = report.units.filter(
    (unit) =>
      targetOf(unit) !== null &&
      (chosen === null ||
        chosen.pluginRoots.includes(unit.root) ||
        chosen.skills.some(({ root }) => isAtOrInside(root, unit.root))),
  );
  const paths = units.flatMap(({ versions = [] }) => versions.map(({ at }) => at.path));
  const texts = await readTexts(head, [...new Set(paths)].sort(compareText));
  const textOf = (path: string) => texts.get(path)?.text ?? null;
  const bumps = units.flatMap((unit) => planUnit(unit, textOf) ?? []);
  return { bumps, files: filesOf(bumps, textOf) };
}

/** The version to write: the smallest sufficient one, or a new one that some places do not have yet; null for none. */
function targetOf({ version, base, versions = [], neededVersion }: UnitSummary): string | null {
  if (neededVersion) return neededVersion;
  if (version === null || !base || base.version === version) return null;
  return versions.some(({ value }) => isVersionBelow(value, version)) ? version : null;
}

/** The plan of one plugin; null if one of its places cannot be edited safely. */
function planUnit(unit: UnitSummary, textOf: (path: string) => string | null): PluginBump | null {
  const { name, requiredBump: required, versions = [] } = unit;
  const target = targetOf(unit);
  if (target === null) return null;
  const planned = versions.map((place) => {
    const text = textOf(place.at.path)?.replace(/^\ufeff/, '');
    const edit = text === undefined ? null : versionEdit(text, place, target);
    const to = edit?.text.replaceAll('"', '');
    return edit && to ? { kind: place.kind, at: place.at, from: place.value, to, edit } : null;
  });
  const places = planned.filter((place) => place !== null);
  if (places.length < planned.length) return null;
  const changed = places.filter(({ from, to }) => from !== to);
  return changed.length === 0 ? null : { name, required, version: target, places: changed };
}

function filesOf(
  bumps: readonly PluginBump[],
  textOf: (path: string) => string | null,
): readonly ChangedFile[] {
  // The effective place is last: while it is too low, the next run completes what a killed one began.
  const places = bumps.flatMap((bump) => bump.places).sort((a, b) => bySignificance(b, a));
  return Array.from(
    groupBy(places, ({ at }) => at.path),
    ([path, inFile]) => {
      const before = textOf(path) ?? '';
      const mark = before.startsWith('\ufeff') ? '\ufeff' : '';
      const edits = inFile.map(({ edit }) => edit);
      return { path, to: path, before, after: mark + applyEdits(before.slice(mark.length), edits) };
    },
  );
}
