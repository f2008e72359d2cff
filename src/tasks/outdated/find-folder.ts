import { parseSkillMd } from '../../dialects/skill-md.ts';
import { type Message, msg } from '../../model/message.ts';
import { folderOf, isInside, join, nameOf } from '../../model/text/path.ts';
import { get, text as textOf } from '../../model/value/value.ts';
import { readTexts } from '../../syntax/text-file.ts';
import type { UpstreamTree } from '../../upstream/fetcher.ts';

/** Where a source has a skill now. */
export type FoundFolder =
  | { readonly folder: string; readonly isMoved: boolean }
  | { readonly folder: null; readonly reason: Message };

const maxManifests = 2000;

/** Finds the folder of a skill: the recorded one, else the only one that declares its name, else that has it. */
export async function findFolder(
  upstream: UpstreamTree,
  recorded: string | null,
  name: string,
): Promise<FoundFolder> {
  const { entries } = upstream.tree;
  const hasFiles = recorded !== null && entries.some(({ path }) => isInside(path, recorded));
  if (hasFiles && hasSkill(upstream, recorded)) return { folder: recorded, isMoved: false };
  const manifests = entries.flatMap(({ path, kind }) =>
    kind !== 'symlink' && nameOf(path).toLowerCase() === 'skill.md' ? [path] : [],
  );
  const declared = await foldersByName(upstream, manifests, name);
  const found =
    declared.length > 0
      ? declared
      : manifests.map(folderOf).filter((folder) => isSameName(nameOf(folder), name));
  const [first, second] = found;
  if (first === undefined)
    return { folder: null, reason: msg`The source no longer has the skill.` };
  if (second !== undefined)
    return {
      folder: null,
      reason: msg`The source has ${found.length} skills of this name: none is taken for it.`,
    };
  return { folder: first, isMoved: recorded !== null };
}

function hasSkill({ tree }: UpstreamTree, folder: string): boolean {
  const expected = join(folder, 'skill.md').toLowerCase();
  return tree.entries.some(
    ({ path }) => path.toLowerCase() === expected || path === join(folder, 'skill.toml'),
  );
}

async function foldersByName(
  upstream: UpstreamTree,
  manifests: readonly string[],
  name: string,
): Promise<readonly string[]> {
  const readable = manifests
    .filter((path) => upstream.sizeOf(path) !== null)
    .slice(0, maxManifests);
  const texts = await readTexts(upstream.tree, readable);
  return readable.flatMap((path) => {
    const { frontmatter } = parseSkillMd(path, texts.get(path)?.text ?? '');
    const declared = textOf(get(frontmatter ?? undefined, 'name'));
    return declared !== undefined && isSameName(declared, name) ? [folderOf(path)] : [];
  });
}

function isSameName(name: string, other: string): boolean {
  return plainName(name) === plainName(other);
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[\s_]+/g, '-');
}
