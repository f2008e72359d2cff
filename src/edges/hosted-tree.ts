import { compareText } from '../model/text.ts';
import type { Entry, FileTree, ReadFailure } from '../model/tree.ts';
import { absentBlobs, readBlobs, type Wanted } from './blobs.ts';
import type { Repository } from './git.ts';
import { type Hosted, HostedBlobs } from './hosted.ts';
import { kindOf } from './modes.ts';

/** The files of a commit the server's API shows; a blob that is in this clone is read from there. */
export async function hostedTree(
  repository: Repository,
  hosted: Hosted,
  commit: string,
): Promise<FileTree | null> {
  const listed = await hosted.files(commit);
  if (listed === null) return null;
  const blobs = new HostedBlobs(hosted);
  const oids = new Map(listed.map(({ path, oid }) => [path, oid]));
  const entries = listed.flatMap(({ path, mode }): Entry[] => {
    const kind = kindOf(mode);
    return kind === null ? [] : [{ path, kind }];
  });
  return {
    entries: entries.sort((a, b) => compareText(a.path, b.path)),
    id: (path) => oids.get(path),
    read: (paths, receive) => {
      const wanted = paths.map((path) => ({ path, oid: oids.get(path) ?? '' }));
      return readAnywhere(repository, blobs, wanted, receive);
    },
  };
}

/** Reads blobs in the order asked, each from wherever it is. */
async function readAnywhere(
  repository: Repository,
  blobs: HostedBlobs,
  wanted: readonly Wanted[],
  receive: Parameters<FileTree['read']>[1],
): Promise<ReadonlyMap<string, ReadFailure>> {
  const absent = await absentBlobs(repository, wanted);
  const fetched = await blobs.fetch(absent);
  const failures = new Map<string, ReadFailure>();
  for (const run of runsOf(wanted, ({ oid }) => absent.has(oid))) {
    const [first] = run;
    if (first && !absent.has(first.oid)) {
      for (const [path, failure] of await readBlobs(repository, run, receive)) {
        failures.set(path, failure);
      }
      continue;
    }
    for (const { path, oid } of run) {
      const bytes = fetched.get(oid);
      if (bytes) receive(path, bytes, bytes.length, true);
      else failures.set(path, 'missing');
    }
  }
  return failures;
}

/** The list in stretches of one kind. */
function runsOf<T>(list: readonly T[], kindOfOne: (one: T) => boolean): readonly T[][] {
  const runs: T[][] = [];
  let last: boolean | null = null;
  for (const one of list) {
    const kind = kindOfOne(one);
    if (kind === last) runs.at(-1)?.push(one);
    else runs.push([one]);
    last = kind;
  }
  return runs;
}
