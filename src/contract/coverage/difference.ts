/** Longer lists are compared by equality only. */
const maxCompared = 500;

/** Parses allowed entries once, and returns a test for requested entries. */
export type CoverageTest = (allowed: readonly string[]) => (requested: string) => boolean;

/** The unique entries of a list that another list does not certainly allow. */
export function difference(
  allowed: readonly string[],
  requested: readonly string[],
  createTest: CoverageTest,
): readonly string[] {
  const known = new Set(allowed);
  const uncovered = [...new Set(requested)].filter((entry) => !known.has(entry));
  if (known.size > maxCompared || uncovered.length > maxCompared) return uncovered;
  const covers = createTest([...known]);
  return uncovered.filter((entry) => !covers(entry));
}
