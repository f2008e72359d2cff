import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compiledModule } from '../support/compiled-program.ts';
import { repository, temporaryFolder } from '../support/git.ts';
import { minimalEnv } from '../support/process.ts';
import { failureOf, fetchSource, rulesFor } from './asking.ts';
import { entriesOf, lockText, permitting } from './consumer.ts';
import { type Server, serve } from './git-server.ts';

const index = '/.well-known/agent-skills/index.json';
const switching = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';

/** A server that answers every connection with the same bytes, and closes it. */
async function serveBytes(bytes: string): Promise<Server> {
  const raw = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(bytes));
  });
  await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void raw.close());
  const { port } = raw.address() as { port: number };
  return { port, url: `http://127.0.0.1:${port}`, requests: [] };
}

const endings = [
  ['switches protocols', switching],
  ['switches protocols without headers', 'HTTP/1.1 101 x\r\n\r\n'],
  ['says only to go on', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ['hints for ever', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(50)],
  ['says nothing', ''],
  ['ends in its head', 'HTTP/1.1 200 OK\r\nContent-'],
  ['ends in its body', 'HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{'],
  ['ends in a chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{'],
] as const;

describe('an index server', () => {
  test.each(endings)('that %s and closes is unreachable', { timeout: 20_000 }, async (_, bytes) => {
    const server = await serveBytes(bytes);
    const source = { kind: 'well-known', url: `${server.url}${index}`, name: 'a' } as const;
    const answer = await fetchSource(source, { rules: rulesFor(server) });
    expect(failureOf(answer)).toMatchObject({ failure: 'unreachable' });
  });

  test.each([
    ['lists the skill without having its files', ['a'], 'unreachable'],
    ['no longer lists the skill', ['b'], 'gone'],
  ])('that %s', async (_, names, failure) => {
    const skills = names.map((name) => ({ name, files: ['SKILL.md'] }));
    const server = await serve(({ url }, response) => {
      if (url !== index) response.statusCode = 404;
      response.end(JSON.stringify({ skills }));
    });
    const source = { kind: 'well-known', url: `${server.url}${index}`, name: 'a' } as const;
    const answer = await fetchSource(source, { rules: rulesFor(server) });
    expect(failureOf(answer)).toMatchObject({ failure });
  });

  test('that switches protocols leaves the report of the others', { timeout: 20_000 }, async () => {
    const server = await serveBytes(switching);
    const entry = { sourceType: 'well-known', sourceUrl: `${server.url}${index}` };
    const near = { source: './up', sourceType: 'local', skillPath: 'b/SKILL.md' };
    const work = repository({
      'skillaccord.yml': permitting(server),
      'skills-lock.json': lockText({
        a: { source: server.url, ...entry, wellKnownDigest: `sha256:${'0'.repeat(64)}` },
        b: { ...near, computedHash: '0'.repeat(64) },
      }),
      'up/b/SKILL.md': '---\nname: b\ndescription: Does b.\n---\n',
    });
    const entries = await entriesOf(work.path);
    expect(entries.get('a')?.state).toBe('unreachable');
    expect(entries.get('b')?.state).not.toBe('unreachable');
  });
});

/** The running processes with a text in their command line, in the order of /proc. */
function processesWith(text: string): readonly string[] {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return line.includes(text) ? [line] : [];
    } catch {
      return [];
    }
  });
}

async function until(isSo: () => boolean): Promise<void> {
  for (let left = 400; left > 0 && !isSo(); left--) await setTimeout(25);
  expect(isSo()).toBe(true);
}

describe.skipIf(!existsSync('/proc/self/cmdline'))('outdated', () => {
  test.each(['SIGHUP', 'SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'that ends by %s leaves no git process and no temporary file',
    async (signal) => {
      const server = await serve(() => {});
      const url = `${server.url}/a.git`;
      const entry = { source: url, sourceUrl: url, sourceType: 'git', skillPath: 'a/SKILL.md' };
      const work = repository({
        'skillaccord.yml': permitting(server),
        'skills-lock.json': lockText({ a: { ...entry, computedHash: '0'.repeat(64) } }),
      });
      const scratch = temporaryFolder();
      const args = [compiledModule('cli.js'), 'outdated'];
      const env = { ...minimalEnv(), TMPDIR: scratch };
      const child = spawn(process.execPath, args, { cwd: work.path, env, stdio: 'ignore' });
      const ended = new Promise((resolve) => child.once('close', (_code, how) => resolve(how)));
      await until(() => server.requests.length > 0);
      expect(processesWith(url)).not.toEqual([]);
      expect(readdirSync(scratch)).not.toEqual([]);
      child.kill(signal);
      expect(await ended).toBe(signal);
      await until(() => processesWith(url).length === 0 && readdirSync(scratch).length === 0);
    },
  );
});

/** Loaded before the program: its child processes print nothing and never end. */
const silent = `
import processes from 'node:child_process';
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { PassThrough } from 'node:stream';
processes.spawn = () => {
  const [stdin, stdout, stderr] = Array.from({ length: 3 }, () => new PassThrough());
  return Object.assign(new EventEmitter(), { stdin, stdout, stderr, kill: () => true });
};
syncBuiltinESMExports();
`;

test('a run without any pending work is not mute', async () => {
  const work = repository({ 'a/SKILL.md': '---\nname: a\ndescription: Does a.\n---\n' });
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(silent)}`;
  const child = spawn(process.execPath, [compiledModule('cli.js')], {
    cwd: work.path,
    env: { ...minimalEnv(), NODE_OPTIONS },
  });
  let stderr = '';
  child.stderr.on('data', (piece: Buffer) => {
    stderr += piece;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).toBe(3);
  expect(stderr).toContain('The run ended before its result.\n');
});
