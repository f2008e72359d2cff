import { existsSync, realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { type Message, msg } from '../model/message.ts';
import type { Tip } from '../model/report.ts';
import type { FindRelease, RunContext, Sides } from '../model/sides.ts';
import type { FileTree } from '../model/tree.ts';
import { UsageError } from '../model/usage-error.ts';
import { folderTree } from './disk/folder-tree.ts';
import { completeTree } from './git/complete-tree.ts';
import { type Repository, runGit } from './git/git.ts';
import { missingRevisionError } from './git/missing-revision.ts';
import { commitHistory } from './git/path-history.ts';
import {
  commitOf,
  commitsOf,
  findRepository,
  readGitSettings,
  remoteUrl,
} from './git/repository.ts';
import { gitTree } from './git/tree.ts';
import { type WorkTree, workTree } from './git/work-tree/work-tree.ts';
import { eventBase, eventTag, isHeadOfEvent, proposedHead } from './github/event-base.ts';
import {
  isDefaultBranchPush,
  isFork,
  isProposal,
  type WorkflowRun,
} from './github/workflow-run.ts';
import {
  defaultBase,
  defaultBranches,
  type FoundBase,
  noBase,
  requestedBase,
} from './revision/find-base.ts';
import { createReleaseSearch } from './revision/releases.ts';
import { resolveRevision } from './revision/revision.ts';

/** The request to open both sides of a comparison. */
export interface OpenRequest {
  /** A directory of the repository, or any directory outside git. */
  readonly directory: string;
  /**
   * `none`; a branch for the merge base with HEAD; `REVISION...` for the merge base with any revision; any other
   * revision for itself. Undefined for the default base.
   */
  readonly base?: string | undefined;
  /** A revision instead of the working tree. */
  readonly head?: string | undefined;
  /** The GitHub run: its event determines the default base, and `origin` may be fetched from. */
  readonly run?: WorkflowRun | undefined;
}

/** Both sides, opened. Paths are relative to the repository, not to the directory of the run. */
export interface OpenedSides extends Sides {
  /** The directory below the top level; '' for the top level and outside git. */
  readonly prefix: string;
  /** Why the run has no base, as a sentence; null with a base. */
  readonly noBaseReason: Message | null;
  /** True if the run has no base because nothing was there before, as with the first release. */
  readonly isFirst: boolean;
  /** The tip of the target branch, which provides the judging configuration; null if the base is that tip. */
  readonly tip: (Tip & { readonly tree: FileTree }) | null;
  /** Tells whether head is what the event of the run proposes; absent without a run. */
  readonly isHeadOfEvent?: (() => Promise<boolean>) | undefined;
  /** Searches the releases of a tag glob that the base can reach; null without a base. */
  readonly releasesOf: ((glob: string) => FindRelease) | null;
}

/** Opens head and base. Throws UsageError if a requested side is not available. */
export async function openSides(request: OpenRequest): Promise<OpenedSides> {
  const { run } = request;
  const location = findRepository(request.directory, run !== undefined, run?.hosted);
  const { directory, prefix } = location;
  if (run && (location.repository === null || startsAboveWorkspace(directory, prefix, run)))
    throw missingCloneError(directory);
  if (location.repository === null) {
    return openFolder(directory, request);
  }
  const settings = readGitSettings(location.repository);
  const hasForeignOrigin = run !== undefined && isFork((await settings).remote, run);
  const repository: Repository = { ...location.repository, hasForeignOrigin };
  const revision = request.head ?? (run && (await proposedHead(repository, run)));
  const opening = revision === undefined ? workTree(repository, settings) : null;
  const [files, { sha, foundBase, base, tip }, { remote }] = await Promise.all([
    opening,
    openCommits(repository, request, { revision, opening }),
    settings,
  ]);
  const top = repository.workTree ?? repository.gitDir;
  const context: RunContext = {
    head: () => ({ sha, dirty: (files?.uncommitted().size ?? 0) > 0 }),
    uncommitted: files === null ? undefined : () => files.uncommitted(),
    base: foundBase.base,
    remote: remote === null ? fileUrl(top) : remoteUrl(remote),
    directory: top,
    proposed: run !== undefined && isProposal(run),
    judgesBranch: run ? !isProposal(run) : foundBase.base?.sha === sha && files?.isClean() === true,
    today: today(),
  };
  const head = files ?? (await gitTree(repository, sha ?? ''));
  const commit = foundBase.base?.sha;
  const releasesOf =
    commit === undefined ? null : (glob: string) => createReleaseSearch(repository, glob, commit);
  const tag = run && eventTag(run);
  const isDefaultBranch = run !== undefined && isDefaultBranchPush(run);
  const history = sha === null ? undefined : commitHistory(repository, sha);
  const isFirst = foundBase.base === null && foundBase.isFirst;
  const opened = { head, base, tip, context, prefix, noBaseReason: foundBase.reason, releasesOf };
  const isProposed = run && (() => isHeadOfEvent(repository, sha, run));
  return { ...opened, isFirst, isHeadOfEvent: isProposed, tag, isDefaultBranch, history };
}

/** The head of a run: a revision, or a working tree that is being opened. */
interface OpeningHead {
  readonly revision: string | undefined;
  readonly opening: Promise<WorkTree> | null;
}

/** The commits of both sides, with the tree of base. */
async function openCommits(repository: Repository, request: OpenRequest, opened: OpeningHead) {
  const { base: namedBase, head: namedHead, run } = request;
  const sha =
    namedHead === undefined
      ? await headCommit(repository, opened)
      : await commitOfName(repository, namedHead);
  const needsDefaults = namedBase === undefined && !run;
  const defaults = needsDefaults ? await commitsOf(repository, defaultBranches) : [];
  const foundBase = await findBase(repository, request, sha, defaults);
  if (foundBase.base === null) return { sha, foundBase, base: null, tip: null };
  const files = await opened.opening;
  const treeOf = async (commit: string) =>
    completeTree((await files?.committed(commit)) ?? (await gitTree(repository, commit)), commit);
  const base = await treeOf(foundBase.base.sha);
  const hasOtherTip = foundBase.tip.sha !== foundBase.base.sha;
  const tip = hasOtherTip ? { ...foundBase.tip, tree: await treeOf(foundBase.tip.sha) } : null;
  return { sha, foundBase, base, tip };
}

/** The commit of a named head. Throws UsageError if it is unknown. */
async function commitOfName(repository: Repository, name: string): Promise<string> {
  const resolved = await resolveRevision(repository, name);
  if (resolved === null) throw await missingRevisionError(repository, name);
  return resolved.commit;
}

/** The commit that is checked out, or the revision in its place; null without a commit. */
async function headCommit(
  repository: Repository,
  { revision, opening }: OpeningHead,
): Promise<string | null> {
  const known = (await opening)?.headCommit;
  if (known !== undefined) return known;
  return (await commitOf(repository, revision ?? 'HEAD')) ?? revision ?? null;
}

async function findBase(
  repository: Repository,
  { base, head: namedHead, run }: OpenRequest,
  head: string | null,
  defaults: readonly (string | null)[],
): Promise<FoundBase> {
  if (base === 'none') return noBase(msg`No base was wanted (--base none).`);
  if (base !== undefined) {
    return requestedBase(repository, { base, head, bothNamed: namedHead !== undefined });
  }
  if (head === null) return baseWithoutHead(repository, run);
  return run ? eventBase(repository, head, run) : defaultBase(repository, head, defaults);
}

/** No base in a repository without commits. A missing HEAD commit, or a workflow run without a commit, is an error. */
async function baseWithoutHead(
  repository: Repository,
  run: WorkflowRun | undefined,
): Promise<FoundBase> {
  const { code } = await runGit(repository, ['rev-parse', '-q', '--verify', 'HEAD']);
  if (code !== 0 && !run) return noBase(msg`The repository has no commit yet.`);
  throw new UsageError(
    `HEAD of "${repository.workTree ?? repository.gitDir}" is not a commit of this clone, so there is nothing to compare with.`,
    run ? 'Check out a commit with git.' : 'Fetch it, or check out another one.',
  );
}

function openFolder(directory: string, { base, head: namedHead }: OpenRequest): OpenedSides {
  if (namedHead !== undefined || (base !== undefined && base !== 'none'))
    throw notInGitError(directory);
  const context: RunContext = {
    head: () => ({ sha: null, dirty: false }),
    base: null,
    remote: null,
    directory,
    proposed: false,
    today: today(),
  };
  const noBaseReason = msg`Not a git repository.`;
  const head = folderTree(directory);
  const opened = { head, base: null, tip: null, context, prefix: '', releasesOf: null };
  return { ...opened, noBaseReason, isFirst: false };
}

function notInGitError(directory: string): UsageError {
  return new UsageError(
    `"${directory}" is not in a git repository, so it has no revisions.`,
    'Run inside a clone.',
  );
}

/** True if the repository starts above the workspace, outside the checkout of the job. */
function startsAboveWorkspace(directory: string, prefix: string, { env }: WorkflowRun): boolean {
  const workspace = env['GITHUB_WORKSPACE'];
  if (!workspace || prefix === '') return false;
  if (!existsSync(workspace)) return false;
  const below = relative(realpathSync.native(workspace), directory);
  return below.split(sep).filter(Boolean).length < prefix.split('/').length;
}

/** In a container without git, actions/checkout downloads an archive. */
function missingCloneError(directory: string): UsageError {
  return new UsageError(
    `"${directory}" is not in a git repository of the workspace, so there is nothing to compare with.`,
    'Check out with git in the container.',
  );
}

/** The file URL of a directory, for a repository without a remote. */
function fileUrl(directory: string): string {
  return `file://${directory.replaceAll('\\', '/').replace(/^(?!\/)/, '/')}`;
}

/** Today in UTC. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}
