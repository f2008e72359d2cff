import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/support/git.ts';

/** A Gitea server on loopback with the user `acme`. */
export interface Gitea {
  readonly url: string;
  /** Calls the API, by default as `acme`. Throws on an error response. */
  ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T>;
  /** Creates a token of `acme` with the given scopes. */
  token(...scopes: readonly string[]): Promise<string>;
  /** The registration token for runners. */
  readonly registration: string;
  /** The URL to clone and push as `acme`. */
  remote(repository: string): string;
}

const run = promisify(execFile);

/** Starts the server for the duration of a test; its API pages are short, to test pagination. */
export async function startGitea(): Promise<Gitea> {
  const binary = process.env['GITEA'] ?? 'gitea';
  const folder = temporaryFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = join(folder, 'app.ini');
  writeFileSync(config, settings(folder, binary, port));
  // Gitea writes git settings, but the tests set their paths to /dev/null.
  const env = { PATH: process.env['PATH'], HOME: folder, USER: 'git' };
  const options = { cwd: folder, env };
  const gitea = async (...args: readonly string[]) => {
    const { stdout } = await run(binary, [...args, '--config', config], options);
    return stdout.trim().split('\n').at(-1) ?? '';
  };
  await gitea('migrate');
  const server = spawn(binary, ['web', '--config', config], { ...options, stdio: 'ignore' });
  onTestFinished(() => waitForExit(server));
  await waitForServer(`${url}/api/v1/version`, server);
  const user = ['--username', 'acme', '--email', 'acme@example.org', '--random-password'];
  await gitea('admin', 'user', 'create', '--admin', '--must-change-password=false', ...user);
  let tokens = 0;
  const token = async (...scopes: readonly string[]) => {
    const owner = ['--username', 'acme', '--token-name', `token-${++tokens}`];
    const args = ['generate-access-token', ...owner, '--raw', '--scopes', scopes.join(',')];
    return gitea('admin', 'user', ...args);
  };
  const own = await token('all');
  return {
    url,
    token,
    registration: await gitea('actions', 'generate-runner-token'),
    remote: (repository) => `http://acme:${own}@127.0.0.1:${port}/${repository}.git`,
    ask: (method, path, body, other = own) => ask(`${url}/api/v1${path}`, method, body, other),
  };
}

async function ask<T>(url: string, method: string, body: unknown, token: string): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text.slice(0, 200)}`);
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return (isJson ? JSON.parse(text) : text) as T;
}

/** A Gitea built without embedded templates reads them from its source folder. */
function settings(folder: string, binary: string, port: number): string {
  const own = dirname(binary);
  const statics = existsSync(join(own, 'templates')) ? `STATIC_ROOT_PATH = ${own}` : '';
  return `RUN_MODE = prod
WORK_PATH = ${folder}
I_AM_BEING_UNSAFE_RUNNING_AS_ROOT = ${process.getuid?.() === 0}
[server]
HTTP_ADDR = 127.0.0.1
HTTP_PORT = ${port}
ROOT_URL = http://127.0.0.1:${port}/
DISABLE_SSH = true
OFFLINE_MODE = true
${statics}
[database]
DB_TYPE = sqlite3
PATH = ${join(folder, 'gitea.db')}
[security]
INSTALL_LOCK = true
[actions]
ENABLED = true
[api]
DEFAULT_GIT_TREES_PER_PAGE = 3
[log]
MODE = file
LEVEL = Warn
`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}

async function waitForServer(url: string, server: ChildProcess): Promise<void> {
  await until(async () => {
    if (server.exitCode !== null) throw new Error(`Gitea ended with ${server.exitCode}.`);
    return (await fetch(url).catch(() => null))?.ok;
  });
}

/** Polls until there is a value, for asynchronous work of the server. */
export async function until<T>(look: () => Promise<T>): Promise<NonNullable<T>> {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const seen = await look();
    if (seen) return seen;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Gitea took too long.');
}

async function waitForExit(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const end = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await end;
}
