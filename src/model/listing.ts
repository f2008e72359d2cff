import type { Problem } from './finding.ts';
import type { Located } from './skill.ts';
import type { Location } from './text/text.ts';

/** A path of a file or a folder with agents or commands. */
export interface ListedPart extends Located<string> {
  readonly kind: 'agents' | 'commands';
}

/** One plugin in a marketplace. */
export interface PluginEntry {
  readonly name: string;
  /** The folder in the repository; null for a plugin from elsewhere. */
  readonly source: Located<string> | null;
  /** The paths of skill directories, relative to `source`. */
  readonly skills: readonly Located<string>[];
  readonly parts: readonly ListedPart[];
}

/** A parsed `.claude-plugin/marketplace.json`. */
export interface Marketplace {
  readonly path: string;
  /** The folder that its paths are relative to. */
  readonly root: string;
  /** The folder for sources that are bare names; null if not declared. */
  readonly pluginRoot: Located<string> | null;
  readonly plugins: readonly PluginEntry[];
  readonly problems: readonly Problem[];
  readonly text: string;
}

/** A parsed `.claude-plugin/plugin.json`. */
export interface PluginManifest {
  readonly path: string;
  /** The folder of the plugin. */
  readonly root: string;
  readonly name: string;
  /** The paths of skill directories, relative to `root`. */
  readonly skills: readonly Located<string>[];
  readonly parts: readonly ListedPart[];
  readonly problems: readonly Problem[];
  readonly text: string;
}

/** One skill in an index. */
export interface IndexEntry {
  readonly id: string;
  readonly at: Location;
  /** The name of the skill's directory. */
  readonly folder: string;
  readonly version: Located<string>;
  readonly capabilities: Located<readonly string[]>;
  readonly effects: Located<readonly string[]>;
  readonly operations: Located<ReadonlyMap<string, IndexedOperation>>;
  /** The capabilities under which the index lists the skill. */
  readonly listedUnder: readonly string[];
}

/** One operation of a skill in an index. */
export interface IndexedOperation {
  readonly at: Location;
  readonly description: string;
  readonly inputs: readonly string[];
}

/** A parsed `skills-index.json` of the Skill Manifest v2 family. */
export interface SkillsIndex {
  readonly path: string;
  readonly entries: readonly IndexEntry[];
  /** The location of the table of skills. */
  readonly at: Location;
  readonly problems: readonly Problem[];
  readonly text: string;
}

/** One file of a skill in an index of digests. */
export interface DigestedFile {
  /** The path within the skill. */
  readonly name: string;
  readonly at: Location;
  readonly digest: Located<string> | null;
}

/** One skill in an index of names or digests. */
export interface DigestIndexEntry {
  readonly name: Located<string>;
  /** The digest of the artifact, or of the list of files. */
  readonly digest: Located<string> | null;
  /** The published file in the tree; null if the entry names none. */
  readonly artifact: string | null;
  /** Whether the artifact is an archive: the digest is that of its bytes, not of the SKILL.md. */
  readonly isArchive: boolean;
  readonly files: readonly DigestedFile[];
  /** The published folder of the skill, next to the index; null for an index of names. */
  readonly folder: string | null;
}

/** A parsed `skills.sh.json` or `.well-known/agent-skills/index.json`. */
export interface DigestIndex {
  readonly path: string;
  readonly entries: readonly DigestIndexEntry[];
  readonly problems: readonly Problem[];
  readonly text: string;
}

/** A `skills-index.json` in an unknown format: of another tool, or broken. */
export interface UnrecognisedIndex {
  readonly path: string;
  /** Null if the file cannot be read. */
  readonly text: string | null;
  readonly problems: readonly Problem[];
}

/** The files of a tree that list its skills. */
export interface Listings {
  readonly marketplaces: readonly Marketplace[];
  /** Those of Codex, `.agents/plugins/marketplace.json`. */
  readonly codexMarketplaces: readonly Marketplace[];
  readonly plugins: readonly PluginManifest[];
  readonly indexes: readonly SkillsIndex[];
  readonly digestIndexes: readonly DigestIndex[];
  readonly unrecognised: readonly UnrecognisedIndex[];
  /** Listing files that cannot be read. */
  readonly problems: readonly Problem[];
  /** Paths without content in the tree: symbolic links and submodules. */
  readonly externalPaths: ReadonlySet<string>;
}
