import type { Problem } from './finding.ts';
import type { Located } from './skill.ts';
import type { Location } from './text/text.ts';

/** What a marketplace says of one plugin. */
export interface PluginEntry {
  readonly name: string;
  /** Where in the repository it lies; null for one that is fetched from elsewhere. */
  readonly source: Located<string> | null;
  /** The directories of skills it names, counted from its source. */
  readonly skills: readonly Located<string>[];
}

/** A `.claude-plugin/marketplace.json`, read. */
export interface Marketplace {
  readonly path: string;
  /** The folder its paths count from. */
  readonly root: string;
  /** Where sources lie that are bare names; null where it does not say. */
  readonly pluginRoot: Located<string> | null;
  readonly plugins: readonly PluginEntry[];
  readonly problems: readonly Problem[];
  readonly text: string;
}

/** A `.claude-plugin/plugin.json`, read. */
export interface PluginManifest {
  readonly path: string;
  /** The folder of the plugin. */
  readonly root: string;
  readonly name: string;
  /** The directories of skills it names, counted from its folder. */
  readonly skills: readonly Located<string>[];
  readonly problems: readonly Problem[];
  readonly text: string;
}

/** What an index records of one skill. */
export interface IndexEntry {
  readonly id: string;
  readonly at: Location;
  /** The name of its directory. */
  readonly folder: string;
  readonly version: Located<string>;
  readonly capabilities: Located<readonly string[]>;
  readonly effects: Located<readonly string[]>;
  readonly operations: Located<ReadonlyMap<string, IndexedOperation>>;
  /** The capabilities under which the index lists it. */
  readonly listedUnder: readonly string[];
}

/** What an index records of an operation. */
export interface IndexedOperation {
  readonly at: Location;
  readonly description: string;
  readonly inputs: readonly string[];
}

/** A `skills-index.json` of the Skill Manifest v2 family, read. */
export interface SkillsIndex {
  readonly path: string;
  readonly entries: readonly IndexEntry[];
  /** The place of the table of skills. */
  readonly at: Location;
  readonly problems: readonly Problem[];
  readonly text: string;
}

/** A file called `skills-index.json` that is no index known here: another tool's, or one that broke. */
export interface UnrecognisedIndex {
  readonly path: string;
  /** Null where it cannot be read. */
  readonly text: string | null;
  readonly problems: readonly Problem[];
}

/** The files of a tree that list its skills. */
export interface Listings {
  readonly marketplaces: readonly Marketplace[];
  readonly plugins: readonly PluginManifest[];
  readonly indexes: readonly SkillsIndex[];
  readonly unrecognised: readonly UnrecognisedIndex[];
  /** Files of such names that cannot be read at all. */
  readonly problems: readonly Problem[];
  /** Paths whose content is not in the tree: symbolic links and submodules. */
  readonly externalPaths: ReadonlySet<string>;
}
