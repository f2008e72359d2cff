/** The environment of a machine probe. */
export interface ProbeEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The absolute top of the judged tree; its files are never run. */
  readonly top: string;
  /** The absolute working directory. */
  readonly cwd: string;
  /** Timeout of a version query in milliseconds. */
  readonly timeoutMs?: number;
}
