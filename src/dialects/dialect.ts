import type { Item } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import type { Located, Manifest } from '../model/skill.ts';
import type { WasmExports } from '../model/value/wasm-exports.ts';
import type { BlockName } from './block-names.ts';
import type { PowerNodes } from './power-nodes.ts';
import type { SkillMd } from './skill-md.ts';
import type { SkillToml } from './skill-toml-file.ts';

/** A parsed file with manifests: exactly one of `skillMd` and `skillToml` is set. */
export interface ManifestFile {
  readonly path: string;
  readonly skillMd: SkillMd | null;
  readonly skillToml: SkillToml | null;
}

/** The result of a dialect for a manifest file. */
export interface Claim {
  readonly manifest: Manifest | null;
  /** Whether a manifest exists but cannot be read, which rules out a comparison. */
  readonly unreadable: boolean;
  readonly problems: readonly Problem[];
}

/** The other files of a skill, for dialects. */
export interface SkillFiles {
  /** Paths within the skill. */
  readonly names: readonly string[];
  /** The texts of the attached files, by path within the skill. */
  readonly texts: ReadonlyMap<string, string>;
  /** The exports of its WebAssembly modules, by path within the skill, if any was read. */
  readonly moduleExports?: ReadonlyMap<string, WasmExports>;
}

/** The declarations of one manifest. */
export interface ManifestFacts {
  readonly name: string | null;
  readonly version: Located<string> | null;
  /** Computed on access, only for comparing and listing contracts. */
  readonly items: readonly Item[];
}

/** A part of a manifest file: the frontmatter, a fenced block by its name, or a whole skill.toml. */
export type ManifestPart = 'frontmatter' | 'skill.toml' | BlockName;

/** A manifest format. A new one takes a file, a line in the index, and a case. */
export interface Dialect {
  readonly id: string;
  readonly title: string;
  /** The URL or document that defines the format. */
  readonly source: string;
  /** The part of a file that holds the manifest. */
  readonly part: ManifestPart;
  /** The dotted path of the field with the name of the skill; null if another dialect of the part has it. */
  readonly nameField: string | null;
  /** The keys that declare powers: policies and doubts about powers look there and nowhere else. */
  readonly powers: PowerNodes;
  /** The manifest of this dialect in a file; null if there is none. Never throws. */
  claim(file: ManifestFile): Claim | null;
  /** The files, by path within the skill, with texts that are part of the manifest's declarations. */
  filesToAttach?(manifest: Manifest, names: readonly string[]): readonly string[];
  /** The WebAssembly modules, by path within the skill, with exports that are part of the contract. */
  modulesToRead?(manifest: Manifest, names: readonly string[]): readonly string[];
  /** The declarations of the manifest; tolerates every wrong shape. */
  extract(manifest: Manifest, files: SkillFiles): ManifestFacts;
}

/** The claim for a readable manifest. */
export function readable(manifest: Manifest, problems: readonly Problem[] = []): Claim {
  return { manifest, unreadable: false, problems };
}
