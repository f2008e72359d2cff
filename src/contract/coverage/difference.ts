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
  const known = new Set(allowed);
  const uncovered = [...new Set(requested)].filter((entry) => !known.has(entry));
  if (known.size > maxCompared || uncovered.length > maxCompared) return uncovered;
  const covers = createTest([...known]);
  return uncovered.filter((entry) => !covers(entry));
}
