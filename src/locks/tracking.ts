import type { LockEntry, LockFile } from '../model/lock.ts';
import { groupBy } from '../model/text/group-by.ts';
import { lockHome } from '../model/text/install-location.ts';
import type { Workspace } from '../model/workspace.ts';
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
  readonly #predecessors = new Map<LockFile, LockFile>();
  readonly #successors = new Map<LockFile, LockFile[]>();
  readonly #entriesById = new Map<LockFile, ReadonlyMap<string, LockEntry>>();
  readonly #untracked = new Map<string, TrackedEntry[]>();
  readonly #untrackedByFile = new Map<string, TrackedEntry>();
  readonly #trackedEntries = new Set<LockEntry>();
  readonly #head: Locks;

  private constructor(head: Locks, base: Pick<Workspace, 'locks'>) {
    this.#head = head;
    const before = new Map(base.locks.map((lock) => [lock.path, lock]));
    const paths = new Set(head.locks.map(({ path }) => path));
    const removedLocks = base.locks.filter(({ path }) => !paths.has(path));
    const sameContent = groupBy(removedLocks, (lock) => contentKey(lock));
    const matched = new Set<LockFile>();
    for (const lock of head.locks) {
      const predecessor =
        before.get(lock.path) ??
        sameContent.get(contentKey(lock))?.shift() ??
        this.#mostSimilar(lock, removedLocks, matched);
      if (!predecessor) continue;
      matched.add(predecessor);
      this.#predecessors.set(lock, predecessor);
      this.#successors.set(predecessor, [...(this.#successors.get(predecessor) ?? []), lock]);
    }
    for (const lock of base.locks) {
      for (const entry of lock.entries) {
        if (this.successorsOf(lock).some((successor) => this.#entries(successor).has(entry.id)))
          continue;
        for (const { file } of entry.pins) {
          if (file !== undefined) this.#untrackedByFile.set(file, { lock, entry });
        }
        const key = keyOf(lock, entry.id);
        const sameKey = this.#untracked.get(key);
        if (sameKey) sameKey.push({ lock, entry });
        else this.#untracked.set(key, [{ lock, entry }]);
      }
    }
    for (const lock of head.locks) {
      for (const { id } of lock.entries) {
        const tracked = this.before(lock, id);
        if (tracked) this.#trackedEntries.add(tracked.entry);
      }
    }
  }

  /** The tracking of a pair of trees, cached. */
  static of(head: Locks, base: Pick<Workspace, 'locks'>): LockTracking {
    const cached = trackingCache.get(head);
    if (cached?.base === base) return cached.tracking;
    const tracking = new LockTracking(head, base);
    trackingCache.set(head, { base, tracking });
    return tracking;
  }

  /** The predecessor of a lock of head; null for a new lock. */
  predecessorOf(lock: LockFile): LockFile | null {
    return this.#predecessors.get(lock) ?? null;
  }

  /** The successors of a lock of base. */
  successorsOf(lock: LockFile): readonly LockFile[] {
    return this.#successors.get(lock) ?? [];
  }

  /** The predecessor of an entry, possibly from another lock that lost it. */
  before(lock: LockFile, id: string): TrackedEntry | null {
    const predecessor = this.predecessorOf(lock);
    const entry = predecessor && this.#entries(predecessor).get(id);
    if (predecessor && entry) return { lock: predecessor, entry };
    const untrackedEntries = this.#untracked.get(keyOf(lock, id)) ?? [];
    const untracked = untrackedEntries.find((candidate) =>
      this.#haveSameTargets(candidate.lock, lock),
    );
    return untracked ?? this.#beforeBySharedFile(lock, id);
  }

  /** Whether an entry of base has a successor in head. */
  isTracked(entry: LockEntry): boolean {
    return this.#trackedEntries.has(entry);
  }

  /** An entry with file pins keeps its identity if its package is renamed. */
  #beforeBySharedFile(lock: LockFile, id: string): TrackedEntry | null {
    for (const { file } of this.#entries(lock).get(id)?.pins ?? []) {
      const untracked = file === undefined ? undefined : this.#untrackedByFile.get(file);
      if (untracked) return untracked;
    }
    return null;
  }

  /** The most similar removed lock; an equal pin counts double. */
  #mostSimilar(lock: LockFile, removedLocks: readonly LockFile[], matched: ReadonlySet<LockFile>) {
    let best: { readonly lock: LockFile; readonly score: number } | null = null;
    const sameFormat = removedLocks.filter(({ format }) => format === lock.format);
    const [unmatched, alreadyMatched] = [
      sameFormat.filter((candidate) => !matched.has(candidate)),
      sameFormat.filter((candidate) => matched.has(candidate)),
    ];
    for (const candidate of [...unmatched, ...alreadyMatched].slice(0, maxCandidates)) {
      const known = this.#entries(candidate);
      let score = matched.has(candidate) ? 0 : 0.5;
      for (const entry of lock.entries) {
        const previousEntry = known.get(entry.id);
        if (previousEntry) score += pinsKey(entry) === pinsKey(previousEntry) ? 2 : 1;
      }
      if (score >= 1 && score > (best?.score ?? 0)) best = { lock: candidate, score };
    }
    return best?.lock;
  }

  /** Names are global; install folders are relative to the home, unless the lock itself moved. */
  #haveSameTargets(before: LockFile, lock: LockFile): boolean {
    return (
      lockFormatOf(lock).lookupBy === 'name' ||
      lockHome(before.path) === lockHome(lock.path) ||
      !this.#head.paths.has(before.path)
    );
  }

  #entries(lock: LockFile): ReadonlyMap<string, LockEntry> {
    const known =
      this.#entriesById.get(lock) ??
      new Map(lock.entries.map((entry) => [entry.id, entry] as const));
    this.#entriesById.set(lock, known);
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
  const coveredPins = new Set(coveringEntry.pins.map(pinKey));
  return entry.pins.every((pin) => coveredPins.has(pinKey(pin)));
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
