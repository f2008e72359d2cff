/** The remaining steps of a comparison: hostile schemas end in "unknown", not in minutes of work. */
export interface Budget {
  remaining: number;
}

/** The budget of one skill; ordinary contracts take less than a thousandth of it. */
export function createBudget(): Budget {
  return { remaining: 2_000_000 };
}

/** Takes steps from a budget; false if it is used up. */
export function spend(budget: Budget, steps: number): boolean {
  budget.remaining -= steps;
  return budget.remaining >= 0;
}
