/** True, false, or null for undecided. */
export type Truth = boolean | null;

/** False if any is false, else null if any is null. */
export function conjunction(truths: Iterable<Truth>): Truth {
  let result: Truth = true;
  for (const truth of truths) {
    if (truth === false) return false;
    if (truth === null) result = null;
  }
  return result;
}

/** The negation; null for undecided. */
export function negation(truth: Truth): Truth {
  return truth === null ? null : !truth;
}
