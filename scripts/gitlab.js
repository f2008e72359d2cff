// `npm run gitlab` runs templates/gitlab.yml under gitlab-ci-local, on the machine itself, in repositories with a
// merge request. gitlab-ci-local and a Node 24 for it are npm packages, taken from this script's cache, else installed
// there, which `--no-install` forbids. It copies with rsync, which the machine has to bring.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed } from './installed.js';
import { skip } from './rig-tests.js';
import { commit, contract, git, repository, skill } from './scratch-repository.js';

const version = '4.75.1';
const root = fileURLToPath(new URL('..', import.meta.url));

if (process.platform === 'win32') skip('gitlab-ci-local runs jobs in a POSIX shell.');
if (spawnSync('rsync', ['--version']).status !== 0) skip('rsync is not on the PATH.');
const packages = [`gitlab-ci-local@${version}`, 'node@24.21.0'];
const modules = installed(`gitlab-ci-local-${version}`, packages);
const binaries = join(modules, '.bin');
const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-gitlab-'));
const path = (name) => join(scratch, name);

/** Addresses as they are written down, and the repositories that answer for them here. */
const addresses = [
  ['https://github.com/OWNER/skillaccord', path('skillaccord')],
  ['https://gitlab.example.com/acme/skills.git', path('origin.git')],
];

/** This project, with what a job runs of it, on the branch the template asks for. */
function publish() {
  repository(path('skillaccord'), 'v1.0.0-rc.1');
  for (const part of ['package.json', 'dist/cli']) {
    cpSync(join(root, part), join(path('skillaccord'), part), { recursive: true });
  }
  commit(path('skillaccord'));
}

/** The branches of a project with an old fault: a change of a skill, to each of two versions. */
function fill() {
  const work = path('work');
  repository(work);
  const template = readFileSync(join(root, 'templates', 'gitlab.yml'), 'utf8');
  const base = commit(work, {
    '.gitlab-ci.yml': 'include:\n  - local: ci/skillaccord.yml\n',
    'ci/skillaccord.yml': template,
    'skills/old/SKILL.md': '---\nname: old\ndescription: ""\n---\n',
    'skills/worklog/SKILL.md': skill('worklog', contract('1.0.0', 'day')),
  });
  for (const [branch, now] of [
    ['broken', '1.0.1'],
    ['mended', '2.0.0'],
  ]) {
    git(work, 'switch', '-q', '-c', branch, base);
    commit(work, { 'skills/worklog/SKILL.md': skill('worklog', contract(now, 'day', 'tz')) });
  }
  git(work, 'switch', '-q', 'main');
  const target = commit(work, { 'skills/late/SKILL.md': skill('late') });
  git(work, 'switch', '-q', '-c', 'merged', 'broken');
  git(work, 'merge', '-q', '--no-edit', 'main');
  git(scratch, 'clone', '-q', '--bare', work, path('origin.git'));
  return { target };
}

/** Runs the pipeline of a branch, in a whole clone, with variables as GitLab sets them. */
function pipeline(branch, variables) {
  const clone = path(`${branch}-${Object.keys(variables).length}`);
  git(scratch, 'clone', '-q', '--branch', branch, `file://${path('origin.git')}`, clone);
  git(clone, 'remote', 'set-url', 'origin', addresses[1][0]);
  // Where gitlab-ci-local takes the names of server and project from.
  git(clone, 'remote', 'add', 'gcl-origin', 'https://gitlab.example.com/acme/names.git');
  mkdirSync(path('home'), { recursive: true });
  const rewritten = addresses.flatMap(([from, to], at) => [
    [`GIT_CONFIG_KEY_${at}`, `url.file://${to}.insteadOf`],
    [`GIT_CONFIG_VALUE_${at}`, from],
  ]);
  const env = {
    ...process.env,
    ...Object.fromEntries(rewritten),
    GIT_CONFIG_COUNT: `${addresses.length}`,
    HOME: path('home'),
    PATH: `${binaries}${delimiter}${process.env.PATH}`,
  };
  const set = Object.entries(variables).flatMap(([key, value]) => [
    '--variable',
    `${key}=${value}`,
  ]);
  const args = ['--force-shell-executor', '--ignore-predefined-vars', 'CI_PIPELINE_SOURCE', ...set];
  const { status, stdout, stderr } = spawnSync('gitlab-ci-local', args, {
    cwd: clone,
    env,
    encoding: 'utf8',
  });
  const read = (file) =>
    existsSync(join(clone, file)) ? readFileSync(join(clone, file), 'utf8') : null;
  const quality = read('gl-code-quality-report.json');
  return {
    status,
    log: stdout + stderr,
    rules: quality && JSON.parse(quality).map(({ check_name }) => check_name),
    failures: /<testsuites [^>]*failures="(\d+)"/.exec(read('junit.xml') ?? '')?.[1] ?? null,
  };
}

let failed = 0;
let passed = 0;

function expect(what, { log, ...ended }, wanted) {
  const isRight = JSON.stringify(ended) === JSON.stringify(wanted);
  console.log(`${isRight ? '✓' : '✗'} ${what}`);
  if (isRight) passed++;
  else failed++;
  if (!isRight)
    console.log(`${log}\nfound  ${JSON.stringify(ended)}\nwanted ${JSON.stringify(wanted)}`);
}

publish();
const { target } = fill();
const request = {
  CI_PIPELINE_SOURCE: 'merge_request_event',
  CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
};
const fault = 'description-missing';
const broken = [fault, 'version-bump-insufficient', 'input-required-added'];
expect(
  'a merge request that breaks callers fails, with both reports',
  pipeline('broken', request),
  { status: 1, rules: broken, failures: '2' },
);
expect('one that owns up to it passes, with the fault of old', pipeline('mended', request), {
  status: 0,
  rules: [fault],
  failures: '0',
});
expect(
  'merged results are compared with the target branch',
  pipeline('merged', { ...request, CI_MERGE_REQUEST_TARGET_BRANCH_SHA: target }),
  { status: 1, rules: broken, failures: '2' },
);
expect(
  'the default branch writes what merge requests are compared with, and goes on',
  pipeline('main', {}),
  { status: 0, rules: [fault], failures: '1' },
);
expect('another branch has no job', pipeline('mended', { CI_PIPELINE_SOURCE: 'push' }), {
  status: 0,
  rules: null,
  failures: null,
});
rmSync(scratch, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
