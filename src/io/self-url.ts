import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findRepository, readGitSettings, remoteUrl } from './git/repository.ts';

/** The address a program comes from: its package.json names it, else the clone it runs from; null where neither does. */
export async function selfUrl(name: string, entryPath = process.argv[1]): Promise<string | null> {
  const selfPackage = entryPath === undefined ? null : findPackage(name, entryPath);
  if (selfPackage === null) return null;
  if (selfPackage.repository !== null)
    return remoteUrl(selfPackage.repository.replace(/^git\+/, ''));
  const { repository, prefix } = findRepository(selfPackage.directory);
  // An installed package lies in the repository of somebody else.
  if (repository === null || prefix !== '') return null;
  const { remote } = await readGitSettings(repository);
  return remote === null ? null : remoteUrl(remote);
}

/** The directory of the package a file belongs to, where it is the one of that name. */
function findPackage(name: string, entryPath: string) {
  if (!existsSync(entryPath)) return null;
  let directory = dirname(realpathSync.native(entryPath));
  for (; dirname(directory) !== directory; directory = dirname(directory)) {
    const manifestPath = join(directory, 'package.json');
    if (!existsSync(manifestPath)) continue;
    const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Package;
    // The bundle has one without a name, for its type alone.
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
