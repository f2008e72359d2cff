import type { SkillMdParser } from '../dialects/skill-md.ts';
import { type Message, msg, pathPart, volatile, words } from '../model/message.ts';
import type { GrantFile, Grants, GrantUnit } from '../model/power/grants.ts';
import { type Power, type PowerFields, type Unit, unitKey } from '../model/power.ts';
import type { CommandRuns } from '../model/program.ts';
import { isInside, nameOf, relativePath, selfAndAncestors } from '../model/text/path.ts';
import { compareText, type Location, withPath } from '../model/text/text.ts';
import type { CarrierResult, Grant, UnnamedUnit } from './carrier.ts';
import { findCarrier } from './catalog.ts';
import type { CarrierFile } from './find-carrier-files.ts';
import { readLeaves } from './read-leaves.ts';
import { grantFault } from './support/fields.ts';
import { redactScope } from './support/redact-scope.ts';

/** A file with what it grants, before the units are named. */
export interface PowerFile {
  readonly file: CarrierFile;
  readonly id: string | undefined;
  readonly result: CarrierResult;
  /** Null if it is not available. */
  readonly text: string | null;
  /** The path of its locations. */
  readonly realPath: string;
}

/** Reads a file; null if its text is not available. */
export function readCarrierFile(
  file: CarrierFile,
  text: string | null,
  id: string | undefined,
  parse: SkillMdParser,
  realPath: (path: string) => string = (path) => path,
): PowerFile {
  const { path, carrier, unit } = file;
  const at = realPath(path);
  const reason = unreadableReason(file, text);
  if (reason) return { file, id, text: null, realPath: at, result: unavailable(at, reason, unit) };
  const source = { path, text: text ?? '', unit };
  const result = carrier.read({ ...source, skillMd: () => parse(path, source.text) });
  const moved = at === path ? result : movedTo(result, path, at);
  return { file, id, text, realPath: at, result: moved };
}

/** Why a file grants what nobody can tell; null if its text is read. */
function unreadableReason({ closed, carrier }: CarrierFile, text: string | null): Message | null {
  if (closed) return closed;
  if (carrier.ignoresText) return null;
  if (text === null) return msg`The file is unreadable or too large.`;
  if (text.startsWith(lfsPointer)) return msg`The file is a pointer of Git LFS.`;
  return text.includes('\0') ? msg`The file is not text.` : null;
}

const lfsPointer = 'version https://git-lfs.github.com/spec/';

function unavailable(path: string, reason: Message, unit: UnnamedUnit): CarrierResult {
  const message = msg`${reason} Its permissions are unknown.`;
  const help = msg`Put the file itself there.`;
  const isReportedElsewhere = unit.kind === 'skill';
  const fault = { message, help, at: { path }, isUnreadable: true, isElsewhere: true };
  return { grants: [], faults: [{ ...fault, isReportedElsewhere }], unread: [] };
}

/** What was read at a place that is no file, with the locations of the file behind it. */
function movedTo(result: CarrierResult, place: string, path: string): CarrierResult {
  const moved = <T extends { readonly at: Location }>(item: T): T =>
    item.at.path === place ? { ...item, at: withPath(item.at, path) } : item;
  return {
    ...result,
    grants: result.grants.map(moved),
    faults: result.faults.map(moved),
    unread: result.unread.map(moved),
    invocationKeys: result.invocationKeys?.map(moved),
    typed: result.typed && moved(result.typed),
    follow: result.follow && new Map([...result.follow].map(([to, file]) => [to, moved(file)])),
  };
}

/** The files that others name, unless they are read already. */
export function followedFiles(read: readonly PowerFile[]): readonly CarrierFile[] {
  const known = new Set(read.map(({ file }) => `${file.carrier.id}\0${file.path}`));
  return read.flatMap(({ file, result }) =>
    [...(result.follow ?? [])].flatMap(([path, target]) => {
      const carrier = findCarrier(target.carrier);
      const key = `${target.carrier}\0${path}`;
      if (!carrier || known.has(key)) return [];
      known.add(key);
      return { path, carrier, unit: target.unit ?? file.unit };
    }),
  );
}

/** Adds a fault to each file that names one that is not in the tree. */
export function withMissingFiles(
  read: readonly PowerFile[],
  paths: ReadonlySet<string>,
): readonly PowerFile[] {
  return read.map((readFile) => {
    const { file, result } = readFile;
    const missing = [...(result.follow ?? [])].filter(([path]) => !paths.has(path));
    if (missing.length === 0) return readFile;
    const faults = missing.map(([path, { at, carrier, unit: { root } = file.unit }]) => {
      const message = msg`${volatile(pathPart(path))} does not exist. ${words(file.carrier.client)} reads nothing there.`;
      return {
        ...grantFault(message, at),
        value: isInside(path, root) ? relativePath(root, path) : path,
        // The client refuses the manifest then; monitors are read later.
        isReportedElsewhere:
          file.carrier.id === 'claude-plugin' &&
          carrier !== 'plugin-monitors' &&
          ![...selfAndAncestors(path)].some((folder) => paths.has(folder)),
      };
    });
    return { ...readFile, result: { ...result, faults: [...result.faults, ...faults] } };
  });
}

/** What the commands of grants run in a tree. */
export type FoundRuns = ReadonlyMap<
  Grant,
  { readonly programs: readonly string[]; readonly runs: CommandRuns }
>;

/** Names the units of some files, and puts their powers together. */
export function assembleGrants(
  read: readonly PowerFile[],
  found: FoundRuns,
): Omit<Grants, 'programs'> {
  const units = namedUnits(read);
  const files = read.map((file) => grantFile(file, units, found));
  const sortedUnits = [...units.values()].sort(
    (a, b) => compareText(a.root, b.root) || compareText(a.kind, b.kind),
  );
  const offered = read.flatMap(({ realPath: path, result: { plugins = [] } }) =>
    plugins.map((plugin) => ({ path, ...plugin })),
  );
  const skillFolders = read.flatMap(({ realPath: path, result }) =>
    (result.skillFolders ?? []).map((folder) => ({ path, ...folder })),
  );
  return { units: sortedUnits, files, offered, skillFolders };
}

function namedUnits(read: readonly PowerFile[]): ReadonlyMap<string, GrantUnit> {
  const units = new Map<string, GrantUnit>();
  for (const { file, result } of read) {
    const { unit } = file;
    const known = units.get(unitKey(unit));
    const declaredName = result.name?.trim();
    units.set(unitKey(unit), {
      kind: unit.kind,
      root: unit.root,
      name: declaredName || known?.name || defaultName(unit),
      version: result.version ?? known?.version ?? null,
    });
  }
  for (const { unit } of read.flatMap(({ result }) => result.grants)) {
    if (unit && !units.has(unitKey(unit))) units.set(unitKey(unit), { ...unit, version: null });
  }
  return units;
}

function defaultName({ kind, root }: UnnamedUnit): string {
  if (kind === 'repository') return root;
  if (root === '') return kind;
  return nameOf(root).replace(/\.(?:agent\.md|prompt\.md|md|toml)$/, '');
}

/** What a command runs may be in no file that its text names. */
function uncertainRemark(grant: Grant, found: FoundRuns): string | undefined {
  const { programs, runs } = found.get(grant) ?? {};
  const isUncertain = runs?.isCertain === false && programs?.length === 0;
  return isUncertain && !grant.pin && !runs.missing.length
    ? 'its program cannot be told'
    : undefined;
}

/** A law holds that a grant has no fields but those of its feature. */
function powerOf(grant: Grant, unit: Unit, found: FoundRuns): Power {
  const { unit: ownUnit, scope, receiver, command: _, cwd: _cwd, ...facts } = grant;
  const power: PowerFields = {
    unit: ownUnit ?? unit,
    scope: redactScope(scope),
    receiver: receiver === undefined ? undefined : redactScope(receiver),
    ...facts,
    remark: facts.remark ?? uncertainRemark(grant, found),
    ...found.get(grant),
  };
  return power as Power;
}

function grantFile(
  { file, id, text, realPath, result }: PowerFile,
  units: ReadonlyMap<string, GrantUnit>,
  found: FoundRuns,
): GrantFile {
  const { kind, root } = file.unit;
  const { name = '' } = units.get(unitKey(file.unit)) ?? {};
  const unit = { kind, name, root };
  return {
    path: file.path,
    realPath,
    carrier: file.carrier.id,
    unit,
    id,
    powers: result.grants.map((grant) => powerOf(grant, unit, found)),
    faults:
      file.carrier.isCheckedElsewhere && !file.closed
        ? result.faults.map((fault) => ({
            ...fault,
            isReportedElsewhere: fault.isReportedElsewhere || fault.isUnreadable,
          }))
        : result.faults,
    unread: result.unread,
    invocationKeys: result.invocationKeys ?? [],
    typed: result.typed,
    isUnreadable: result.faults.some(({ isUnreadable }) => isUnreadable),
    readLeaves: () => readLeaves(file, text ?? ''),
  };
}
