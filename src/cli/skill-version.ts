import type { Repository } from '../io/git/git.ts';
import { type ManifestChange, manifestHistory } from '../io/git/manifest-history.ts';
import { commitOf } from '../io/git/repository.ts';
import { gitTree } from '../io/git/tree.ts';
import { resolveTags } from '../io/revision/tags.ts';
import { isManifestName } from '../model/skill.ts';
import { nameOf } from '../model/text/path.ts';
import { didYouMean } from '../model/text/suggest.ts';
import { readAll } from '../model/tree.ts';
import { UsageError } from '../model/usage-error.ts';
import { declaredBump } from '../model/version/version.ts';
import { readManifestIdentity } from '../tasks/manifest-identity.ts';

/** A version of a skill: `worklog@1.0.0`. */
export interface SkillVersion {
  readonly name: string;
  readonly version: string;
}

/** The commit of a version of a skill. */
export interface FoundVersion {
  readonly commit: string;
  /** The tag that names it; null if found by the declared version. */
  readonly tag: string | null;
}

/** Parses `NAME@VERSION`. Throws UsageError for other texts. */
export function parseSkillVersion(text: string): SkillVersion {
  const [, name, version] = /^(.+)@v?(\d[^@\s]*)$/.exec(text) ?? [];
  if (name !== undefined && version !== undefined) return { name, version };
  throw new UsageError(`"${text}" does not have the form NAME@VERSION, such as worklog@1.0.0.`);
}

/**
 * The commit of a version: of the tag `name@1.0.0`, `name-1.0.0` or `v1.0.0`, with optional `v`, unless the skill
 * declares another version there; otherwise the first commit on HEAD's first parents that declared it, since later ones
 * may hold a change that waits for its bump. Throws UsageError if there is none.
 */
export async function findVersion(
  repository: Repository,
  { name, version }: SkillVersion,
): Promise<FoundVersion> {
  const tagNames = ['@', '-', '/'].flatMap((sign) => [
    `${name}${sign}${version}`,
    `${name}${sign}v${version}`,
  ]);
  for (const { tag, commit } of await resolveTags(repository, [
    ...tagNames,
    `v${version}`,
    version,
  ])) {
    const declared = await declaredVersionsAt(repository, commit, name);
    const declaresOther =
      declared.length > 0 &&
      !declared.some((declaredVersion) => isSameVersion(declaredVersion, version));
    if (!declaresOther) return { commit, tag };
  }
  const head = await commitOf(repository, 'HEAD');
  if (head === null) throw new UsageError('The repository has no commit yet.');
  const history = await manifestHistory(repository, head);
  const first = history.findLast(({ path, after }) =>
    declaresVersion(path, after, { name, version }),
  );
  if (first) return { commit: first.commit, tag: null };
  throw versionNotFoundError(history, { name, version });
}

/** The versions that skills of a name declare at a commit; empty if undeclared or unreadable. */
async function declaredVersionsAt(
  repository: Repository,
  commit: string,
  name: string,
): Promise<readonly string[]> {
  const tree = await gitTree(repository, commit);
  const paths = tree.entries.filter(
    ({ path, kind }) => kind !== 'symlink' && isManifestName(nameOf(path)),
  );
  const { files } = await readAll(
    tree,
    paths.map(({ path }) => path),
  );
  return [...files].flatMap(([path, bytes]) => {
    const declared = readManifestIdentity(path, new TextDecoder().decode(bytes));
    return declared?.name === name ? declared.versions : [];
  });
}

/** `1.0` and `v1.0.0` are the same version. */
function isSameVersion(version: string, other: string): boolean {
  return version === other || declaredBump(version, other) === 'none';
}

function declaresVersion(
  path: string,
  text: string | null,
  { name, version }: SkillVersion,
): boolean {
  // Fast path: most of the history has other versions.
  if (text === null || !text.includes(version)) return false;
  const declared = readManifestIdentity(path, text);
  return declared?.name === name && declared.versions.includes(version);
}

function versionNotFoundError(
  history: readonly ManifestChange[],
  { name, version }: SkillVersion,
): UsageError {
  const versions = new Set<string>();
  const names = new Set<string>();
  for (const { path, after } of history) {
    const declared = after === null ? null : readManifestIdentity(path, after);
    if (!declared) continue;
    names.add(declared.name);
    if (declared.name === name)
      for (const declaredVersion of declared.versions) versions.add(declaredVersion);
  }
  const message = `No tag and no commit on HEAD's first parents has ${name}@${version}.`;
  if (!names.has(name)) return new UsageError(message, didYouMean(name, names));
  const declaredVersions = [...versions].slice(0, 10).join(', ');
  return new UsageError(
    message,
    declaredVersions === '' ? undefined : `It declared ${declaredVersions}.`,
  );
}
