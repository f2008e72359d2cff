import { code, msg } from '../../model/message.ts';
import type { Tip } from '../../model/report.ts';
import { UsageError } from '../../model/usage-error.ts';
import { parseVersionTag } from '../../model/version/version-tag.ts';
import { ensureCommit, mergeBaseDeepening } from '../git/fetch.ts';
import type { Repository } from '../git/git.ts';
import { unshallowAdvice } from '../git/missing-revision.ts';
import { remoteNames, remoteTags } from '../git/remote.ts';
import { commitOf, parentsOf, readGitSettings } from '../git/repository.ts';
import { type FoundBase, foundBase, namedBase, noBase } from '../revision/find-base.ts';
import { previousTag } from '../revision/version-tags.ts';
import { commitAt, isPullRequest, textAt, valueAt, type WorkflowRun } from './workflow-run.ts';

/**
 * The proposed commit, if the run checked out another one: `pull_request_target` checks out the default branch, and
 * the proposed files are read only as git objects.
 */
export async function proposedHead(
  repository: Repository,
  run: WorkflowRun,
): Promise<string | undefined> {
  if (run.env['GITHUB_EVENT_NAME'] !== 'pull_request_target') return undefined;
  const proposed = proposedCommit(run);
  await requireCommit(repository, proposed, 'head');
  return proposed;
}

/** Whether a commit is the proposed one of the event, or the server's merge of it. */
export async function isHeadOfEvent(
  repository: Repository,
  head: string | null,
  run: WorkflowRun,
): Promise<boolean> {
  const proposed = commitAt(run.event, 'pull_request', 'head', 'sha');
  if (head === null || proposed === undefined) return false;
  if (head === proposed) return true;
  const isMadeByServer = isPullRequest(run) && head === run.env['GITHUB_SHA'];
  return isMadeByServer && (await parentsOf(repository, head))[1] === proposed;
}

/** The pushed or released tag, or the one that a run was started on by hand. */
export function eventTag({ env, event }: WorkflowRun): string | undefined {
  if (env['GITHUB_EVENT_NAME'] === 'release') return textAt(event, 'release', 'tag_name');
  return /^refs\/tags\/(.+)/s.exec(env['GITHUB_REF'] ?? '')?.[1];
}

/** The base of a workflow run, determined by its event. */
export async function eventBase(
  repository: Repository,
  head: string,
  run: WorkflowRun,
): Promise<FoundBase> {
  const name = run.env['GITHUB_EVENT_NAME'] ?? '';
  if (isPullRequest(run)) return pullRequestBase(repository, head, run);
  switch (name) {
    case 'merge_group':
      return mergeGroupBase(repository, run);
    case 'push':
      return pushBase(repository, head, run);
    case 'pull_request_target':
      return baseAtMergeBase(repository, head, run);
    case 'release':
      return releaseBase(repository, run);
    default: {
      const tag = eventTag(run);
      if (tag !== undefined) return tagBase(repository, tag);
      return noBase(
        msg`Event ${code(name)} names no commit to compare with; input ${code('base')} can.`,
      );
    }
  }
}

/**
 * The base of a merge commit made by GitHub is its first parent, the tip of the target branch at that time. Only the
 * commit of the run is known to be made by GitHub; the author's own merges may have any parents. For other checkouts,
 * the base is the merge base: compared with the tip, additions of others would look like removals.
 */
async function pullRequestBase(
  repository: Repository,
  head: string,
  run: WorkflowRun,
): Promise<FoundBase> {
  const proposed = proposedCommit(run);
  const parents = await parentsOf(repository, head);
  const [first, second] = parents;
  const runCommit = run.env['GITHUB_SHA'];
  const isMadeByGitHub = runCommit === undefined ? second === proposed : runCommit === head;
  const isMerge = parents.length === 2 && head !== proposed && isMadeByGitHub;
  // The checkout of a closed pull request is its merge, which is a plain commit after a squash.
  const isMerged = head === commitAt(run.event, 'pull_request', 'merge_commit_sha') && first;
  if (first !== undefined && (isMerge || (isMerged && isClosed(run)))) {
    await requireCommit(repository, first);
    return namedBase(foundBase(first, 'merge-parent'), targetName(run));
  }
  return baseAtMergeBase(repository, head, run);
}

function proposedCommit({ event }: WorkflowRun): string {
  const proposed = commitAt(event, 'pull_request', 'head', 'sha');
  if (proposed !== undefined) return proposed;
  throw new UsageError('The event of the pull request names no head commit.');
}

function isClosed({ event }: WorkflowRun): boolean {
  return valueAt(event, 'action') === 'closed' && valueAt(event, 'pull_request', 'merged') === true;
}

/** The merge base of the proposed commit and the target branch. */
async function baseAtMergeBase(
  repository: Repository,
  head: string,
  run: WorkflowRun,
): Promise<FoundBase> {
  const tip = await targetTip(repository, run);
  await requireCommit(repository, tip.sha);
  const mergeBaseCommit = await mergeBaseDeepening(repository, head, tip.sha);
  return mergeBaseCommit === null
    ? namedBase(foundBase(tip.sha, 'base-tip'), tip.name)
    : foundBase(mergeBaseCommit, 'merge-base', tip);
}

/** The tip of the target branch. The commit in the event is often outdated. */
async function targetTip(repository: Repository, run: WorkflowRun): Promise<Tip> {
  const sha = commitAt(run.event, 'pull_request', 'base', 'sha');
  const name = targetName(run);
  if (name === undefined && sha !== undefined) return { sha, name: '' };
  if (name === undefined || sha === undefined)
    throw new UsageError('The event of the pull request names no base commit.');
  const tip = await branchTip(repository, name);
  if (tip !== null) return { sha: tip, name };
  throw new UsageError(
    `The branch "${name}", which the pull request goes into, is not at origin.`,
    'Run the job again if the branch was renamed or the pull request was moved to another one.',
  );
}

/** The name of the target branch. */
function targetName({ env, event }: WorkflowRun): string | undefined {
  return textAt(event, 'pull_request', 'base', 'ref') ?? (env['GITHUB_BASE_REF'] || undefined);
}

/** The current commit of a branch at `origin`; of the local branch without an `origin`. */
async function branchTip(repository: Repository, name: string): Promise<string | null> {
  const { remote } = await readGitSettings(repository);
  if (remote === null && repository.hosted === null)
    return commitOf(repository, `refs/heads/${name}`);
  return (await remoteNames(repository, name))?.branch ?? null;
}

async function mergeGroupBase(repository: Repository, run: WorkflowRun): Promise<FoundBase> {
  const base = commitAt(run.event, 'merge_group', 'base_sha');
  if (base === undefined)
    throw new UsageError('The event of the merge group names no base commit.');
  await requireCommit(repository, base);
  const branch = textAt(run.event, 'merge_group', 'base_ref');
  return namedBase(foundBase(base, 'merge-group'), branch?.replace(/^refs\/heads\//, ''));
}

/** The branch before the push; after a force push that commit may be lost. */
async function pushBase(
  repository: Repository,
  head: string,
  run: WorkflowRun,
): Promise<FoundBase> {
  const tag = eventTag(run);
  if (tag !== undefined) return tagBase(repository, tag);
  const before = commitAt(run.event, 'before');
  if (before === undefined) throw new UsageError('The event of the push names no earlier commit.');
  if (/^0+$/.test(before)) return firstPushBase(repository, head, run);
  if (valueAt(run.event, 'forced') !== true) {
    await requireCommit(repository, before);
    return foundBase(before, 'push-before');
  }
  if ((await ensureCommit(repository, before)).succeeded) return foundBase(before, 'push-before');
  const [parent] = await parentsOf(repository, head);
  if (parent === undefined) return noBase(msg`The branch was overwritten by a first commit.`);
  await requireCommit(repository, parent);
  return foundBase(parent, 'first-parent');
}

async function firstPushBase(
  repository: Repository,
  head: string,
  run: WorkflowRun,
): Promise<FoundBase> {
  const branch = textAt(run.event, 'repository', 'default_branch');
  if (branch === undefined)
    throw new UsageError('The event of the push does not name the default branch.');
  if (run.env['GITHUB_REF'] === `refs/heads/${branch}`) {
    return noBase(msg`First push of the default branch.`, { isFirst: true });
  }
  const tip = await branchTip(repository, branch);
  if (tip !== null) await requireCommit(repository, tip);
  const mergeBaseCommit = tip === null ? null : await mergeBaseDeepening(repository, head, tip);
  return tip === null || mergeBaseCommit === null
    ? noBase(msg`First push of a branch; its merge base with ${code(branch)} is unknown.`)
    : foundBase(mergeBaseCommit, 'merge-base', { sha: tip, name: branch });
}

async function releaseBase(repository: Repository, run: WorkflowRun): Promise<FoundBase> {
  const tag = eventTag(run);
  if (tag) return tagBase(repository, tag);
  throw new UsageError('The event of the release names no tag.');
}

/** The base of a release: the previous version tag. */
async function tagBase(repository: Repository, tag: string): Promise<FoundBase> {
  if (parseVersionTag(tag) === null) return noBase(msg`Tag ${code(tag)} has no version.`);
  const previous = previousTag(await remoteTags(repository), tag);
  if (previous === null) {
    return noBase(msg`No version was tagged before ${code(tag)}.`, { isFirst: true });
  }
  const name = `refs/tags/${previous}`;
  const commit =
    (await commitOf(repository, name)) ?? (await remoteNames(repository, previous))?.tag ?? null;
  if (commit === null) {
    throw new UsageError(`The tag "${previous}" cannot be fetched from origin.`, unshallowAdvice);
  }
  await requireCommit(repository, commit);
  return namedBase(foundBase(commit, 'previous-tag'), previous);
}

async function requireCommit(repository: Repository, commit: string, noun = 'base'): Promise<void> {
  const { succeeded, error } = await ensureCommit(repository, commit);
  if (succeeded) return;
  throw new UsageError(
    `The ${noun} commit ${commit} is not in this clone and cannot be fetched (${error}).`,
    'Set fetch-depth: 0 for actions/checkout, or let the token read contents.',
  );
}
