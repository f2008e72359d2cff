import type { SkillMdParser } from '../../dialects/skill-md.ts';
import type { Grants, Unit } from '../../model/power.ts';
import type { FileTree } from '../../model/tree.ts';
import type { CarriedFile } from '../../powers/find-carried.ts';
import {
  assembleGrants,
  followedFiles,
  type ReadFile,
  readCarried,
  withMissingFiles,
} from '../../powers/read-powers.ts';
import { readTexts, type TextFile } from '../../syntax/text-file.ts';

/** What a tree grants, and the files it was read from. */
export interface LoadedGrants {
  readonly grants: Grants;
  readonly carried: readonly ReadFile[];
}

/** The paths of the files that another tree has not with the same bytes for the same unit. */
export function unknownCarriers(
  tree: FileTree,
  files: readonly CarriedFile[],
  reusable: readonly ReadFile[] = [],
): readonly string[] {
  const known = lookup(tree, reusable);
  return files.flatMap((file) => (known(file) ? [] : [file.path]));
}

/** What the powers are read from. */
interface GrantInput {
  readonly texts: ReadonlyMap<string, TextFile>;
  readonly parse: SkillMdParser;
  /** The files of another tree: those with the same bytes are not read again. */
  readonly reusable?: readonly ReadFile[] | undefined;
}

/** Reads the files that grant powers, and those that they name. */
export async function loadGrants(
  tree: FileTree,
  files: readonly CarriedFile[],
  { texts, parse, reusable = [] }: GrantInput,
): Promise<LoadedGrants> {
  const known = lookup(tree, reusable);
  const read = (file: CarriedFile, from: ReadonlyMap<string, TextFile>) =>
    known(file) ?? readCarried(file, from.get(file.path)?.text ?? null, tree.id(file.path), parse);
  const first = files.map((file) => read(file, texts));
  const paths = new Set(
    tree.entries.flatMap(({ path, kind }) => (kind === 'symlink' ? [] : [path])),
  );
  const followed = followedFiles(first).filter(({ path }) => paths.has(path));
  const unread = [...new Set(followed.flatMap((file) => (known(file) ? [] : [file.path])))];
  const moreTexts = unread.length === 0 ? texts : await readTexts(tree, unread);
  const carried = [...first, ...followed.map((file) => read(file, moreTexts))];
  const idOf = (path: string) => (paths.has(path) ? tree.id(path) : undefined);
  return { grants: assembleGrants(withMissingFiles(carried, paths), idOf), carried };
}

/** Leaves out pages that only have the name of a SKILL.md. */
export function withoutPages(grants: Grants, skillRoots: ReadonlySet<string>): Grants {
  const isPage = ({ kind, root }: Unit) => kind === 'skill' && !skillRoots.has(root);
  return {
    ...grants,
    units: grants.units.filter((unit) => !isPage(unit)),
    files: grants.files.filter(({ unit }) => !isPage(unit)),
  };
}

/** Finds a file of another tree with the same bytes that is read for the same unit. */
function lookup(tree: FileTree, reusable: readonly ReadFile[]) {
  const byKey = new Map(reusable.map((one) => [keyOf(one.file), one]));
  return (file: CarriedFile): ReadFile | undefined => {
    const known = byKey.get(keyOf(file));
    const id = tree.id(file.path);
    return known && id !== undefined && known.id === id ? known : undefined;
  };
}

function keyOf({ path, carrier, unit }: CarriedFile): string {
  return [carrier.id, path, unit.kind, unit.root].join('\0');
}
