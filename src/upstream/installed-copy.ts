import type { SkillFile } from '../model/skill.ts';
import { folderOf, isInside, join, relativePath, resolve } from '../model/text/path.ts';
import type { FileTree, TreeEntry } from '../model/tree.ts';
import { readLinkTargets } from '../syntax/link-targets.ts';
import type { SourceFolder } from './source-folder.ts';

/** A file of a copy: its bytes are those of `path` in the source. */
export interface CopiedFile {
  readonly path: string;
  readonly kind: TreeEntry['kind'];
}

/** The files of a folder as an installer writes them, by path below the folder of the copy. */
export interface InstalledCopy {
  readonly files: ReadonlyMap<string, CopiedFile>;
  /** The files of the source that the copy lacks or has as other files: no hash of a copy shows them. */
  readonly altered: readonly string[];
}

/** What an installer leaves out at any depth: `metadata.json`, caches, git. */
const leftOut = /(?:^|\/)(?:metadata\.json$|(?:\.git|__pycache__|__pypackages__)\/)/;

/** The most files of a copy, and the most links that are followed. */
const maxCopied = 5000;
const maxLinks = 100;

/** The copy of the `skills` command line: without some files, and with links as copies of what they lead to. */
export async function skillsCopy(source: SourceFolder): Promise<InstalledCopy> {
  const { tree } = source.upstream;
  const links = source.files.filter(({ kind }) => kind === 'symlink');
  const targets = await readLinkTargets(
    tree,
    links.map(({ path }) => path),
  );
  const files = new Map<string, CopiedFile>();
  for (const { name, path, kind } of source.files) {
    if (kind !== 'symlink' && !leftOut.test(name)) files.set(name, { path, kind });
  }
  for (const link of links.slice(0, maxLinks)) {
    for (const [name, file] of linkedFiles(tree, link, targets.get(link.path) ?? null)) {
      if (files.size < maxCopied && !leftOut.test(name)) files.set(name, file);
    }
  }
  const altered = source.files.filter(({ name, kind }) => kind === 'symlink' || leftOut.test(name));
  return { files, altered: altered.map(({ name }) => name) };
}

/** The copy of a tool that copies what is there. */
export function plainCopy({ files }: SourceFolder): InstalledCopy {
  const copied = files.map(({ name, path, kind }) => [name, { path, kind }] as const);
  return { files: new Map(copied), altered: [] };
}

/** What a link leads to, as files below the name of the link; links to links and out of the source are left out. */
function* linkedFiles(
  tree: FileTree,
  { path, name }: SkillFile,
  target: string | null,
): Iterable<readonly [string, CopiedFile]> {
  const place =
    target === null || target.startsWith('/') ? undefined : resolve(folderOf(path), target);
  if (place === undefined) return;
  for (const entry of tree.entries) {
    if (entry.kind === 'symlink') continue;
    const file = { path: entry.path, kind: entry.kind };
    if (entry.path === place) yield [name, file];
    else if (isInside(entry.path, place) && !isInside(path, place))
      yield [join(name, relativePath(place, entry.path)), file];
  }
}
