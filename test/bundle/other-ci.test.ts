import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { blocksIn } from '../support/blocks.ts';
import {
  checkout,
  origin,
  publish,
  pullRequest,
  type TestRepository,
  temporaryFolder,
} from '../support/git.ts';
import { casesIn, elementsIn, faultsOf, rootOf } from '../support/samples/junit-model.ts';
import { worklog } from '../support/skills.ts';
import { runScript, template } from './support/other-ci.ts';

/** An existing error, which must not fail the merge request. */
const old = { 'skills/old/SKILL.md': '---\nname: old\ndescription: ""\n---\n' };

/** A merge request, with a later commit on the target branch. */
function proposed(version: string) {
  const from = origin({ ...old, ...worklog('1.0.0', 'day') });
  const meanwhile = { 'skills/late/SKILL.md': '---\nname: late\ndescription: Late.\n---\n' };
  return { from, ...pullRequest(from, worklog(version, 'day', 'tz'), meanwhile) };
}

const read = (work: TestRepository, file: string) => readFileSync(join(work.path, file), 'utf8');

/** The names of the failed tests. */
function failedIn(work: TestRepository): string[] {
  const root = rootOf(read(work, 'junit.xml'));
  expect(faultsOf(root)).toEqual([]);
  const failed = casesIn(root).filter((testcase) => elementsIn(testcase, 'failure').length > 0);
  return failed.map(({ attributes }) => attributes['name'] ?? '');
}

/** Expects the outcome of a run and its test results. */
function expectJudged(
  work: TestRepository,
  ended: { code: number | null; stderr: string },
  version: string,
) {
  expect(ended.stderr).toBe('');
  expect(ended.code).toBe(version === '2.0.0' ? 0 : 1);
  const failed = version === '2.0.0' ? [] : ['input-required-added'];
  expect(failedIn(work)).toEqual(failed);
}

const versions = [['1.0.1'], ['2.0.0']] as const;

describe('GitLab', () => {
  const text = template('gitlab.yml');
  const job = parse(text).skillaccord;
  const run = (work: TestRepository, variables: Readonly<Record<string, string>>) =>
    runScript(job.script.join('\n'), work.path, {
      ...strings(job.variables),
      CI_PROJECT_ID: '1',
      ...variables,
    });
  const entriesIn = (work: TestRepository) => JSON.parse(read(work, 'gl-code-quality-report.json'));
  const rulesIn = (work: TestRepository) =>
    entriesIn(work).map((entry: { check_name: string }) => entry.check_name);

  test.each(versions)('a merge request to %s', (version) => {
    const { from } = proposed(version);
    const work = checkout(from.url, 'refs/heads/feature', 0);
    const ended = run(work, { CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main' });
    expectJudged(work, ended, version);
    expect(rulesIn(work)).toContain('description-missing');
    expect(rulesIn(work).includes('input-required-added')).toBe(version === '1.0.1');
    for (const file of Object.values<string>(job.artifacts.reports)) {
      expect(existsSync(join(work.path, file))).toBe(true);
    }
  });

  test.each(versions)('merged results, to %s, are compared with the target branch', (version) => {
    const { from, base } = proposed(version);
    const work = checkout(from.url, 'refs/pull/1/merge', 0);
    const target = from.work.git('rev-parse', 'main');
    expect(target).not.toBe(base);
    const ended = run(work, {
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
      CI_MERGE_REQUEST_TARGET_BRANCH_SHA: target,
    });
    expectJudged(work, ended, version);
    if (version === '1.0.1') expect(ended.stdout).toContain('\n  1 skill changed: 1 fails\n');
    else expect(ended.stdout).toBe('✓ worklog 2.0.0 breaks its callers; its version says so\n');
  });

  test.each([
    ['the fork', '2'],
    ['the parent project', '1'],
  ])(
    'a merge request from a fork, in the pipeline of %s, has the policy of the target',
    (_, id) => {
      const fork = origin(worklog('1.0.0', 'day'));
      const allowed = '---\nname: run\ndescription: Runs commands.\nallowed-tools: Bash\n---\n';
      pullRequest(fork, { 'skills/run/SKILL.md': allowed });
      fork.work.git('switch', '-q', 'main');
      fork.work.commit({ '.github/skillaccord.yml': 'policy: { allowed-tools: [Read] }\n' });
      const parent = join(temporaryFolder(), 'parent');
      publish(fork.work, `${parent}.git`);
      const work = checkout(fork.url, 'refs/heads/feature', 0);
      if (id === '1') work.git('remote', 'set-url', 'origin', `file://${parent}.git`);
      const ended = run(work, {
        CI_PROJECT_ID: id,
        CI_MERGE_REQUEST_PROJECT_ID: '1',
        CI_MERGE_REQUEST_PROJECT_URL: id === '1' ? 'file:///private' : `file://${parent}`,
        CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2',
        CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
      });
      expect(ended.stderr).toBe('');
      expect(ended.code).toBe(1);
      expect(rulesIn(work)).toContain('policy-denied');
    },
  );

  test('the report of the default branch has its findings, with the fingerprints of merge requests', () => {
    const { from } = proposed('1.0.1');
    const [main, change] = [
      checkout(from.url, 'refs/heads/main', 0),
      checkout(from.url, 'refs/heads/feature', 0),
    ];
    expect(run(main, {}).code).toBe(1);
    run(change, { CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main' });
    expect(rulesIn(main)).toEqual(['description-missing']);
    expect(entriesIn(change)).toEqual(expect.arrayContaining(entriesIn(main)));
  });

  test('a base that cannot be fetched fails the job', () => {
    const work = checkout(proposed('2.0.0').from.url, 'refs/heads/feature');
    for (const variables of [
      { CI_MERGE_REQUEST_TARGET_BRANCH_SHA: 'a'.repeat(40) },
      { CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'gone' },
    ]) {
      expect(run(work, variables).code).toBeGreaterThan(1);
    }
  });
});

function strings(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, `${value}`]));
}

describe('Jenkins', () => {
  const script = /'''([\s\S]*?)'''/.exec(template('Jenkinsfile'))?.[1] ?? 'exit 9';

  test.each(versions)('a change request to %s', (version) => {
    const { from } = proposed(version);
    const work = checkout(from.url, 'refs/heads/feature', 0);
    expectJudged(work, runScript(script, work.path, { CHANGE_TARGET: 'main' }), version);
  });

  test('a branch has no base', () => {
    const work = checkout(proposed('1.0.1').from.url, 'refs/heads/feature', 0);
    expect(runScript(script, work.path, {}).code).toBe(1);
    expect(failedIn(work)).toEqual(['description-missing']);
  });
});

describe('Azure Pipelines', () => {
  const { steps } = parse(template('azure-pipelines.yml'));
  const script = steps.find(({ bash }: { bash?: string }) => bash !== undefined).bash;
  const run = (work: TestRepository, reason: string) =>
    runScript(script, work.path, { BUILD_REASON: reason, AGENT_TEMPDIRECTORY: temporaryFolder() });

  test.each(versions)('a pull request to %s', (version) => {
    const { from } = proposed(version);
    const work = checkout(from.url, 'refs/pull/1/merge', steps[0].fetchDepth);
    expectJudged(work, run(work, 'PullRequest'), version);
    const published = steps.flatMap(
      ({ publish, inputs }: Step) => publish ?? inputs?.testResultsFiles ?? [],
    );
    expect(published).toEqual(['junit.xml', 'skillaccord.sarif']);
    expect(JSON.parse(read(work, 'skillaccord.sarif')).version).toBe('2.1.0');
  });

  test('a push has no base', () => {
    const work = checkout(proposed('1.0.1').from.url, 'refs/heads/main');
    expect(run(work, 'IndividualCI').code).toBe(1);
    expect(failedIn(work)).toEqual(['description-missing']);
  });
});

interface Step {
  readonly publish?: string;
  readonly inputs?: { readonly testResultsFiles?: string };
}

test('reviewdog gets its input, whether or not the check passes', () => {
  const { from, base } = proposed('1.0.1');
  const work = checkout(from.url, 'refs/heads/feature', 0);
  const [command = ''] = (blocksIn('docs/other-ci.md', 'sh')[0] ?? '').split('|');
  const clone =
    'git clone -q --branch v1.0.0-rc.1 https://github.com/OWNER/skillaccord "$SKILLACCORD"';
  const variables = { BASE: base, SKILLACCORD: temporaryFolder() };
  const { code, stdout } = runScript(`${clone}\n${command}`, work.path, variables);
  expect(code).toBe(0);
  const { diagnostics } = JSON.parse(stdout);
  expect(diagnostics.map(({ severity }: { severity: string }) => severity)).toContain('ERROR');
});
