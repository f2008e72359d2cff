import { join, selfAndAncestors } from '../model/text/path.ts';
import type { Carrier, TreePaths, UnitPlace } from './carrier.ts';
import { carriers } from './catalog.ts';

/** A file that a carrier reads. */
export interface CarriedFile {
  readonly path: string;
  readonly carrier: Carrier;
  readonly unit: UnitPlace;
}

/** Finds the files that carriers read; a file may have several. */
export function findCarried(paths: Iterable<string>, tree: TreePaths): readonly CarriedFile[] {
  const found: CarriedFile[] = [];
  for (const path of paths) {
    for (const carrier of carriers) {
      const unit = carrier.unitOf(path, tree);
      if (unit) found.push({ path, carrier, unit });
    }
  }
  return found;
}

const manifest = '.claude-plugin/plugin.json';

/** Finds the files in the default places of plugins without a manifest, as if they had one. */
export function findInPlugins(
  roots: Iterable<string>,
  paths: ReadonlySet<string>,
): readonly CarriedFile[] {
  const bare = new Set([...roots].filter((root) => !paths.has(join(root, manifest))));
  if (bare.size === 0) return [];
  const manifests = new Set([...bare].map((root) => join(root, manifest)));
  const isInside = (path: string) => [...selfAndAncestors(path)].some((folder) => bare.has(folder));
  const tree = { has: (path: string) => paths.has(path) || manifests.has(path) };
  return findCarried([...paths].filter(isInside), tree);
}
