import type { Place } from '../io/disk/together/journal.ts';
import { findRemains, type Interrupted, runningError } from '../io/disk/together/take-back.ts';
import { findRepository } from '../io/git/repository.ts';
import { UsageError } from '../model/usage-error.ts';
import { shellPath } from '../report/shell-path.ts';
import type { World } from './command.ts';

/** The tree that `update` writes into. */
export function placeOf(top: string): Place {
  return { top, gitDir: findRepository(top).repository?.gitDir ?? null };
}

/** Says that files of an update are here that was interrupted; nothing else would. */
export function mentionInterrupted(top: string, { printError }: Pick<World, 'printError'>): void {
  const remains = findRemains(placeOf(top));
  if (typeof remains === 'object') printError(`${sentences(remains).join(' ')}\n`);
}

/**
 * Whether an interrupted update of these skills is to be taken back. Throws UsageError for one of other skills, and while
 * another process writes.
 */
export function requireOwnUpdate(place: Place, names: readonly string[]): boolean {
  const remains = findRemains(place);
  if (remains === 'running') throw runningError(place);
  if (typeof remains !== 'object') return false;
  const named = new Set(names.map((name) => name.toLowerCase()));
  const [fact = '', remedy] = sentences(remains);
  if (!remains.names.some((name) => named.has(name.toLowerCase())))
    throw new UsageError(fact, remedy);
  return true;
}

function sentences({ names }: Interrupted): readonly string[] {
  const command = ['skillaccord', 'update', ...names].map(shellPath).join(' ');
  return [
    `An update of ${names.join(', ')} was interrupted: some of its files are here.`,
    `${command} takes them back first.`,
  ];
}
