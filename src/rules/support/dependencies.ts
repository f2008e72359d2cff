import { type Insert, pathPart, words } from '../../model/message.ts';
import { type Manifest, manifestOf, type Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { compareText, type Location } from '../../model/text/text.ts';
import { fields, flag, get, items, text } from '../../model/value/value.ts';
import { parseRange, type Range, type RangeFault } from '../../model/version/range.ts';
import { perWorkspace } from './per-workspace.ts';

/** A dependency of a skill.toml. */
export interface Dependency {
  readonly id: string;
  /** The location of its id. */
  readonly keyAt: Location;
  /** The version range as written; null if it is not a text. */
  readonly version: { readonly written: string; readonly at: Location } | null;
  readonly range: Range | RangeFault | null;
  readonly optional: boolean;
  readonly features: readonly { readonly name: string; readonly at: Location }[];
}

/** The dependencies of a skill.toml, in the order of the file. */
export function dependenciesOf({ root }: Manifest): readonly Dependency[] {
  return fields(get(root, 'dependencies')).map(({ key, keyAt, value }) => {
    const stated = value.kind === 'table' ? get(value, 'version') : value;
    const written = text(stated);
    const features = items(get(value, 'features')).flatMap((feature) => {
      const name = text(feature);
      return name === undefined ? [] : [{ name, at: feature.at }];
    });
    return {
      id: key,
      keyAt,
      version: stated && written !== undefined ? { written, at: stated.at } : null,
      range: written === undefined ? null : parseRange(written),
      optional: flag(get(value, 'optional')) === true,
      features,
    };
  });
}

/** A skill that others can depend on. */
export interface Provider {
  readonly skill: Skill;
  readonly id: string;
  /** The version as written; null if it is not a text. */
  readonly version: string | null;
  readonly features: ReadonlySet<string>;
}

/** The skills of a repository that others can depend on. */
export interface Providers {
  /** In byte order of their roots. */
  readonly all: readonly Provider[];
  readonly byId: ReadonlyMap<string, readonly Provider[]>;
  readonly ids: readonly string[];
}

/** The providers of a workspace, computed on first use. */
export const providers = perWorkspace(({ skills }): Providers => {
  const all = skills.flatMap((skill) => providerOf(skill) ?? []);
  const byId = groupBy(all, ({ id }) => id);
  return { all, byId, ids: [...byId.keys()] };
});

/** The id of a skill.toml. */
export function idOf({ root }: Manifest): string | undefined {
  return text(get(get(root, 'skill'), 'id'));
}

/** The folder of a skill. */
export function describeLocation({ root }: Skill): Insert {
  return root === '' ? words('the root of the repository') : pathPart(root);
}

function providerOf(skill: Skill): Provider | undefined {
  const manifest = manifestOf(skill, 'skill-toml');
  const id = manifest && idOf(manifest);
  if (!manifest || id === undefined) return undefined;
  const { root } = manifest;
  const version = text(get(get(root, 'skill'), 'version')) ?? null;
  const features = new Set(fields(get(root, 'features')).map(({ key }) => key));
  return { skill, id, version, features };
}

/**
 * The copy with the longest common path prefix with a folder: by path order, a neighbour of the folder. A skill is
 * its own nearest copy.
 */
export function nearestCopy(copies: readonly Provider[], folder: string): Provider | undefined {
  let [low, high] = [0, copies.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareText(copies[middle]?.skill.root ?? '', folder) <= 0) low = middle + 1;
    else high = middle;
  }
  const [before, following] = [copies[low - 1], copies[low]];
  if (!before || !following) return before ?? following;
  return sharedPrefixLength(following, folder) > sharedPrefixLength(before, folder)
    ? following
    : before;
}

/** Length of the common prefix of two paths, up to the last slash. */
function sharedPrefixLength({ skill: { root } }: Provider, folder: string): number {
  const [a, b] = [`${root}/`, `${folder}/`];
  let [length, slash] = [0, 0];
  while (length < a.length && a[length] === b[length]) {
    length++;
    if (a[length - 1] === '/') slash = length;
  }
  return slash;
}
