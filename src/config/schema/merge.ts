import { canonical } from '../../model/value/canonical.ts';

/** The values of one key: at the merge base, at the tip of the target branch, and in the change. */
export interface ThreeValues<T> {
  readonly mergeBase: T;
  readonly tip: T;
  readonly head: T;
}

/** Merges the values of one key as git merges a file. */
export type Merge<T> = (values: ThreeValues<T>) => T;

/** The value of the change where the change set it, else the value of the tip. */
export function mergeValues<T>({ mergeBase, tip, head }: ThreeValues<T>): T {
  return mergeBase === head ? tip : head;
}

/** Merges lists entry by entry: the tip, without what the change removed, with what it added. */
export function mergeLists<T>(keyOf: (entry: T) => string): Merge<readonly T[]> {
  return ({ mergeBase, tip, head }) => {
    const [mergeBaseKeys, tipKeys, headKeys] = [mergeBase, tip, head].map((list) =>
      list.map(keyOf),
    );
    if (!mergeBaseKeys || !tipKeys || !headKeys) return tip;
    if (canonical(mergeBaseKeys) === canonical(headKeys)) return tip;
    if (canonical(mergeBaseKeys) === canonical(tipKeys)) return head;
    const kept = tip.filter(
      (_, index) => !isIn(mergeBaseKeys, tipKeys[index]) || isIn(headKeys, tipKeys[index]),
    );
    const added = head.filter(
      (_, index) => !isIn(mergeBaseKeys, headKeys[index]) && !isIn(tipKeys, headKeys[index]),
    );
    return [...kept, ...added];
  };
}

function isIn(keys: readonly string[], key: string | undefined): boolean {
  return key !== undefined && keys.includes(key);
}

/** Merges lists of globs. */
export const mergeGlobs: Merge<readonly string[]> = mergeLists((glob) => glob);

/** Merges a mapping key by key. */
export function mergeRecords<T extends string>({
  mergeBase,
  tip,
  head,
}: ThreeValues<Readonly<Record<string, T>>>): Readonly<Record<string, T>> {
  const keys = new Set([tip, head].flatMap((record) => Object.keys(record)));
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = (mergeBase[key] === head[key] ? tip : head)[key];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}
