import { memoize } from '../../model/text/memoize.ts';

/** Longer lists are compared by equality only. */
const maxCompared = 500;

/** Parses allowed entries once, and creates a test for requested entries. */
export type CreateCoverageTest = (allowed: readonly string[]) => (requested: string) => boolean;

/** The unique entries of a list that another list does not certainly allow. */
export function uncoveredEntries(
  allowed: readonly string[],
  requested: readonly string[],
  createTest: CreateCoverageTest,
): readonly string[] {
  const known = entrySet(allowed);
  const uncovered = [...new Set(requested)].filter((entry) => !known.has(entry));
  if (known.size > maxCompared || uncovered.length > maxCompared) return uncovered;
  const covers = createTest([...known]);
  return uncovered.filter((entry) => !covers(entry));
}

/** A list as a set, which is built once: a policy is asked about each permission. */
export const entrySet = memoize((entries: readonly string[]) => new Set(entries));
