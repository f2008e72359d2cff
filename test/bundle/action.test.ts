import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/git.ts';
import { outputsWithoutReport, proposed } from '../support/github/action-proposal.ts';
import { commandsIn } from '../support/runner-log.ts';
import { worklog } from '../support/skills.ts';
import { runAction } from './support/step.ts';

test('a pull request that hides a break, in a clone of depth 1, fails with annotations, summary, reports and every output', () => {
  const { work, event, base, merge } = proposed(worklog('1.0.1', 'day', 'tz'));
  const { code, log, summary, outputs } = runAction(work, event);
  expect(code).toBe(1);
  expect(log).toMatch(
    /^::error file=skills\/worklog\/SKILL\.md,line=\d+,col=\d+,title=input-required-added::New required input `tz`\. Existing calls do not pass it\. Give it a default\. Set `version: 2\.0\.0` in line 5, or undo this change\.$/m,
  );
  expect(log).toMatch(/^::error::worklog 1\.0\.1 breaks its callers\.$/m);
  expect(log).not.toContain('::error file=skills/old/');
  expect(summary).toMatch(/^### ❌ worklog 1\.0\.1 breaks its callers$/m);
  expect(summary).toContain(
    `https://github.com/acme/skills/blob/${merge}/skills/worklog/SKILL.md#L`,
  );
  expect(summary).not.toContain('existing finding');
  expect(Object.fromEntries(outputs)).toEqual({
    outcome: 'fail',
    errors: '1',
    warnings: '0',
    compared: 'true',
    breaking: '1',
    'required-bump': 'major',
    privilege: '0',
    'changed-skills':
      '[{"name":"worklog","root":"skills/worklog","version":"1.0.1","required_bump":"major"}]',
    report: expect.stringMatching(/^\/.*report\.json$/),
    sarif: expect.stringMatching(/^\/.*report\.sarif$/),
    html: expect.stringMatching(/^\/.*skillaccord\.html$/),
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

test('an internal error is reported with its stack in the log and every output set', () => {
  const { work, event } = proposed({ 'README.md': 'New.\n' });
  const faultInjection = join(temporaryFolder(), 'sabotage.cjs');
  writeFileSync(
    faultInjection,
    `require('node:crypto').createHash = () => { throw new TypeError('boom\\n::set-output name=outcome::pass'); };
     require('node:module').syncBuiltinESMExports();`,
  );
  const { code, log, outputs } = runAction(
    work,
    event,
    {},
    { NODE_OPTIONS: `--require ${faultInjection}` },
  );
  expect(code).toBe(3);
  expect(log).toContain('TypeError: boom');
  expect(log).toMatch(/^::error::Skillaccord .* failed\. The fault is its own.* please report it/m);
  expect(commandsIn(log)).toEqual(['error']);
  expect(Object.fromEntries(outputs)).toEqual(outputsWithoutReport);
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
  expect(commandsIn(log).filter((commandName) => !known.includes(commandName))).toEqual([]);
  expect(outputs.get('outcome')).toBe('fail');
  expect(summary.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '')).not.toMatch(/<img|@octocat|##\[/);
});
