import { describe, expect, test } from 'vitest';
import {
  type Content,
  checkout,
  origin,
  pullRequest,
  type TestRepository,
} from '../support/git.ts';
import { type Circumstances, type Server, startApi } from '../support/github/github-api.ts';
import { runActionHere } from '../support/in-process.ts';
import { reportIn } from '../support/report-output.ts';
import { commandsIn } from '../support/runner-log.ts';
import { faulty, worklog } from '../support/skills.ts';
import type { Event } from '../support/step.ts';

const token = 'ghs_0123456789abcdefghij';

const base = worklog('1.0.0', 'day');
const broken = worklog('1.0.1', 'day', 'tz');
const fixed = worklog('2.0.0', 'day', 'tz');
/** A new skill with a broken link: a warning, which passes. */
const warned = {
  'skills/n/SKILL.md': '---\nname: n\ndescription: Does it.\n---\nSee [it](nowhere.md).\n',
};
const clean = { 'README.md': 'Skills.\n' };

/** A pull request and its run; `own` is true for a branch of the same repository. */
function proposed(change: Readonly<Record<string, Content>>, own = true) {
  const from = origin(base);
  const { base: sha, head } = pullRequest(from, change);
  const payload = {
    action: 'opened',
    repository: { id: 1 },
    pull_request: {
      number: 1,
      base: { sha },
      head: { sha: head, repo: own ? { id: 1 } : null },
    },
  };
  const work = checkout(from.url, 'refs/pull/1/merge');
  return { from, work, head, sha, event: { name: 'pull_request', payload } };
}

/** Runs the Action against a server, with all writing features enabled. */
function run(
  work: TestRepository,
  event: Event,
  server: Server,
  inputs: Readonly<Record<string, string>> = { comment: 'true', 'check-run': 'true' },
  env: Readonly<Record<string, string>> = {},
) {
  const given = { token, ...inputs };
  return runActionHere(work, event, given, { GITHUB_API_URL: server.url, ...env });
}

describe('the comment of a pull request', () => {
  const comment = { comment: 'true' };

  test('is written once, edited with the next push, and edited again without findings', async () => {
    const server = await startApi();
    const first = proposed(broken);
    const { code, summary } = await run(first.work, first.event, server, comment);
    expect(code).toBe(1);
    expect(server.comments).toHaveLength(1);
    expect(server.comments[0]?.body).toBe(`<!-- skillaccord ci:skills -->\n${summary}`);
    const before = server.requests.length;
    await run(first.work, first.event, server, comment);
    expect(server.requests.slice(before)).toEqual([
      'GET /repos/acme/skills/issues/1/comments?per_page=100',
    ]);
    const fixed = proposed(clean);
    expect((await run(fixed.work, fixed.event, server, comment)).code).toBe(0);
    expect(server.comments).toHaveLength(1);
    expect(server.comments[0]?.body).toMatch(/^<!-- skillaccord ci:skills -->\n### ✅ Nothing new/);
  });

  test('is not written without findings', async () => {
    const server = await startApi();
    const { work, event } = proposed(clean);
    expect((await run(work, event, server, comment)).code).toBe(0);
    expect(server.comments).toEqual([]);
  });

  test('is not written for a break that the version announces: it asks nothing', async () => {
    const server = await startApi();
    const { work, event } = proposed(fixed);
    const { code, outputs } = await run(work, event, server, comment);
    expect(code).toBe(0);
    expect(reportIn(outputs)).toMatchObject({
      findings: [],
      changes: [expect.objectContaining({ rule: 'input-required-added' })],
    });
    expect(server.comments).toEqual([]);
  });

  test('counts a break that the version announces beside what asks for something', async () => {
    const server = await startApi();
    const { work, event } = proposed({ ...fixed, ...warned });
    expect((await run(work, event, server, comment)).code).toBe(0);
    expect(server.comments[0]?.body).toMatch(
      /worklog.* 1\.0\.0 → 2\.0\.0 \| new required input `tz` \(the version says so\)/,
    );
  });

  test('of another user is not edited, with any first line', async () => {
    const server = await startApi();
    const planted = '<!-- skillaccord ci:skills -->\nAll is well.';
    server.comments.push({ id: 7, body: planted, user: { login: 'mallory', type: 'User' } });
    const { work, event } = proposed(broken);
    await run(work, event, server, comment);
    expect(server.comments.map(({ body }) => body.slice(0, 45))).toEqual([
      planted.slice(0, 45),
      expect.stringContaining('❌'),
    ]);
  });

  test('of another bot is not edited, because users can make it repeat a marker', async () => {
    const server = await startApi();
    const planted = '<!-- skillaccord ci:skills -->\nAll is well.';
    server.comments.push({ id: 7, body: planted, user: { login: 'echo[bot]', type: 'Bot' } });
    const { work, event } = proposed(broken);
    await run(work, event, server, comment);
    await run(work, event, server, comment);
    expect(server.comments.map(({ body }) => body.slice(0, 45))).toEqual([
      planted.slice(0, 45),
      expect.stringContaining('❌'),
    ]);
  });

  test('keeps no earlier verdict if the run cannot start', async () => {
    const server = await startApi();
    const { work, event } = proposed(broken);
    const cannot = { ...comment, base: 'no-such-branch' };
    expect((await run(work, event, server, cannot)).code).toBe(2);
    expect(server.comments).toEqual([]);
    await run(work, event, server, comment);
    const { summary } = await run(work, event, server, cannot);
    expect(summary).toContain('Skillaccord did not run');
    expect(server.comments.map(({ body }) => body)).toEqual([
      `<!-- skillaccord ci:skills -->\n${summary}`,
    ]);
  });

  test('is one for each job and directory', async () => {
    const server = await startApi();
    const { work, event } = proposed(broken);
    await run(work, event, server, comment);
    await run(work, event, server, comment, { GITHUB_JOB: 'x --> y' });
    await run(work, event, server, { ...comment, 'working-directory': './skills/' });
    expect(server.comments.map(({ body }) => body.split('\n')[0])).toEqual([
      '<!-- skillaccord ci:skills -->',
      '<!-- skillaccord ci:x - y -->',
      '<!-- skillaccord ci:skills:skills -->',
    ]);
  });

  test('stays within the size limit of the server', async () => {
    const server = await startApi();
    const many = Object.fromEntries(
      Array.from({ length: 700 }, (_, index) => [
        `s/n${index}/SKILL.md`,
        `---\nname: N_${index}\n---\n`,
      ]),
    );
    const { work, event } = proposed(many);
    const { log } = await run(work, event, server, comment);
    expect(log).not.toContain('No comment was written');
    const { body = '' } = server.comments[0] ?? {};
    expect(Buffer.byteLength(body)).toBeLessThan(65_536);
    expect(body.match(/name-format/g)?.length).toBeLessThan(700);
  });
});

describe('the check run', () => {
  const checks = { 'check-run': 'true' };
  test.each([0, 1, 50, 51, 120])(
    'shows each of %i findings, fifty in each request',
    async (count) => {
      const server = await startApi();
      const { work, event, head } = proposed({ ...clean, ...faulty(count) });
      const { code } = await run(work, event, server, checks);
      expect(server.checkRuns).toHaveLength(1);
      const [{ name, head_sha, conclusion, annotations } = {}] = server.checkRuns;
      expect({ name, head_sha, conclusion }).toEqual({
        name: 'Skillaccord',
        head_sha: head,
        conclusion: code === 0 ? 'success' : 'failure',
      });
      expect(code).toBe(count === 0 ? 0 : 1);
      const errors = annotations?.filter(
        (annotation) => annotation['annotation_level'] === 'failure',
      );
      expect(new Set(errors?.map((annotation) => annotation['path'])).size).toBe(count);
    },
  );
});

describe('a permission that the token lacks', () => {
  const both = { comment: 'true', 'check-run': 'true' };

  test.each<[string, Circumstances, boolean, RegExp[]]>([
    [
      'costs a notice that names the permission',
      { permissions: ['contents'] },
      true,
      [/No comment .* lacks "pull-requests: write"/, /No check run .* lacks "checks: write"/],
    ],
    [
      'on a fork costs a notice that says why',
      { permissions: ['contents'] },
      false,
      [/Nothing was written .* fork can only read.* `pull_request_target`/],
    ],
    [
      'does not touch the other feature',
      { permissions: ['contents', 'checks'] },
      true,
      [/No comment .* lacks "pull-requests: write"/],
    ],
    [
      'is distinguished from an error of the server',
      { failing: { status: 422, times: 9 } },
      true,
      [
        /No comment .* answered "422 Server trouble/,
        /No check run .* answered "422 Server trouble/,
      ],
    ],
  ])('%s', async (_, circumstances, own, notices) => {
    const server = await startApi(circumstances);
    const { work, event } = proposed(warned, own);
    const { code, log } = await run(work, event, server, both);
    expect(code).toBe(0);
    const printed = log
      .split('\n')
      .filter((line) => line.startsWith('::notice title=skillaccord::'));
    expect(printed).toHaveLength(notices.length);
    for (const [index, notice] of notices.entries()) expect(printed[index]).toMatch(notice);
    expect(commandsIn(log).filter((name) => name === 'error')).toEqual([]);
  });

  test('is not used without a token', async () => {
    const server = await startApi();
    const { work, event } = proposed(warned);
    const { code, log } = await run(work, event, server, { ...both, token: '' });
    expect(code).toBe(0);
    expect(log).toContain('No comment was written: the input token is empty.');
    expect(server.requests).toEqual([]);
  });

  test('leaves room for notices in the ten annotations of a runner', async () => {
    const server = await startApi({ permissions: [] });
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => {
        const optional =
          '  optional:\n    - {name: tz, description: A zone., schema: {type: string}}\n';
        const text = (version: string, more: string) =>
          worklog(version, 'day')['skills/worklog/SKILL.md'].replace(/---\n$/, `${more}---\n`);
        return [`skills/n${index}/SKILL.md`, [text('1.0.0', ''), text('1.1.0', optional)]] as const;
      }),
    );
    const side = (at: 0 | 1) =>
      Object.fromEntries(
        Object.entries(many).map(([path, texts], index) => [
          path,
          texts[at].replace('name: worklog', `name: n${index}`),
        ]),
      );
    const config = { 'skillaccord.yml': 'rules: { input-optional-added-no-default: note }\n' };
    const from = origin({ ...side(0), ...config });
    const { base: sha, head } = pullRequest(from, { ...side(1), ...warned });
    const payload = { pull_request: { number: 1, base: { sha }, head: { sha: head } } };
    const work = checkout(from.url, 'refs/pull/1/merge');
    const { log } = await run(work, { name: 'pull_request', payload }, server, both);
    const notices = log.split('\n').filter((line) => line.startsWith('::notice'));
    expect(notices).toHaveLength(10);
    expect(notices.filter((line) => line.includes('title=skillaccord::'))).toHaveLength(2);
    expect(log).toContain('\n4 more findings in the summary.');
  });
});

describe('a private repository without credentials in its checkout', () => {
  const nowhere = 'file:///nowhere/at/all';

  test('is compared through the API, which gets only the missing objects', async () => {
    const { from, work, event, sha } = proposed(broken);
    work.git('remote', 'set-url', 'origin', nowhere);
    const server = await startApi({ permissions: ['contents'], repository: from.work.path });
    const { code, outputs } = await run(work, event, server, {});
    expect([code, outputs.get('required-bump')]).toEqual([1, 'major']);
    const blobs = server.requests.filter((request) => request.includes('/git/blobs/'));
    expect(blobs).toHaveLength(1);
    expect(server.requests).toContain(`GET /repos/acme/skills/git/trees/${sha}?recursive=1`);
  });

  test('with its own head checked out gets the merge base, and stays at depth 1', async () => {
    const { from, event, sha } = proposed(broken);
    const work = checkout(from.url, 'refs/pull/1/head');
    work.git('remote', 'set-url', 'origin', nowhere);
    const server = await startApi({ permissions: ['contents'], repository: from.work.path });
    const { code, outputs } = await run(work, event, server, {});
    expect(code).toBe(1);
    expect(reportIn(outputs)).toMatchObject({ base: { sha }, summary: { changed: 1, errors: 1 } });
    expect(work.git('rev-list', '--count', 'HEAD')).toBe('1');
  });

  test.each([
    ['', 'pull_request', nowhere],
    ['', 'pull_request_target', nowhere],
    [' while the fork is checked out', 'pull_request', 'https://github.com/mallory/skills'],
  ])('has the verdict of the tip of main from the API%s, on %s', async (_, name, remote) => {
    const { from, event } = proposed(broken);
    const { pull_request } = event.payload;
    const { base: tip, head } = pull_request;
    from.work.git('switch', '-q', 'main');
    const sha = from.work.commit({ 'skillaccord.yml': 'policy: [{ network: false }]\n' });
    const work = checkout(from.url, 'refs/pull/1/head');
    work.git('remote', 'set-url', 'origin', remote);
    const repo = { id: 2, full_name: 'mallory/skills' };
    const payload = {
      ...event.payload,
      pull_request: { number: 1, base: { ...tip, ref: 'main' }, head: { ...head, repo } },
    };
    const offline = { https_proxy: 'http://127.0.0.1:1' };
    const server = await startApi({ permissions: ['contents'], repository: from.work.path });
    const { code, summary } = await run(work, { name, payload }, server, {}, offline);
    expect(code).toBe(1);
    expect(summary).toContain(`Judged by the configuration of \`main\` (${sha.slice(0, 7)}).`);
    const silent = await startApi({ permissions: [] });
    const refused = await run(work, { name, payload }, silent, {}, offline);
    expect([refused.code, refused.log]).toEqual([2, expect.stringContaining('let the token read')]);
  });

  test('is compared with the tag before, on a release', async () => {
    const from = origin(base);
    from.work.git('tag', '-a', '-m', 'One', 'v1.0.0');
    const first = from.work.git('rev-parse', 'HEAD');
    from.work.commit(broken);
    from.work.git('tag', 'v1.0.1');
    from.work.git('push', '-q', 'origin', '--tags');
    const work = checkout(from.url, 'refs/tags/v1.0.1');
    work.git('remote', 'set-url', 'origin', nowhere);
    const server = await startApi({ permissions: ['contents'], repository: from.work.path });
    const event = { name: 'push', ref: 'refs/tags/v1.0.1', payload: {} };
    const { code, outputs } = await run(work, event, server, {});
    expect(code).toBe(1);
    expect(reportIn(outputs)).toMatchObject({
      base: { sha: first, name: 'v1.0.0' },
      summary: { changed: 1, errors: 1 },
    });
  });

  test('with a named base is compared with that base', async () => {
    const { from, work, event } = proposed(broken);
    work.git('remote', 'set-url', 'origin', nowhere);
    const server = await startApi({ permissions: ['contents'], repository: from.work.path });
    expect((await run(work, event, server, { base: 'main' })).code).toBe(1);
  });

  test('that the token cannot read either does not pass, and both reasons are printed', async () => {
    const { from, work, event } = proposed(broken);
    work.git('remote', 'set-url', 'origin', nowhere);
    const server = await startApi({ permissions: [], repository: from.work.path });
    const { code, log } = await run(work, event, server, {});
    expect(code).toBe(2);
    expect(log).toMatch(/does not appear to be a git repository.*the API: 404 Not Found/);
    expect(log).toContain('let the token read contents');
  });

  test.each([403, 429])('does not pass if the server refuses files with %i', async (status) => {
    const { from, work, event } = proposed(broken);
    work.git('remote', 'set-url', 'origin', nowhere);
    const failing = { status, times: 9, path: '/git/blobs/' };
    const server = await startApi({ repository: from.work.path, failing });
    const { code, log } = await run(work, event, server, {});
    expect(code).toBe(2);
    expect(log).toContain(`the API does not give it (${status} Server trouble`);
  });

  test('does not pass if the target of the tag is unknown', async () => {
    const from = origin(base);
    from.work.git('tag', 'v1.0.0');
    from.work.commit(broken);
    from.work.git('tag', 'v1.0.1');
    from.work.git('push', '-q', 'origin', '--tags');
    const work = checkout(from.url, 'refs/tags/v1.0.1');
    work.git('remote', 'set-url', 'origin', 'https://ghp_0123456789abcdefghij@127.0.0.1:1/a.git');
    const server = await startApi({ permissions: [], repository: from.work.path });
    const event = { name: 'push', ref: 'refs/tags/v1.0.1', payload: {} };
    const { code, log, summary } = await run(work, event, server, {});
    expect(code).toBe(2);
    expect(log).toMatch(/origin cannot be asked for its tags .*the API: 404/);
    expect(log + summary).not.toContain('ghp_');
  });

  test('with a partial clone gets the blobs through the API', async () => {
    const from = origin(base);
    const { base: sha, head } = pullRequest(from, broken);
    const work = checkout(from.url, 'refs/pull/1/merge', 0, ['docs']);
    work.git('remote', 'set-url', 'origin', nowhere);
    const server = await startApi({ permissions: ['contents'], repository: from.work.path });
    const payload = { pull_request: { number: 1, base: { sha }, head: { sha: head } } };
    const { code, outputs } = await run(work, { name: 'pull_request', payload }, server, {});
    expect([code, outputs.get('breaking')]).toEqual([1, '1']);
  });

  test('retries after a temporary error', async () => {
    const { from, work, event } = proposed(broken);
    work.git('remote', 'set-url', 'origin', nowhere);
    const failing = { status: 502, times: 1 };
    const server = await startApi({ repository: from.work.path, failing });
    expect((await run(work, event, server, {})).code).toBe(1);
  });
});

test('a clone that can fetch does not use the API', async () => {
  const server = await startApi();
  const { work, event } = proposed(broken);
  const { code, log } = await run(work, event, server, {});
  expect(code).toBe(1);
  expect(server.requests).toEqual([]);
  expect(log).not.toContain(token);
});

test('pull_request_target reads the proposed change as data and may comment on it', async () => {
  const from = origin(base);
  const { base: sha, head } = pullRequest(from, broken);
  const payload = { pull_request: { number: 1, base: { sha }, head: { sha: head } } };
  const work = checkout(from.url, 'refs/heads/main');
  const server = await startApi();
  const event = { name: 'pull_request_target', ref: 'refs/heads/main', payload };
  const { code } = await run(work, event, server, { comment: 'true' });
  expect(code).toBe(1);
  expect(server.comments[0]?.body).toContain('tz');
});

test('a rejected token has another message than one without a permission', async () => {
  const server = await startApi({ failing: { status: 401, times: 9, message: 'Bad credentials' } });
  const { work, event } = proposed(fixed);
  const { log } = await run(work, event, server, { comment: 'true' });
  expect(log).toContain('No comment was written: the server answered "401 Bad credentials');
});

test('an incomplete check run is not reported as missing', async () => {
  const failing = { status: 422, times: 1, path: 'PATCH /repos/acme/skills/check-runs/' };
  const server = await startApi({ failing });
  const { work, event } = proposed(faulty(60));
  const { log } = await run(work, event, server, { 'check-run': 'true' });
  expect(log).toContain('The check run lacks findings: the server answered "422');
});

describe('a link of the change', () => {
  /** A pull request that replaces a folder by a link to valid files. */
  function replaceByLink(place: string, target: string) {
    const from = origin({ ...base, 'agents/log/SKILL.md': base['skills/worklog/SKILL.md'] });
    from.work.git('switch', '-q', '-c', 'feature');
    from.work.git('rm', '-rq', '--ignore-unmatch', place);
    from.work.commit({ [place]: { link: target } });
    const head = from.work.git('rev-parse', 'HEAD');
    from.push('refs/pull/1/head');
    const sha = from.work.git('rev-parse', 'main');
    const work = checkout(from.url, 'refs/pull/1/head');
    const payload = { pull_request: { number: 1, base: { sha }, head: { sha: head } } };
    return { work, event: { name: 'pull_request', payload } };
  }

  test('in the place of checked paths is not followed', async () => {
    const { work, event } = replaceByLink('agents', 'skills');
    const server = await startApi();
    const { code, log } = await run(work, event, server, { paths: 'agents' });
    expect(code).toBe(1);
    expect(log).toContain('title=skill-removed');
  });

  test.each([
    ['working-directory', 'agents', '/'],
    ['config', 'ci.yml', '/etc/hostname'],
  ])('in the place of the %s is refused', async (input, place, target) => {
    const { work, event } = replaceByLink(place, target);
    const server = await startApi();
    const { code, log } = await run(work, event, server, { [input]: place });
    expect(code).toBe(2);
    expect(log).toContain('symbolic link');
  });
});
