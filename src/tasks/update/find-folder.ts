import { defaults } from '../../config/config.ts';
import { installFolders } from '../../model/text/install-location.ts';
import { folderOf, join, nameOf } from '../../model/text/path.ts';
import type { FileTree } from '../../model/tree.ts';
import { formatNames, quote } from '../../model/value/format-value.ts';
import { load } from '../../pipeline/load.ts';
import { withEntries } from './partial-tree.ts';

/** The folder of a skill in a source, or why it is not known, as a sentence. */
export type FoundFolder = { readonly folder: string } | { readonly reason: string };

/** Finds a skill in a source: at its recorded folder, else by its name, if only one skill has it. */
export async function findFolder(
  tree: FileTree,
  recorded: string | null,
  name: string,
): Promise<FoundFolder> {
  const manifests = tree.entries.filter(
    ({ path, kind }) => kind !== 'symlink' && nameOf(path).toLowerCase() === 'skill.md',
  );
  const folders = manifests.map(({ path }) => folderOf(path));
  if (recorded !== null && folders.includes(recorded)) return { folder: recorded };
  const named = [
    ...new Set([...inFolders(folders, name), ...(await declaring(tree, manifests, name))]),
  ];
  const [folder, ...others] = named;
  if (folder === undefined) {
    const place = recorded === null ? '' : ` at ${quote(join(recorded, 'SKILL.md'))} or elsewhere`;
    return { reason: `The source no longer has the skill${place}.` };
  }
  if (others.length === 0) return { folder };
  return { reason: `The source has ${named.length} skills of this name: ${formatNames(named)}.` };
}

function inFolders(folders: readonly string[], name: string): readonly string[] {
  const names = installFolders(name);
  return folders.filter((folder) => names.includes(nameOf(folder)));
}

/** The folders of the skills that declare a name. */
async function declaring(
  tree: FileTree,
  manifests: FileTree['entries'],
  name: string,
): Promise<readonly string[]> {
  const { workspace } = await load(withEntries(tree, manifests), defaults);
  return workspace.skills.flatMap((skill) => (skill.name === name ? skill.root : []));
}
