import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bare } from '../test/built.ts';
import { checkout, origin, pullRequest, temporaryFolder, type Work } from '../test/git.ts';
import { worklog } from './skills.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

/** The workflow the README tells people to write. */
function workflowOfReadme(): string {
  const readme = readFileSync(join(project, 'README.md'), 'utf8');
  const [, workflow = ''] = /```yaml\n(name: [\s\S]*?)```/.exec(readme) ?? [];
  expect(workflow).toContain('OWNER/skillgate@v1');
  return workflow.replaceAll('OWNER', 'acme');
}

interface Run {
  readonly code: number | null;
  readonly log: string;
}

/**
 * Runs the workflows of a checkout under act, on the machine itself. `acme/skillgate@v1` is this project;
 * `actions/checkout` is what act leaves out by design, for it takes the directory it is run in.
 */
function act(work: Work): Promise<Run> {
  const home = temporaryFolder();
  const action = join(home, 'skillgate');
  for (const part of ['action.yml', 'dist/action']) {
    cpSync(join(project, part), join(action, part), { recursive: true });
  }
  mkdirSync(join(home, 'act'));
  writeFileSync(join(home, 'act', 'actrc'), '');
  const event = join(home, 'event.json');
  const pull_request = { number: 1, base: { ref: 'main' }, head: { ref: 'feature' } };
  writeFileSync(event, JSON.stringify({ action: 'opened', pull_request }));
  const args = ['pull_request', '--eventpath', event, '--platform', 'ubuntu-latest=-self-hosted'];
  args.push('--local-repository', `acme/skillgate@v1=${action}`, '--no-cache-server');
  const own = bare();
  const env = {
    ...own,
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: join(home, 'cache'),
    // A runner brings its own Node 24; act takes the first on the PATH.
    PATH: `${dirname(process.execPath)}${delimiter}${own['PATH']}`,
  };
  return new Promise((resolve) => {
    const command = process.env['ACT'] ?? 'act';
    const child = execFile(command, args, { cwd: work.path, env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, log: stdout + stderr }),
    );
  });
}

test('the workflow of the README fails on a break, and passes once the version owns up to it', async () => {
  const workflow = { '.github/workflows/skills.yml': workflowOfReadme() };
  const from = origin({ ...workflow, ...worklog('1.0.0', 'day') });
  pullRequest(from, worklog('1.0.1', 'day', 'tz'));
  const bad = await act(checkout(from.url, 'refs/pull/1/merge'));
  expect(bad.log).toMatch(
    /❗ {2}::error file=skills\/worklog\/SKILL\.md,line=\d+,col=\d+,title=input-required-added::.*"tz"/,
  );
  expect(bad.log).toMatch(
    /❗ {2}::error::2 errors in 1 skill \(1 changed; worklog needs 2\.0\.0\)/,
  );
  expect(bad.log).toContain('Job failed');
  expect(bad.code).toBe(1);

  from.work.git('switch', '-q', 'feature');
  from.work.commit(worklog('2.0.0', 'day', 'tz'), 'Own up');
  from.work.git('switch', '-q', '--detach', 'main');
  from.work.git('merge', '-q', '--no-ff', '-m', 'Merge', 'feature');
  from.push('refs/pull/1/merge');
  const mended = await act(checkout(from.url, 'refs/pull/1/merge'));
  expect(mended.log).toContain('Job succeeded');
  expect(mended.log).not.toContain('::error');
  expect(mended.log).toContain('set-output:: required-bump=major');
  expect(mended.code).toBe(0);
});
