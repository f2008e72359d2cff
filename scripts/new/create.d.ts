/** Writes a scaffold into the checkout at `root`, and returns what was written and what is left; without a kind, the kinds. */
export function create(root: URL, words: readonly string[]): string;
