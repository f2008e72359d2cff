/** Lists longer than this are compared by equality of their entries. */
const maxCompared = 500;

/** Reads some entries once, to tell of any other whether they allow it. */
export type Coverer = (allowed: readonly string[]) => (requested: string) => boolean;

/** The entries of a list, each once, that nothing of another certainly allows. */
export function difference(
  allowed: readonly string[],
  requested: readonly string[],
  createCoverer: Coverer,
): readonly string[] {
  const known = new Set(allowed);
  const uncovered = [...new Set(requested)].filter((entry) => !known.has(entry));
  if (known.size > maxCompared || uncovered.length > maxCompared) return uncovered;
  const covers = createCoverer([...known]);
  return uncovered.filter((entry) => !covers(entry));
}
