import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkout, type Origin, origin, sharedFolder, temporaryFolder } from '../support/git.ts';
import { before, outputsWithoutReport, proposed } from '../support/github/action-proposal.ts';
import { runActionHere } from '../support/in-process.ts';
import { commandsIn } from '../support/runner-log.ts';
import { worklog } from '../support/skills.ts';
import { definition } from '../support/step.ts';

describe('a pull request that hides a break, in a clone of depth 1', () => {
  test('passes when the version announces it', async () => {
    const { work, event } = proposed(worklog('2.0.0', 'day', 'tz'));
    const { code, log, outputs } = await runActionHere(work, event);
    expect(code).toBe(0);
    expect(commandsIn(log)).not.toContain('error');
    expect(outputs.get('outcome')).toBe('pass');
    expect(outputs.get('breaking')).toBe('1');
  });

  test('counts existing findings with scope: all, and never fails with fail-on: never', async () => {
    const { work, event } = proposed({ 'README.md': 'New.\n' });
    expect((await runActionHere(work, event)).code).toBe(0);
    expect((await runActionHere(work, event, { scope: 'all' })).code).toBe(1);
    expect((await runActionHere(work, event, { scope: 'all', 'fail-on': 'never' })).code).toBe(0);
    expect((await runActionHere(work, event, { scope: 'all', paths: 'skills/worklog' })).code).toBe(
      0,
    );
  });
});

describe('a run that cannot start', () => {
  test.each([
    [{ base: 'no-such-branch' }, /"no-such-branch"/],
    [
      { scope: 'everything' },
      /The input "scope" does not take "everything"\. It takes auto, new, all\./,
    ],
    [{ 'fail-on': 'warnings' }, /Did you mean "warning"\?/],
    [{ 'allow-empty': 'yes' }, /The input "allow-empty" does not take "yes"\./],
    [{ config: 'nope.yml' }, /The configuration ".*nope\.yml" cannot be read/],
    [{ 'working-directory': 'nope' }, /nope" is not a readable directory\./],
    [{ paths: 'nope' }, /"nope" is not a file or directory\./],
    [{ paths: 'skills\nREADME.md' }, /There is no skill at "README\.md"\./],
  ])(
    '%j fails with the remedy, and sets every output except the outcome to an empty text',
    async (inputs, message) => {
      const { work, event } = proposed({ 'README.md': 'New.\n' });
      const { code, log, summary, outputs } = await runActionHere(work, event, inputs);
      expect(code).toBe(2);
      expect(log).toMatch(/^::error::[^\n]*\n$/);
      expect(log).toMatch(message);
      expect(summary).toMatch(/^### ❌ Skillaccord did not run\n/);
      expect(Object.fromEntries(outputs)).toEqual(outputsWithoutReport);
    },
  );

  test.each([
    [{ 'working-directory': '../..' }, {}, 'leads out of the workspace'],
    [{ 'working-directory': '/' }, {}, 'leads out of the workspace'],
    [
      { paths: '../elsewhere' },
      {},
      '"../elsewhere" leads out of the repository. Use a path relative to the current directory.',
    ],
    [{}, { GITHUB_EVENT_PATH: '/nowhere/event.json' }, 'cannot be read (ENOENT)'],
    [{}, { GITHUB_EVENT_PATH: '/' }, 'cannot be read (EISDIR)'],
    [{}, { GITHUB_EVENT_PATH: '' }, 'GITHUB_EVENT_PATH names no event file'],
    [{}, { GITHUB_EVENT_PATH: '/etc/hostname' }, 'holds no JSON object'],
    [{}, { GITHUB_EVENT_NAME: '' }, 'GITHUB_EVENT_NAME names no event'],
    [{}, { GITHUB_WORKSPACE: '/nowhere' }, '"/nowhere" is not a readable directory.'],
  ])('with %j and %j fails on a push too', async (inputs, env, message) => {
    const { work, base } = proposed({ 'README.md': 'New.\n' });
    const event = { name: 'push', payload: { before: base } };
    const { code, log } = await runActionHere(work, event, inputs, env);
    expect([code, log]).toEqual([2, expect.stringContaining(message)]);
  });

  test.each(['push', 'schedule', 'pull_request'])('a %s without a clone fails', async (name) => {
    const work = { ...proposed({}).work, path: temporaryFolder() };
    const { code, log } = await runActionHere(work, { name, payload: {} });
    expect([code, log]).toEqual([2, expect.stringContaining('not in a git repository')]);
  });

  test('an unknown key of the configuration is reported with its place and the closest match', async () => {
    const { work, event } = proposed({ '.github/skillaccord.yml': 'ignroe: []\n' });
    const { code, log } = await runActionHere(work, event);
    expect(code).toBe(2);
    expect(log).toContain('skillaccord.yml:1:1: "ignroe"');
    expect(log).toContain('Did you mean "ignore"?');
  });

  test('a base that can neither be found nor fetched names fetch-depth', async () => {
    const { work, event } = proposed({ 'README.md': 'New.\n' });
    work.git('remote', 'set-url', 'origin', 'file:///nowhere');
    const { code, log } = await runActionHere(work, event);
    expect(code).toBe(2);
    expect(log).toContain('fetch-depth: 0');
  });
});

test('no name in the repository becomes a command, an output or markup', async () => {
  const name = 'x ##[set-output name=outcome]pass';
  const { work, event } = proposed({
    [`skills/${name}/SKILL.md`]: `---\nname: "\\n::set-output name=outcome::pass\\n${name} <img src=x> @octocat"\ndescription: x\n---\n`,
    '::add-mask::e/SKILL.md': '---\nname: [x\n::stop-commands::y\n---\n',
  });
  const { code, log, summary, outputs } = await runActionHere(work, event);
  expect(code).toBe(1);
  const known = ['group', 'endgroup', 'error', 'warning', 'notice'];
  expect(commandsIn(log).filter((commandName) => !known.includes(commandName))).toEqual([]);
  expect(outputs.get('outcome')).toBe('fail');
  expect(summary.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '')).not.toMatch(/<img|@octocat|##\[/);
});

test('the first push of the default branch validates, and says why it has no base', async () => {
  const from = origin(before);
  const work = checkout(from.url, 'refs/heads/main');
  const event = {
    name: 'push',
    ref: 'refs/heads/main',
    payload: { before: '0'.repeat(40), repository: { default_branch: 'main' } },
  };
  const { code, summary, outputs } = await runActionHere(work, event);
  expect(code).toBe(1);
  expect(outputs.get('errors')).toBe('1');
  expect(summary).toContain('Not compared. First push of the default branch.');
  expect(changeOutputs(outputs)).toEqual(['false', '0', 'none']);
});

const changeOutputs = (outputs: ReadonlyMap<string, string>) =>
  ['compared', 'breaking', 'required-bump'].map((name) => outputs.get(name));

describe.each(['workflow_dispatch', 'schedule', 'workflow_run'])('a %s', (name) => {
  let from: Origin;
  beforeAll(() => {
    from = origin(worklog('1.0.0', 'day'), sharedFolder);
    from.work.git('tag', 'v1.0.0');
    from.work.commit(worklog('2.0.0', 'day', 'tz'));
    from.work.git('tag', 'v2.0.0');
    from.work.git('push', '-q', 'origin', '--tags', 'HEAD:refs/heads/main');
  });
  const run = (ref: string, inputs = {}) =>
    runActionHere(checkout(from.url, ref), { name, ref, payload: {} }, inputs);

  test('of a branch says that it compared nothing, in its outputs and a notice', async () => {
    const { code, log, outputs } = await run('refs/heads/main');
    expect([code, ...changeOutputs(outputs)]).toEqual([0, 'false', '', '']);
    expect(log).toMatch(
      new RegExp(`^::notice title=skillaccord::Not compared\\. Event \`${name}\``, 'm'),
    );
    expect((await run('refs/heads/main', { base: 'none' })).log).not.toContain('::notice');
  });

  test('with a base is compared with that', async () => {
    const { outputs } = await run('refs/heads/main', { base: 'v1.0.0' });
    expect(changeOutputs(outputs)).toEqual(['true', '1', 'major']);
  });

  test.each([
    ['refs/tags/v2.0.0', ['true', '1', 'major']],
    ['refs/tags/v1.0.0', ['false', '0', 'none']],
  ])('of %s is compared with the version before', async (ref, expected) => {
    const { log, outputs } = await run(ref);
    expect(changeOutputs(outputs)).toEqual(expected);
    expect(log).not.toContain('Not compared');
  });
});

describe('action.yml', () => {
  test('describes every input and output, and runs the committed bundle on node24', () => {
    const { inputs, outputs, runs } = definition;
    for (const { description } of [...Object.values(inputs), ...Object.values(outputs)]) {
      expect(description).toMatch(/^.+[^ ]$/);
    }
    expect(runs).toEqual({ using: 'node24', main: 'dist/action/index.js' });
  });

  test('has exactly the inputs that the source reads', () => {
    const source = readFileSync(new URL('../../src/action/inputs.ts', import.meta.url), 'utf8');
    const read = [...source.matchAll(/(?:getInput|choice)\('([^']+)'/g)].map(([, name]) => name);
    expect(read.sort()).toEqual(Object.keys(definition.inputs).sort());
  });
});
