import type { LockEntry, LockFile } from '../model/lock.ts';
import { grouped } from '../model/text/group-by.ts';
import type { Workspace } from '../model/workspace.ts';
import { homeOfLock } from './installed.ts';
import { lockFormatOf } from './read.ts';

/** An entry, and the lock it stands in. */
export interface Held {
  readonly lock: LockFile;
  readonly entry: LockEntry;
}

/** Beyond as many locks that went, the likest one is not looked for any further. */
const mostCandidates = 100;

const lineages = new WeakMap<object, { readonly was: object; readonly lineage: Lineage }>();

type Locks = Pick<Workspace, 'locks' | 'paths'>;

/**
 * What the locks of a tree were at base: the lock at the same path; for a lock that is new here, the one
 * that went and held the same skills, whatever it was called.
 */
export class Lineage {
  readonly #ancestors = new Map<LockFile, LockFile>();
  readonly #heirs = new Map<LockFile, LockFile[]>();
  readonly #ids = new Map<LockFile, ReadonlyMap<string, LockEntry>>();
  readonly #orphans = new Map<string, Held[]>();
  readonly #orphansByFile = new Map<string, Held>();
  readonly #adopted = new Set<LockEntry>();
  readonly #now: Locks;

  private constructor(now: Locks, was: Pick<Workspace, 'locks'>) {
    this.#now = now;
    const before = new Map(was.locks.map((lock) => [lock.path, lock]));
    const paths = new Set(now.locks.map(({ path }) => path));
    const gone = was.locks.filter(({ path }) => !paths.has(path));
    const same = grouped(gone, (lock) => allOf(lock));
    const used = new Set<LockFile>();
    for (const lock of now.locks) {
      const ancestor =
        before.get(lock.path) ?? same.get(allOf(lock))?.shift() ?? this.#likest(lock, gone, used);
      if (!ancestor) continue;
      used.add(ancestor);
      this.#ancestors.set(lock, ancestor);
      this.#heirs.set(ancestor, [...(this.#heirs.get(ancestor) ?? []), lock]);
    }
    for (const lock of was.locks) {
      for (const entry of lock.entries) {
        if (this.heirsOf(lock).some((heir) => this.#entries(heir).has(entry.id))) continue;
        for (const { file } of entry.pins) {
          if (file !== undefined) this.#orphansByFile.set(file, { lock, entry });
        }
        const key = keyOf(lock, entry.id);
        const known = this.#orphans.get(key);
        if (known) known.push({ lock, entry });
        else this.#orphans.set(key, [{ lock, entry }]);
      }
    }
    for (const lock of now.locks) {
      for (const { id } of lock.entries) {
        const held = this.before(lock, id);
        if (held) this.#adopted.add(held.entry);
      }
    }
  }

  /** The lineage of the locks of a tree, worked out once. */
  static of(now: Locks, was: Pick<Workspace, 'locks'>): Lineage {
    const known = lineages.get(now);
    if (known?.was === was) return known.lineage;
    const lineage = new Lineage(now, was);
    lineages.set(now, { was, lineage });
    return lineage;
  }

  /** The lock at base that a lock of head was; null for a new one. */
  ancestorOf(lock: LockFile): LockFile | null {
    return this.#ancestors.get(lock) ?? null;
  }

  /** The locks of head that a lock of base became. */
  heirsOf(lock: LockFile): readonly LockFile[] {
    return this.#heirs.get(lock) ?? [];
  }

  /** What an entry of head was at base, perhaps in another lock that lost it. */
  before(lock: LockFile, id: string): Held | null {
    const ancestor = this.ancestorOf(lock);
    const entry = ancestor && this.#entries(ancestor).get(id);
    if (ancestor && entry) return { lock: ancestor, entry };
    const orphans = this.#orphans.get(keyOf(lock, id)) ?? [];
    const orphan = orphans.find((one) => this.#speaksOfTheSame(one.lock, lock));
    return orphan ?? this.#ofTheSameFile(lock, id);
  }

  /** Whether a lock of head holds what an entry of base became. */
  isAdopted(entry: LockEntry): boolean {
    return this.#adopted.has(entry);
  }

  /** An entry by paths stays what it is when its package gets another name. */
  #ofTheSameFile(lock: LockFile, id: string): Held | null {
    for (const { file } of this.#entries(lock).get(id)?.pins ?? []) {
      const orphan = file === undefined ? undefined : this.#orphansByFile.get(file);
      if (orphan) return orphan;
    }
    return null;
  }

  /** Of the locks that went the one that shares the most with a new one; an equal pin counts double. */
  #likest(lock: LockFile, gone: readonly LockFile[], used: ReadonlySet<LockFile>) {
    let best: { readonly lock: LockFile; readonly score: number } | null = null;
    const rest = gone.filter(({ format }) => format === lock.format);
    const [fresh, taken] = [
      rest.filter((one) => !used.has(one)),
      rest.filter((one) => used.has(one)),
    ];
    for (const candidate of [...fresh, ...taken].slice(0, mostCandidates)) {
      const known = this.#entries(candidate);
      let score = used.has(candidate) ? 0 : 0.5;
      for (const entry of lock.entries) {
        const same = known.get(entry.id);
        if (same) score += pinsOf(entry) === pinsOf(same) ? 2 : 1;
      }
      if (score >= 1 && score > (best?.score ?? 0)) best = { lock: candidate, score };
    }
    return best?.lock;
  }

  /** The same id is the same skill by name; by folder it is so below one home, or when the lock moved. */
  #speaksOfTheSame(before: LockFile, lock: LockFile): boolean {
    return (
      lockFormatOf(lock).finds === 'name' ||
      homeOfLock(before.path) === homeOfLock(lock.path) ||
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

/** The path at base of each lock of head that stands at another one. */
export function movedLocks(now: Locks, was: Pick<Workspace, 'locks'>): ReadonlyMap<string, string> {
  const lineage = Lineage.of(now, was);
  return new Map(
    now.locks.flatMap((lock) => {
      const before = lineage.ancestorOf(lock);
      return before && before.path !== lock.path ? [[lock.path, before.path]] : [];
    }),
  );
}

function keyOf({ format }: LockFile, id: string): string {
  return `${format}\0${id}`;
}

/** All that a lock says of its skills, as one text. */
function allOf({ format, entries }: LockFile): string {
  return JSON.stringify([format, ...entries.map((entry) => [entry.id, pinsOf(entry)])]);
}

/** Whether an entry pins everything that another one does, at the same digests. */
export function holdsPins(holder: LockEntry, entry: LockEntry): boolean {
  const held = new Set(holder.pins.map(pinKey));
  return entry.pins.every((pin) => held.has(pinKey(pin)));
}

const joined = new WeakMap<LockEntry, string>();

/** What an entry pins, as one text. */
function pinsOf(entry: LockEntry): string {
  const known = joined.get(entry) ?? entry.pins.map(pinKey).join('\0\0');
  joined.set(entry, known);
  return known;
}

function pinKey({ algorithm, value, file }: LockEntry['pins'][number]): string {
  return `${algorithm}\0${value}\0${file ?? ''}`;
}
