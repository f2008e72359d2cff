import type { Problem } from '../model/finding.ts';
import { quoted } from '../model/seen.ts';
import type { LockTarget } from './target.ts';

/** One skill per name, and what is to be said of the others. */
export interface Choice {
  readonly targets: readonly LockTarget[];
  /** Names without a hash: their entries stay as they are. */
  readonly kept: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/**
 * A lock knows skills by name only. Where several differ under one name it holds the one it held
 * before (`locked` gives the content hash by name), else the first.
 */
export function chooseTargets(
  path: string,
  targets: readonly LockTarget[],
  locked: ReadonlyMap<string, string>,
): Choice {
  const byName = new Map<string, LockTarget[]>();
  for (const target of targets) {
    byName.set(target.name, [...(byName.get(target.name) ?? []), target]);
  }
  const chosen: LockTarget[] = [];
  const kept = new Set<string>();
  const problems: Problem[] = [];
  for (const [name, all] of byName) {
    const hashed = all.filter(
      ({ contentHash, integrity }) => contentHash !== '' && integrity !== '',
    );
    const target = hashed.find(({ contentHash }) => contentHash === locked.get(name)) ?? hashed[0];
    if (!target) {
      kept.add(name);
      problems.push(unhashed(path, name));
      continue;
    }
    chosen.push(target);
    if (hashed.some(({ integrity }) => integrity !== target.integrity)) {
      problems.push(ambiguous(path, target, all.length));
    }
  }
  return { targets: chosen, kept, problems };
}

function unhashed(path: string, name: string): Problem {
  const message = `${quoted(name)} has no hash, as a file of it cannot be read; what the lock says of it stays as it was.`;
  return { rule: 'lock-content-changed', message, at: { path }, about: name };
}

function ambiguous(path: string, { name, root }: LockTarget, count: number): Problem {
  const place = root === '' ? 'the root of the repository' : root;
  const message = `${count} different skills are called ${quoted(name)}; the lock holds the one in ${place}.`;
  return { rule: 'lock-content-changed', message, at: { path }, about: name };
}
