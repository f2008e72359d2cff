import type { SemVer } from 'semver';
import compare from 'semver/functions/compare.js';
import type { FindRelease } from '../../model/sides.ts';
import type { FileTree } from '../../model/tree.ts';
import { UsageError } from '../../model/usage-error.ts';
import { parseVersionTag } from '../../model/version/version-tag.ts';
import { pathGlob } from '../../syntax/glob/path-glob.ts';
import { type Repository, readGit } from '../git/git.ts';
import { unshallowAdvice } from '../git/missing-revision.ts';
import { isShallow } from '../git/shallow.ts';
import { gitTree } from '../git/tree.ts';

/**
 * Creates a search for releases among the tags that match a glob and are reachable from a commit. `{name}` in the
 * glob is the name of the skill. Opens the tree of each tag once.
 */
export function createReleaseSearch(
  repository: Repository,
  glob: string,
  commit: string,
): FindRelease {
  const trees = new Map<string, Promise<FileTree>>();
  let tags: Promise<Tags> | null = null;
  return async (name, version) => {
    tags ??= reachableTags(repository, commit);
    const matches = pathGlob(glob.replaceAll('{name}', escapeGlob(name)));
    const [versionTags, otherTags] = await tags;
    const matching = versionTags.filter((versionTag) => matches(versionTag));
    const tagsWithoutVersion = otherTags.filter((tag) => matches(tag));
    const counts = { matching: matching.length, tagsWithoutVersion, tags: versionTags };
    const tag = greatestNotAbove(matching, version);
    if (tag === null) return { ...counts, last: null };
    const tree = trees.get(tag) ?? gitTree(repository, `refs/tags/${tag}`);
    trees.set(tag, tree);
    return { ...counts, last: { tag, tree: await tree } };
  };
}

/** Tags that end in a version, and all others. */
type Tags = readonly [readonly string[], readonly string[]];

/** The tags reachable from a commit. */
async function reachableTags(repository: Repository, commit: string): Promise<Tags> {
  const args = ['for-each-ref', `--merged=${commit}`, '--format=%(refname:strip=2)', 'refs/tags'];
  const output = (await readGit(repository, args)).toString('utf8');
  const tags = output.split('\n').filter((tag) => tag !== '');
  if (tags.length === 0 && isShallow(repository)) {
    throw new UsageError(
      'This clone is shallow and has no tag that base can reach, so the last release is unknown.',
      unshallowAdvice,
    );
  }
  const [versionTags = [], otherTags = []] = [true, false].map((hasVersion) =>
    tags.filter((tag) => (parseVersionTag(tag) !== null) === hasVersion),
  );
  return [versionTags, otherTags];
}

/** The tag of the greatest version not above `version`. */
function greatestNotAbove(tags: readonly string[], version: string | null): string | null {
  const limit = version === null ? null : parseVersionTag(version)?.version;
  let best: { tag: string; version: SemVer } | null = null;
  for (const tag of tags) {
    const candidate = parseVersionTag(tag)?.version;
    if (!candidate || (limit && compare(candidate, limit) > 0)) continue;
    if (!best || compare(candidate, best.version) > 0) best = { tag, version: candidate };
  }
  return best?.tag ?? null;
}

/** Escapes wildcards in a name. */
function escapeGlob(name: string): string {
  return name.replace(/[\\*?[\]{}()!+@|]/g, '\\$&');
}
