import type { Contract } from './contract.ts';
import type { Problem } from './finding.ts';
import type { Location } from './text/text.ts';
import type { Submodule } from './tree.ts';
import type { Secret } from './value/secret.ts';
import type { Table } from './value/value.ts';
import type { WasmExports } from './value/wasm-exports.ts';
import { isVersion } from './version/version.ts';

/** A value with its location. */
export interface Located<T> {
  readonly value: T;
  readonly at: Location;
}

/** The Markdown after a frontmatter. */
export interface Body {
  readonly text: string;
  /** The text without its manifest blocks, which are parsed separately. */
  readonly prose: string;
  /** The location in the file of a range of `text`. */
  readonly locate: (start: number, end: number) => Location;
}

/** The declarations about a skill in one dialect. */
export interface Manifest {
  readonly dialect: string;
  readonly path: string;
  readonly root: Table;
  /** The surrounding Markdown; null for a file that is entirely manifest. */
  readonly body: Body | null;
}

/** A file of a skill; `name` is its path within the skill. */
export interface SkillFile {
  readonly path: string;
  readonly name: string;
  readonly kind: 'file' | 'executable' | 'symlink';
  /** The git blob id; undefined for unread files (symbolic links, files excluded by `.skillignore`). */
  readonly id?: string | undefined;
}

/** A parsed directory with a manifest. */
export interface Skill {
  /** The directory; '' for the root of the tree. */
  readonly root: string;
  /** The declared id or name, else the name of the directory. */
  readonly name: string;
  /** The declared version, as written. */
  readonly version: Located<string> | null;
  /** The declared versions by dialect. */
  readonly versions: ReadonlyMap<string, Located<string>>;
  /** The path of its main manifest file. */
  readonly path: string;
  readonly manifests: readonly Manifest[];
  /** Whether a manifest cannot be read, which rules out a comparison. */
  readonly unreadable: boolean;
  /** Whether it was not read, because nothing in it or around it changed: only its root and files are known. */
  readonly isUnread?: boolean;
  /** False if its frontmatter is known to record no source that it was installed from. */
  readonly hasOrigin?: boolean;
  readonly files: readonly SkillFile[];
  /** The repositories inside the skill, in byte order of their paths. */
  readonly submodules?: readonly Submodule[];
  /** The text of its `.skillignore`, if any. */
  readonly ignore?: string | null;
  readonly contract: Contract;
  readonly problems: readonly Problem[];
  /** Digests by algorithm, including `content` (ADR-003); empty if a file could not be read. */
  readonly digests: ReadonlyMap<string, string>;
  /** Values of sensitive inputs; never printed. */
  readonly secrets: readonly Secret[];
  /** The texts of its manifest files by path, for code frames. */
  readonly texts: ReadonlyMap<string, string>;
  /** The texts of other files that its manifests refer to, such as recipes, by path. */
  readonly attached: ReadonlyMap<string, string>;
  /** The exports of WebAssembly modules that its manifests name, by path. */
  readonly moduleExports: ReadonlyMap<string, WasmExports>;
  /** Drops the values of its manifests and its contract from memory; the next access parses the texts again. */
  readonly release?: () => void;
}

/** Whether a file of this name makes its directory a skill. */
export function isManifestName(name: string): boolean {
  return name.length === 8 ? name.toLowerCase() === 'skill.md' : name === 'skill.toml';
}

/** Whether two versions of a file are known to differ. */
export function filesDiffer(before: SkillFile | undefined, after: SkillFile | undefined): boolean {
  if (!before || !after || before.kind !== after.kind) return before !== after;
  return before.id !== undefined && after.id !== undefined && before.id !== after.id;
}

/** The submodules of a skill with unread files, which no hash of the skill covers. */
export function unreadSubmodules({ submodules = [] }: Skill): readonly Submodule[] {
  return submodules.filter(({ isRead }) => !isRead);
}

/** The ADR-003 hash, `sha256:…`; empty if a file could not be read. */
export function contentHash(skill: Skill): string {
  return skill.digests.get('content') ?? '';
}

/** Whether two skills are known to have the same content hash. */
export function haveSameContent(before: Skill, after: Skill): boolean {
  const hash = contentHash(before);
  return hash !== '' && hash === contentHash(after);
}

/** The manifest of a dialect. */
export function manifestOf(skill: Skill, dialect: string): Manifest | undefined {
  return skill.manifests.find((manifest) => manifest.dialect === dialect);
}

/** The declared version; null for a text that is not a version. */
export function readableVersion({ version }: Pick<Skill, 'version'>): Located<string> | null {
  return version && isVersion(version.value) ? version : null;
}

/** The location of the version, or else of the key to add it after. */
export function versionLocation(skill: Skill): Location {
  if (skill.version) return skill.version.at;
  for (const { root, path } of skill.manifests) {
    const { fields } = root;
    const key = (fields.get('name') ?? fields.get('id') ?? fields.get('skill'))?.keyAt;
    if (key) return { path, range: key.range };
  }
  const top = { line: 1, column: 1 };
  return { path: skill.path, range: { start: top, end: top } };
}
