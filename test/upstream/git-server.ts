import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const backend = join(
  execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(),
  'git-http-backend',
);

/** True if the local git can serve repositories by smart HTTP. */
export const canServe = existsSync(backend);

/** A server on 127.0.0.1 for one test. */
export interface Server {
  readonly port: number;
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** The requests so far: method, path and headers. */
  readonly requests: readonly Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers every request by a function, until the test ends. */
export async function serve(answer: Answer): Promise<Server> {
  const requests: Server['requests'][number][] = [];
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    requests.push({ method, url, headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}`, requests };
}

/** Repositories to serve; `config` is that of git, such as `uploadpack.allowFilter`. */
interface Served {
  readonly folder: string;
  readonly config: Readonly<Record<string, string>>;
}

/** Serves the bare repositories below a folder by smart HTTP, where no request is answered twice by git. */
export function serveRepositories(
  folder: string,
  config: Readonly<Record<string, string>> = { 'uploadpack.allowFilter': 'true' },
): Promise<Server> {
  return serve((request, response) => {
    answerOnce({ folder, config }, request, response).catch(() => response.destroy());
  });
}

/** The answers of git, by request and by what the repository holds. */
const answers = new Map<string, Buffer>();

async function answerOnce(
  served: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = Buffer.concat(await request.toArray());
  const key = keyOf(served, request, body);
  const known = key === null ? undefined : answers.get(key);
  if (known) {
    sendAnswer(known, response);
    return;
  }
  const child = startBackend(served, request);
  child.stdin.on('error', () => {});
  child.stdin.end(body);
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  child.once('close', (code) => {
    const answer = Buffer.concat(pieces);
    if (code === 0 && key !== null) answers.set(key, answer);
    sendAnswer(answer, response);
  });
  response.once('close', () => child.kill());
}

/** The request and all that the answer depends on; null for a repository that is not there. */
function keyOf({ folder, config }: Served, request: IncomingMessage, body: Buffer): string | null {
  const { method, url = '', headers } = request;
  const path = decodeURIComponent(new URL(url, 'http://127.0.0.1').pathname);
  const [name = ''] = path.split(/\/(?:info\/refs|git-[a-z-]+)$/);
  const repository = [name, `${name}.git`]
    .map((place) => join(folder, place))
    .find((place) => existsSync(join(place, 'HEAD')));
  if (repository === undefined) return null;
  const asked = [method, url, headers['content-type'], headers['content-encoding']];
  const about = JSON.stringify([config, ...asked, headers['git-protocol']]);
  const hash = createHash('sha256').update(about).update(body);
  for (const file of readdirSync(repository, { recursive: true, encoding: 'utf8' }).sort()) {
    const stat = lstatSync(join(repository, file));
    hash.update(`\0${file}\0${stat.mode}\0${stat.size}\0`);
    // Objects are named for their content.
    if (stat.isFile() && !file.startsWith('objects/'))
      hash.update(readFileSync(join(repository, file)));
  }
  return hash.digest('hex');
}

function sendAnswer(answer: Buffer, response: ServerResponse): void {
  const end = answer.indexOf('\r\n\r\n');
  if (end >= 0) writeHead(answer.toString('latin1', 0, end), response);
  response.end(end < 0 ? undefined : answer.subarray(end + 4));
}

/** Answers one request by `git http-backend`. */
export function runBackend(
  served: Served,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const child = startBackend(served, request);
  child.stdin.on('error', () => {});
  request.pipe(child.stdin);
  const pieces: Buffer[] = [];
  let hasHead = false;
  child.stdout.on('data', (piece: Buffer) => {
    if (hasHead) {
      response.write(piece);
      return;
    }
    pieces.push(piece);
    const all = Buffer.concat(pieces);
    const end = all.indexOf('\r\n\r\n');
    if (end < 0) return;
    hasHead = true;
    writeHead(all.toString('latin1', 0, end), response);
    response.write(all.subarray(end + 4));
  });
  child.once('close', () => response.end());
  response.once('close', () => child.kill());
}

function startBackend({ folder, config }: Served, request: IncomingMessage) {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const settings = Object.entries(config);
  return spawn(backend, [], {
    env: {
      PATH: process.env['PATH'],
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_COUNT: String(settings.length),
      ...Object.fromEntries(
        settings.flatMap(([key, value], index) => [
          [`GIT_CONFIG_KEY_${index}`, key],
          [`GIT_CONFIG_VALUE_${index}`, value],
        ]),
      ),
      PATH_INFO: decodeURIComponent(url.pathname),
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method,
      REMOTE_ADDR: '127.0.0.1',
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

function writeHead(head: string, response: ServerResponse): void {
  for (const line of head.split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === 'Status') response.statusCode = Number.parseInt(value, 10);
    else response.setHeader(name, value);
  }
}
