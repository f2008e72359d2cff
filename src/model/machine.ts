/** The state of a required command on this machine. */
export interface CommandState {
  /** The path of the executable; null if no directory of PATH has it. */
  readonly path: string | null;
  /** The reported version; null if not requested or unknown. */
  readonly version: string | null;
  /** Why the version is unknown: a clause that follows the command name. */
  readonly fault: string | null;
}

/** The state of the required commands, variables and files on this machine. */
export interface Machine {
  /** The system, as manifests name it: `linux`, `macos`, `windows`, or the name of another. */
  readonly os: string;
  /** The architecture, as manifests name it: `x86_64`, `aarch64`, `arm`, or the name of another. */
  readonly arch: string;
  readonly commands: ReadonlyMap<string, CommandState>;
  /** Environment variables with a non-empty value. */
  readonly variables: ReadonlySet<string>;
  /** Environment variables set to the empty string. */
  readonly emptyVariables: ReadonlySet<string>;
  /** The files that the working directory has. */
  readonly files: ReadonlySet<string>;
  /** The files that the repository has on this machine, committed or not. */
  readonly repositoryFiles: ReadonlySet<string>;
}

/** The commands, variables and files to look for. */
export interface MachineRequirements {
  /** Command names; true if the version is requested. */
  readonly commands: ReadonlyMap<string, boolean>;
  readonly variables: ReadonlySet<string>;
  /** Paths relative to the working directory. */
  readonly files: ReadonlySet<string>;
  /** Paths relative to the top of the repository. */
  readonly repositoryFiles: ReadonlySet<string>;
}

/** Looks up commands, variables and files on this machine. */
export type Probe = (requirements: MachineRequirements) => Promise<Machine>;
