import type { LockEntry, LockFile } from '../model/lock.ts';
import { groupBy } from '../model/text/group-by.ts';
import type { Workspace } from '../model/workspace.ts';
import { lockHome } from './installed.ts';
import { lockFormatOf } from './read.ts';

/** An entry and its lock. */
export interface TrackedEntry {
  readonly lock: LockFile;
  readonly entry: LockEntry;
}

/** The limit on removed locks to compare with a new lock. */
const maxCandidates = 100;

const trackingCache = new WeakMap<
  object,
  { readonly base: object; readonly tracking: LockTracking }
>();

type Locks = Pick<Workspace, 'locks' | 'paths'>;

/**
 * Maps the locks of a tree to base: the lock at the same path; for a new lock, the removed one with the most
 * similar entries.
 */
export class LockTracking {
  readonly #ancestors = new Map<LockFile, LockFile>();
  readonly #heirs = new Map<LockFile, LockFile[]>();
  readonly #ids = new Map<LockFile, ReadonlyMap<string, LockEntry>>();
  readonly #orphans = new Map<string, TrackedEntry[]>();
  readonly #orphansByFile = new Map<string, TrackedEntry>();
  readonly #adopted = new Set<LockEntry>();
  readonly #now: Locks;

  private constructor(head: Locks, base: Pick<Workspace, 'locks'>) {
    this.#now = head;
    const before = new Map(base.locks.map((lock) => [lock.path, lock]));
    const paths = new Set(head.locks.map(({ path }) => path));
    const removedLocks = base.locks.filter(({ path }) => !paths.has(path));
    const same = groupBy(removedLocks, (lock) => contentKey(lock));
    const matched = new Set<LockFile>();
    for (const lock of head.locks) {
      const predecessor =
        before.get(lock.path) ??
        same.get(contentKey(lock))?.shift() ??
        this.#likest(lock, removedLocks, matched);
      if (!predecessor) continue;
      matched.add(predecessor);
      this.#ancestors.set(lock, predecessor);
      this.#heirs.set(predecessor, [...(this.#heirs.get(predecessor) ?? []), lock]);
    }
    for (const lock of base.locks) {
      for (const entry of lock.entries) {
        if (this.successorsOf(lock).some((successor) => this.#entries(successor).has(entry.id)))
          continue;
        for (const { file } of entry.pins) {
          if (file !== undefined) this.#orphansByFile.set(file, { lock, entry });
        }
        const key = keyOf(lock, entry.id);
        const known = this.#orphans.get(key);
        if (known) known.push({ lock, entry });
        else this.#orphans.set(key, [{ lock, entry }]);
      }
    }
    for (const lock of head.locks) {
      for (const { id } of lock.entries) {
        const held = this.before(lock, id);
        if (held) this.#adopted.add(held.entry);
      }
    }
  }

  /** The tracking of a pair of trees, cached. */
  static of(head: Locks, base: Pick<Workspace, 'locks'>): LockTracking {
    const known = trackingCache.get(head);
    if (known?.base === base) return known.tracking;
    const tracking = new LockTracking(head, base);
    trackingCache.set(head, { base, tracking });
    return tracking;
  }

  /** The predecessor of a lock of head; null for a new lock. */
  predecessorOf(lock: LockFile): LockFile | null {
    return this.#ancestors.get(lock) ?? null;
  }

  /** The successors of a lock of base. */
  successorsOf(lock: LockFile): readonly LockFile[] {
    return this.#heirs.get(lock) ?? [];
  }

  /** The predecessor of an entry, possibly from another lock that lost it. */
  before(lock: LockFile, id: string): TrackedEntry | null {
    const predecessor = this.predecessorOf(lock);
    const entry = predecessor && this.#entries(predecessor).get(id);
    if (predecessor && entry) return { lock: predecessor, entry };
    const untrackedEntries = this.#orphans.get(keyOf(lock, id)) ?? [];
    const untracked = untrackedEntries.find((one) => this.#speaksOfTheSame(one.lock, lock));
    return untracked ?? this.#ofTheSameFile(lock, id);
  }

  /** Whether an entry of base has a successor in head. */
  isTracked(entry: LockEntry): boolean {
    return this.#adopted.has(entry);
  }

  /** An entry with file pins keeps its identity if its package is renamed. */
  #ofTheSameFile(lock: LockFile, id: string): TrackedEntry | null {
    for (const { file } of this.#entries(lock).get(id)?.pins ?? []) {
      const untracked = file === undefined ? undefined : this.#orphansByFile.get(file);
      if (untracked) return untracked;
    }
    return null;
  }

  /** The most similar removed lock; an equal pin counts double. */
  #likest(lock: LockFile, removedLocks: readonly LockFile[], matched: ReadonlySet<LockFile>) {
    let best: { readonly lock: LockFile; readonly score: number } | null = null;
    const sameFormat = removedLocks.filter(({ format }) => format === lock.format);
    const [unmatched, alreadyMatched] = [
      sameFormat.filter((one) => !matched.has(one)),
      sameFormat.filter((one) => matched.has(one)),
    ];
    for (const candidate of [...unmatched, ...alreadyMatched].slice(0, maxCandidates)) {
      const known = this.#entries(candidate);
      let score = matched.has(candidate) ? 0 : 0.5;
      for (const entry of lock.entries) {
        const same = known.get(entry.id);
        if (same) score += pinsKey(entry) === pinsKey(same) ? 2 : 1;
      }
      if (score >= 1 && score > (best?.score ?? 0)) best = { lock: candidate, score };
    }
    return best?.lock;
  }

  /** Names are global; install folders are relative to the home, unless the lock itself moved. */
  #speaksOfTheSame(before: LockFile, lock: LockFile): boolean {
    return (
      lockFormatOf(lock).lookupBy === 'name' ||
      lockHome(before.path) === lockHome(lock.path) ||
      !this.#now.paths.has(before.path)
    );
  }

  #entries(lock: LockFile): ReadonlyMap<string, LockEntry> {
    const known =
      this.#ids.get(lock) ?? new Map(lock.entries.map((entry) => [entry.id, entry] as const));
    this.#ids.set(lock, known);
    return known;
  }
}

/** The path at base of each moved lock, by its path in head. */
export function relocatedLocks(
  head: Locks,
  base: Pick<Workspace, 'locks'>,
): ReadonlyMap<string, string> {
  const tracking = LockTracking.of(head, base);
  return new Map(
    head.locks.flatMap((lock) => {
      const before = tracking.predecessorOf(lock);
      return before && before.path !== lock.path ? [[lock.path, before.path]] : [];
    }),
  );
}

function keyOf({ format }: LockFile, id: string): string {
  return `${format}\0${id}`;
}

/** The entries of a lock as a comparable text. */
function contentKey({ format, entries }: LockFile): string {
  return JSON.stringify([format, ...entries.map((entry) => [entry.id, pinsKey(entry)])]);
}

/** Whether an entry has every pin of another one, with the same digests. */
export function coversPins(coveringEntry: LockEntry, entry: LockEntry): boolean {
  const held = new Set(coveringEntry.pins.map(pinKey));
  return entry.pins.every((pin) => held.has(pinKey(pin)));
}

const pinsKeyCache = new WeakMap<LockEntry, string>();

/** The pins of an entry as a comparable text. */
function pinsKey(entry: LockEntry): string {
  const known = pinsKeyCache.get(entry) ?? entry.pins.map(pinKey).join('\0\0');
  pinsKeyCache.set(entry, known);
  return known;
}

function pinKey({ algorithm, value, file }: LockEntry['pins'][number]): string {
  return `${algorithm}\0${value}\0${file ?? ''}`;
}
