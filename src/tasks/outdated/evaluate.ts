import { type Message, msg } from '../../model/message.ts';
import type { FileTree } from '../../model/tree.ts';
import {
  type Fetcher,
  type FetchFailure,
  isFailure,
  type UpstreamTree,
} from '../../upstream/fetcher.ts';
import { installedForm } from '../../upstream/installed-form.ts';
import {
  folderFault,
  largeFiles,
  matchPin,
  sourceDigest,
  sourceFolder,
} from '../../upstream/source-folder.ts';
import {
  type CopyFiles,
  contractDiff,
  type DiffSettings,
  filesHere,
  filesOfUpdate,
  isSameCopy,
  submodulesOf,
} from './contract-diff.ts';
import { findFolder } from './find-folder.ts';
import { historySince } from './history.ts';
import { type Facts, judgeState } from './state.ts';
import type { TrackedSkill } from './tracked-skills.ts';
import type { OutdatedState, UpdateStatus, UpstreamSkill } from './update-status.ts';

/** What the evaluation of a skill needs in addition to the skill. */
export interface EvaluationContext extends DiffSettings {
  readonly tree: FileTree;
  readonly fetcher: Fetcher;
}

/** Asks the source of a skill and compares it with the lock and the copy here. */
export async function evaluate(
  skill: TrackedSkill,
  context: EvaluationContext,
): Promise<UpdateStatus> {
  const { source, folder } = skill.tracked;
  if (source.kind === 'unknown') return statusWithout(skill, 'not-understood', source.reason);
  const answer = await context.fetcher.fetch(source);
  if (isFailure(answer)) return statusWithout(skill, stateOfFailure(answer), answer.reason);
  if (answer.digest !== null && answer.tree.entries.length === 0)
    return digestStatus(skill, answer, answer.digest);
  const found = await findFolder(answer, folder, skill.name);
  if (found.folder === null) return statusWithout(skill, found.state, found.reason);
  const inSource = sourceFolder(answer, found.folder);
  const fault = folderFault(inSource);
  if (fault !== null) return statusWithout(skill, 'unreachable', msg`Not compared: ${fault}`);
  const method = skill.installer === 'skills' ? 'skills' : 'plain';
  const form = await installedForm(answer.tree, found.folder, method);
  const upstream = { source: inSource, form };
  return compared(skill, upstream, found.isMoved, context);
}

function stateOfFailure({ failure }: FetchFailure): OutdatedState {
  return failure === 'gone' ? 'gone' : 'unreachable';
}

/** The status without a skill at the source. */
function statusWithout(
  skill: TrackedSkill,
  state: OutdatedState,
  reason: Message | null,
): UpdateStatus {
  const nothing = { to: null, commits: null, since: null, changes: null, upstream: null };
  return { skill, state, reason, isPending: false, from: revisionHere(skill), ...nothing };
}

function revisionHere({ tracked: { entry, source }, copy }: TrackedSkill): UpdateStatus['from'] {
  return {
    commit: 'commit' in source ? source.commit : null,
    digest: entry.pins.find(({ file }) => file === undefined)?.value ?? null,
    version: copy?.version?.value ?? entry.version?.value ?? null,
  };
}

/** Of a source that states a digest alone. */
function digestStatus(skill: TrackedSkill, upstream: UpstreamTree, digest: string): UpdateStatus {
  const recorded = skill.tracked.entry.fields?.get('wellKnownDigest')?.value ?? null;
  const to = { commit: null, digest, version: null };
  if (recorded === null)
    return statusWithout(skill, 'not-understood', msg`The lock records no digest of the index.`);
  const isPending = recorded.toLowerCase() !== digest.toLowerCase();
  const reason = isPending ? msg`The index states another digest; its archive is not read.` : null;
  const state = isPending ? 'pending' : 'current';
  return { ...statusWithout(skill, state, reason), isPending, to, since: upstream.date };
}

async function compared(
  skill: TrackedSkill,
  upstream: UpstreamSkill,
  isMoved: boolean,
  context: EvaluationContext,
): Promise<UpdateStatus> {
  const { copy } = skill;
  const copyFiles = copy && (await filesHere(context.tree, copy));
  const update = await filesOfUpdate(upstream, copy?.root ?? '');
  const facts = await factsOf(skill, upstream, isMoved, copyFiles && { here: copyFiles, update });
  const { state, reason, isPending } = judgeState(facts);
  const { tree: _, ...ofSource } = upstream.source.upstream;
  const algorithm = skill.tracked.entry.pins.find(({ file }) => file === undefined)?.algorithm;
  const digest = algorithm ? await sourceDigest(upstream.source, algorithm) : null;
  const changes =
    isPending && copy && copyFiles
      ? await contractDiff(
          copyFiles,
          { ...update, ...submodulesOf(upstream, copy.root) },
          copy.root,
          context,
        )
      : null;
  const history =
    isPending && copyFiles ? await historySince(upstream, copyFiles, copy?.root ?? '') : null;
  return {
    skill,
    state,
    reason,
    isPending,
    changes,
    upstream,
    from: { ...revisionHere(skill), ...(history && { commit: history.base }) },
    to: { commit: ofSource.commit, digest, version: changes?.versions.to ?? null },
    commits: history?.commits ?? null,
    since: history?.since ?? null,
  };
}

async function factsOf(
  { tracked, isVerified, installer, copy }: TrackedSkill,
  { source, form }: UpstreamSkill,
  isMoved: boolean,
  files: { readonly here: CopyFiles; readonly update: CopyFiles } | null,
): Promise<Facts> {
  const pins = tracked.entry.pins.filter(({ file, folder }) => !file && !folder);
  const matches = await Promise.all(pins.map((pin) => matchPin(source, pin)));
  const { refKind, tags, commit } = source.upstream;
  const locked = 'commit' in tracked.source ? tracked.source.commit : null;
  return {
    pinsMatch: pins.length === 0 ? null : matches.every((match) => match !== null),
    isSameCopy: files === null ? null : isSameCopy(files.here, files.update),
    hasCopy: copy !== null,
    isVerified,
    isRewritten: installer === 'gh',
    altered: form.altered,
    large: largeFiles(source).map(({ name }) => name),
    isMoved,
    folder: source.folder,
    refKind,
    ref: 'ref' in tracked.source ? tracked.source.ref : null,
    tags,
    isOtherCommit: locked !== null && commit !== null && locked !== commit,
    isLockOfCommit: locked !== null && locked === commit,
  };
}
