import type { Item } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import type { Located, Manifest } from '../model/skill.ts';
import type { SkillMd } from '../syntax/skill-md.ts';

/** A file that carries manifests, read by its syntax. */
export interface Carrier {
  /** The file's path; its syntax is chosen by name. */
  readonly path: string;
  readonly skillMd: SkillMd | null;
}

/** What a dialect finds in a carrier: a manifest, and what kept it from reading one. */
export interface Claim {
  readonly manifest: Manifest | null;
  readonly problems: readonly Problem[];
}

/** What one manifest states about its skill. */
export interface Statement {
  readonly name: string | null;
  readonly version: Located<string> | null;
  readonly items: readonly Item[];
  /** Values of sensitive inputs, never to be printed. */
  readonly secrets: readonly string[];
}

/** A manifest format. Adding one is a file, a line in the index, and a case. */
export interface Dialect {
  readonly id: string;
  readonly title: string;
  /** Where the format is defined. */
  readonly source: string;
  /** The manifest in this carrier, if it is written in this dialect. Never throws. */
  claim(carrier: Carrier): Claim | null;
  /** What the manifest states; tolerates every wrong shape. */
  state(manifest: Manifest): Statement;
}
