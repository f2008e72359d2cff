import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { git, temporaryFolder } from '../../test/support/git.ts';
import { runBackend } from '../../test/upstream/git-server.ts';

/** Replaces github.com and api.github.com behind a proxy on 127.0.0.1; every other host is refused. */
export interface GitHubHosts {
  /** The variables that redirect a program to it; git needs the certificate by `http.sslCAInfo` too. */
  readonly env: Readonly<Record<string, string>>;
  readonly certificate: string;
  /** The requests so far, such as `api.github.com/repos/o/n/git/trees/HEAD`. */
  readonly requests: string[];
  /** The hosts that the proxy refused. */
  readonly refused: string[];
}

const hosts = ['github.com', 'api.github.com'];

/** Serves the bare repositories below a folder, `owner/name.git`, as github.com does. */
export async function startGitHubHosts(folder: string): Promise<GitHubHosts> {
  const { key, certificate } = selfSigned();
  const [requests, refused]: [string[], string[]] = [[], []];
  const tls = createTlsServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (request, response) => {
      const host = request.headers.host ?? '';
      requests.push(`${host}${request.url}`);
      if (host === 'api.github.com') answerApi(folder, request, response);
      else runBackend({ folder, config: backendConfig }, request, response);
    },
  );
  const port = await listen(tls);
  const proxy = createServer();
  proxy.on('connect', (request, client: Socket) => {
    client.on('error', () => {});
    const [host = ''] = (request.url ?? '').split(':');
    if (!hosts.includes(host)) {
      refused.push(host);
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const server = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      server.pipe(client).pipe(server);
    });
    server.on('error', () => client.destroy());
  });
  const url = `http://127.0.0.1:${await listen(proxy)}`;
  const env = { https_proxy: url, SSL_CERT_FILE: certificate };
  return { env, certificate, requests, refused };
}

const backendConfig = { 'uploadpack.allowFilter': 'true', 'uploadpack.allowAnySHA1InWant': 'true' };

/** Answers `repos/OWNER/NAME` and its `git/trees/REF?recursive=1`. */
function answerApi(folder: string, { url = '' }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('content-type', 'application/json');
  const [, name = '', ref] = /^\/repos\/([^/]+\/[^/?]+)(?:\/git\/trees\/([^?]+))?/.exec(url) ?? [];
  try {
    const answer =
      ref === undefined ? { private: false } : treeOf(join(folder, `${name}.git`), ref);
    response.end(JSON.stringify(answer));
  } catch {
    response.statusCode = 404;
    response.end('{"message": "Not Found"}');
  }
}

function treeOf(bare: string, ref: string): object {
  const lines = git(bare, 'ls-tree', '-r', '-t', '-z', ref).split('\0').filter(Boolean);
  const tree = lines.map((line) => {
    const [, mode, type, sha, path] = /^(\d+) (\w+) (\w+)\t(.+)$/s.exec(line) ?? [];
    return { path, mode, type, sha };
  });
  return { sha: git(bare, 'rev-parse', `${ref}^{tree}`).trim(), tree, truncated: false };
}

function selfSigned(): { readonly key: string; readonly certificate: string } {
  const folder = temporaryFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=github.com', '-addext', `subjectAltName=${names}`];
  const output = ['-keyout', key, '-out', certificate, '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, ...output], { stdio: 'ignore' });
  return { key, certificate };
}

async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A home for a program that trusts the certificate, with further lines of git configuration. */
export function homeTrusting(certificate: string, ...lines: readonly string[]): string {
  const home = temporaryFolder();
  const config = [`[http]`, `\tsslCAInfo = ${certificate}`, ...lines];
  writeFileSync(join(home, '.gitconfig'), `${config.join('\n')}\n`);
  return home;
}
