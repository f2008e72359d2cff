import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  checkout,
  clone,
  type Origin,
  origin,
  pullRequest,
  repository,
} from '../../test/support/git.ts';
import { recipe } from '../../test/support/recipes.ts';
import { worklog } from '../../test/support/skills.ts';
import { act, type StandIns } from './run-act.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Programs that would reach a server print their arguments. */
const standIns: StandIns = {
  programs: { gh: 'echo "gh $*"', npm: 'echo "npm $*"' },
};

function released(name: string, tag: string): Origin {
  const from = origin({ '.github/workflows/it.yml': recipe(name), ...worklog('1.0.0', 'day') });
  from.work.git('tag', tag);
  from.work.git('push', '-q', 'origin', tag);
  return from;
}

/** Tags a version of the skill, and runs the workflow of the pushed tag. */
function pushTag({ work, url }: Origin, tag: string, version: string) {
  work.commit(worklog(version, 'day', 'tz'));
  work.git('tag', tag);
  work.git('push', '-q', 'origin', tag);
  const ref = `refs/tags/${tag}`;
  return act(checkout(url, ref), 'push', { ref, before: '0'.repeat(40) }, [], standIns);
}

test.each([
  ['release', 'v'],
  ['release-each-skill', 'worklog@'],
])('%s publishes a tag only if its version suffices', async (name, prefix) => {
  const from = released(name, `${prefix}1.0.0`);
  const small = await pushTag(from, `${prefix}1.1.0`, '1.1.0');
  expect(small.code).toBe(1);
  expect(small.log).not.toContain('| gh release');
  const good = await pushTag(from, `${prefix}2.0.0`, '2.0.0');
  expect(good.log).toMatch(`| gh release create ${prefix}2.0.0`);
  expect(good.code).toBe(0);
});

test('required-bump gives npm the version step, and nothing where nothing changed', async () => {
  const from = released('required-bump', 'v1.0.0');
  const run = () => {
    const event = { ref: 'refs/heads/main', inputs: { since: 'v1.0.0' } };
    return act(clone(from.url), 'workflow_dispatch', event, [], standIns);
  };
  expect((await run()).log).not.toContain('| npm');
  from.work.commit(worklog('1.0.0', 'day', 'tz'));
  from.push('refs/heads/main');
  const { code, log } = await run();
  expect(log).toContain('| npm version major');
  expect(code).toBe(0);
});

test('junit writes test results beside the check', async () => {
  const own = repository();
  for (const part of ['package.json', 'dist/cli', 'dist/grammars'])
    cpSync(join(project, part), join(own.path, part), { recursive: true });
  own.commit();
  own.git('tag', 'v1.0.0-rc.1');
  const from = origin({ '.github/workflows/it.yml': recipe('junit'), ...worklog('1.0.0', 'day') });
  const { head } = pullRequest(from, worklog('1.0.1', 'day', 'tz'));
  const settings = {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.file://${own.path}.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://github.com/acme/skillaccord',
  };
  const flags = Object.entries(settings).flatMap((variable) => ['--env', variable.join('=')]);
  const event = { action: 'opened', pull_request: { base: { ref: 'main' }, head: { sha: head } } };
  const work = checkout(from.url, 'refs/pull/1/merge', 2);
  const { code, log } = await act(work, 'pull_request', event, flags);
  expect(log).toMatch(/Success - Main actions\/upload-artifact/);
  expect(code).toBe(1);
});

test('reusable hands its outputs to a later job', async () => {
  const workflow = { '.github/workflows/it.yml': recipe('reusable') };
  const from = origin({ ...workflow, ...worklog('1.0.0', 'day') });
  const { head } = pullRequest(from, worklog('2.0.0', 'day', 'tz'));
  const event = { action: 'opened', pull_request: { base: { ref: 'main' }, head: { sha: head } } };
  const { code, log } = await act(checkout(from.url, 'refs/pull/1/merge'), 'pull_request', event);
  expect(log).toContain('| The largest bump that a skill needs is major.');
  expect(code).toBe(0);
});
