/** Yes, no, or undecided. */
export type Truth = boolean | null;

/** Refused when one is refused, else undecided when one is undecided. */
export function all(truths: Iterable<Truth>): Truth {
  let result: Truth = true;
  for (const one of truths) {
    if (one === false) return false;
    if (one === null) result = null;
  }
  return result;
}

/** The contrary, where there is one. */
export function negated(truth: Truth): Truth {
  return truth === null ? null : !truth;
}
