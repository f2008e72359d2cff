import { parseSkillMd } from '../../dialects/skill-md.ts';
import { count, type Message, msg } from '../../model/message.ts';
import { folderOf, isInside, join, nameOf } from '../../model/text/path.ts';
import { get, text as textOf } from '../../model/value/value.ts';
import { readTexts } from '../../syntax/text-file.ts';
import type { UpstreamTree } from '../../upstream/fetcher.ts';

/** Where a source has a skill now, or why no folder is taken; `gone` only if all of its skills were read. */
export type FoundFolder =
  | { readonly folder: string; readonly isMoved: boolean }
  | {
      readonly folder: null;
      readonly state: 'gone' | 'not-understood' | 'unreachable';
      readonly reason: Message;
    };

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
  const { folders: declared, unread } = await foldersByName(upstream, manifests, name);
  const found =
    declared.length > 0
      ? declared
      : manifests.map(folderOf).filter((folder) => isSameName(nameOf(folder), name));
  const [first, second] = found;
  if (second !== undefined) {
    const reason = msg`The source has ${found.length} skills of this name: none is taken for it.`;
    return { folder: null, state: 'not-understood', reason };
  }
  if (first !== undefined) return { folder: first, isMoved: recorded !== null };
  if (unread === 0)
    return { folder: null, state: 'gone', reason: msg`The source no longer has the skill.` };
  const amount = count(unread, 'manifest');
  const reason = msg`The skill is not where it was, and ${amount} of the source cannot be read.`;
  return { folder: null, state: 'unreachable', reason };
}

function hasSkill({ tree }: UpstreamTree, folder: string): boolean {
  const expected = join(folder, 'skill.md').toLowerCase();
  return tree.entries.some(
    ({ path }) => path.toLowerCase() === expected || path === join(folder, 'skill.toml'),
  );
}

/** The folders whose manifest declares a name, and how many manifests were not read. */
async function foldersByName(upstream: UpstreamTree, manifests: readonly string[], name: string) {
  const readable = manifests
    .filter((path) => upstream.sizeOf(path) !== null)
    .slice(0, maxManifests);
  const texts = await readTexts(upstream.tree, readable);
  const folders = readable.flatMap((path) => {
    const { frontmatter } = parseSkillMd(path, texts.get(path)?.text ?? '');
    const declared = textOf(get(frontmatter ?? undefined, 'name'));
    return declared !== undefined && isSameName(declared, name) ? [folderOf(path)] : [];
  });
  return { folders, unread: manifests.length - readable.filter((path) => texts.has(path)).length };
}

function isSameName(name: string, other: string): boolean {
  return plainName(name) === plainName(other);
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[\s_]+/g, '-');
}
