import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
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

/** Serves the bare repositories below a folder by smart HTTP. `config` is git's, such as `uploadpack.allowFilter`. */
export function serveRepositories(
  folder: string,
  config: Readonly<Record<string, string>> = { 'uploadpack.allowFilter': 'true' },
): Promise<Server> {
  return serve((request, response) => runBackend({ folder, config }, request, response));
}

/** Answers one request by `git http-backend`. */
export function runBackend(
  {
    folder,
    config,
  }: { readonly folder: string; readonly config: Readonly<Record<string, string>> },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const settings = Object.entries(config);
  const child = spawn(backend, [], {
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

function writeHead(head: string, response: ServerResponse): void {
  for (const line of head.split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === 'Status') response.statusCode = Number.parseInt(value, 10);
    else response.setHeader(name, value);
  }
}
