import { isUtf8 } from 'node:buffer';
import { overlayTree } from '../../fixes/changed-tree.ts';
import { protoLock } from '../../locks/formats/proto-lock.ts';
import type { ChangedFile } from '../../model/changed-file.ts';
import type { Problem } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { readAll } from '../../model/tree.ts';
import { lock } from '../lock.ts';
import type { BumpRequest } from './request.ts';

/** A lock with refreshed entries. */
export interface RefreshedLock {
  readonly path: string;
  /** Null if the lock is left as it is. */
  readonly file: ChangedFile | null;
  /** The ids of the refreshed entries. */
  readonly updated: readonly string[];
  /** The ids of new entries: those of renamed skills. */
  readonly added: readonly string[];
  /** Why it is left, or what else is to be known. */
  readonly problems: readonly Problem[];
}

/** The manifests that a bump changes. */
interface Bumped {
  readonly report: Report;
  readonly files: readonly ChangedFile[];
  readonly names: ReadonlySet<string>;
}

/** Refreshes the entries of some skills in the locks that `skillaccord lock` writes; all other entries stay. */
export async function planLocks(
  request: Pick<BumpRequest, 'sides' | 'config' | 'generatedAt'>,
  bumped: Bumped,
): Promise<readonly RefreshedLock[]> {
  const { report, files, names } = bumped;
  if (files.length === 0) return [];
  const own = new Set(
    report.locks.flatMap(({ path, format }) => (format === protoLock.id ? path : [])),
  );
  const pinning = report.skills.flatMap(({ name, lockedBy }) => (names.has(name) ? lockedBy : []));
  const locks: RefreshedLock[] = [];
  for (const path of [...new Set(pinning)].sort()) {
    if (own.has(path)) locks.push(await planLock(path, request, bumped));
  }
  return locks;
}

async function planLock(
  path: string,
  {
    sides: { head, origin },
    config,
    generatedAt,
  }: Pick<BumpRequest, 'sides' | 'config' | 'generatedAt'>,
  { files, names }: Bumped,
): Promise<RefreshedLock> {
  const bytes = (await readAll(head, [path])).files.get(path) ?? new Uint8Array();
  if (!isUtf8(bytes)) {
    const message = 'The lock is not UTF-8 text, so it is not rewritten. Save it as UTF-8.';
    return {
      path,
      file: null,
      updated: [],
      added: [],
      problems: [{ rule: 'lock-syntax', message, at: { path } }],
    };
  }
  const text = Buffer.from(bytes).toString('utf8');
  const { plan, problems } = await lock(
    {
      tree: overlayTree(head, files),
      origin: { ...origin, ...uncommittedAfter(origin, files) },
      ...{ path, text, generatedAt },
      refreshOnly: names,
    },
    config,
  );
  const file = plan?.changed ? { path, to: path, before: text, after: plan.text } : null;
  const { updated = [], added = [] } = plan ?? {};
  return { path, file, updated, added, problems };
}

/** The state of the tree once the files are written: no commit has their new bytes. */
function uncommittedAfter(
  { head, uncommitted }: BumpRequest['sides']['origin'],
  files: readonly ChangedFile[],
): Pick<BumpRequest['sides']['origin'], 'head' | 'uncommitted'> {
  return {
    head: () => ({ ...head(), dirty: true }),
    uncommitted:
      uncommitted && (() => new Set([...uncommitted(), ...files.map(({ path }) => path)])),
  };
}
