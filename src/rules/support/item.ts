import { type Change, facetValue, type Item, isSet, type Verdict } from '../../model/contract.ts';
import type { Requirement } from '../requirement.ts';

/** True if the manifest requires callers to provide the item. */
export function isRequired(item: Item | null): boolean {
  return isSet(item, 'required');
}

/** True if the manifest allows callers to omit the item. */
export function isOptional(item: Item | null): boolean {
  return facetValue(item, 'required') === false;
}

/** True if an input has a default. */
export function hasDefault(item: Item | null): boolean {
  return facetValue(item, 'default') !== undefined;
}

/** True if a manifest declares more of an input than its name; `interface:` lists do not. */
export function isDeclaredInDetail(item: Item | null): boolean {
  return facetValue(item, 'required') !== undefined;
}

/** True if an input is declared in detail on both sides; only then can its values be compared. */
export function isDeclaredInDetailOnBothSides({ before, after }: Change): boolean {
  return isDeclaredInDetail(before) && isDeclaredInDetail(after);
}

/** The base directory of a path; `fallback` if the manifest has none (ADR-002). */
export function baseDirectoryOf(item: Item | null, fallback: string): string {
  return String(facetValue(item, 'base') ?? fallback);
}

/** True if a file ships with the skill; no caller has to provide it. */
export function isBundled(item: Item | null): boolean {
  return baseDirectoryOf(item, 'skill_root') === 'skill_root';
}

/** The key of the format version. */
export function formatVersionKey(item: Item | null): string {
  return item?.dialect === 'skill-manifest-v2' ? 'schema_version' : 'manifest_version';
}

/** True for a skill.toml: its format version is the version of the host API, which has rules of its own. */
export function hasApiVersion(item: Item | null): boolean {
  return item?.dialect === 'skill-toml';
}

/** True if a removed manifest leaves a manifest in the legacy format (ADR-002). */
export function leavesLegacyManifest(item: Item | null): boolean {
  return item?.dialect === 'manifest-v1' && facetValue(item, 'format') !== undefined;
}

/** The part of the format version that changed; null if one side has none. */
export function changedFormatPart({ before, after }: Change): 'major' | 'minor' | null {
  const [oldValue, newValue] = [before, after].map((item) => facetValue(item, 'format'));
  if (oldValue === undefined || newValue === undefined) return null;
  const [major, other] = [oldValue, newValue].map((version) =>
    Number.parseInt(String(version), 10),
  );
  return major === other ? 'minor' : 'major';
}

/** True if every old value is still accepted. */
export function isHarmless({ verdict }: Change): boolean {
  return verdict === 'widened' || verdict === 'equivalent';
}

/** The bump of a schema change, by its verdict. */
export const semanticRequirements: Readonly<Record<Verdict, Requirement>> = {
  narrowed: { bump: 'major' },
  incomparable: { bump: 'major' },
  widened: { bump: 'minor' },
  equivalent: { bump: 'patch' },
  unknown: { bump: 'none', warn: true },
};

/** A tristate flag: ADR-002 defines no default for execution hints. */
export type Flag = boolean | undefined;

/** Creates a predicate for changes of an execution hint from one of some values to another. */
export function createFlagChangeTest(
  name: string,
  from: readonly Flag[],
  to: Flag,
): (change: Pick<Change, 'before' | 'after'>) => boolean {
  return ({ before, after }) => {
    if ((after ?? before)?.name !== name) return false;
    const oldValue = facetValue(before, 'value');
    const newValue = facetValue(after, 'value');
    return from.some((flag) => flag === oldValue) && newValue === to;
  };
}

/** True if `keyword` is the changed keyword of a schema, at any depth. */
export function isAboutKeyword({ detail }: Change, keyword: string): boolean {
  const path = detail?.split('.') ?? [];
  return path.at(-1) === keyword && path.at(-2) !== 'properties';
}

/** True unless `allowed-tools` is an empty list; a value that is no list may allow anything. */
export function hasAllowedTools(item: Item | null): boolean {
  const tools = facetValue(item, 'value');
  return !Array.isArray(tools) || tools.length > 0;
}

/** True for a program that a skill.toml requires on the machine. */
export function isRequiredTool(item: Item): boolean {
  return item.kind === 'tool' && isSet(item, 'required');
}
