/** A parsed command line. */
export interface Arguments {
  readonly operands: readonly string[];
  /** The arguments after `--`, for commands that accept paths there; otherwise they are operands. */
  readonly paths: readonly string[];
  /** Options with one value. */
  readonly values: ReadonlyMap<string, string>;
  /** Repeatable options with all their values. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  readonly flags: ReadonlySet<string>;
}
