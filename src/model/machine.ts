/** A command a skill asks for: what is known of it on the machine. */
export interface FoundCommand {
  /** Where it lies; null where no directory of PATH holds it. */
  readonly path: string | null;
  /** The version it says it has; null where nobody asked, or it cannot be told. */
  readonly version: string | null;
  /** Why the version cannot be told, as a clause behind the name of the command. */
  readonly fault: string | null;
}

/** The machine a run looked at: what skills ask for, as it is there. */
export interface Machine {
  readonly commands: ReadonlyMap<string, FoundCommand>;
  /** The environment variables that are set and not empty. */
  readonly variables: ReadonlySet<string>;
  /** Those that are set to nothing. */
  readonly empty: ReadonlySet<string>;
}

/** What is to be looked for on a machine. */
export interface MachineRequirements {
  /** Names of commands, and whether somebody needs to know the version. */
  readonly commands: ReadonlyMap<string, boolean>;
  readonly variables: ReadonlySet<string>;
}

/** Looks at the machine. */
export type Probe = (requirements: MachineRequirements) => Promise<Machine>;
