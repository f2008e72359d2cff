/** A command line, read. */
export interface Arguments {
  readonly operands: readonly string[];
  /** What follows `--`, of a command that takes paths there; of another they are operands. */
  readonly paths: readonly string[];
  /** Options that take a value. */
  readonly values: ReadonlyMap<string, string>;
  /** Options that may be given several times, with all their values. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  readonly flags: ReadonlySet<string>;
}
