/** The names of the fenced blocks that hold a manifest. */
export const blockNames = ['skill-manifest', 'router-manifest'] as const;

/** The name of a fenced block that holds a manifest. */
export type BlockName = (typeof blockNames)[number];
