/** Lists longer than this are compared by equality of their entries. */
const maximumCompared = 500;

/** Reads some entries once, to tell of any other whether they allow it. */
export type Coverer = (allowed: readonly string[]) => (asked: string) => boolean;

/** The entries of a list, each once, that nothing of another certainly allows. */
export function beyond(
  allowed: readonly string[],
  asked: readonly string[],
  covererOf: Coverer,
): readonly string[] {
  const known = new Set(allowed);
  const open = [...new Set(asked)].filter((entry) => !known.has(entry));
  if (known.size > maximumCompared || open.length > maximumCompared) return open;
  const covers = covererOf([...known]);
  return open.filter((entry) => !covers(entry));
}
