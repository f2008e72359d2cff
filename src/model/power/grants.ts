import type { Message } from '../message.ts';
import type { InvocationKey, Power, Unit } from '../power.ts';
import type { OfferedPlugin, ProgramFile, SkillFolder } from '../program.ts';
import type { Location } from '../text/text.ts';

/** A field of a client's file that no carrier reads, as canonical JSON. */
export interface UnreadField {
  readonly field: string;
  readonly value: string;
  readonly at: Location;
  /** The subject of the power that it is part of; a new power already reports the field. */
  readonly subject?: string | undefined;
}

/** A fault of a file with powers; an unreadable file has unknown powers. */
export interface GrantFault {
  readonly message: Message;
  readonly help?: Message | undefined;
  readonly at: Location;
  /** The value at fault, where the message does not have all of it. */
  readonly value?: string | undefined;
  readonly isUnreadable: boolean;
  /** Whether it switches off a guard. */
  readonly isOfGuard?: boolean | undefined;
  /** Whether the contents of the file are not in the tree. */
  readonly isElsewhere?: boolean | undefined;
  /** Whether another rule reports it. */
  readonly isReportedElsewhere?: boolean | undefined;
}

/** What people type after the name of a command. */
export interface TypedArguments {
  /** The names in order; empty where none are declared. */
  readonly names: readonly string[];
  /** The hint as written; null without one. */
  readonly hint: string | null;
  readonly at: Location;
}

/** A file of a unit with what it grants. */
export interface GrantFile {
  readonly path: string;
  /** The file that is read there, where links or another spelling lead to it. */
  readonly realPath: string;
  readonly carrier: string;
  readonly unit: Unit;
  /** The blob id; undefined where the tree knows none. */
  readonly id: string | undefined;
  readonly powers: readonly Power[];
  readonly faults: readonly GrantFault[];
  readonly unread: readonly UnreadField[];
  readonly invocationKeys: readonly InvocationKey[];
  /** Of a readable command only. */
  readonly typed?: TypedArguments | undefined;
  /** Of a script: the variables of the environment without which it ends. */
  readonly variables?: readonly { readonly name: string; readonly at: Location }[] | undefined;
  /** Whether its powers are unknown. */
  readonly isUnreadable: boolean;
  /** Reads all its values, for a file that changed without a change of powers. */
  readonly readLeaves: () => readonly Leaf[];
}

/** A value of a file that is neither a list nor a mapping, or an empty one. */
export interface Leaf {
  /** Equal where only what is around the value differs. */
  readonly identity: string;
  readonly field: UnreadField;
  /** The enclosing list items that have a `name`, outermost first: `plugins[notes]`. */
  readonly containers: readonly UnreadField[];
}

/** A unit with the version that it declares. */
export interface GrantUnit extends Unit {
  readonly version: string | null;
}

/** What a tree grants. */
export interface Grants {
  readonly units: readonly GrantUnit[];
  readonly files: readonly GrantFile[];
  /** The files that powers run. */
  readonly programs: ReadonlyMap<string, ProgramFile>;
  /** The plugins of this tree that marketplaces offer. */
  readonly offered: readonly OfferedPlugin[];
  /** The folders from which manifests and marketplaces offer skills. */
  readonly skillFolders: readonly SkillFolder[];
}

/** The files that powers run, whether or not their bytes are known. */
export function programPaths({ files }: Pick<Grants, 'files'>): ReadonlySet<string> {
  return new Set(files.flatMap(({ powers }) => powers.flatMap(({ programs = [] }) => programs)));
}
