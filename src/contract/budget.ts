/** The remaining steps of a comparison: hostile schemas end in "unknown", not in minutes of work. */
export interface Budget {
  remaining: number;
}

/** The budget of one input; an ordinary one takes less than a thousandth of it. */
export function createBudget(): Budget {
  return { remaining: 600_000 };
}

/** The budget of all comparisons of a run. */
export function createRunBudget(): Budget {
  return { remaining: 30_000_000 };
}

/** Takes steps from a budget; false if it is used up. */
export function spend(budget: Budget, steps: number): boolean {
  budget.remaining -= steps;
  return budget.remaining >= 0;
}

/** Spends on one part, of its own budget, what is left for the whole. */
export function withPart<T>(whole: Budget, part: (budget: Budget) => T): T {
  const given = Math.max(0, Math.min(createBudget().remaining, whole.remaining));
  const own = { remaining: given };
  const result = part(own);
  spend(whole, given - own.remaining);
  return result;
}
