import type { Contract } from './contract.ts';
import type { Problem } from './finding.ts';
import type { Location } from './text/text.ts';
import type { Submodule } from './tree.ts';
import type { Secret } from './value/secret.ts';
import type { Table } from './value/value.ts';

/** A value with its place. */
export interface Located<T> {
  readonly value: T;
  readonly at: Location;
}

/** The Markdown below a frontmatter. */
export interface Body {
  readonly text: string;
  /** The text without the manifest blocks in it, which speak for themselves. */
  readonly prose: string;
  /** The place in its file of what stands between two offsets of `text`. */
  readonly locate: (start: number, end: number) => Location;
}

/** One carrier of facts about a skill, in one dialect. */
export interface Manifest {
  readonly dialect: string;
  readonly path: string;
  readonly root: Table;
  /** The Markdown around it; null for a file that is all manifest. */
  readonly body: Body | null;
}

/** A file of a skill. `name` is its path within the skill. */
export interface SkillFile {
  readonly path: string;
  readonly name: string;
  readonly kind: 'file' | 'executable' | 'symlink';
  /** Its git blob id; undefined while nobody read it (symlinks, files `.skillignore` leaves out). */
  readonly id?: string | undefined;
}

/** A directory holding a manifest, read. */
export interface Skill {
  /** The directory; '' for the root of the tree. */
  readonly root: string;
  /** The id or name it declares, else the name of its directory. */
  readonly name: string;
  /** The version it declares, as written. */
  readonly version: Located<string> | null;
  /** The versions its manifests declare, by dialect. */
  readonly versions: ReadonlyMap<string, Located<string>>;
  /** The path of its main manifest file. */
  readonly path: string;
  readonly manifests: readonly Manifest[];
  /** Dialects whose manifest is there but cannot be read: nothing can be compared. */
  readonly unreadable: boolean;
  readonly files: readonly SkillFile[];
  /** The repositories in it, in byte order of their paths. */
  readonly submodules?: readonly Submodule[];
  /** The text of its `.skillignore`, where it has one. */
  readonly ignore?: string | null;
  readonly contract: Contract;
  readonly problems: readonly Problem[];
  /** Digests by algorithm, `content` (ADR-003) among them; none when a file could not be read. */
  readonly digests: ReadonlyMap<string, string>;
  /** Values of sensitive inputs: never printed. */
  readonly secrets: readonly Secret[];
  /** The texts of its manifest files by path, for code frames. */
  readonly texts: ReadonlyMap<string, string>;
  /** The texts of further files its manifests want read, such as recipes, by path. */
  readonly attached: ReadonlyMap<string, string>;
}

/** Whether a file of this name makes its directory a skill. */
export function isManifestName(name: string): boolean {
  return name.length === 8 ? name.toLowerCase() === 'skill.md' : name === 'skill.toml';
}

/** Whether two states of a file differ, as far as that is known. */
export function filesDiffer(before: SkillFile | undefined, after: SkillFile | undefined): boolean {
  if (!before || !after || before.kind !== after.kind) return before !== after;
  return before.id !== undefined && after.id !== undefined && before.id !== after.id;
}

/** The submodules of a skill whose files nobody read, so that no hash of the skill covers them. */
export function unreadSubmodules({ submodules = [] }: Skill): readonly Submodule[] {
  return submodules.filter(({ isRead }) => !isRead);
}

/** The ADR-003 hash, `sha256:…`; empty when a file could not be read. */
export function contentHash(skill: Skill): string {
  return skill.digests.get('content') ?? '';
}

/** The manifest of a dialect. */
export function manifestOf(skill: Skill, dialect: string): Manifest | undefined {
  return skill.manifests.find((manifest) => manifest.dialect === dialect);
}

/** Where a version is, or would be, declared: the mending place of version findings. */
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
