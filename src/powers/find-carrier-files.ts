import type { Message } from '../model/message.ts';
import { join, selfAndAncestors } from '../model/text/path.ts';
import type { TreeEntry } from '../model/tree.ts';
import type { Carrier, TreePaths, UnnamedUnit } from './carrier.ts';
import { carriers } from './catalog.ts';

/** A file that a carrier reads. */
export interface CarrierFile {
  readonly path: string;
  readonly carrier: Carrier;
  readonly unit: UnnamedUnit;
  /** Why nothing can be read there. */
  readonly closed?: Message;
}

/** The carriers by the extensions of their files, each in the order of all. */
const carriersByExtension: ReadonlyMap<string, readonly Carrier[]> = new Map(
  carriers.flatMap(({ extensions = [] }) =>
    extensions.map((extension) => [extension, carriersFor(extension)] as const),
  ),
);
const otherCarriers = carriersFor(null);

function carriersFor(extension: string | null): readonly Carrier[] {
  return carriers.filter(
    ({ extensions }) => !extensions || (extension !== null && extensions.includes(extension)),
  );
}

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).toLowerCase();
}

/** Finds the files that carriers read; a file may have several. */
export function findCarrierFiles(paths: Iterable<string>, tree: TreePaths): readonly CarrierFile[] {
  const found: CarrierFile[] = [];
  for (const path of paths) {
    for (const carrier of carriersByExtension.get(extensionOf(path)) ?? otherCarriers) {
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
): readonly CarrierFile[] {
  const bare = new Set([...roots].filter((root) => !paths.has(join(root, manifest))));
  if (bare.size === 0) return [];
  const manifests = new Set([...bare].map((root) => join(root, manifest)));
  const isInside = (path: string) => [...selfAndAncestors(path)].some((folder) => bare.has(folder));
  const tree = { has: (path: string) => paths.has(path) || manifests.has(path) };
  return findCarrierFiles([...paths].filter(isInside), tree);
}

const commandName = /(?:^|\/)[^./]+$|\.(?:exe|com|cmd|bat|ps1)$/i;

/** Leaves out what no shell starts as a command: a script without the executable bit. */
export function withoutScripts(
  files: readonly CarrierFile[],
  entries: readonly TreeEntry[],
): readonly CarrierFile[] {
  if (!files.some(({ carrier }) => carrier.readsPrograms)) return files;
  const plain = new Set(entries.flatMap(({ path, kind }) => (kind === 'file' ? [path] : [])));
  const isScript = (path: string) => plain.has(path) && !commandName.test(path);
  return files.filter(({ path, carrier }) => !(carrier.readsPrograms && isScript(path)));
}
