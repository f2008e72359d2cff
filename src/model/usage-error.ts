/**
 * The run cannot be done as it was asked for: a wrong flag, a faulty configuration, a base that is
 * not here. Thrown by edges and doors only; `cure` says what to do about it.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly hint: string | undefined;
  /** The lines of it: a line feed within one was quoted, and ends none. */
  readonly lines: readonly string[];

  constructor(problem: string | readonly string[], hint?: string) {
    const lines = typeof problem === 'string' ? [problem] : problem;
    const all = hint === undefined ? lines : [...lines.slice(0, -1), `${lines.at(-1)} ${hint}`];
    super(all.join('\n'));
    this.hint = hint;
    this.lines = all;
  }
}
