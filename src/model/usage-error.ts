/**
 * An error in the request: a wrong flag, a faulty configuration, a missing base. Only adapters and entry
 * points throw it; `hint` is the suggested remedy.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly hint: string | undefined;
  /** The lines of the message; line feeds within a line are already quoted. */
  readonly lines: readonly string[];

  constructor(problem: string | readonly string[], hint?: string) {
    const lines = typeof problem === 'string' ? [problem] : problem;
    const all = hint === undefined ? lines : [...lines.slice(0, -1), `${lines.at(-1)} ${hint}`];
    super(all.join('\n'));
    this.hint = hint;
    this.lines = all;
  }
}

/** A revision that names no commit of this clone. */
export class UnknownCommitError extends UsageError {
  readonly revision: string;

  constructor(revision: string, problem: string, hint?: string) {
    super(problem, hint);
    this.revision = revision;
  }
}
