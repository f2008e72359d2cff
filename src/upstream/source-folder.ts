import { algorithmNamed } from '../hash/algorithm-named.ts';
import { digestFiles } from '../hash/digest.ts';
import { hashVariants } from '../locks/hash-variants.ts';
import { modeVariant } from '../locks/installer-variants.ts';
import type { Pin } from '../model/lock.ts';
import { type Message, msg } from '../model/message.ts';
import type { SkillFile } from '../model/skill.ts';
import { isInside, join, relativePath } from '../model/text/path.ts';
import { readAll } from '../model/tree.ts';
import type { UpstreamTree } from './fetcher.ts';

/** The folder of a skill in a source. */
export interface SourceFolder {
  readonly upstream: UpstreamTree;
  /** '' for the top of the source. */
  readonly folder: string;
  readonly files: readonly SkillFile[];
}

/** The most files, and bytes of all files, of a skill that is compared. */
const maxFiles = 2000;
const maxBytes = 32 * 1024 * 1024;

/** The files of a folder of a source. */
export function sourceFolder(upstream: UpstreamTree, folder: string): SourceFolder {
  const { tree } = upstream;
  const files = tree.entries.flatMap(({ path, kind }): readonly SkillFile[] =>
    isInside(path, folder)
      ? [{ path, name: relativePath(folder, path), kind, id: tree.id(path) }]
      : [],
  );
  return { upstream, folder, files };
}

/** Why a folder is not compared, as a sentence; null if it can be. */
export function folderFault({ upstream, files }: SourceFolder): Message | null {
  if (files.length > maxFiles) return msg`The skill has ${files.length} files at its source.`;
  const bytes = files.reduce((sum, { path }) => sum + (upstream.sizeOf(path) ?? 0), 0);
  return bytes > maxBytes ? msg`The skill has ${bytes} bytes at its source.` : null;
}

/** The files above the limit of the fetcher, whose content is not known. */
export function largeFiles({ upstream, files }: SourceFolder): readonly SkillFile[] {
  return files.filter(({ path }) => upstream.sizeOf(path) === null);
}

/** The digest of a folder by an algorithm; null if it cannot be computed. */
export async function sourceDigest(
  source: SourceFolder,
  algorithm: string,
): Promise<string | null> {
  return (await sourceDigests(source, [algorithm])).get(algorithm) ?? null;
}

/** How a pin matches a folder: as it is, as a known variant, or not at all. */
export async function matchPin(
  source: SourceFolder,
  pin: Pin,
): Promise<{ readonly how: Message | null } | null> {
  const variants = hashVariants(pin.algorithm);
  const found = await sourceDigests(source, [
    pin.algorithm,
    ...variants.map(({ algorithm }) => algorithm),
  ]);
  if (found.get(pin.algorithm) === pin.value) return { how: null };
  const variant = variants.find(({ algorithm }) => found.get(algorithm) === pin.value);
  if (variant) return { how: variant.how };
  const modes = pin.algorithm === 'git-tree' ? modeVariant(pin, source) : null;
  return modes && { how: modes.how };
}

/** The digests of a folder in one pass, by algorithm; without those that cannot be computed. */
export async function sourceDigests(
  { upstream: { tree }, folder, files }: SourceFolder,
  algorithms: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = algorithms.filter((id) => algorithmNamed(id) !== undefined);
  const ignorePath = join(folder, '.skillignore');
  const ignoreFile = files.find(({ path, kind }) => path === ignorePath && kind !== 'symlink');
  const ignoreBytes = ignoreFile && (await readAll(tree, [ignorePath])).files.get(ignorePath);
  const ignore = ignoreBytes ? new TextDecoder().decode(ignoreBytes) : null;
  const [result] = await digestFiles(tree, [
    { root: folder, files, ignore, algorithms: [...new Set(known)] },
  ]);
  return result?.values ?? new Map();
}
