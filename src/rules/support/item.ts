import { type Change, facetValue, type Item, isSet, type Verdict } from '../../model/contract.ts';
import type { Grade } from '../rule.ts';

/** Whether a manifest says that the caller must provide the item. */
export function isRequired(item: Item | null): boolean {
  return isSet(item, 'required');
}

/** Whether a manifest says that the caller may leave the item out. */
export function isOptional(item: Item | null): boolean {
  return facetValue(item, 'required') === false;
}

/** Whether an input has a default. */
export function hasDefault(item: Item | null): boolean {
  return facetValue(item, 'default') !== undefined;
}

/** Whether a manifest says more of an input than its name; an `interface:` list does not. */
export function isStated(item: Item | null): boolean {
  return facetValue(item, 'required') !== undefined;
}

/** Whether an input is stated on both sides, so that its values can be compared. */
export function bothStated({ before, after }: Change): boolean {
  return isStated(before) && isStated(after);
}

/** The base a path is read from; `fallback` where the manifest names none (ADR-002). */
export function baseOf(item: Item | null, fallback: string): string {
  return String(facetValue(item, 'base') ?? fallback);
}

/** Whether a file ships with the skill, so that no caller has to provide it. */
export function isBundled(item: Item | null): boolean {
  return baseOf(item, 'skill_root') === 'skill_root';
}

/** The key by which a manifest says which version of its format it is in. */
export function formatKey(item: Item | null): string {
  return item?.dialect === 'skill-manifest-v2' ? 'schema_version' : 'manifest_version';
}

/** Whether the version of the format of a manifest is one of the host, which has rules of its own. */
export function hasApiVersion(item: Item | null): boolean {
  return item?.dialect === 'skill-toml';
}

/** Whether what is left of a manifest that went is one of the legacy format (ADR-002). */
export function leavesLegacyManifest(item: Item | null): boolean {
  return item?.dialect === 'manifest-v1' && facetValue(item, 'format') !== undefined;
}

/** Which part of the version of a format changed; null where one side has none. */
export function formatBump({ before, after }: Change): 'major' | 'minor' | null {
  const [oldValue, newValue] = [before, after].map((item) => facetValue(item, 'format'));
  if (oldValue === undefined || newValue === undefined) return null;
  const [major, other] = [oldValue, newValue].map((version) =>
    Number.parseInt(String(version), 10),
  );
  return major === other ? 'minor' : 'major';
}

/** Whether every value that was accepted still is. */
export function isHarmless({ verdict }: Change): boolean {
  return verdict === 'widened' || verdict === 'equivalent';
}

/** The step a schema asks for by what it accepts. */
export const semanticGrades: Readonly<Record<Verdict, Grade>> = {
  narrowed: { bump: 'major' },
  incomparable: { bump: 'major' },
  widened: { bump: 'minor' },
  equivalent: { bump: 'patch' },
  unknown: { bump: 'none', warn: true },
};

/** A flag of three values: ADR-002 states no default for execution hints. */
export type Flag = boolean | undefined;

/** Tells changes in which an execution hint turns from one of some values into another. */
export function isFlagChange(
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

/** Whether the keyword a schema change is about is `keyword`, at whatever depth. */
export function isAboutKeyword({ detail }: Change, keyword: string): boolean {
  const path = detail?.split('.') ?? [];
  return path.at(-1) === keyword && path.at(-2) !== 'properties';
}

/** Whether a list of permissions names any tool. */
export function namesTools(item: Item | null): boolean {
  const tools = facetValue(item, 'value');
  return !Array.isArray(tools) || tools.length > 0;
}
