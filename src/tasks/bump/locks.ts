import { isUtf8 } from 'node:buffer';
import { overlayTree } from '../../fixes/changed-tree.ts';
import { protoLock } from '../../locks/formats/proto-lock.ts';
import type { ChangedFile } from '../../model/changed-file.ts';
import type { Problem } from '../../model/finding.ts';
import { msg } from '../../model/message.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { compareText } from '../../model/text/text.ts';
import { readAll } from '../../model/tree.ts';
import { lock } from '../lock.ts';
import type { BumpRequest } from './request.ts';

/** A lock with refreshed entries. */
export interface RefreshedLock {
  readonly path: string;
  /** Null if the lock is left as it is. */
  readonly file: ChangedFile | null;
  /** The ids of the refreshed entries. */
  readonly updated: readonly string[];
  /** The ids of new entries: those of renamed skills. */
  readonly added: readonly string[];
  /** The ids of entries that are gone: the former names of renamed skills. */
  readonly removed: readonly string[];
  /** The former names that the lock still has entries of. */
  readonly formerNames: readonly string[];
  /** Why it is left, or what else is to be known. */
  readonly problems: readonly Problem[];
}

/** What a bump writes, and the skills with entries to refresh. */
export interface Bumped {
  readonly report: Report;
  /** The manifests that change. */
  readonly files: readonly ChangedFile[];
  /** The skills whose version is sufficient now. */
  readonly sufficient: readonly SkillSummary[];
  /** The skills of these that got their version by this bump. */
  readonly raised: ReadonlySet<SkillSummary>;
  /** The changed skills that stay as they are. */
  readonly unraised: readonly SkillSummary[];
}

type LockInput = Pick<BumpRequest, 'sides' | 'config' | 'generatedAt'>;

/** The entries of one lock that a bump is about. */
interface Entries {
  readonly path: string;
  /** The skills with an entry, or with one of their former name. */
  readonly names: ReadonlySet<string>;
  /** The former names of these, with an entry to remove. */
  readonly dropped: ReadonlySet<string>;
  /** The former names of skills that stay as they are. */
  readonly kept: readonly string[];
  /** Whether a version or a name changes, so that the lock has to. */
  readonly isRequired: boolean;
}

/** Refreshes the entries of some skills in the locks that `skillaccord lock` writes; all other entries stay. */
export async function planLocks(
  request: LockInput,
  bumped: Bumped,
): Promise<readonly RefreshedLock[]> {
  const { allLocks = bumped.report.locks } = bumped.report;
  const own = allLocks.filter(({ format }) => format === protoLock.id).map(({ path }) => path);
  const locks: RefreshedLock[] = [];
  for (const path of own.toSorted(compareText)) {
    const plan = await planLockAt(path, request, bumped);
    if (plan) locks.push(plan);
  }
  return locks;
}

/** The plan of one lock; null if none of its entries changes. */
async function planLockAt(
  path: string,
  request: LockInput,
  bumped: Bumped,
): Promise<RefreshedLock | null> {
  const { sufficient, unraised } = bumped;
  const mayConcern = [...sufficient, ...unraised].some(
    (skill) => skill.lockedBy.includes(path) || formerName(skill, bumped.report) !== null,
  );
  if (!mayConcern) return null;
  const bytes = (await readAll(request.sides.head, [path])).files.get(path) ?? new Uint8Array();
  const text = Buffer.from(bytes).toString('utf8');
  const entries = entriesAt(path, text, bumped);
  const { names, kept, isRequired } = entries;
  const nothing = { path, file: null, updated: [], added: [], removed: [], problems: [] };
  const rest = kept.length > 0 ? { ...nothing, formerNames: kept } : null;
  if (names.size === 0) return rest;
  if (!isUtf8(bytes)) {
    const message = msg`Not rewritten: the lock is not UTF-8 text.`;
    const help = msg`Save it as UTF-8.`;
    return {
      ...nothing,
      formerNames: [],
      problems: [{ rule: 'lock-syntax', message, help, at: { path }, about: 'encoding' }],
    };
  }
  const plan = await planLock(entries, text, request, bumped);
  const isOutdated = isRequired || driftedIn(bumped.report, path);
  return plan.file !== null || (plan.problems.length > 0 && isOutdated) ? plan : rest;
}

function entriesAt(
  path: string,
  text: string,
  { report, sufficient, raised, unraised }: Bumped,
): Entries {
  const ids = new Set(protoLock.parse(path, text)?.entries.map(({ id }) => id));
  const formerIn = (skill: SkillSummary) => {
    const name = formerName(skill, report);
    return name !== null && ids.has(name) ? name : null;
  };
  const isOwn = ({ lockedBy }: SkillSummary) => lockedBy.every((lock) => isOwnLock(report, lock));
  const pinned = sufficient.filter(
    (skill) =>
      formerIn(skill) !== null || (ids.has(skill.name) && (raised.has(skill) || isOwn(skill))),
  );
  const dropped = new Set(pinned.flatMap((skill) => formerIn(skill) ?? []));
  return {
    path,
    names: new Set(pinned.map(({ name }) => name)),
    dropped,
    kept: unraised.flatMap((skill) => formerIn(skill) ?? []),
    isRequired: dropped.size > 0 || pinned.some((skill) => raised.has(skill)),
  };
}

/** The name at base of a renamed skill, unless another skill has it now. */
function formerName({ name, base, status }: SkillSummary, { skills }: Report): string | null {
  if (status !== 'renamed' || !base || base.name === name) return null;
  const isTaken = skills.some((skill) => skill.status !== 'removed' && skill.name === base.name);
  return isTaken ? null : base.name;
}

function isOwnLock({ locks, allLocks = locks }: Report, path: string): boolean {
  return allLocks.some((lock) => lock.path === path && lock.format === protoLock.id);
}

const driftRules = new Set(['lock-content-changed', 'lock-version-changed']);

function driftedIn({ findings }: Report, path: string): boolean {
  return findings.some(({ rule, at }) => driftRules.has(rule) && at.path === path);
}

async function planLock(
  { path, names, dropped, kept }: Entries,
  text: string,
  { sides: { head, context }, config, generatedAt }: LockInput,
  { files }: Bumped,
): Promise<RefreshedLock> {
  const { plan, problems } = await lock(
    {
      tree: overlayTree(head, files),
      context: files.length === 0 ? context : { ...context, ...uncommittedAfter(context, files) },
      ...{ path, text, generatedAt },
      refreshOnly: names,
      dropped,
    },
    config,
  );
  const file = plan?.changed ? { path, to: path, before: text, after: plan.text } : null;
  const { updated = [], added = [], removed = [] } = plan ?? {};
  const formerNames = plan ? kept : [...kept, ...dropped];
  return { path, file, updated, added, removed, formerNames, problems };
}

/** The state of the tree once the files are written: no commit has their new bytes. */
function uncommittedAfter(
  { head, uncommitted }: BumpRequest['sides']['context'],
  files: readonly ChangedFile[],
): Pick<BumpRequest['sides']['context'], 'head' | 'uncommitted'> {
  return {
    head: () => ({ ...head(), dirty: true }),
    uncommitted:
      uncommitted && (() => new Set([...uncommitted(), ...files.map(({ path }) => path)])),
  };
}
