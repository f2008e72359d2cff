import { expect, test } from 'vitest';
import { checkout } from '../../test/support/git.ts';
import { withSuggestions } from '../../test/support/github/suggestions.ts';
import { reportIn } from '../../test/support/report-output.ts';
import { faulty, worklog } from '../../test/support/skills.ts';
import type { JobResult } from '../support/job.ts';
import { type CheckRun, startHub } from './hub.ts';
import { mirror } from './mirror.ts';
import { createRepository } from './repository.ts';
import { readPermissions, runActionJob, writePermissions } from './runner.ts';

const marker = '<!-- skillaccord ci:skills -->';
const broken = worklog('1.0.1', 'day', 'tz');
/** A worse break, with an attempted workflow command. */
const worse = worklog('1.0.1', 'day', 'tz', 'place', '"##[add-mask]e"', '"::stop-commands::e"');
const fixed = { ...worklog('1.0.0', 'day'), 'README.md': 'Skills.\n' };

/** Expects the outcome and the annotations of a break. */
function expectBreak({ code, annotations, summary, outputs }: JobResult): void {
  expect(code, 'the step fails').toBe(1);
  const errors = annotations.filter(({ level }) => level === 'error');
  const onLine = errors.find(({ title }) => title === 'input-required-added');
  expect(onLine, 'the break stands on its line').toMatchObject({
    file: 'skills/worklog/SKILL.md',
    line: expect.any(Number),
    message: expect.stringMatching(/^New required input `tz`\. Existing calls do not pass it\./),
  });
  expect(errors.at(-1)?.message, 'the last error is the verdict').toContain(
    'worklog 1.0.1 breaks its callers',
  );
  expect(summary, 'the summary says it').toMatch(
    /^### ❌ worklog 1\.0\.1 breaks its callers\n[\s\S]*worklog 1\.0\.1 → 2\.0\.0/,
  );
  expect(outputs.get('outcome')).toBe('fail');
  expect(outputs.get('required-bump')).toBe('major');
}

test('a pull request is opened with a break, pushed again, and fixed', async () => {
  const hub = await startHub();
  const skills = await createRepository(hub);

  const opened = await skills.propose(broken);
  const first = await runActionJob(hub, opened.work, opened.event, writePermissions);
  expectBreak(first);
  const [comment, ...more] = await hub.comments(opened.number);
  expect(more, 'there is one comment').toEqual([]);
  expect(comment?.body, 'it is the summary').toBe(`${marker}\n${first.summary}`);
  const [check] = await hub.checkRuns(opened.head);
  expect(check, 'a check run stands at the head of the branch').toMatchObject({
    name: 'Skillaccord',
    conclusion: 'failure',
    output: {
      title: expect.stringContaining('worklog 1.0.1 breaks its callers'),
      summary: first.summary,
    },
  });

  const { reviews, lineComments } = hub.reviews;
  expect(reviews, 'one review suggests the version').toHaveLength(1);
  expect(lineComments, 'on its line').toMatchObject([{ path: 'skills/worklog/SKILL.md', line: 5 }]);
  expect(withSuggestions(broken['skills/worklog/SKILL.md'], lineComments)).toContain(
    '\nversion: 2.0.0\n',
  );

  const again = await skills.update(opened, worse);
  const second = await runActionJob(hub, again.work, again.event, writePermissions);
  expectBreak(second);
  const afterwards = await hub.comments(opened.number);
  expect(
    afterwards.map(({ id }) => id),
    'the comment is still the same one',
  ).toEqual([comment?.id]);
  expect(second.summary).toContain('place');
  expect(second.log, 'what would command the runner is shown').toMatch(/\\u0023#\[add-mask\]e/);
  expect(afterwards[0]?.body, 'and says the new state').toBe(`${marker}\n${second.summary}`);
  expect((await hub.checkRuns(again.head))[0]?.conclusion).toBe('failure');
  expect([reviews.length, lineComments.length], 'nothing is suggested twice').toEqual([1, 1]);

  const last = await skills.update(again, fixed);
  const third = await runActionJob(hub, last.work, last.event, writePermissions);
  expect(third.code, 'the step passes').toBe(0);
  expect(third.annotations, 'nothing is annotated').toEqual([]);
  const [allClear, ...others] = await hub.comments(opened.number);
  expect(others).toEqual([]);
  expect(allClear?.id).toBe(comment?.id);
  expect(allClear?.body, 'the comment gives the all-clear').toMatch(/^<!-- .* -->\n### ✅ /);
  expect((await hub.checkRuns(last.head))[0]?.conclusion).toBe('success');
  expect([reviews.length, lineComments.length]).toEqual([1, 1]);
  expect(reviews[0]?.body, 'and the review has nothing left to suggest').toMatch(
    /^<!-- .* -->\n✅ Nothing is left to suggest\.$/,
  );
});

test('a pull request without findings gets no comment', async () => {
  const hub = await startHub();
  const { propose } = await createRepository(hub);
  const { work, event, number, head } = await propose(fixed);
  expect((await runActionJob(hub, work, event, writePermissions)).code).toBe(0);
  expect(await hub.comments(number)).toEqual([]);
  expect((await hub.checkRuns(head))[0]?.conclusion).toBe('success');
});

test('a pull request from a fork fails with a token that may only read, and says what it cannot write', async () => {
  const hub = await startHub();
  const { propose } = await createRepository(hub);
  const { work, event, number, head } = await propose(broken, 'mallory');
  const result = await runActionJob(hub, work, event, readPermissions);
  expectBreak(result);
  const notices = result.annotations.filter(({ title }) => title === 'skillaccord');
  expect(
    notices.map(({ message }) => message),
    'one notice for all three',
  ).toEqual([expect.stringContaining('the token of a fork can only read')]);
  const refused = hub.requests.filter((request) => request.endsWith('403'));
  expect(refused.sort(), 'the server refused all').toEqual([
    'POST /repos/acme/skills/check-runs 403',
    `POST /repos/acme/skills/issues/${number}/comments 403`,
    `POST /repos/acme/skills/pulls/${number}/reviews 403`,
  ]);
  expect(hub.reviews.reviews).toEqual([]);
  expect(await hub.comments(number)).toEqual([]);
  expect(await hub.checkRuns(head)).toEqual([]);
});

test('a job that lacks one permission keeps the features that need another', async () => {
  const hub = await startHub();
  const { propose } = await createRepository(hub);
  const { work, event, number, head } = await propose(broken);
  const result = await runActionJob(hub, work, event, {
    ...writePermissions,
    pull_requests: 'read',
  });
  expectBreak(result);
  const notices = result.annotations.filter(({ title }) => title === 'skillaccord');
  expect(notices.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^No comment was written: .*"pull-requests: write"/),
    expect.stringMatching(/^No review was written: .*"pull-requests: write"/),
  ]);
  expect(await hub.comments(number)).toEqual([]);
  expect(await hub.checkRuns(head)).toHaveLength(1);
});

test('a merge group is compared with the entry before it in the queue', async () => {
  const hub = await startHub();
  const { propose, from } = await createRepository(hub);
  const { event: opened, base } = await propose(broken);
  const reference = `refs/heads/gh-readonly-queue/main/pr-1-${base}`;
  from.push(reference);
  await mirror(hub, from.work, 'acme', reference);
  const merge_group = {
    head_sha: opened.sha,
    head_ref: reference,
    base_sha: base,
    base_ref: 'refs/heads/main',
  };
  const payload = { action: 'checks_requested', merge_group };
  const work = checkout(from.url, reference);
  const event = { name: 'merge_group', ref: reference, sha: opened.sha, payload };
  const result = await runActionJob(hub, work, event, writePermissions);
  expectBreak(result);
  expect(reportIn(result.outputs)).toMatchObject({ base: { sha: base } });
  expect(await hub.comments(1), 'a merge group has no thread').toEqual([]);
  expect((await hub.checkRuns(opened.sha))[0]?.conclusion).toBe('failure');
});

test('the push of a tag is compared with the tag before', async () => {
  const hub = await startHub();
  const { from } = await createRepository(hub);
  from.work.git('tag', 'v1.0.0');
  const sha = from.work.commit(broken);
  from.work.git('tag', 'v1.0.1');
  from.work.git('push', '-q', 'origin', '--tags');
  const reference = 'refs/tags/v1.0.1';
  await mirror(hub, from.work, 'acme', reference);
  const payload = { ref: reference, before: '0'.repeat(40), after: sha, created: true };
  const work = checkout(from.url, reference);
  const event = { name: 'push', ref: reference, sha, payload };
  const result = await runActionJob(hub, work, event, writePermissions);
  expectBreak(result);
  expect(reportIn(result.outputs)).toMatchObject({ base: { name: 'v1.0.0' } });
  expect((await hub.checkRuns(sha))[0]?.conclusion).toBe('failure');
});

test('the check run has every finding, above the limits of a step, a request and a page', async () => {
  const hub = await startHub();
  const { propose } = await createRepository(hub);
  const { work, event, head, number } = await propose(faulty(120));
  const result = await runActionJob(hub, work, event, writePermissions);
  expect(result.code).toBe(1);
  const errors = result.annotations.filter(({ level }) => level === 'error');
  expect(errors, 'nine findings and the verdict').toHaveLength(10);
  expect(errors.at(-1)?.message).toMatch(
    /^`description` is empty\. Agents never choose the skill \(120 places\)/,
  );
  expect(result.log).toMatch(/^111 more findings in the summary\.$/m);
  const [run] = await hub.checkRuns(head);
  const annotations = run ? await hub.annotations(run) : [];
  expect(new Set(annotations.map(({ path }) => path)).size, 'a place for each').toBe(120);
  expect(await hub.comments(number)).toHaveLength(1);
  expect(hub.requests.filter((request) => / [45]\d\d$/.test(request))).toEqual([]);
});

test('the test server has the limits of the real one', async () => {
  const hub = await startHub();
  const { propose } = await createRepository(hub);
  const { number, head: head_sha } = await propose(fixed);
  const path = '/repos/acme/skills';
  const annotations = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      path: `f${index}`,
      start_line: 1,
      end_line: 1,
      annotation_level: 'notice',
      message: 'Said.',
    }));
  const run = (count: number, summary = 'All.') =>
    hub.requestAs<CheckRun>('acme', 'POST', `${path}/check-runs`, {
      name: 'Test',
      head_sha,
      output: { title: 'Test', summary, annotations: annotations(count) },
    });
  await expect(run(51)).rejects.toThrow('422');
  await expect(run(1, 'x'.repeat(65_536))).rejects.toThrow('422');
  const kept = await run(50, 'x'.repeat(65_535));
  const output = { title: 'Test', summary: 'All.', annotations: annotations(50) };
  await hub.requestAs('acme', 'PATCH', `${path}/check-runs/${kept.id}`, { output });
  expect(await hub.annotations(kept)).toHaveLength(100);
  const comment = (length: number) =>
    hub.requestAs('acme', 'POST', `${path}/issues/${number}/comments`, {
      body: 'x'.repeat(length),
    });
  await expect(comment(65_537)).rejects.toThrow('422');
  await comment(65_536);
  const comments = [{ path: 'README.md', line: 2, body: 'Not in the diff.' }];
  const review = { event: 'COMMENT', body: 'Said.', comments };
  const reviews = `${path}/pulls/${number}/reviews`;
  await expect(hub.requestAs('acme', 'POST', reviews, review)).rejects.toThrow('422');
});

test('a private repository without credentials in its checkout is compared through the API', async () => {
  const hub = await startHub();
  const { propose } = await createRepository(hub);
  const { work, event } = await propose(broken);
  work.git('remote', 'set-url', 'origin', 'file:///nowhere/at/all');
  const result = await runActionJob(hub, work, event, writePermissions);
  expectBreak(result);
  expect(work.git('rev-list', '--count', 'HEAD'), 'the clone keeps its depth').toBe('1');
});
