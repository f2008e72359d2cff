import { check } from './check.ts';
import type { Command } from './command.ts';

/** Every command by its name. Each but `check`, which is run unless another is named, is loaded when it is. */
export const loaders: Readonly<Record<string, () => Promise<Command>>> = {
  accept: async () => (await import('./accept.ts')).accept,
  check: async () => check,
  'check-compat': async () => (await import('./check-compat.ts')).checkCompat,
  completion: async () => (await import('./completion.ts')).completion,
  config: async () => (await import('./config.ts')).config,
  demo: async () => (await import('./demo.ts')).demo,
  diff: async () => (await import('./diff.ts')).diff,
  explain: async () => (await import('./explain.ts')).explain,
  fix: async () => (await import('./fix.ts')).fix,
  hash: async () => (await import('./hash.ts')).hash,
  init: async () => (await import('./init.ts')).init,
  list: async () => (await import('./list.ts')).list,
  lock: async () => (await import('./lock.ts')).lock,
};

/** All of them, for who speaks of them; in the order of their names. */
export function everyCommand(): Promise<Command[]> {
  return Promise.all(Object.values(loaders).map((load) => load()));
}
