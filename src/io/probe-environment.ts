/** The environment a machine is looked at in. */
export interface ProbeEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The absolute top of the tree that is judged: nothing in it is ever run. */
  readonly top: string;
  /** How long a command may take to say its version, in milliseconds. */
  readonly timeoutMs?: number;
}
