/**
 * The run cannot be done as it was asked for: a wrong flag, a faulty configuration, a base that is
 * not here. Thrown by edges and doors only; `cure` says what to do about it.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly cure: string | undefined;

  constructor(problem: string, cure?: string) {
    super(cure === undefined ? problem : `${problem} ${cure}`);
    this.cure = cure;
  }
}
