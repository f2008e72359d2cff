import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addressOf, findPlace, settingsOf } from './git/repository.ts';

/** The address a program comes from: its package.json names it, else the clone it runs from; null where neither does. */
export async function ownAddress(name: string, started = process.argv[1]): Promise<string | null> {
  const top = started === undefined ? null : packageOf(name, started);
  if (top === null) return null;
  if (top.repository !== null) return addressOf(top.repository.replace(/^git\+/, ''));
  const { repository, prefix } = findPlace(top.directory);
  // An installed package lies in the repository of somebody else.
  if (repository === null || prefix !== '') return null;
  const { remote } = await settingsOf(repository);
  return remote === null ? null : addressOf(remote);
}

/** The directory of the package a file belongs to, where it is the one of that name. */
function packageOf(name: string, started: string) {
  if (!existsSync(started)) return null;
  let directory = dirname(realpathSync.native(started));
  for (; dirname(directory) !== directory; directory = dirname(directory)) {
    const place = join(directory, 'package.json');
    if (!existsSync(place)) continue;
    const read = JSON.parse(readFileSync(place, 'utf8')) as Package;
    // The bundle has one without a name, for its type alone.
    if (read.name === undefined) continue;
    if (read.name !== name) return null;
    const { repository } = read;
    const url = typeof repository === 'string' ? repository : repository?.url;
    return { directory, repository: url ?? null };
  }
  return null;
}

interface Package {
  readonly name?: string;
  readonly repository?: string | { readonly url?: string };
}
