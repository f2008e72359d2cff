import { check } from './check.ts';
import type { Command } from './command.ts';

/** Every command by its name. Each but `check`, which is run unless another is named, is loaded when it is. */
export const loaders: Readonly<Record<string, () => Promise<Command>>> = {
  accept: async () => (await import('./accept.ts')).accept,
  check: async () => check,
  'check-compat': async () => (await import('./check-compat.ts')).checkCompat,
  demo: async () => (await import('./demo.ts')).demo,
  diff: async () => (await import('./diff.ts')).diff,
  explain: async () => (await import('./explain.ts')).explain,
  fix: async () => (await import('./fix.ts')).fix,
  hash: async () => (await import('./hash.ts')).hash,
  list: async () => (await import('./list.ts')).list,
  lock: async () => (await import('./lock.ts')).lock,
};
