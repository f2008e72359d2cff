import { cpSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  checkout,
  origin,
  repositoryAt,
  sharedFolder,
  type TestRepository,
  temporaryFolder,
} from '../support/git.ts';
import { type Circumstances, type Server, startApi } from '../support/github/github-api.ts';
import { runActionHere } from '../support/in-process.ts';
import { reportIn } from '../support/report-output.ts';
import { worklog } from '../support/skills.ts';
import type { Event } from '../support/step.ts';

const base = worklog('1.0.0', 'day');
const broken = worklog('1.0.1', 'day', 'tz');

/** An origin with a pull request from a branch that merged `main`. */
function withProposal() {
  const files = { ...base, 'a.md': 'A.\n', 'b/c.md': 'C.\n', 'b/d/e.md': 'E.\n' };
  const from = origin(files, sharedFolder);
  const { work } = from;
  work.git('switch', '-q', '-c', 'feature');
  work.commit({ 'notes.md': 'Notes.\n' });
  work.git('switch', '-q', 'main');
  const fork = work.commit({ 'meanwhile.md': 'Main moves on.\n' });
  work.git('switch', '-q', 'feature');
  work.git('merge', '-q', '--no-ff', '-m', 'Catch up', 'main');
  const head = work.commit(broken);
  from.push('refs/pull/1/head');
  work.git('switch', '-q', 'main');
  const tip = work.commit({ 'later.md': 'Main moves on again.\n' });
  from.push('refs/heads/main');
  const payload = {
    action: 'opened',
    repository: { id: 1 },
    pull_request: { number: 1, base: { sha: tip }, head: { sha: head, repo: { id: 1 } } },
  };
  const event = { name: 'pull_request', ref: 'refs/pull/1/head', payload };
  return { from, fork, event };
}

/** No test changes the origin. */
let all: ReturnType<typeof withProposal>;
beforeAll(() => {
  all = withProposal();
});

/** The pull request, checked out at its head as by Gitea. */
function proposed() {
  return { ...all, work: checkout(all.from.url, 'refs/pull/1/head') };
}

function start(circumstances: Circumstances = {}): Promise<Server> {
  return startApi({ forge: 'gitea', login: 'gitea-actions', ...circumstances });
}

function run(
  work: TestRepository,
  event: Event,
  server: Server,
  inputs: Readonly<Record<string, string>> = {},
) {
  return runActionHere(
    work,
    event,
    { token: 'e06ee6a0bca456505afa', ...inputs },
    { GITHUB_API_URL: server.url, GITHUB_SERVER_URL: 'https://git.example.org/forge/' },
  );
}

function noticesIn(log: string): string[] {
  return log.split('\n').filter((line) => line.startsWith('::notice title=skillaccord::'));
}

describe('on Gitea', () => {
  test('the comment of the job is found by its login, and links to addresses of Gitea', async () => {
    const server = await start();
    const { work, event } = proposed();
    await run(work, event, server, { comment: 'true' });
    await run(work, event, server, { comment: 'true' });
    expect(server.comments).toHaveLength(1);
    const sha = work.git('rev-parse', 'HEAD');
    expect(server.comments[0]?.body).toContain(
      `(https://git.example.org/forge/acme/skills/src/commit/${sha}/skills/worklog/SKILL.md`,
    );
  });

  test('the comment of another user is not edited', async () => {
    const server = await start();
    const body = '<!-- skillaccord ci:skills -->\nAll is well.';
    server.comments.push({ id: 7, body, user: { login: 'mallory' } });
    const { work, event } = proposed();
    await run(work, event, server, { comment: 'true' });
    expect(server.comments.map((comment) => comment.body)).toEqual([
      body,
      expect.stringContaining('❌'),
    ]);
  });

  test('a token that cannot read its login adds no second comment, and says so', async () => {
    const server = await start({ login: undefined });
    const { work, event } = proposed();
    await run(work, event, server, { comment: 'true' });
    const { code, log } = await run(work, event, server, { comment: 'true' });
    expect(code).toBe(1);
    expect(server.comments).toHaveLength(1);
    expect(noticesIn(log)).toEqual([
      expect.stringContaining('No comment was written: the server answered "403'),
    ]);
  });

  test('a check run is a notice that names no permission', async () => {
    const { work, event } = proposed();
    const { code, log } = await run(work, event, await start(), { 'check-run': 'true' });
    expect(code).toBe(1);
    expect(noticesIn(log)).toEqual([
      expect.stringContaining('No check run was written: this server has none.'),
    ]);
  });

  describe('a private repository without credentials in its checkout', () => {
    const unreachable = async () => {
      const { work, event, fork } = proposed();
      work.git('remote', 'set-url', 'origin', 'file:///nowhere/at/all');
      const hosted = repositoryAt(temporaryFolder());
      cpSync(all.from.work.path, hosted.path, { recursive: true });
      return { work, event, fork, hosted, server: await start({ repository: hosted.path }) };
    };

    test('is compared with the merge base, across all pages of the answer', async () => {
      const { work, event, server, fork } = await unreachable();
      const { code, outputs } = await run(work, event, server);
      expect(code).toBe(1);
      expect(reportIn(outputs)).toMatchObject({
        base: { sha: fork },
        summary: { changed: 1, errors: 1 },
      });
      const pages = server.requests.filter((request) => request.includes(`/git/trees/${fork}`));
      expect(pages.length).toBeGreaterThan(3);
    });

    test('accepts a branch and a tag by name', async () => {
      const { work, event, server, hosted } = await unreachable();
      hosted.git('tag', 'v1.0.0', 'main');
      for (const base of ['main', 'v1.0.0']) {
        const { code, outputs } = await run(work, event, server, { base });
        expect([base, code, outputs.get('required-bump')]).toEqual([base, 1, 'major']);
      }
    });

    test('is compared with the tag before, on a release', async () => {
      const { work, server, hosted, event } = await unreachable();
      hosted.git('tag', '-a', '-m', 'One', 'v1.0.0', 'main');
      const main = hosted.git('rev-parse', 'main');
      const pushed = { name: 'push', ref: 'refs/tags/v1.0.1', payload: {} };
      const { code, outputs } = await run(work, { ...event, ...pushed }, server);
      expect(code).toBe(1);
      expect(reportIn(outputs)).toMatchObject({
        base: { sha: main, name: 'v1.0.0' },
        summary: { changed: 1, errors: 1 },
      });
    });
  });
});
