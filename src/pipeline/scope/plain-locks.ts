import type { PlainLock } from '../../locks/plain-form.ts';
import { dividePlainLock } from '../../locks/read.ts';
import type { FileTree } from '../../model/tree.ts';
import { readTexts, type TextFile } from '../../syntax/text-file.ts';
import type { Discovery } from '../discover.ts';

/** The files of one tree that may be locks. */
interface LockTexts {
  readonly texts: ReadonlyMap<string, TextFile>;
  /** The locks in plain form, divided into entries; only those that both trees have in this form. */
  readonly plain: ReadonlyMap<string, PlainLock>;
}

/** The files of two trees that may be locks. */
export interface ReadLocks {
  readonly head: LockTexts;
  readonly base: LockTexts;
  /** The ids of the entries of locks in plain form that differ. */
  readonly changedIds: ReadonlySet<string>;
  /** The ids of their last entries, which stay in every excerpt: both trees have to keep them. */
  readonly lastIds: ReadonlySet<string>;
}

/** Reads the files that may be locks, and compares those in plain form by the texts of their entries. */
export async function readLocks(
  trees: { readonly head: FileTree; readonly base: FileTree },
  [ofHead, ofBase]: readonly [Discovery, Discovery],
  isChanged: (path: string) => boolean,
): Promise<ReadLocks> {
  const headTexts = await readTexts(trees.head, ofHead.locks);
  const changedTexts = await readTexts(trees.base, ofBase.locks.filter(isChanged));
  const sameTexts = [...headTexts].filter(
    ([path, { problems }]) => problems.length === 0 && !isChanged(path),
  );
  const baseTexts = new Map([...sameTexts, ...changedTexts]);
  const [headPlain, basePlain] = [new Map<string, PlainLock>(), new Map<string, PlainLock>()];
  const [changedIds, lastIds] = [new Set<string>(), new Set<string>()];
  for (const [path, { text }] of headTexts) {
    const after = text === null ? null : dividePlainLock(text);
    const baseText = baseTexts.get(path)?.text ?? null;
    const before = baseText === null || baseText === text ? after : dividePlainLock(baseText);
    if (!after || !before || baseText === null) continue;
    headPlain.set(path, after);
    basePlain.set(path, before);
    for (const id of differingIds(before, after)) changedIds.add(id);
    for (const { entries } of [before, after]) lastIds.add([...entries.keys()].at(-1) ?? '');
  }
  const head = { texts: headTexts, plain: headPlain };
  return { head, base: { texts: baseTexts, plain: basePlain }, changedIds, lastIds };
}

function* differingIds(before: PlainLock, after: PlainLock): Iterable<string> {
  if (before === after) return;
  for (const [id, entry] of after.entries) if (before.entries.get(id) !== entry) yield id;
  for (const id of before.entries.keys()) if (!after.entries.has(id)) yield id;
}
