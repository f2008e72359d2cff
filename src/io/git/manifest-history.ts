import { decodePath } from '../../model/text/path.ts';
import { readBlobs } from './blobs.ts';
import { type Repository, readGit, splitNulTerminated } from './git.ts';

/** The change of one manifest file in one commit. */
export interface ManifestChange {
  readonly commit: string;
  /** The first parent; null for the initial commit. */
  readonly parent: string | null;
  readonly path: string;
  /** The text before and after; null if missing or unreadable. */
  readonly before: string | null;
  readonly after: string | null;
}

const manifestPathspecs = [':(glob,icase)**/skill.md', ':(glob,icase)**/skill.toml'];

/** Larger files are not manifests. */
const maxBytes = 1024 * 1024;

/** The changes of manifest files along the first parents of a commit, newest first. A merge counts as one change. */
export async function manifestHistory(
  repository: Repository,
  commit: string,
): Promise<readonly ManifestChange[]> {
  const output = await readGit(repository, [
    'log',
    '--first-parent',
    '--diff-merges=first-parent',
    '--raw',
    '--no-abbrev',
    '-z',
    '--no-renames',
    '--no-show-signature',
    '--no-notes',
    '--format=%x01%H %P',
    ...[commit, '--', ...manifestPathspecs],
  ]);
  const changes = [...changesIn(output)];
  const texts = await textsOf(
    repository,
    changes.flatMap(({ before, after }) => [before, after]),
  );
  const text = (oid: string) => texts.get(oid) ?? null;
  return changes.map((change) => ({
    ...change,
    before: text(change.before),
    after: text(change.after),
  }));
}

interface RawChange extends Pick<ManifestChange, 'commit' | 'parent' | 'path'> {
  readonly before: string;
  readonly after: string;
}

/** Parses `git log --raw -z`: a header, then modes and ids and a path for each file. */
export function* changesIn(output: Buffer): Generator<RawChange> {
  let commit = '';
  let parent: string | null = null;
  let oids: readonly string[] | null = null;
  for (const record of splitNulTerminated(output)) {
    const text = record.toString('latin1');
    if (oids) {
      const [before = '', after = ''] = oids;
      yield { commit, parent, path: decodePath(record), before, after };
      oids = null;
    } else if (text.startsWith('\x01')) {
      [commit = '', parent = null] = text.slice(1).trim().split(' ');
    } else {
      oids = /:\d+ \d+ (\w+) (\w+)/.exec(text)?.slice(1) ?? null;
    }
  }
}

async function textsOf(
  repository: Repository,
  oids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const oidsToRead = [...new Set(oids)].filter((oid) => /[^0]/.test(oid));
  const texts = new Map<string, string>();
  let pieces: Uint8Array[] = [];
  await readBlobs(
    repository,
    oidsToRead.map((oid) => ({ path: oid, oid })),
    (oid, piece, size, last) => {
      if (size <= maxBytes) pieces.push(piece);
      if (!last) return;
      if (size <= maxBytes) texts.set(oid, Buffer.concat(pieces).toString('utf8'));
      pieces = [];
    },
  );
  return texts;
}
