import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findRepository, readGitSettings, remoteUrl } from './git/repository.ts';

/**
 * The repository address of this program: from its package.json, or else from the clone that it runs in; null if
 * unknown.
 */
export async function selfUrl(name: string, entryPath = process.argv[1]): Promise<string | null> {
  const selfPackage = entryPath === undefined ? null : findPackage(name, entryPath);
  if (selfPackage === null) return null;
  if (selfPackage.repository !== null)
    return remoteUrl(selfPackage.repository.replace(/^git\+/, ''));
  const { repository, prefix } = findRepository(selfPackage.directory);
  // An installed package is inside the repository of its user.
  if (repository === null || prefix !== '') return null;
  const { remote } = await readGitSettings(repository);
  return remote === null ? null : remoteUrl(remote);
}

/** The package of a file, if it has the expected name. */
function findPackage(name: string, entryPath: string) {
  if (!existsSync(entryPath)) return null;
  let directory = dirname(realpathSync.native(entryPath));
  for (; dirname(directory) !== directory; directory = dirname(directory)) {
    const manifestPath = join(directory, 'package.json');
    if (!existsSync(manifestPath)) continue;
    const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Package;
    // The package.json of the bundle has only a type.
    if (manifest.name === undefined) continue;
    if (manifest.name !== name) return null;
    const { repository } = manifest;
    const url = typeof repository === 'string' ? repository : repository?.url;
    return { directory, repository: url ?? null };
  }
  return null;
}

interface Package {
  readonly name?: string;
  readonly repository?: string | { readonly url?: string };
}
