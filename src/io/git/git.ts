import { isUtf8 } from 'node:buffer';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { decodePath } from '../../model/text/path.ts';
import { UsageError } from '../../model/usage-error.ts';
import { redactCredentials } from '../../syntax/url.ts';
import type { HostedRepository } from '../hosted-repository.ts';
import { trackChild } from './children.ts';

/** A git repository on the local disk. */
export interface Repository {
  /**
   * The absolute `.git` directory, always passed to git: no directory of the tree can pose as a repository, and
   * repositories of other users are readable.
   */
  readonly gitDir: string;
  /** The absolute top level of the working tree; null for a bare repository. */
  readonly workTree: string | null;
  /** True if `origin` may be contacted for missing objects. */
  readonly online: boolean;
  /** The server's API, as a fallback for `origin`; null without one. */
  readonly hosted: HostedRepository | null;
  /** True if `origin` is not the judged repository; its branches prove nothing then. */
  readonly hasForeignOrigin?: boolean;
  /** All variables of git, in place of those of this process. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Result of a finished git command. */
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

/** Overrides settings through which a repository could make git start programs or hide its content. */
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

/** Variables that redirect git to another repository, or change what a path in its arguments means. */
const redirectingVariables = [
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_ATTR_SOURCE',
  'GIT_COMMON_DIR',
  'GIT_CONFIG',
  'GIT_DIR',
  'GIT_GLOB_PATHSPECS',
  'GIT_GRAFT_FILE',
  'GIT_ICASE_PATHSPECS',
  'GIT_IMPLICIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_INTERNAL_SUPER_PREFIX',
  'GIT_LITERAL_PATHSPECS',
  'GIT_NAMESPACE',
  'GIT_NOGLOB_PATHSPECS',
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
  // GIT_NO_LAZY_FETCH needs git 2.44; for older versions, an unknown protocol has the same effect.
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

/** Timeout of a server response; fetch itself limits stalled transfers. */
const networkTimeoutMs = 300_000;

/** Starts a git command on a repository, without a shell. Without `network`, git contacts no remote. */
export function startGit(
  { gitDir, workTree, env }: Repository,
  args: readonly string[],
  network = false,
): GitProcess {
  const workTreeArgs = workTree === null ? [] : ['-C', workTree, `--work-tree=${workTree}`];
  const child = trackChild(
    spawn('git', [...workTreeArgs, `--git-dir=${gitDir}`, ...safetyArgs, ...args], {
      // Not the working tree: Windows searches the current directory for git.exe first.
      cwd: gitDir,
      env: env ?? gitEnvironment(network),
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
    // Children of git may keep these pipes open.
    child.stdout.destroy();
    child.stderr.destroy();
  }
  // A command that exits before reading its input reports the reason by its exit code.
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

/** Runs a git command; null if its output exceeds `maxLength` bytes. */
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

/** Runs a git command that succeeds in any intact repository; returns its output. Throws UsageError on failure. */
export async function readGit(repository: Repository, args: readonly string[]): Promise<Buffer> {
  const { code, stdout, stderr } = await runGit(repository, args);
  if (code === 0) return stdout;
  throw new UsageError(
    `git cannot read the repository at "${repository.workTree ?? repository.gitDir}": ${errorLine(stderr)}`,
  );
}

/** The line of git's error output that names the cause. */
export function errorLine(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.find((line) => /^(fatal|error):/.test(line)) ?? lines.at(-1);
  const reason = (fatal ?? 'it gave no reason').replace(/^(fatal|error): /, '');
  return redactCredentials(reason).slice(0, 300);
}

/** Splits NUL-terminated records. */
export function* splitNulTerminated(bytes: Buffer): Generator<Buffer> {
  let start = 0;
  for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
    yield bytes.subarray(start, end);
    start = end + 1;
  }
}

/** Splits NUL-terminated records that have paths, decoded as `decodePath` does. */
export function splitPathRecords(bytes: Buffer): readonly string[] {
  if (!isUtf8(bytes)) return Array.from(splitNulTerminated(bytes), decodePath);
  const records = bytes.toString('utf8').split('\0');
  records.pop();
  return records;
}
