import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { killGroup, trackChild } from '../git/children.ts';
import { type Budget, folderBytes, limiterPrefix } from './budget.ts';

/** A bare temporary repository for one source, and what it may still cost. */
export interface IsolatedRepository {
  /** The bare repository; an empty folder next to it is the home of git. */
  readonly gitDir: string;
  readonly home: string;
  readonly budget: Budget;
  /** The time in milliseconds since the epoch when the budget ends. */
  readonly deadline: number;
  /** The variables of this process; few of them reach git. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Options of one command. */
export interface IsolatedOptions {
  /** The protocol that the command may use; none for a command that only reads. */
  readonly protocol?: string;
  readonly input?: string;
  readonly maxOutput?: number;
  /** Configuration that stays out of the list of processes, such as credentials. */
  readonly secretConfig?: readonly (readonly [name: string, value: string])[];
}

/** The end of a command; `exceeded` names the budget that ended it. */
export interface IsolatedOutput {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
  readonly exceeded: 'time' | 'disk' | 'output' | null;
}

/** Variables that name a proxy. */
export const proxyVariables = [
  'https_proxy',
  'HTTPS_PROXY',
  'http_proxy',
  'all_proxy',
  'ALL_PROXY',
];

/** Variables that git needs to reach a server through the network of this machine. */
const networkVariables = [
  ...[...proxyVariables, 'no_proxy', 'NO_PROXY'],
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'SSH_AUTH_SOCK',
  'SYSTEMROOT',
  'SystemRoot',
];

/** No setting of this machine, of the user or of a server makes git start a program or ask another host. */
const settings = [
  'protocol.version=2',
  'http.followRedirects=false',
  'fetch.unpackLimit=1',
  'fetch.fsckObjects=true',
  'fetch.recurseSubmodules=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'credential.helper=',
  'http.lowSpeedLimit=1000',
  'http.lowSpeedTime=15',
  'transfer.bundleURI=false',
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.quotePath=off',
  'core.bigFileThreshold=1m',
  'pack.threads=1',
  'safe.bareRepository=explicit',
].flatMap((setting) => ['-c', setting]);

/** The variables of a git that knows nothing of this machine. */
export function isolatedEnvironment(
  { home, env }: Pick<IsolatedRepository, 'home' | 'env'>,
  { protocol, secretConfig = [] }: IsolatedOptions,
): NodeJS.ProcessEnv {
  const inherited = networkVariables.flatMap((name) =>
    protocol !== undefined && env[name] !== undefined ? [[name, env[name]] as const] : [],
  );
  const secrets = secretConfig.flatMap(([name, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, name] as const,
    [`GIT_CONFIG_VALUE_${index}`, value] as const,
  ]);
  // git built with GnuTLS reads no other variable for a certificate authority.
  const caFile =
    protocol === undefined ? undefined : (env['GIT_SSL_CAINFO'] ?? env['SSL_CERT_FILE']);
  return {
    ...Object.fromEntries(inherited),
    ...(caFile !== undefined && { GIT_SSL_CAINFO: caFile }),
    PATH: env['PATH'],
    HOME: home,
    TMPDIR: home,
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_COUNT: String(secretConfig.length),
    ...Object.fromEntries(secrets),
    GIT_ALLOW_PROTOCOL: protocol ?? 'none',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    GCM_INTERACTIVE: 'never',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_LFS_SKIP_SMUDGE: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_SSH_COMMAND: 'ssh -oBatchMode=yes -oStrictHostKeyChecking=yes -oClearAllForwardings=yes',
  };
}

const maxErrorLength = 8192;
const pollMs = 100;

/** Runs git in the repository, within the budget: the whole group of processes is killed when it ends. */
export function runIsolated(
  repository: IsolatedRepository,
  args: readonly string[],
  options: IsolatedOptions = {},
): Promise<IsolatedOutput> {
  const { maxOutput = 64 * 1024 * 1024, input = '' } = options;
  const child = startIsolated(repository, args, options);
  const pieces: Buffer[] = [];
  let [length, stderr] = [0, ''];
  let exceeded: IsolatedOutput['exceeded'] = null;
  const abort = (reason: NonNullable<IsolatedOutput['exceeded']>) => {
    exceeded ??= reason;
    killGroup(child.pid);
    child.kill('SIGKILL');
    for (const stream of [child.stdout, child.stderr]) stream.destroy();
  };
  child.stdout.on('data', (piece: Buffer) => {
    length += piece.length;
    if (length > maxOutput) abort('output');
    else pieces.push(piece);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (stderr.length < maxErrorLength) stderr += text.slice(0, maxErrorLength);
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const poll = setInterval(() => {
    if (Date.now() > repository.deadline) abort('time');
    else if (folderBytes(repository.gitDir) > repository.budget.bytes) abort('disk');
  }, pollMs);
  return new Promise((resolve) => {
    const finish = (code: number) => {
      clearInterval(poll);
      if (code !== 0 && isFull(repository)) exceeded ??= 'disk';
      resolve({ code, stdout: Buffer.concat(pieces), stderr, exceeded });
    };
    child.once('error', (cause) => {
      stderr = `fatal: git cannot be started (${cause.message})`;
      finish(-1);
    });
    // Neither the tether nor a helper of git outlives it.
    child.once('exit', () => killGroup(child.pid));
    child.once('close', (code) => finish(code ?? -1));
  });
}

/** Whether the disk budget is used up: a process at its limit may end with any message. */
function isFull({ gitDir, budget: { bytes } }: IsolatedRepository): boolean {
  return folderBytes(gitDir) > bytes * 0.9;
}

const shell = '/bin/sh';

/** Ends the group and removes its folder once the pipe 3 closes: when this process ends, in whatever way. */
const tether = `(trap '' TERM; read -r _; kill -TERM 0; rm -rf -- "$0"; rmdir -- "\${0%/*}"; kill -KILL 0) \
<&3 3<&- >/dev/null 2>&1 & exec "$@" 3<&-`;

function tetherPrefix({ gitDir }: IsolatedRepository): readonly string[] {
  return existsSync(shell) ? [shell, '-c', tether, dirname(gitDir)] : [];
}

function startIsolated(
  repository: IsolatedRepository,
  args: readonly string[],
  options: IsolatedOptions,
): ChildProcessByStdio<Writable, Readable, Readable> {
  const gitArgs = ['git', `--git-dir=${repository.gitDir}`, ...settings, ...args];
  const prefix = [...tetherPrefix(repository), ...(limiterPrefix(repository.budget) ?? [])];
  const [program = 'git', ...rest] = [...prefix, ...gitArgs];
  const spawned = spawn(program, rest, {
    cwd: repository.home,
    env: isolatedEnvironment(repository, options),
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    windowsHide: true,
    // On POSIX git leads a process group, to kill its helpers too.
    detached: process.platform !== 'win32',
  });
  return trackChild(spawned as ReturnType<typeof startIsolated>, true);
}

/** The folder of the repository and its home, below a temporary folder. */
export function isolatedRepository(
  folder: string,
  budget: Budget,
  env: IsolatedRepository['env'],
): IsolatedRepository {
  const deadline = Date.now() + budget.timeMs;
  return { gitDir: join(folder, 'git'), home: join(folder, 'home'), budget, deadline, env };
}
