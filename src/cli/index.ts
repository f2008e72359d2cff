import type { Command } from './command.ts';
import { check } from './commands/check.ts';

/** All commands by name. Only `check`, the default, is loaded eagerly. */
export const loaders: Readonly<Record<string, () => Promise<Command>>> = {
  accept: async () => (await import('./commands/accept.ts')).accept,
  bump: async () => (await import('./commands/bump.ts')).bump,
  check: async () => check,
  'check-compat': async () => (await import('./commands/check-compat.ts')).checkCompat,
  completion: async () =>
    (await import('./commands/completion.ts')).createCompletionCommand(loadAllCommands),
  config: async () => (await import('./commands/config.ts')).config,
  demo: async () => (await import('./commands/demo.ts')).demo,
  diff: async () => (await import('./commands/diff.ts')).diff,
  explain: async () => (await import('./commands/explain.ts')).explain,
  fix: async () => (await import('./commands/fix.ts')).fix,
  hash: async () => (await import('./commands/hash.ts')).hash,
  init: async () => (await import('./commands/init.ts')).init,
  list: async () => (await import('./commands/list.ts')).list,
  lock: async () => (await import('./commands/lock.ts')).lock,
  lsp: async () => (await import('./commands/lsp.ts')).lsp,
  merge: async () => (await import('./commands/merge.ts')).merge,
  outdated: async () => (await import('./commands/outdated.ts')).outdated,
  powers: async () => (await import('./commands/powers.ts')).powers,
  update: async () => (await import('./commands/update.ts')).update,
};

/** Loads all commands, sorted by name. */
export function loadAllCommands(): Promise<Command[]> {
  return Promise.all(Object.values(loaders).map((load) => load()));
}
