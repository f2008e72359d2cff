/** What a command runs, as far as its text tells. */
export interface CommandRuns {
  /** The programs that it names itself, without the files that these load. */
  readonly named: readonly string[];
  /** Those that are started by their path: they have to be executable. */
  readonly executed: readonly string[];
  /** Paths at the place of a program that the tree lacks. */
  readonly missing: readonly string[];
  /** Scripts of package.json, of which only the text counts. */
  readonly scripts: readonly {
    readonly path: string;
    readonly name: string;
    readonly text: string;
  }[];
  /** Whether this is all, but for programs of the machine. */
  readonly isCertain: boolean;
}

/** A file that powers run. */
export interface ProgramFile {
  /** The blob id; undefined where the tree knows none. */
  readonly id: string | undefined;
  readonly isExecutable: boolean;
}

/** How a program of a power differs. */
export interface ProgramChange {
  /** Its path in head; in base, if head lacks it. */
  readonly path: string;
  readonly change: 'bytes' | 'added' | 'removed' | 'executable' | 'not executable';
  /** The blob id in head. */
  readonly id: string | undefined;
}

/** A plugin of the tree that a marketplace offers. */
export interface OfferedPlugin {
  /** The marketplace. */
  readonly path: string;
  readonly name: string;
  /** The folder of the plugin. */
  readonly root: string;
}

/** A folder in which a plugin of the tree has skills. */
export interface SkillFolder {
  /** The manifest or the marketplace that says so. */
  readonly path: string;
  /** The folder of the plugin. */
  readonly root: string;
  readonly folder: string;
}

/** The scope of a declared power without a limit. */
export const anyScope = '*';

/** The command lines that begin with `line`, or all where it is null, without those that begin with a blocked one. */
export interface Commands {
  readonly line: string | null;
  readonly blocked: readonly string[];
}

/** What a script does, beside its object. */
export interface PowerScript {
  /** Its path in the unit. */
  readonly path: string;
  /** `posts`: a host gets data in the body of a request; `evaluates`: text from the network is code of its language. */
  readonly how?: 'posts' | 'evaluates' | undefined;
}
