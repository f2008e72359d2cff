import { expect, test } from 'vitest';
import { checkout, type Origin, origin, pullRequest } from '../../test/support/git.ts';
import { recipe } from '../../test/support/recipes.ts';
import { worklog } from '../../test/support/skills.ts';
import { act, type WorkflowResult } from './run-act.ts';

/** A workflow of templates/github/. */
function workflowOf(name: string) {
  return { '.github/workflows/skills.yml': recipe(name) };
}

/** The event of a pull request, with the fields that the Action reads. */
function opened({ work }: Origin) {
  const head = { ref: 'feature', sha: work.git('rev-parse', 'feature') };
  return { action: 'opened', pull_request: { number: 1, base: { ref: 'main' }, head } };
}

function actOnPullRequest(from: Origin): Promise<WorkflowResult> {
  return act(checkout(from.url, 'refs/pull/1/merge'), 'pull_request', opened(from));
}

test('the workflow of pull requests fails on a break, and passes once the version announces it', async () => {
  const workflow = workflowOf('pull-request');
  const from = origin({ ...workflow, ...worklog('1.0.0', 'day') });
  pullRequest(from, worklog('1.0.1', 'day', 'tz'));
  const bad = await actOnPullRequest(from);
  expect(bad.log).toMatch(
    /❗ {2}::error file=skills\/worklog\/SKILL\.md,line=\d+,col=\d+,title=input-required-added::.*`tz`/,
  );
  expect(bad.log).toMatch(/❗ {2}::error::worklog 1\.0\.1 breaks its callers/);
  expect(bad.log).toContain('Job failed');
  expect(bad.code).toBe(1);

  from.work.git('switch', '-q', 'feature');
  from.work.commit(worklog('2.0.0', 'day', 'tz'), 'Own up');
  from.work.git('switch', '-q', '--detach', 'main');
  from.work.git('merge', '-q', '--no-ff', '-m', 'Merge', 'feature');
  from.push('refs/pull/1/merge');
  const fixed = await actOnPullRequest(from);
  expect(fixed.log).toContain('Job succeeded');
  expect(fixed.log).not.toContain('::error');
  expect(fixed.log).toContain('set-output:: required-bump=major');
  expect(fixed.code).toBe(0);
});

test('a release with a break is not published, and one without a break is', async () => {
  const workflow = workflowOf('release-without-breaks');
  const from = origin({ ...workflow, ...worklog('1.0.0', 'day') });
  const release = async (tag: string) => {
    from.work.git('tag', tag);
    from.work.git('push', '-q', 'origin', tag);
    const ref = `refs/tags/${tag}`;
    return act(checkout(from.url, ref), 'push', { ref, before: '0'.repeat(40) });
  };
  from.work.git('tag', 'v1.0.0');
  from.work.git('push', '-q', 'origin', 'v1.0.0');
  from.work.commit({ 'README.md': 'Skills.\n' });
  const harmless = await release('v1.0.1');
  expect(harmless.log).toContain('Nothing breaks.');
  expect(harmless.code).toBe(0);
  from.work.commit(worklog('2.0.0', 'day', 'tz'));
  const breaking = await release('v2.0.0');
  expect(breaking.log).toContain('set-output:: breaking=1');
  expect(breaking.log).not.toContain('Nothing breaks.');
  expect(breaking.code).toBe(0);
});

test('a release pipeline on the reusable workflow publishes only what was compared', async () => {
  const workflow = `name: release
on: [push, workflow_dispatch]
permissions: { contents: read }
jobs:
  skillaccord:
    uses: acme/skillaccord/.github/workflows/skillaccord.yml@v1.0.0-rc.1
    with: { page: false, fetch-depth: 0 }
  publish:
    needs: skillaccord
    if: needs.skillaccord.outputs.breaking == '0'
    runs-on: ubuntu-latest
    steps:
      - run: echo "Nothing breaks."
`;
  const from = origin({ '.github/workflows/skills.yml': workflow, ...worklog('1.0.0', 'day') });
  from.work.git('tag', 'v1.0.0');
  from.work.commit({ 'README.md': 'Skills.\n' });
  from.work.git('tag', 'v1.0.1');
  from.work.git('push', '-q', 'origin', '--tags', 'HEAD:refs/heads/main');
  const runOn = (ref: string) =>
    act(checkout(from.url, ref), 'workflow_dispatch', { ref, inputs: {} });
  const branch = await runOn('refs/heads/main');
  expect(branch.log).toContain('set-output:: compared=false');
  expect(branch.log).not.toContain('Nothing breaks.');
  expect(branch.code).toBe(0);
  const tag = await runOn('refs/tags/v1.0.1');
  expect(tag.log).toContain('set-output:: compared=true');
  expect(tag.log).toContain('Nothing breaks.');
});

test('the matrix runs one job for each changed skill, and no job without a change', async () => {
  const workflow = workflowOf('changed-skills');
  const from = origin({ ...workflow, ...worklog('1.0.0', 'day') });
  const other = worklog('1.0.0', 'day')['skills/worklog/SKILL.md'].replace(
    'name: worklog',
    'name: other',
  );
  pullRequest(from, { ...worklog('2.0.0', 'day', 'tz'), 'skills/other/SKILL.md': other });
  const { code, log } = await actOnPullRequest(from);
  expect(log.match(/package-\d.*Success - Main tar/g)).toHaveLength(2);
  expect(code).toBe(0);

  const still = origin({ ...workflow, ...worklog('1.0.0', 'day') });
  pullRequest(still, { 'README.md': 'Skills.\n' });
  const quiet = await actOnPullRequest(still);
  expect(quiet.log).not.toContain('package');
  expect(quiet.code).toBe(0);
});

test('four shards are merged into one verdict', async () => {
  const workflow = workflowOf('shards');
  const good = origin({ ...workflow, ...worklog('1.0.0', 'day') });
  const event = { ref: 'refs/heads/main', before: '0'.repeat(40) };
  const passed = await act(checkout(good.url, 'refs/heads/main'), 'push', event);
  expect(passed.log.match(/Shard \d of 4: analysed \d of 1 skills\./g)).toHaveLength(4);
  expect(passed.log).toContain('1 skill, no findings.');
  expect(passed.code).toBe(0);

  const bad = origin({ ...workflow, ...worklog('1.0.0', 'day'), 'skills/bad/SKILL.md': 'None.\n' });
  const failed = await act(checkout(bad.url, 'refs/heads/main'), 'push', event);
  expect(failed.log).toContain('title=frontmatter-missing');
  expect(failed.code).toBe(1);
});

test('the reports of two repositories are merged into one audit', async () => {
  const workflow = workflowOf('audit');
  // Each repository is a copy of this one.
  const from = origin({ ...workflow, ...worklog('1.0.0', 'day') });
  const { code, log } = await act(checkout(from.url, 'refs/heads/main'), 'workflow_dispatch', {});
  expect(log).toContain('All 2 repositories pass');
  expect(code).toBe(0);
});
