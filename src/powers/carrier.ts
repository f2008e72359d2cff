import type { SkillMd } from '../dialects/skill-md.ts';
import type { PolicyKey } from '../model/config.ts';
import type { GrantFault, TypedArguments, UnreadField } from '../model/power/grants.ts';
import type { InvocationKey, PowerFields, PowerKind, Unit } from '../model/power.ts';
import type { OfferedPlugin, SkillFolder } from '../model/program.ts';
import type { Location } from '../model/text/text.ts';
import type { Field, Json, Table } from '../model/value/value.ts';

/** A unit before its name is known. */
export type UnnamedUnit = Pick<Unit, 'kind' | 'root'>;

/** A power before its unit is named; one of another unit than its file names that unit. */
export type Grant = Omit<PowerFields, 'unit' | 'runs' | 'effect' | 'commands'> & {
  readonly unit?: Unit | undefined;
  /** What it runs: a line for a shell, or a program and its arguments. The programs are looked up in the whole tree. */
  readonly command?: string | readonly string[] | undefined;
  /** The folder in which the client runs it, as written. */
  readonly cwd?: string | undefined;
};

/** The paths of a tree, for carriers that depend on neighbours. */
export interface TreePaths {
  has(path: string): boolean;
}

/** A file to read. */
export interface CarrierSource {
  readonly path: string;
  readonly text: string;
  readonly unit: UnnamedUnit;
  /** The file as a SKILL.md, for the carriers of skills. */
  readonly skillMd: () => SkillMd;
}

/** What a file grants. */
export interface CarrierResult {
  readonly grants: readonly Grant[];
  readonly faults: readonly GrantFault[];
  /** Fields without a known meaning: a change of them is listed. */
  readonly unread: readonly UnreadField[];
  /** The keys that decide who may start the unit. */
  readonly invocationKeys?: readonly InvocationKey[] | undefined;
  /** What people type after the name of a command. */
  readonly typed?: TypedArguments | undefined;
  /** The name and version of the unit, where the file declares them. */
  readonly name?: string | undefined;
  readonly version?: string | undefined;
  /** Files that this one names, by their paths. */
  readonly follow?: ReadonlyMap<string, FollowedFile> | undefined;
  /** The parts of the plugin that it names elsewhere. */
  readonly named?: readonly NamedPart[] | undefined;
  /** The folders of plugins that it offers, with a manifest or without one. */
  readonly plugins?: readonly Pick<OfferedPlugin, 'name' | 'root'>[] | undefined;
  /** The folders from which plugins offer skills. */
  readonly skillFolders?: readonly Omit<SkillFolder, 'path'>[] | undefined;
}

/** A file that another one names: the carrier that reads it, where it is named, and its unit if that is another one. */
export interface FollowedFile {
  readonly carrier: string;
  readonly at: Location;
  readonly unit?: UnnamedUnit | undefined;
}

/** A file or a folder of parts that a manifest or an entry of a marketplace names. */
export interface NamedPart {
  readonly kind: 'agents' | 'commands' | 'outputStyles' | 'workflows';
  readonly path: string;
  /** The plugin. */
  readonly unit: UnnamedUnit;
}

/** Where a field of a client's file stands. */
export interface FieldPlace {
  /** Its path as written: `mcpServers.docs.env`. */
  readonly name: string;
  /** The keys at the places of `<…>` in the path of its row: `docs`. */
  readonly keys: readonly string[];
  /** The mapping that has it. */
  readonly table: Table;
  readonly source: CarrierSource;
  /** The client that reads it. */
  readonly client: string;
}

/** Reads the value of a field; never throws. */
export type FieldReader = (field: Field, place: FieldPlace) => Partial<CarrierResult>;

/** What a client knows of a field. */
export interface FieldRow {
  /** Its path; `<name>` is any key, `[]` each item of a list: `plugins[].source`, `mcpServers.<name>.env`. */
  readonly field: string;
  /** Null for a field that grants nothing. */
  readonly kind: PowerKind | null;
  /** What it grants, as a clause; for some fields, what their absence grants. */
  readonly description: string;
  /** The keys of a policy that decide on what it approves, or on what it holds back. */
  readonly policyKeys?: readonly PolicyKey[] | undefined;
  /** Absent: what is around the field reads it. */
  readonly read?: FieldReader | undefined;
  /** The rows of what is below it. */
  readonly rows?: readonly FieldRow[] | undefined;
  /** A file in which it, or another field of the same meaning, grants. */
  readonly example?: Json | undefined;
  /** The same file without the power; default: without the field. */
  readonly without?: Json | undefined;
}

/** Files of an example by path, and the path of the carrier's file among them. */
export interface CarrierExample {
  /** A tree with the power. */
  readonly granting: Readonly<Record<string, string>>;
  /** The same tree without it. */
  readonly without: Readonly<Record<string, string>>;
  /** Other spellings of `granting`: reordered, quoted otherwise, with other blanks. */
  readonly equivalents: readonly Readonly<Record<string, string>>[];
  /** The kind that `granting` has more than `without`; for a guard, that it has more of. */
  readonly kind: PowerKind;
  /** A part of `scope` of that power. */
  readonly scope: string;
}

/** A kind of file that grants powers. Carriers read text only, and never throw. */
export interface Carrier {
  readonly id: string;
  /** Where a client looks for its files, in any folder: `.cursor/mcp.json`, `<plugin>/hooks/hooks.json`. */
  readonly paths: readonly string[];
  /** The client that reads them: `Claude Code`. */
  readonly client: string;
  /** What the client knows of its fields. */
  readonly rows: readonly FieldRow[];
  /** A file for the examples of its rows: its path, the fields that each has, and the files that it needs. */
  readonly sample?: {
    readonly path: string;
    readonly fields?: Readonly<Record<string, Json>>;
    readonly files?: Readonly<Record<string, string>>;
  };
  /** Whether other rules report a file of this kind that cannot be read. */
  readonly isCheckedElsewhere?: boolean;
  /** Whether the file grants by its place alone: it may be a program. */
  readonly ignoresText?: boolean;
  /** Whether the file belongs to more than the client: only what its rows grant is of interest. */
  readonly isShared?: boolean;
  /** Whether it is about programs: a file that is not executable and has the extension of a script is none. */
  readonly readsPrograms?: boolean;
  /** The extensions of its files, in lower case; absent if any file may be one. */
  readonly extensions?: readonly string[];
  /** The unit of a path that this carrier reads; null for any other path. */
  unitOf(path: string, tree: TreePaths): UnnamedUnit | null;
  read(source: CarrierSource): CarrierResult;
  readonly examples: readonly CarrierExample[];
}
