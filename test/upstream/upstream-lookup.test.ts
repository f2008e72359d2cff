import { describe, expect, test } from 'vitest';
import { addressKind } from '../../src/io/upstream/private-address.ts';
import { plainText } from '../../src/model/message.ts';
import { isFailure } from '../../src/upstream/fetcher.ts';
import { bareRepositories, failureOf, fetchSource, fetchUrl, treeOf } from './asking.ts';
import { canServe, type Server, serve, serveRepositories } from './git-server.ts';

test.each([
  ...['127.0.0.1', '127.8.9.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['100.64.0.1', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1', 'fd00::1'],
  ...['fc00::1%eth0', '64:ff9b::7f00:1', '64:ff9b::10.0.0.1'],
])('%s is of this machine or network', (address) => {
  expect(addressKind(address)).toBe('local');
});

test.each([
  ...['169.254.169.254', '0.0.0.0', '224.0.0.1', '255.255.255.255', '::', 'fe80::1', 'ff02::1'],
  ...['::ffff:169.254.169.254', '64:ff9b::a9fe:a9fe', '2002:7f00:1::', 'x', ''],
])('%j is the address of no source', (address) => {
  expect(addressKind(address)).toBe('reserved');
});

test.each(['140.82.121.4', '172.32.0.1', '2606:50c0:8000::1', '64:ff9b::8c52:7904', '11.0.0.1'])(
  '%s is public',
  (address) => {
    expect(addressKind(address)).toBe('public');
  },
);

const files = { 'skills/a/SKILL.md': '---\nname: a\ndescription: Does a.\n---\n' };
/** A name that no resolver knows. */
const name = 'git.example.invalid';

/** The rules that permit a server by a name. */
function rulesFor({ port }: Server) {
  return { allow: ['http'], hosts: [name], ports: [port] } as const;
}

describe.skipIf(!canServe)('the name of a host', () => {
  test('is looked up once, and git connects to that address alone', async () => {
    const server = await serveRepositories(bareRepositories(files));
    const asked: string[] = [];
    const lookup = async (host: string) => {
      asked.push(host);
      return asked.length === 1 ? ['127.0.0.1'] : ['192.0.2.1'];
    };
    const url = `http://${name}:${server.port}/a.git`;
    const tree = treeOf(await fetchUrl(url, 'main', { rules: rulesFor(server), lookup }));
    expect(tree.tree.entries.map(({ path }) => path)).toEqual(['skills/a/SKILL.md']);
    expect(asked).toEqual([name]);
    expect(server.requests[0]?.headers.host).toBe(`${name}:${server.port}`);
  });

  test.each([
    ['github.com', ['127.0.0.1']],
    ['github.com', ['140.82.121.4', '10.0.0.1']],
    ['gitlab.com', ['::ffff:192.168.0.1']],
  ])('%s that leads to %j is refused before a request', async (host, found) => {
    const lookup = async () => found;
    const answer = failureOf(await fetchUrl(`https://${host}/a/b`, null, { lookup }));
    expect(answer.failure).toBe('refused');
    expect(plainText(answer.reason)).toContain('of this machine or network');
  });

  test('in the configuration cannot lead to the secrets of a machine', async () => {
    const server = await serveRepositories(bareRepositories(files));
    const lookup = async () => ['169.254.169.254'];
    const url = `http://${name}:${server.port}/a.git`;
    const answer = failureOf(await fetchUrl(url, null, { rules: rulesFor(server), lookup }));
    expect(answer).toMatchObject({ failure: 'refused' });
    expect(server.requests).toEqual([]);
  });

  test('without an address, or without an answer in time, is one line', async () => {
    const rejected = () => Promise.reject(new Error('ENOTFOUND'));
    const silent = () => new Promise<never>(() => {});
    for (const lookup of [rejected, silent, async () => []]) {
      const budget = { timeMs: 50 };
      const url = 'https://github.com/a/b';
      const { failure, reason } = failureOf(await fetchUrl(url, null, { lookup, budget }));
      expect(failure).toBe('unreachable');
      expect(plainText(reason)).toBe('The host `github.com` has no address.');
    }
  });

  test('of a site is looked up once too', async () => {
    const index = { skills: [{ name: 'a', digest: 'sha256:0', files: ['SKILL.md'] }] };
    const server = await serve(({ url }, response) =>
      response.end(url?.endsWith('.json') ? JSON.stringify(index) : 'text'),
    );
    const url = `http://${name}:${server.port}/.well-known/agent-skills/index.json`;
    const source = { kind: 'well-known', url, name: 'a' } as const;
    const rules = rulesFor(server);
    const found = await fetchSource(source, { rules, lookup: async () => ['127.0.0.1'] });
    expect(isFailure(found)).toBe(false);
    const { length } = server.requests;
    expect(length).toBe(2);
    const refused = await fetchSource(source, { rules, lookup: async () => ['0.0.0.0'] });
    expect(failureOf(refused)).toMatchObject({ failure: 'refused' });
    expect(server.requests.length).toBe(length);
  });
});
