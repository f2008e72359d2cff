import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { git, repositoryAt, temporaryFolder } from '../../test/support/git.ts';
import { contract, skill } from '../support/skill.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const binaries = process.env['GITLAB_BINARIES'] ?? '';
const existingRule = 'description-missing';
const rulesOfBreak = [existingRule, 'input-required-added'];

const request = {
  CI_PIPELINE_SOURCE: 'merge_request_event',
  CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
};

interface PipelineResult {
  readonly log: string;
  readonly status: number | null;
  /** The rules in the code quality report; null without a report. */
  readonly rules: readonly string[] | null;
  /** The number of failures in the JUnit report; null without a report. */
  readonly failures: string | null;
}

/** A project on GitLab with an existing error and branches that change a skill, one per version. */
class GitlabProject {
  readonly folder = temporaryFolder();
  readonly target: string;

  constructor() {
    this.#publish();
    const work = this.#create('work', 'main');
    const base = work.commit({
      '.gitlab-ci.yml': 'include:\n  - local: ci/skillaccord.yml\n',
      'ci/skillaccord.yml': readFileSync(join(projectRoot, 'templates', 'gitlab.yml'), 'utf8'),
      'skills/old/SKILL.md': '---\nname: old\ndescription: ""\n---\n',
      'skills/worklog/SKILL.md': skill('worklog', contract('1.0.0', 'day')),
    });
    for (const [branch, version] of [
      ['broken', '1.0.1'],
      ['major', '2.0.0'],
    ] as const) {
      work.git('switch', '-q', '-c', branch, base);
      work.commit({
        'skills/worklog/SKILL.md': skill('worklog', contract(version, 'day', 'tz')),
      });
    }
    work.git('switch', '-q', 'main');
    this.target = work.commit({ 'skills/late/SKILL.md': skill('late') });
    work.git('switch', '-q', '-c', 'merged', 'broken');
    work.git('merge', '-q', '--no-edit', 'main');
    // gitlab-ci-local takes the checked-out branch of the origin as the default branch.
    work.git('switch', '-q', 'main');
    git(this.folder, 'clone', '-q', '--bare', work.path, 'origin.git');
  }

  /** Runs the pipeline of a branch in a full clone, with variables as set by GitLab. */
  run(branch: string, variables: Readonly<Record<string, string>>): PipelineResult {
    const clone = join(this.folder, 'clone');
    const namingUrl = 'https://gitlab.example.com/acme/names.git';
    git(this.folder, 'clone', '-q', '--branch', branch, this.#url('origin.git'), clone);
    git(clone, 'remote', 'set-url', 'origin', 'https://gitlab.example.com/acme/skills.git');
    // gitlab-ci-local reads the names of server and project from this remote.
    git(clone, 'remote', 'add', 'gcl-origin', namingUrl);
    const given = Object.entries(variables).flatMap(([key, value]) => [
      '--variable',
      `${key}=${value}`,
    ]);
    const fixedArgs = ['--force-shell-executor', '--ignore-predefined-vars', 'CI_PIPELINE_SOURCE'];
    const options = { cwd: clone, env: this.#environment(), encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(
      'gitlab-ci-local',
      [...fixedArgs, ...given],
      options,
    );
    return { log: stdout + stderr, status, ...reportsIn(clone) };
  }

  /** Publishes Skillaccord with all files that a job needs, on a branch with the name of the ref in the template. */
  #publish(): void {
    const work = this.#create('skillaccord', 'v1.0.0-rc.1');
    for (const part of ['package.json', 'dist/cli', 'dist/grammars']) {
      cpSync(join(projectRoot, part), join(work.path, part), { recursive: true });
    }
    work.commit();
  }

  #create(name: string, initialBranch: string) {
    const path = join(this.folder, name);
    mkdirSync(path);
    git(path, 'init', '-q', '-b', initialBranch);
    return repositoryAt(path);
  }

  #url(name: string): string {
    return `file://${join(this.folder, name)}`;
  }

  /** Redirects the URLs in files to the local repositories. */
  #environment(): NodeJS.ProcessEnv {
    const home = join(this.folder, 'home');
    mkdirSync(home);
    return {
      ...process.env,
      GIT_CONFIG_COUNT: '2',
      GIT_CONFIG_KEY_0: `url.${this.#url('skillaccord')}.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/OWNER/skillaccord',
      GIT_CONFIG_KEY_1: `url.${this.#url('origin.git')}.insteadOf`,
      GIT_CONFIG_VALUE_1: 'https://gitlab.example.com/acme/skills.git',
      HOME: home,
      PATH: `${binaries}${delimiter}${process.env['PATH']}`,
    };
  }
}

function reportsIn(folder: string): Pick<PipelineResult, 'rules' | 'failures'> {
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null;
  const quality = read('gl-code-quality-report.json');
  const issues = JSON.parse(quality ?? 'null') as readonly { check_name: string }[] | null;
  return {
    rules: issues?.map(({ check_name }) => check_name) ?? null,
    failures: /<testsuites [^>]*failures="(\d+)"/.exec(read('junit.xml') ?? '')?.[1] ?? null,
  };
}

test('a merge request that breaks callers fails, with both reports', () => {
  const { log, ...rest } = new GitlabProject().run('broken', request);
  expect(rest, log).toEqual({ status: 1, rules: rulesOfBreak, failures: '1' });
});

test('a merge request with the major version passes, with the existing finding', () => {
  const { log, ...rest } = new GitlabProject().run('major', request);
  expect(rest, log).toEqual({ status: 0, rules: [existingRule], failures: '0' });
});

test('merged results are compared with the target branch', () => {
  const project = new GitlabProject();
  const { log, ...rest } = project.run('merged', {
    ...request,
    CI_MERGE_REQUEST_TARGET_BRANCH_SHA: project.target,
  });
  expect(rest, log).toEqual({ status: 1, rules: rulesOfBreak, failures: '1' });
});

test('the default branch writes the report for the comparison with merge requests, and the pipeline continues', () => {
  const { log, ...rest } = new GitlabProject().run('main', {});
  expect(rest, log).toEqual({ status: 0, rules: [existingRule], failures: '1' });
});

test('another branch has no job', () => {
  const { log, ...rest } = new GitlabProject().run('major', { CI_PIPELINE_SOURCE: 'push' });
  expect(rest, log).toEqual({ status: 0, rules: null, failures: null });
});
