import { expect, test } from 'vitest';
import { runBuiltAsync } from '../../test/support/built.ts';
import { repository, type TestRepository } from '../../test/support/git.ts';
import { recipe } from '../../test/support/recipes.ts';
import {
  lockEntry,
  lockText,
  permitting,
  type Source,
  serveSource,
  skillText,
} from '../../test/upstream/consumer.ts';
import { type Hub, startHub } from '../github/hub.ts';
import { act, type StandIns, type WorkflowResult } from './run-act.ts';

interface Issue {
  readonly number: number;
  readonly state: string;
  readonly body: string;
  readonly user: { readonly type: string };
  readonly labels: readonly { readonly name: string }[];
}

/** A repository with one skill that is installed from a source on loopback. */
function consumer(source: Source, workflow = 'skill-updates'): TestRepository {
  const text = skillText('alpha');
  return repository({
    '.github/workflows/updates.yml': recipe(workflow),
    'skillaccord.yml': permitting(source.server),
    'skills-lock.json': lockText({ alpha: lockEntry(source.url, 'alpha', { 'SKILL.md': text }) }),
    '.agents/skills/alpha/SKILL.md': text,
  });
}

async function runOnSchedule(
  work: TestRepository,
  hub: Hub,
  standIns: StandIns = {},
): Promise<WorkflowResult> {
  const token = await hub.token({
    ...{ contents: 'read', issues: 'write', pull_requests: 'read', checks: 'read' },
  });
  const variables = { GITHUB_API_URL: hub.url, GITHUB_REPOSITORY: 'acme/skills' };
  const flags = Object.entries(variables).flatMap((variable) => ['--env', variable.join('=')]);
  return act(work, 'schedule', {}, [...flags, '--secret', `GITHUB_TOKEN=${token}`], standIns);
}

const issuesOf = (hub: Hub) =>
  hub.requestAs<Issue[]>('acme', 'GET', '/repos/acme/skills/issues?state=all');

test('the weekly workflow opens one issue, edits it, closes it and opens it again', {
  timeout: 600_000,
}, async () => {
  const hub = await startHub();
  const source = await serveSource({ 'skills/alpha/SKILL.md': skillText('alpha') });
  const work = consumer(source);

  const current = await runOnSchedule(work, hub);
  expect(current.log).toContain('No issue changes.');
  expect(current.code).toBe(0);
  expect(await issuesOf(hub)).toEqual([]);

  source.push({ 'skills/alpha/SKILL.md': skillText('alpha', 'Ask @octocat about #1.\n') });
  const first = await runOnSchedule(work, hub);
  expect(first.log).toContain('set-output:: pending=true');
  expect(first.code).toBe(0);
  const [opened, ...others] = await issuesOf(hub);
  expect(others).toEqual([]);
  expect(opened).toMatchObject({ state: 'open', user: { type: 'Bot' } });
  expect(opened?.labels.map(({ name }) => name)).toEqual(['skill-updates']);
  expect(opened?.body).toContain('alpha');

  const same = await runOnSchedule(work, hub);
  expect(same.log).toContain('No issue changes.');

  const gained = skillText('alpha', '', 'allowed-tools: WebFetch\n');
  source.push({ 'skills/alpha/SKILL.md': gained });
  await runOnSchedule(work, hub);
  const [edited] = await issuesOf(hub);
  expect(edited).toMatchObject({ number: opened?.number, state: 'open' });
  expect(edited?.body).toContain('WebFetch');

  const updated = await runBuiltAsync('cli', { cwd: work.path }, ['update', 'alpha']);
  expect(updated.code, updated.stderr).toBe(0);
  work.commit({}, 'Update');
  await runOnSchedule(work, hub);
  const [closed] = await issuesOf(hub);
  expect(closed).toMatchObject({ number: opened?.number, state: 'closed' });

  source.push({ 'skills/alpha/SKILL.md': skillText('alpha', 'More.\n') });
  await runOnSchedule(work, hub);
  expect(await issuesOf(hub)).toMatchObject([{ number: opened?.number, state: 'open' }]);
});

test('an unreachable source fails the first job, and the issue stays unchanged', {
  timeout: 200_000,
}, async () => {
  const hub = await startHub();
  const source = await serveSource({ 'skills/alpha/SKILL.md': skillText('alpha') });
  const work = consumer(source);
  work.commit({ 'skillaccord.yml': 'sources: {}\n' });
  const { code, log } = await runOnSchedule(work, hub);
  expect(log).toContain('No source could be asked.');
  expect(code).toBe(1);
  expect(hub.requests.filter((request) => request.includes('/issues'))).toEqual([]);
});

test('the workflow with private sources opens the same issue', { timeout: 200_000 }, async () => {
  const hub = await startHub();
  const source = await serveSource({ 'skills/alpha/SKILL.md': skillText('alpha') });
  const work = consumer(source, 'private-skill-updates');
  source.push({ 'skills/alpha/SKILL.md': skillText('alpha', 'More.\n') });
  expect((await runOnSchedule(work, hub)).code).toBe(0);
  expect(await issuesOf(hub)).toMatchObject([{ state: 'open' }]);
});

/** Prints the change and the body of the pull request that the action opens. */
const pullRequest = `name: stand-in
description: Prints what it gets.
inputs:
  branch: { required: true }
  title: { required: true }
  body-path: { required: true }
  delete-branch: { required: true }
runs:
  using: composite
  steps:
    - shell: bash
      env: { FILE: '\${{ inputs.body-path }}', BRANCH: '\${{ inputs.branch }}' }
      run: echo "to $BRANCH" && cat "$FILE" && git --no-pager diff
`;

test('the workflow that proposes updates writes the new files and the lock', {
  timeout: 200_000,
}, async () => {
  const hub = await startHub();
  const source = await serveSource({ 'skills/alpha/SKILL.md': skillText('alpha') });
  const work = consumer(source, 'propose-skill-updates');
  source.push({ 'skills/alpha/SKILL.md': skillText('alpha', 'More.\n') });
  // act replaces the checkout by itself, and asks for its action.yml all the same.
  const pinned = recipe('propose-skill-updates').match(/[\w-]+\/[\w-]+@\w{40}/g) ?? [];
  const actions = Object.fromEntries(pinned.map((name) => [name, pullRequest]));
  const { code, log } = await runOnSchedule(work, hub, { actions });
  expect(log).toContain('to skill-updates/alpha');
  expect(log).toMatch(/\| \+More\./);
  expect(log).toMatch(/\| \+ .*"computedHash"/);
  expect(code).toBe(0);
});
