import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { defaultBudget } from '../../src/io/upstream/budget.ts';
import {
  isolatedEnvironment,
  isolatedRepository,
  runIsolated,
} from '../../src/io/upstream/isolated-git.ts';
import { plainText } from '../../src/model/message.ts';
import { readAll } from '../../src/model/tree.ts';
import { git, repository, temporaryFolder, writeFiles } from '../support/git.ts';
import { bareRepositories, failureOf, fetchUrl, rulesFor, treeOf } from './asking.ts';
import { canServe, serve, serveRepositories } from './git-server.ts';

const skill = '---\nname: a\ndescription: Does a. Use when a is wanted.\n---\nText.\n';
const files = { 'skills/a/SKILL.md': skill };
const everything = { allow: ['http', 'file', 'ssh'] as const, hosts: ['x'], ports: [1] };

describe('an address of a lock', () => {
  const trap = join(temporaryPath(), 'trap');

  test.each([
    [`ext::sh -c touch% ${trap}`, 'spaces'],
    [`ext::sh`, 'names a program to run'],
    [`--upload-pack=touch ${trap};false`, 'spaces'],
    ['--upload-pack=false', 'begins with a hyphen'],
    ['ssh://-oProxyCommand=touch/x', 'odd'],
    ['-oProxyCommand=x:y', 'begins with a hyphen'],
    ['ssh://x/-oProxyCommand=x', 'odd path'],
    ['https://x/a.git\nhost=evil', 'spaces'],
    ['https://x/a.git%0d%0ahost=evil?x=1', 'query'],
    ['git://x/a.git', 'protocol'],
    ['ftp://x/a.git', 'protocol'],
    ['https://user:secret@x/a.git', 'credentials'],
    ['https://token@x/a.git', 'credentials'],
  ])('%j is refused, even where everything is allowed', async (url, reason) => {
    const failure = failureOf(await fetchUrl(url, null, { rules: everything }));
    expect(failure).toMatchObject({ failure: 'refused' });
    expect(plainText(failure.reason)).toContain(reason);
    expect(plainText(failure.reason)).not.toMatch(/secret|token@/);
    expect(existsSync(trap)).toBe(false);
  });

  test.each([
    'http://github.com/a/b',
    'ssh://git@github.com/a/b',
    'git@github.com:a/b.git',
    'file:///etc',
    '/etc',
    '../x',
  ])('%s is refused without a configuration', async (url) => {
    expect(failureOf(await fetchUrl(url, null, {}))).toMatchObject({ failure: 'refused' });
  });

  test.each([
    'https://localhost/a',
    'https://a.localhost/a',
    'https://printer.local/a',
    'https://metadata.google.internal/a',
    'https://router/a',
    'https://127.0.0.1/a',
    'https://0x7f.1/a',
    'https://2130706433/a',
    'https://169.254.169.254/latest',
    'https://[::1]/a',
    'https://[fd00::1]/a',
    'https://example.org/a',
    'https://github.com.evil.example/a',
    'https://github.com:8443/a',
  ])('%s is refused, for its host or port', async (url) => {
    expect(failureOf(await fetchUrl(url, null, {}))).toMatchObject({ failure: 'refused' });
  });

  test.each([
    '--upload-pack=x',
    '+a:b',
    'a:b',
    'a..b',
    'a@{1}',
    'a//b',
    'a.lock',
    'refs/heads/-x',
    'a b',
  ])('with the reference %j asks nothing', async (ref) => {
    const server = await serve((_, response) => response.end());
    const answer = await fetchUrl(`${server.url}/a.git`, ref, { rules: rulesFor(server) });
    expect(failureOf(answer)).toMatchObject({ failure: 'refused' });
    expect(server.requests).toEqual([]);
  });
});

function temporaryPath(): string {
  return join(tmpdir(), `skillaccord-${randomBytes(6).toString('hex')}`);
}

/** The repository that a fetcher runs git in, for commands that no fetcher sends. */
async function isolated(env: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder();
  const own = { PATH: process.env['PATH'], ...env };
  const sandbox = isolatedRepository(folder, defaultBudget, own);
  writeFiles(folder, { 'home/.keep': '' });
  await runIsolated(sandbox, ['init', '-q', '--bare', '--template=', sandbox.gitDir]);
  return sandbox;
}

describe('git itself', () => {
  test.each(['ext::sh -c "touch pwned"', '/etc', 'file:///etc', 'http://127.0.0.1:1/a'])(
    'refuses %j where only https is allowed',
    async (url) => {
      const output = await runIsolated(await isolated(), ['fetch', '-q', '--', url], {
        protocol: 'https',
      });
      expect(output.code).not.toBe(0);
      expect(output.stderr).toContain('not allowed');
    },
  );

  test('takes an option after "--" as an address', async () => {
    const sandbox = await isolated();
    const trap = join(sandbox.home, 'trap');
    const args = ['fetch', '-q', '--', `--upload-pack=touch ${trap};false`, sandbox.gitDir];
    const output = await runIsolated(sandbox, args, { protocol: 'file' });
    expect(output.code).not.toBe(0);
    expect(existsSync(trap)).toBe(false);
  });

  test('reads no setting of this machine or user', async () => {
    const home = temporaryFolder();
    writeFiles(home, {
      '.gitconfig': '[url "https://evil.example/"]\n\tinsteadOf = https://github.com/\n',
    });
    const env = {
      HOME: home,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'a.b',
      GIT_CONFIG_VALUE_0: 'c',
    };
    const sandbox = await isolated({ ...env, GIT_DIR: home, GIT_SSH: 'x', GIT_PROXY_COMMAND: 'x' });
    const { stdout } = await runIsolated(sandbox, ['config', '--list', '--name-only']);
    expect(stdout.toString('utf8')).not.toMatch(/insteadof|^a\.b$/im);
    expect(stdout.toString('utf8')).toContain('credential.helper');
  });
});

describe.skipIf(!canServe)('a server', () => {
  test('that redirects to another one is not followed', async () => {
    const other = await serveRepositories(bareRepositories(files));
    const server = await serve(({ url }, response) =>
      response.writeHead(302, { location: `${other.url}${url}` }).end(),
    );
    const answer = await fetchUrl(`${server.url}/a.git`, null, { rules: rulesFor(server, other) });
    expect(plainText(failureOf(answer).reason)).toMatch(/redirects \(302\).*new address/);
    expect(other.requests).toEqual([]);
  });

  test('that redirects to a file is not followed', async () => {
    const folder = bareRepositories(files);
    const server = await serve((_, response) =>
      response.writeHead(301, { location: `file://${folder}/a.git/info/refs` }).end(),
    );
    const answer = await fetchUrl(`${server.url}/a.git`, null, {
      rules: { ...rulesFor(server), allow: ['http', 'file'] },
    });
    expect(plainText(failureOf(answer).reason)).toContain('redirects (301)');
  });

  test('that asks for a user gets none, without a prompt', async () => {
    const server = await serve((_, response) =>
      response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end(),
    );
    const trap = join(temporaryFolder(), 'trap');
    const env = { GIT_ASKPASS: `touch ${trap}`, SSH_ASKPASS: `touch ${trap}`, DISPLAY: ':0' };
    const answer = await fetchUrl(`${server.url}/a.git`, null, { rules: rulesFor(server), env });
    expect(failureOf(answer)).toMatchObject({ failure: 'unreachable' });
    expect(plainText(failureOf(answer).reason)).toContain('asks for a user');
    expect(existsSync(trap)).toBe(false);
    expect(server.requests.flatMap(({ headers }) => headers.authorization ?? [])).toEqual([]);
  });

  test('that sends two bytes a second costs its budget', async () => {
    const server = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-advertisement' });
      const timer = setInterval(() => response.write('00'), 1000);
      response.once('close', () => clearInterval(timer));
    });
    const answer = await fetchUrl(`${server.url}/a.git`, null, {
      rules: rulesFor(server),
      budget: { timeMs: 1500 },
    });
    expect(plainText(failureOf(answer).reason)).toContain('more than 1.5 s');
    await expectNoProcessWith(server.url);
  });

  test('that lists references without end costs its budget', async () => {
    const server = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-advertisement' });
      response.write('001e# service=git-upload-pack\n0000');
      const line = packet(`${'a'.repeat(40)} HEAD\0multi_ack side-band-64k ofs-delta\n`);
      response.write(line);
      let count = 0;
      const more = () => {
        const refs = Array.from({ length: 500 }, () =>
          packet(`${'a'.repeat(40)} refs/heads/${'x'.repeat(80)}${count++}\n`),
        );
        if (!response.destroyed) response.write(refs.join(''), () => setImmediate(more));
      };
      more();
    });
    const answer = await fetchUrl(`${server.url}/a.git`, null, {
      rules: rulesFor(server),
      budget: { timeMs: 2000 },
    });
    expect(failureOf(answer)).toMatchObject({ failure: 'unreachable' });
    await expectNoProcessWith(server.url);
  });

  test('that answers nothing costs its budget', async () => {
    const server = await serve(() => {});
    const budget = { timeMs: 1000 };
    const answer = await fetchUrl(`${server.url}/a.git`, null, { rules: rulesFor(server), budget });
    expect(plainText(failureOf(answer).reason)).toContain('more than 1 s');
  });

  test('with an invalid answer is one line', async () => {
    const server = await serve((_, response) =>
      response.end(`\u001b]0;x\u0007\n::error::x\n${randomBytes(999).toString('latin1')}`),
    );
    const answer = await fetchUrl(`${server.url}/a.git`, null, { rules: rulesFor(server) });
    expect(failureOf(answer)).toMatchObject({ failure: 'unreachable' });
    expect(plainText(failureOf(answer).reason)).not.toContain('\n');
  });

  test('that closes the connection is one line', async () => {
    const raw = createServer((socket: Socket) => socket.destroy());
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void raw.close());
    const { port } = raw.address() as { port: number };
    const rules = { allow: ['http'] as const, hosts: ['127.0.0.1'], ports: [port] };
    const answer = await fetchUrl(`http://127.0.0.1:${port}/a.git`, null, { rules });
    expect(failureOf(answer)).toMatchObject({ failure: 'unreachable' });
  });

  test('that sends too many bytes costs its budget', async () => {
    const large = { ...files, 'skills/a/large.bin': randomBytes(6_000_000) };
    const server = await serveRepositories(bareRepositories(large), {});
    const answer = await fetchUrl(`${server.url}/a.git`, null, {
      rules: rulesFor(server),
      budget: { bytes: 2_000_000 },
    });
    expect(plainText(failureOf(answer).reason)).toContain('more than 1 MiB');
  });

  test('without support for filters sends large files, which are not read', async () => {
    const large = { ...files, 'skills/a/large.bin': randomBytes(100_000) };
    const server = await serveRepositories(bareRepositories(large), {});
    const answer = treeOf(
      await fetchUrl(`${server.url}/a.git`, null, {
        rules: rulesFor(server),
        budget: { fileBytes: 50_000 },
      }),
    );
    expect(answer.sizeOf('skills/a/large.bin')).toBeNull();
    expect(answer.sizeOf('skills/a/SKILL.md')).toBe(skill.length);
  });

  test('gets no second request for a file that it left out', async () => {
    const large = { ...files, 'skills/a/large.bin': randomBytes(100_000) };
    const server = await serveRepositories(bareRepositories(large));
    const { tree, sizeOf } = treeOf(
      await fetchUrl(`${server.url}/a.git`, null, {
        rules: rulesFor(server),
        budget: { fileBytes: 50_000 },
      }),
    );
    const before = server.requests.length;
    expect(sizeOf('skills/a/large.bin')).toBeNull();
    const read = await readAll(tree, ['skills/a/large.bin', 'skills/a/SKILL.md']);
    expect([...read.failures.keys()]).toEqual(['skills/a/large.bin']);
    expect(Buffer.from(read.files.get('skills/a/SKILL.md') ?? '').toString()).toBe(skill);
    expect(server.requests.length).toBe(before);
  });

  test('gives a commit that no branch has', async () => {
    const folder = bareRepositories(files);
    const first = git(join(folder, 'a.git'), 'rev-parse', 'HEAD');
    const work = repository({ 'skills/a/SKILL.md': `${skill}More.\n` });
    work.git('push', '-q', '--force', join(folder, 'a.git'), 'HEAD:refs/heads/main');
    const server = await serveRepositories(folder);
    const answer = treeOf(
      await fetchUrl(`${server.url}/a.git`, first, { rules: rulesFor(server) }),
    );
    expect(answer).toMatchObject({ commit: first, refKind: 'commit' });
  });

  test('with a submodule named like an option is refused as a whole', async () => {
    const work = repository(files);
    const modules = '[submodule "x"]\n\tpath = x\n\turl = --upload-pack=touch pwned\n';
    work.commit({ '.gitmodules': modules });
    const folder = temporaryFolder();
    git(folder, 'clone', '-q', '--bare', work.path, 'a.git');
    const server = await serveRepositories(folder);
    const answer = await fetchUrl(`${server.url}/a.git`, null, { rules: rulesFor(server) });
    expect(plainText(failureOf(answer).reason)).toContain('gitmodulesUrl');
  });

  test('with a path in .git is refused as a whole', async () => {
    const folder = bareRepositories(files);
    const bare = join(folder, 'a.git');
    const blob = git(bare, 'rev-parse', 'HEAD:skills/a/SKILL.md');
    const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') };
    const { execFileSync } = await import('node:child_process');
    const run = (args: readonly string[], input = '') =>
      execFileSync('git', ['--git-dir', bare, ...args], { env, input, encoding: 'utf8' }).trim();
    const inner = run(['mktree'], `100644 blob ${blob}\tconfig\n`);
    const tree = run(['mktree'], `040000 tree ${inner}\t.git\n`);
    const commit = run([
      ...['-c', 'user.name=x', '-c', 'user.email=x@x.example'],
      ...['commit-tree', tree, '-m', 'x'],
    ]);
    run(['update-ref', 'refs/heads/main', commit]);
    const server = await serveRepositories(folder);
    const answer = await fetchUrl(`${server.url}/a.git`, null, { rules: rulesFor(server) });
    expect(plainText(failureOf(answer).reason)).toContain('hasDotgit');
  });

  test('lists links and submodules without reading them', async () => {
    const work = repository({ ...files, 'skills/a/link': { link: '/etc/passwd' } });
    work.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},skills/a/module`);
    work.git('commit', '-q', '-m', 'Module');
    const folder = temporaryFolder();
    git(folder, 'clone', '-q', '--bare', work.path, 'a.git');
    const server = await serveRepositories(folder);
    const { tree } = treeOf(
      await fetchUrl(`${server.url}/a.git`, null, { rules: rulesFor(server) }),
    );
    expect(tree.entries).toContainEqual({ path: 'skills/a/link', kind: 'symlink' });
    expect(tree.submodules).toMatchObject([{ path: 'skills/a/module', isRead: false }]);
  });

  test('gets the token of its host, and no other server gets it', async () => {
    const folder = bareRepositories(files);
    const server = await serveRepositories(folder);
    const other = await serve((_, response) => response.writeHead(404).end());
    const rules = { ...rulesFor(server, other), hosts: ['127.0.0.1', 'localhost'] };
    const env = { SKILLACCORD_SOURCE_TOKENS: '127.0.0.1=s3cret' };
    treeOf(await fetchUrl(`${server.url}/a.git`, null, { rules, env }));
    const basic = `Basic ${Buffer.from('x-access-token:s3cret').toString('base64')}`;
    expect(server.requests[0]?.headers.authorization).toBe(basic);
    await fetchUrl(`http://localhost:${other.port}/a.git`, null, { rules, env });
    expect(other.requests.length).toBeGreaterThan(0);
    expect(other.requests.flatMap(({ headers }) => headers.authorization ?? [])).toEqual([]);
  });

  test('that redirects gives the token to no other server', async () => {
    const other = await serveRepositories(bareRepositories(files));
    const server = await serve(({ url }, response) =>
      response.writeHead(302, { location: `${other.url}${url}` }).end(),
    );
    const env = { SKILLACCORD_SOURCE_TOKENS: '127.0.0.1=s3cret' };
    const rules = rulesFor(server, other);
    failureOf(await fetchUrl(`${server.url}/a.git`, null, { rules, env }));
    expect(other.requests).toEqual([]);
  });

  test('returns one branch by its name, a tag by its name, or the lack of both', async () => {
    const folder = bareRepositories(files);
    git(join(folder, 'a.git'), 'tag', 'v1.0.0');
    git(join(folder, 'a.git'), 'tag', 'v1.1.0');
    const server = await serveRepositories(folder);
    const rules = rulesFor(server);
    const fetchRef = async (ref: string | null) => fetchUrl(`${server.url}/a.git`, ref, { rules });
    expect(treeOf(await fetchRef(null)).refKind).toBe('default');
    expect(treeOf(await fetchRef('main'))).toMatchObject({ refKind: 'branch', tags: [] });
    const tag = treeOf(await fetchRef('v1.0.0'));
    expect(tag).toMatchObject({ refKind: 'tag', tags: ['v1.0.0', 'v1.1.0'] });
    expect(failureOf(await fetchRef('v9'))).toMatchObject({ failure: 'gone' });
    const missing = await fetchUrl(`${server.url}/b.git`, null, { rules });
    expect(failureOf(missing)).toMatchObject({ failure: 'gone' });
  });
});

test('a fetcher leaves no file behind', async () => {
  const { openFetcher } = await import('../../src/io/upstream/open-fetcher.ts');
  const rules = { allow: ['file'] as const, hosts: [], ports: [] };
  const folder = bareRepositories(files);
  // Other tests fetch into the common folder meanwhile.
  vi.stubEnv('TMPDIR', temporaryFolder());
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const fetcher = openFetcher({ rules, directory: folder, env: { PATH: process.env['PATH'] } });
  const url = `file://${folder}/a.git`;
  treeOf(await fetcher.fetch({ kind: 'git', url, ref: null, commit: null }));
  expect(readdirSync(tmpdir())).not.toEqual([]);
  fetcher.close();
  expect(readdirSync(tmpdir())).toEqual([]);
});

/** One packet of git's protocol. */
function packet(text: string): string {
  return `${(text.length + 4).toString(16).padStart(4, '0')}${text}`;
}

/** Waits for the end of all processes with a text in their command line, which are killed by then. */
async function expectNoProcessWith(text: string): Promise<void> {
  if (process.platform !== 'linux') return;
  await expect.poll(() => processesWith(text), { timeout: 600_000 }).toEqual([]);
}

/** The running processes with a text in their command line. */
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

test('the settings of a proxy reach git only for a request', () => {
  const env = { PATH: '/bin', https_proxy: 'http://proxy.example:3128', AWS_SECRET: 'x' };
  const asking = isolatedEnvironment({ home: '/h', env }, { protocol: 'https' });
  expect(asking).toMatchObject({ https_proxy: env.https_proxy, GIT_ALLOW_PROTOCOL: 'https' });
  const reading = isolatedEnvironment({ home: '/h', env }, {});
  expect(reading).toMatchObject({ GIT_ALLOW_PROTOCOL: 'none' });
  expect(reading).not.toHaveProperty('https_proxy');
  for (const variables of [asking, reading]) expect(variables).not.toHaveProperty('AWS_SECRET');
});
