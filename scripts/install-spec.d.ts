/** What pages install. */
export const installSpec: string;
/** The pages that may name it. */
export function pages(): readonly string[];
