import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { UsageError } from '../../model/usage-error.ts';
import { redactCredentials } from '../../syntax/url.ts';
import type { HostedRepository } from '../hosted-repository.ts';
import { trackChild } from './children.ts';

/** A git repository on this disk. */
export interface Repository {
  /**
   * The absolute `.git` directory. It is always named to git, so that no directory of the tree can
   * pose as a repository and one that belongs to another user is still read.
   */
  readonly gitDir: string;
  /** The absolute top level of the working tree; null for a bare repository. */
  readonly workTree: string | null;
  /** Whether `origin` may be asked for what is not here. */
  readonly online: boolean;
  /** The server's API, for what `origin` does not give; null where there is none to ask. */
  readonly hosted: HostedRepository | null;
  /** Whether `origin` is another repository than the one that is judged: its branches prove nothing. */
  readonly redirectingVariables?: boolean;
}

/** What a finished git command left. */
export interface GitOutput {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** A running git command. */
export interface GitProcess {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly ended: Promise<Omit<GitOutput, 'stdout'>>;
}

/** Settings by which a repository could have git start programs, or hide what it holds. */
const safetyArgs = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.quotePath=off',
  'gc.auto=0',
  'maintenance.auto=false',
  'protocol.ext.allow=never',
  'safe.bareRepository=explicit',
  'submodule.recurse=false',
].flatMap((setting) => ['-c', setting]);

/** Variables that would point git at another repository than the one named. */
const redirectingVariables = [
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_ATTR_SOURCE',
  'GIT_COMMON_DIR',
  'GIT_CONFIG',
  'GIT_DIR',
  'GIT_GRAFT_FILE',
  'GIT_IMPLICIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_INTERNAL_SUPER_PREFIX',
  'GIT_NAMESPACE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_PREFIX',
  'GIT_QUARANTINE_PATH',
  'GIT_REPLACE_REF_BASE',
  'GIT_SHALLOW_FILE',
  'GIT_WORK_TREE',
];

function gitEnvironment(network: boolean): NodeJS.ProcessEnv {
  const inherited = { ...process.env };
  for (const name of redirectingVariables) delete inherited[name];
  // Before 2.44 git knows no GIT_NO_LAZY_FETCH; a protocol nobody speaks stops it all the same.
  const offline: NodeJS.ProcessEnv = network ? {} : { GIT_ALLOW_PROTOCOL: 'none' };
  return {
    ...inherited,
    ...offline,
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
  };
}

const maxErrorLength = 4096;

/** How long a server may take; what it sends meanwhile, fetch itself looks at. */
const networkTimeoutMs = 300_000;

/**
 * Starts a git command on a repository. Arguments never pass through a shell, and nothing is asked
 * of a remote unless the command is meant to.
 */
export function startGit(
  { gitDir, workTree }: Repository,
  args: readonly string[],
  network = false,
): GitProcess {
  const workTreeArgs = workTree === null ? [] : ['-C', workTree, `--work-tree=${workTree}`];
  const child = trackChild(
    spawn('git', [...workTreeArgs, `--git-dir=${gitDir}`, ...safetyArgs, ...args], {
      // Not the working tree: Windows looks for git.exe in the current directory first.
      cwd: gitDir,
      env: gitEnvironment(network),
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    }),
  );
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (stderr.length < maxErrorLength) stderr += text;
  });
  const timer = network ? setTimeout(abort, networkTimeoutMs) : undefined;
  function abort() {
    stderr = `fatal: the server did not answer in ${networkTimeoutMs / 1000} s`;
    child.kill();
    // What git started may live on and hold these open.
    child.stdout.destroy();
    child.stderr.destroy();
  }
  // A command that ends before it has read its input says why by its exit code.
  child.stdin.on('error', () => {});
  const ended = new Promise<Omit<GitOutput, 'stdout'>>((resolve, reject) => {
    child.once('error', (cause) => reject(startError(cause)));
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? -1, stderr });
    });
  });
  return { child, ended };
}

function startError(cause: Error): UsageError {
  return new UsageError(`git cannot be started (${cause.message}).`, 'Put git on the PATH.');
}

/** Runs a git command to its end. */
export async function runGit(
  repository: Repository,
  args: readonly string[],
  input: string | Uint8Array = '',
  network = false,
): Promise<GitOutput> {
  const { child, ended } = startGit(repository, args, network);
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  child.stdin.end(input);
  const end = await ended;
  return { ...end, stdout: Buffer.concat(pieces) };
}

/** Runs a git command as long as what it prints is no longer than that; null where it is. */
export async function runGitLimited(
  maxLength: number,
  repository: Repository,
  args: readonly string[],
): Promise<GitOutput | null> {
  const { child, ended } = startGit(repository, args);
  const pieces: Buffer[] = [];
  let length = 0;
  child.stdout.on('data', (piece: Buffer) => {
    length += piece.length;
    if (length <= maxLength) pieces.push(piece);
    else child.kill();
  });
  child.stdin.end();
  const end = await ended;
  return length > maxLength ? null : { ...end, stdout: Buffer.concat(pieces) };
}

/** Runs a git command that cannot fail in a sound repository; gives what it printed. */
export async function readGit(repository: Repository, args: readonly string[]): Promise<Buffer> {
  const { code, stdout, stderr } = await runGit(repository, args);
  if (code === 0) return stdout;
  throw new UsageError(
    `git cannot read the repository at "${repository.workTree ?? repository.gitDir}": ${errorLine(stderr)}`,
  );
}

/** The line of git's complaint that names the cause. */
export function errorLine(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.find((line) => /^(fatal|error):/.test(line)) ?? lines.at(-1);
  const reason = (fatal ?? 'it gave no reason').replace(/^(fatal|error): /, '');
  return redactCredentials(reason).slice(0, 300);
}

/** The parts of a text in which each ends with NUL. */
export function* splitNulTerminated(bytes: Buffer): Generator<Buffer> {
  let start = 0;
  for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
    yield bytes.subarray(start, end);
    start = end + 1;
  }
}
