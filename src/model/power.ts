import type { PolicyKey } from './config.ts';
import type { Draft } from './finding.ts';
import type { CommandRuns, Commands, PowerScript, ProgramChange } from './program.ts';
import type { Location } from './text/text.ts';
import type { Trigger } from './trigger.ts';

export type { Matcher, Start, Trigger } from './trigger.ts';
/** What a power allows. `guard` is a limit: a guard that disappears widens. */
export type PowerKind =
  | 'run'
  | 'read'
  | 'write'
  | 'net'
  | 'mcp'
  | 'auto'
  | 'approve'
  | 'settings'
  | 'secret'
  | 'install'
  | 'delegate'
  | 'effect'
  | 'guard';

/** What grants a power: rules are chosen by it, and a changed power keeps it. */
export type PowerFeature =
  | 'declared'
  | 'hook'
  | 'mcp-server'
  | 'inline-command'
  | 'invocation'
  | 'tool-rule'
  | 'permission-rule'
  | 'permission-mode'
  | 'agent-tools'
  | 'delegation'
  | 'background-program'
  | 'helper-command'
  | 'package'
  | 'source'
  | 'secret'
  | 'setting'
  | 'script'
  | 'unknown-field';

/** What ships a power, in the order of lists. */
export const unitKinds = ['repository', 'plugin', 'skill', 'agent', 'command'] as const;
export type UnitKind = (typeof unitKinds)[number];

/** A unit of a tree: `root` is its folder; for an agent or a command, its file. */
export interface Unit {
  readonly kind: UnitKind;
  /** '' for the repository. */
  readonly name: string;
  readonly root: string;
}

/** How firmly a package or image is pinned, strongest first. */
export const pinLevels = ['digest', 'exact', 'range', 'mutable', 'shell'] as const;

/** The pin of a program that is fetched: `shell` is text from the network that a shell runs. */
export interface PackagePin {
  readonly level: (typeof pinLevels)[number];
  /** The command line without the version: equal texts start the same program in some version. */
  readonly program: string;
  /** The revision, version or digest as written, of a source. */
  readonly revision?: string | undefined;
}

/** A named entry of a file, such as a monitor or a marketplace. */
interface PowerEntry {
  readonly kind: EntryKind;
  readonly name: string;
}

export const entryKinds = [
  'MCP server',
  'connector',
  'channel',
  'language server',
  'monitor',
  'marketplace',
  'plugin',
  'package',
  'program',
] as const;
type EntryKind = (typeof entryKinds)[number];

/** How a server is reached, where it is not a program. */
export const connections = ['encrypted', 'plain', 'unknown'] as const;

/** Entries of declared lists: what each covers depends on what it names. */
export const listedReaches = ['command', 'path', 'domain', 'variable'] as const;
export type ListedReach = (typeof listedReaches)[number];

/** How `scope` covers others: itself, texts that start with it, all, as a rule or an entry does, equal text, unknown. */
type Reach = 'one' | 'prefix' | 'any' | 'tool' | 'pattern' | 'unknown' | ListedReach;

/** What every power has. */
interface AnyPower {
  readonly kind: PowerKind;
  /** What is allowed, for people: a command line, host, path, server or rule. */
  readonly scope: string;
  readonly reach: Reach;
  /** What it belongs to, by which a changed power is recognised: `server docs`, `SessionStart`. */
  readonly subject: string;
  readonly trigger: Trigger;
  /** The plugin of another repository that has it, in a marketplace of this one. */
  readonly plugin?: string | undefined;
  /** The order of scopes of one subject, as in permission modes: a higher rank covers a lower one. */
  readonly rank?: number | undefined;
  /** Whether the unit has it because a field is absent: new units do not gain it. */
  readonly isDefault?: boolean | undefined;
  /** The keys of a policy that decide on an approval in advance, or on what a limit holds back; absent: its tool tells. */
  readonly policyKeys?: readonly PolicyKey[] | undefined;
  /** What makes the power worse or explains it, as a clause in fixed words of ours: `never asks`. */
  readonly remark?: string | undefined;
  readonly unit: Unit;
  readonly at: Location;
}

/** What only powers of some features have. */
interface OwnFields {
  /** The name of the MCP server, by which a policy allows it. */
  readonly server?: string | undefined;
  /** The named entry of the file that has it. */
  readonly entry?: PowerEntry | undefined;
  /** The variable that is passed on, without `${}`, and the host that gets it. */
  readonly variable?: string | undefined;
  readonly receiver?: string | undefined;
  /** For a server on the network; absent for a program. */
  readonly connection?: (typeof connections)[number] | undefined;
  readonly pin?: PackagePin | undefined;
  /** Paths of the tree that the power runs: other bytes there are another program. */
  readonly programs?: readonly string[] | undefined;
  /** What else its command tells. */
  readonly runs?: CommandRuns | undefined;
  /** The effect of Skill Manifest v2 by which a manifest declares it. */
  readonly effect?: string | undefined;
  /** The commands that a manifest declares. */
  readonly commands?: Commands | undefined;
  /** The script that has it, and how. */
  readonly script?: PowerScript | undefined;
}

const program = ['pin', 'programs', 'runs'] as const;
const receiver = ['server', 'entry', 'variable', 'receiver'] as const;

/** The fields that powers of each feature have of their own. */
export const ownFields = {
  declared: ['effect', 'commands'],
  hook: [...program, ...receiver],
  'mcp-server': [...program, ...receiver, 'connection'],
  'inline-command': program,
  invocation: [],
  'tool-rule': program,
  'permission-rule': [...program, 'server', 'entry'],
  'permission-mode': [],
  'agent-tools': program,
  delegation: [...program, 'entry'],
  'background-program': [...program, 'entry'],
  'helper-command': [...program, 'server', 'entry'],
  package: [...program, 'entry'],
  source: [...program, 'entry'],
  secret: receiver,
  setting: [...program, ...receiver],
  script: ['pin', 'script'],
  'unknown-field': [],
} as const satisfies Readonly<Record<PowerFeature, readonly (keyof OwnFields)[]>>;

/** A power of one feature: the fields of others are always absent. */
type PowerOf<F extends PowerFeature> = AnyPower & { readonly feature: F } & Pick<
    OwnFields,
    (typeof ownFields)[F][number]
  > & { readonly [K in Exclude<keyof OwnFields, (typeof ownFields)[F][number]>]?: undefined };

/** A power that a unit has: which fields it may have follows from its feature. */
export type Power = { readonly [F in PowerFeature]: PowerOf<F> }[PowerFeature];

/** The fields of a power whose feature is not known yet. */
export interface PowerFields extends AnyPower, OwnFields {
  readonly feature: PowerFeature;
}

/** A power that differs between base and head. */
export interface PowerChange {
  readonly change: 'gained' | 'undecided' | 'lost' | 'moved';
  /** The power of head; for a lost one, that of base. */
  readonly power: Power;
  /** The power of base that this one replaces, or which moved here from another unit. */
  readonly previous: Power | null;
  /** Whether only one tree has its unit, and which. */
  readonly ofUnit?: 'new' | 'removed' | undefined;
  /** For a lost power: whether another one of the same subject replaces it. */
  readonly isReplaced?: boolean | undefined;
  /** For a lost limit: why a policy does not allow what it held back. */
  readonly denial?: Draft['notes'];
  /** Whether only the bytes of a program that it runs differ. */
  readonly isSameCommand?: boolean | undefined;
  /** The programs by which it differs, where its command is the same. */
  readonly programs?: readonly ProgramChange[] | undefined;
  /** For a hook: all powers of the hooks of its event, on both sides. */
  readonly hooks?: HookPowers | undefined;
  /** For a secret that a script reads: a host that the same script did not contact before. */
  readonly newHost?: string | undefined;
  /** For an invocation that no key limits any more: the key at base, and as written now; null if it was removed. */
  readonly limit?: { readonly key: InvocationKey; readonly now: string | null } | undefined;
}

/** The powers of the hooks of one event. */
export interface HookPowers {
  readonly base: readonly Power[];
  readonly head: readonly Power[];
}

/** A key that decides who may start a skill, command or agent. */
export interface InvocationKey {
  /** The subject of the invocation: `model`, `user`. */
  readonly subject: string;
  /** The key with its value: `user-invocable: false`. */
  readonly text: string;
  readonly at: Location;
}

/** Whether a change lets something more happen; undecided changes count, the end of a unit with its limits does not. */
export function isWidening({ change, power, ofUnit }: PowerChange): boolean {
  if (change === 'moved' || ofUnit === 'removed') return false;
  if (change === 'undecided') return true;
  return (change === 'gained') !== (power.kind === 'guard');
}

/** The identity of a unit in one tree. */
export function unitKey({ kind, root }: Pick<Unit, 'kind' | 'root'>): string {
  return `${kind}\0${root}`;
}

/** What the finding on the permissions of a new unit is about. */
export function aboutUnit(unit: Unit): string {
  return `unit\0${unitKey(unit)}`;
}

/** What the denial of a power by a policy is about: equal in both trees. */
export function deniedPower(power: Power): string {
  return `grant\0${aboutPower(power)}`;
}

/** What the finding on a changed power is about: equal in both trees. */
export function aboutPower({ kind, feature, subject, scope, trigger }: Power): string {
  return [kind, feature, subject, scope, trigger.event ?? trigger.start].join('\0');
}
