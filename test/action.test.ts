import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Content, checkout, origin, pullRequest, temporaryFolder } from './git.ts';
import { commandsIn } from './runner-log.ts';
import { worklog } from './skills.ts';
import { definition, runAction } from './step.ts';

const before = {
  ...worklog('1.0.0', 'day'),
  'skills/old/SKILL.md': '---\nname: Old_One\ndescription: Is wrong since long ago.\n---\n',
};

/** A pull request against `before`, checked out as by `actions/checkout`. */
function proposed(change: Readonly<Record<string, Content>>) {
  const from = origin(before);
  const { base, head, merge } = pullRequest(from, change);
  const work = checkout(from.url, 'refs/pull/1/merge');
  const payload = { pull_request: { base: { sha: base }, head: { sha: head } } };
  return { work, event: { name: 'pull_request', payload }, base, merge };
}

/** The outputs of a run without a check: empty instead of "0". */
const untold = {
  ...Object.fromEntries(Object.keys(definition.outputs).map((name) => [name, ''])),
  outcome: 'fail',
};

describe('a pull request that hides a break, in a clone of depth 1', () => {
  test('fails with annotations, summary, reports and every output', () => {
    const { work, event, base, merge } = proposed(worklog('1.0.1', 'day', 'tz'));
    const { code, log, summary, outputs } = runAction(work, event);
    expect(code).toBe(1);
    expect(log).toMatch(
      /^::error file=skills\/worklog\/SKILL\.md,line=\d+,col=\d+,title=input-required-added::.*"tz"/m,
    );
    expect(log).toMatch(/^::error::2 errors in 2 skills \(1 changed; worklog needs 2\.0\.0\)\.$/m);
    expect(log).not.toContain('::error file=skills/old/');
    expect(summary).toMatch(
      /^## ❌ 2 errors in 2 skills \(1 changed; `worklog` needs `2\.0\.0`\)\.$/m,
    );
    expect(summary).toContain(`Compared with \`${base.slice(0, 12)}\` (merge-parent).`);
    expect(summary).toContain(
      `https://github.com/acme/skills/blob/${merge}/skills/worklog/SKILL.md#L`,
    );
    expect(summary).toContain('1 existing finding, not counted');
    expect(Object.fromEntries(outputs)).toEqual({
      outcome: 'fail',
      errors: '2',
      warnings: '0',
      breaking: '1',
      'required-bump': 'major',
      privilege: '0',
      'changed-skills':
        '[{"name":"worklog","root":"skills/worklog","version":"1.0.1","required_bump":"major"}]',
      report: expect.stringMatching(/^\/.*report\.json$/),
      sarif: expect.stringMatching(/^\/.*report\.sarif$/),
    });
    const report = JSON.parse(readFileSync(outputs.get('report') ?? '', 'utf8'));
    expect(report).toMatchObject({
      outcome: 'fail',
      base: { sha: base, how: 'merge-parent' },
      head: { sha: merge, dirty: false },
    });
    const { runs } = JSON.parse(readFileSync(outputs.get('sarif') ?? '', 'utf8'));
    expect(runs[0].results.length).toBe(report.findings.length);
    expect(summary).not.toContain(outputs.get('report'));
  });

  test('passes when the version owns up to it', () => {
    const { work, event } = proposed(worklog('2.0.0', 'day', 'tz'));
    const { code, log, outputs } = runAction(work, event);
    expect(code).toBe(0);
    expect(commandsIn(log)).not.toContain('error');
    expect(outputs.get('outcome')).toBe('pass');
    expect(outputs.get('breaking')).toBe('1');
  });

  test('counts what was wrong before with scope: all, and fails on nothing with fail-on: never', () => {
    const { work, event } = proposed({ 'README.md': 'New.\n' });
    expect(runAction(work, event).code).toBe(0);
    expect(runAction(work, event, { scope: 'all' }).code).toBe(1);
    expect(runAction(work, event, { scope: 'all', 'fail-on': 'never' }).code).toBe(0);
    expect(runAction(work, event, { scope: 'all', paths: 'skills/worklog' }).code).toBe(0);
  });
});

describe('a run that cannot be done', () => {
  test.each([
    [{ base: 'no-such-branch' }, /"no-such-branch"/],
    [
      { scope: 'everything' },
      /The input "scope" does not take "everything"\. It takes auto, new, all\./,
    ],
    [{ 'fail-on': 'warnings' }, /Did you mean "warning"\?/],
    [{ 'allow-empty': 'yes' }, /The input "allow-empty" does not take "yes"\./],
    [{ config: 'nope.yml' }, /The configuration ".*nope\.yml" cannot be read/],
    [{ 'working-directory': 'nope' }, /nope" is no directory/],
    [{ paths: 'nope' }, /"nope" is no file or directory\./],
    [{ paths: 'skills\nREADME.md' }, /No skill lies at "README\.md"\./],
  ])('%j fails with the cure, and sets every output to nothing but the outcome', (inputs, said) => {
    const { work, event } = proposed({ 'README.md': 'New.\n' });
    const { code, log, summary, outputs } = runAction(work, event, inputs);
    expect(code).toBe(2);
    expect(log).toMatch(/^::error::[^\n]*\n$/);
    expect(log).toMatch(said);
    expect(summary).toMatch(/^## ❌ Skillaccord did not run\n/);
    expect(Object.fromEntries(outputs)).toEqual(untold);
  });

  test.each([
    [{ 'working-directory': '../..' }, {}, 'leads out of the workspace'],
    [{ 'working-directory': '/' }, {}, 'leads out of the workspace'],
    [{ paths: '../elsewhere' }, {}, 'leads out of the repository'],
    [{}, { GITHUB_EVENT_PATH: '/nowhere/event.json' }, 'cannot be read (ENOENT)'],
    [{}, { GITHUB_EVENT_PATH: '/' }, 'cannot be read (EISDIR)'],
    [{}, { GITHUB_EVENT_PATH: '' }, 'GITHUB_EVENT_PATH names no event file'],
    [{}, { GITHUB_EVENT_PATH: '/etc/hostname' }, 'holds no JSON object'],
    [{}, { GITHUB_EVENT_NAME: '' }, 'GITHUB_EVENT_NAME names no event'],
    [{}, { GITHUB_WORKSPACE: '/nowhere' }, '"/nowhere" is no directory'],
  ])('with %j and %j fails on a push too', (inputs, env, said) => {
    const { work, base } = proposed({ 'README.md': 'New.\n' });
    const event = { name: 'push', payload: { before: base } };
    const { code, log } = runAction(work, event, inputs, env);
    expect([code, log]).toEqual([2, expect.stringContaining(said)]);
  });

  test.each(['push', 'schedule', 'pull_request'])('a %s without a clone fails', (name) => {
    const work = { ...proposed({}).work, path: temporaryFolder() };
    const { code, log } = runAction(work, { name, payload: {} });
    expect([code, log]).toEqual([2, expect.stringContaining('in no git repository')]);
  });

  test('a key the configuration does not know is named with its place and the nearest', () => {
    const { work, event } = proposed({ '.github/skillaccord.yml': 'ignroe: []\n' });
    const { code, log } = runAction(work, event);
    expect(code).toBe(2);
    expect(log).toContain('skillaccord.yml:1:1: "ignroe"');
    expect(log).toContain('Did you mean "ignore"?');
  });

  test('a base that can neither be found nor fetched names fetch-depth', () => {
    const { work, event } = proposed({ 'README.md': 'New.\n' });
    work.git('remote', 'set-url', 'origin', 'file:///nowhere');
    const { code, log } = runAction(work, event);
    expect(code).toBe(2);
    expect(log).toContain('fetch-depth: 0');
  });
});

test('our own fault is said as such, with the stack in the log and every output set', () => {
  const { work, event } = proposed({ 'README.md': 'New.\n' });
  const sabotage = join(temporaryFolder(), 'sabotage.cjs');
  writeFileSync(
    sabotage,
    `require('node:crypto').createHash = () => { throw new TypeError('boom\\n::set-output name=outcome::pass'); };
     require('node:module').syncBuiltinESMExports();`,
  );
  const { code, log, outputs } = runAction(
    work,
    event,
    {},
    { NODE_OPTIONS: `--require ${sabotage}` },
  );
  expect(code).toBe(3);
  expect(log).toContain('TypeError: boom');
  expect(log).toMatch(/^::error::Skillaccord .* failed\. The fault is its own.* please report it/m);
  expect(commandsIn(log)).toEqual(['error']);
  expect(Object.fromEntries(outputs)).toEqual(untold);
});

test('no name in the repository becomes a command, an output or markup', () => {
  const name = 'x ##[set-output name=outcome]pass';
  const { work, event } = proposed({
    [`skills/${name}/SKILL.md`]: `---\nname: "\\n::set-output name=outcome::pass\\n${name} <img src=x> @octocat"\ndescription: x\n---\n`,
    '::add-mask::e/SKILL.md': '---\nname: [x\n::stop-commands::y\n---\n',
  });
  const { code, log, summary, outputs } = runAction(work, event);
  expect(code).toBe(1);
  const known = ['group', 'endgroup', 'error', 'warning', 'notice'];
  expect(commandsIn(log).filter((one) => !known.includes(one))).toEqual([]);
  expect(outputs.get('outcome')).toBe('fail');
  expect(summary.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '')).not.toMatch(/<img|@octocat|##\[/);
});

test('a push of the default branch for the first time validates, and says why it compares nothing', () => {
  const from = origin(before);
  const work = checkout(from.url, 'refs/heads/main');
  const event = {
    name: 'push',
    ref: 'refs/heads/main',
    payload: { before: '0'.repeat(40), repository: { default_branch: 'main' } },
  };
  const { code, summary, outputs } = runAction(work, event);
  expect(code).toBe(1);
  expect(outputs.get('errors')).toBe('1');
  expect(summary).toContain('nothing was compared');
});

describe('action.yml', () => {
  test('describes every input and output, and runs the committed bundle on node24', () => {
    const { inputs, outputs, runs } = definition;
    for (const { description } of [...Object.values(inputs), ...Object.values(outputs)]) {
      expect(description).toMatch(/^.+[^ ]$/);
    }
    expect(runs).toEqual({ using: 'node24', main: 'dist/action/index.js' });
  });

  test('has an input for each the source reads, and no other', () => {
    const source = readFileSync(new URL('../src/action/inputs.ts', import.meta.url), 'utf8');
    const read = [...source.matchAll(/(?:getInput|choice)\('([^']+)'/g)].map(([, name]) => name);
    expect(read.sort()).toEqual(Object.keys(definition.inputs).sort());
  });
});
