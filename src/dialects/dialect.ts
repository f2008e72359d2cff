import type { Item } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import type { Located, Manifest } from '../model/skill.ts';
import type { BlockName } from './block-names.ts';
import type { PowerNodes } from './power-nodes.ts';
import type { SkillMd } from './skill-md.ts';
import type { SkillToml } from './skill-toml-file.ts';

/** A file that carries manifests, read by its syntax: exactly one of the two is there. */
export interface Carrier {
  readonly path: string;
  readonly skillMd: SkillMd | null;
  readonly skillToml: SkillToml | null;
}

/** What a dialect finds in a carrier. */
export interface Claim {
  readonly manifest: Manifest | null;
  /** Whether a manifest is there that cannot be read: then nothing can be compared. */
  readonly unreadable: boolean;
  readonly problems: readonly Problem[];
}

/** The files of a skill beside its manifests, as far as dialects look at them. */
export interface SkillFiles {
  /** Their paths within the skill. */
  readonly names: readonly string[];
  /** The texts of those that were wanted, by path within the skill. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What one manifest states about its skill. */
export interface ManifestFacts {
  readonly name: string | null;
  readonly version: Located<string> | null;
  /** Asked for only where contracts are compared or listed. */
  readonly items: readonly Item[];
}

/** A part of a manifest file: the frontmatter, a fenced block by its name, or a whole skill.toml. */
export type ManifestPart = 'frontmatter' | 'skill.toml' | BlockName;

/** A manifest format. Adding one is a file, a line in the index, and a case. */
export interface Dialect {
  readonly id: string;
  readonly title: string;
  /** Where the format is defined. */
  readonly source: string;
  /** The part of a file that holds the manifest. */
  readonly part: ManifestPart;
  /** The dotted path of the field with the name of the skill; null if another dialect of the part has it. */
  readonly nameField: string | null;
  /** The keys that declare powers: policies and doubts about powers look there and nowhere else. */
  readonly powers: PowerNodes;
  /** The manifest in this carrier, if it is written in this dialect. Never throws. */
  claim(carrier: Carrier): Claim | null;
  /** The files, by path within the skill, whose texts belong to what the manifest states. */
  filesToAttach?(manifest: Manifest, names: readonly string[]): readonly string[];
  /** What the manifest states; tolerates every wrong shape. */
  extract(manifest: Manifest, files: SkillFiles): ManifestFacts;
}

/** The claim on a manifest that is there and can be read. */
export function readable(manifest: Manifest, problems: readonly Problem[] = []): Claim {
  return { manifest, unreadable: false, problems };
}
