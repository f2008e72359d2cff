import type { Config } from '../../config/config.ts';
import { repinEntry } from '../../locks/edit/repin.ts';
import { lockFormatOf, parseLock } from '../../locks/read.ts';
import type { LockFile } from '../../model/lock.ts';
import { plainText } from '../../model/message.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { blobId } from '../../model/tree.ts';
import { code } from '../../model/value/format-value.ts';
import { load } from '../../pipeline/load.ts';
import type { Fetcher } from '../../upstream/fetcher.ts';
import { isPlainRef } from '../../upstream/ref.ts';
import type { DiffSettings } from '../outdated/contract-diff.ts';
import { evaluate } from '../outdated/evaluate.ts';
import type { FileChange } from './copy-changes.ts';
import { findInstalls, type Install, type Refusal } from './find-installs.ts';
import { type InstallRequest, type PlannedInstall, planInstall, sourceAt } from './plan-install.ts';

/** The inputs of an update. */
export interface UpdateRequest extends InstallRequest, DiffSettings {
  readonly names: readonly string[];
  readonly fetcher: Fetcher;
  /** The URL of the repository, whose own skills have no source; null without one. */
  readonly remote: string | null;
}

/** What an update writes, in order; locks last. With a refusal, nothing is written. */
export interface UpdatePlan {
  readonly installs: readonly PlannedInstall[];
  readonly refusals: readonly Refusal[];
  readonly changes: readonly FileChange[];
}

/** Plans the update of some skills to what their sources have. Nothing is written, and each source is asked once. */
export async function planUpdate(request: UpdateRequest): Promise<UpdatePlan> {
  const config: Config = { ...request.config, ignore: [] };
  const { workspace } = await load(request.tree, config);
  const installs: PlannedInstall[] = [];
  const refusals: Refusal[] = [];
  for (const found of findInstalls(workspace, request.names, request.remote)) {
    const planned = 'reason' in found ? found : await planEntry(found, request);
    if ('reason' in planned) refusals.push(planned);
    else installs.push(planned);
  }
  const files = fileChanges(installs, refusals);
  const locks = lockChanges(installs, refusals);
  refusals.push(...installs.flatMap(denial));
  return { installs, refusals, changes: [...files, ...locks] };
}

async function planEntry(
  install: Install,
  request: UpdateRequest,
): Promise<PlannedInstall | Refusal> {
  const { name, skill } = install;
  const { to } = request;
  if (to !== undefined && !isPlainRef(to))
    return { name, reason: '--to takes the name of a branch or tag, or a commit.' };
  const source = sourceAt(skill.tracked.source, to);
  if (typeof source === 'string') return { name, reason: source };
  if (source.kind === 'well-known') {
    const reason = 'Only its own tool installs from an index of skills.';
    return { name, reason, command: ['npx', 'skills', 'update', name] };
  }
  const status = await evaluate({ ...skill, tracked: { ...skill.tracked, source } }, request);
  return planInstall(install, status, request);
}

/** An update that the policy of the repository denies. */
function denial({ install: { name }, status: { changes } }: PlannedInstall): readonly Refusal[] {
  if (changes?.policy !== 'denied') return [];
  const finding = changes.findings.find(({ rule }) => rule === 'policy-denied');
  const why = finding
    ? plainText(finding.message)
    : `${code('policy')} allows less than it declares.`;
  return [{ name, reason: `The policy of this repository denies it: ${why}` }];
}

/** The changes of the copies; two entries that install other bytes at one path are refused. */
function fileChanges(
  installs: readonly PlannedInstall[],
  refusals: Refusal[],
): readonly FileChange[] {
  const byPath = groupBy(
    installs.flatMap(({ install, changes }) => changes.map((change) => ({ install, change }))),
    ({ change }) => change.path,
  );
  return Array.from(byPath.values()).flatMap((writes) => {
    const [first] = writes;
    if (!first) return [];
    const differs = writes.some(({ change }) => digestOf(change) !== digestOf(first.change));
    if (differs)
      refusals.push({
        name: first.install.name,
        reason: `Two locks record different content of ${first.change.path}.`,
      });
    return [first.change];
  });
}

function digestOf({ after }: FileChange): string | null {
  return after && blobId(after);
}

/** The new texts of the locks; an entry whose text cannot be edited is refused. */
function lockChanges(
  installs: readonly PlannedInstall[],
  refusals: Refusal[],
): readonly FileChange[] {
  const byLock = groupBy(installs, ({ install }) => install.lock);
  return Array.from(byLock, ([lock, ownInstalls]) => {
    let current: LockFile = lock;
    for (const planned of ownInstalls) {
      const text = repinLock(current, planned);
      if (text === null) refusals.push(notEditable(planned.install));
      else current = parseLock(lock.path, text) ?? current;
    }
    return current.text === lock.text ? null : lockChange(lock, current.text);
  }).filter((change) => change !== null);
}

function repinLock(lock: LockFile, { install, pin }: PlannedInstall): string | null {
  const { repin } = lockFormatOf(lock);
  if (pin === null) return lock.text;
  return repin ? repinEntry(lock, install.entry, pin, repin) : null;
}

function lockChange({ path, text }: LockFile, after: string): FileChange {
  return {
    ...{ path, before: blobId(Buffer.from(text)), isExecutable: false },
    after: Buffer.from(after),
  };
}

function notEditable({ name, lock }: Install): Refusal {
  return { name, reason: `The text of its entry in ${lock.path} cannot be edited in place.` };
}
