import type { PatternFault } from './fault.ts';

/** The groups of a pattern that is being parsed. */
export class Groups {
  /** The names so far that may match together with the rest. */
  activeNames: ReadonlySet<string> = new Set();
  readonly #indices = new Map<string, number>();
  #count = 0;
  #lastReference = 0;

  /** Whether the groups that are referred to are there. */
  get hasAll(): boolean {
    return this.#lastReference <= this.#count;
  }

  /** The index of a further group. */
  open(): number {
    this.#count++;
    return this.#count;
  }

  /** Names a group. Engines disagree on equal names in different alternatives. */
  name(index: number, name: string): PatternFault | null {
    if (this.activeNames.has(name))
      return { kind: 'invalid', reason: `has two groups of the name "${name}"` };
    if (this.#indices.has(name))
      return { kind: 'unsupported', reason: `has a group "${name}" in two alternatives` };
    this.#indices.set(name, index);
    this.activeNames = new Set([...this.activeNames, name]);
    return null;
  }

  /** The index of a group that is referred to by number or name; undefined for a name that is not there yet. */
  referTo(reference: number | string): number | undefined {
    const index = typeof reference === 'number' ? reference : this.#indices.get(reference);
    this.#lastReference = Math.max(this.#lastReference, index ?? 0);
    return index;
  }
}
