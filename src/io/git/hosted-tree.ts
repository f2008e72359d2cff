import { compareText } from '../../model/text/text.ts';
import type { FileTree, TreeEntry } from '../../model/tree.ts';
import type { HostedRepository } from '../hosted-repository.ts';
import { resolveBlobs } from './blob-resolver.ts';
import type { Repository } from './git.ts';
import { gitlinkMode, kindOf } from './modes.ts';

/** The files of a commit as listed by the API; blobs of this clone are read locally. */
export async function hostedTree(
  repository: Repository,
  hosted: HostedRepository,
  commit: string,
): Promise<FileTree | null> {
  const listed = await hosted.files(commit);
  if (listed === null) return null;
  const oids = new Map(listed.map(({ path, oid }) => [path, oid]));
  const entries = listed.flatMap(({ path, mode }): TreeEntry[] => {
    const kind = kindOf(mode);
    return kind === null ? [] : [{ path, kind }];
  });
  const submodules = listed
    .filter(({ mode }) => mode === gitlinkMode)
    .map(({ path, oid }) => ({ path, commit: oid, isRead: false }));
  return {
    submodules: submodules.sort((a, b) => compareText(a.path, b.path)),
    entries: entries.sort((a, b) => compareText(a.path, b.path)),
    startsProcess: true,
    id: (path) => oids.get(path),
    knownIds: async () => oids,
    read: (paths, receive) => {
      const requests = paths.map((path) => ({ path, oid: oids.get(path) ?? '' }));
      return resolveBlobs(repository, requests, receive);
    },
  };
}
