/** How many steps a comparison may still take: hostile schemas end in "unknown", not in minutes. */
export interface Budget {
  left: number;
}

/** What one skill may cost; ordinary contracts take less than a thousandth of it. */
export function createBudget(): Budget {
  return { left: 2_000_000 };
}

/** Takes steps from a budget; false once it is used up. */
export function spend(budget: Budget, steps: number): boolean {
  budget.left -= steps;
  return budget.left >= 0;
}
