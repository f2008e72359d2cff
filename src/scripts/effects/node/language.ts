import type { Language } from '../program/language.ts';
import { nodeSinks } from '../program/sinks.ts';

/** JavaScript and TypeScript for Node, Deno and Bun, as far as effects are concerned. */
export const node: Language = {
  sinks: nodeSinks,
  isHome: ({ callee }) => /^(?:os\.)?homedir$/.test(callee),
  writes: () => false,
};
