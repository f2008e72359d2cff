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
