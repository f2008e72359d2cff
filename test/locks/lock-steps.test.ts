import { expect, test } from 'vitest';
import { plainLine } from '../../src/report/document/plain-line.ts';
import { acceptFold } from '../../src/report/summary/accept.ts';
import { remedies } from '../../src/report/summary/steps.ts';
import { hashes, lockOf, worklog } from '../../src/rules/examples/lock.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { runCase } from '../support/run-case.ts';

/** The report of the trees of a text, where every warning fails. */
const reportOf = (text: string) => runCase(parseTxtar(text), { failOn: 'warning' });

/** The commands to pass for the trees of a text. */
async function stepsOf(text: string): Promise<readonly string[]> {
  return remedies(await reportOf(text), String).map(({ step: { command } }) => command);
}

/** The same with what each command does. */
async function remediesOf(text: string) {
  return remedies(await reportOf(text), String).map(({ step: { command, line } }) => ({
    command,
    line: plainLine(line),
  }));
}

test('a lock is written after the versions are raised', async () => {
  const skill = (folder: string, inputs: string) =>
    worklog(undefined, folder).replace(
      'name:',
      `version: 1.0.0\nmanifest_version: "1.0"\ninputs: { required: [${inputs}] }\nname:`,
    );
  const changed = skill('before/', '') + skill('after/', '{ name: day }');
  const lock = lockOf(hashes.worklog).replace(/^-- /gm, '-- after/');
  expect(await stepsOf(lock + changed)).toEqual(['skillaccord bump', 'skillaccord lock']);
});

test.each(['proto.lock', 'skills-lock.json', 'apm.lock.yaml'])(
  'no command corrects an unreadable %s',
  async (path) => {
    const text = `-- ${path} --\n{"a": [\n${worklog()}`;
    expect((await reportOf(text)).findings.map(({ rule }) => rule)).toContain('lock-syntax');
    expect(await stepsOf(text)).toEqual([]);
  },
);

const plugin = (version: string, folder: string) =>
  `-- ${folder}.claude-plugin/plugin.json --\n{"name": "formatter", "version": "${version}"}\n`;
const deploy = (folder: string) =>
  worklog(undefined, folder)
    .replaceAll('worklog', 'deploy')
    .replace('name:', 'version: 1.0.0\nname:');

const stay = worklog(undefined, 'before/') + worklog(undefined, 'after/');
const removed = deploy('before/') + stay;

test('a removed skill of a plugin is announced by the version of the plugin', async () => {
  const raise = [{ command: 'skillaccord bump', line: 'formatter 1.2.0 → 2.0.0' }];
  const stale = plugin('1.2.0', 'before/') + plugin('1.2.0', 'after/') + removed;
  expect(await remediesOf(stale)).toEqual(raise);
  const raised = plugin('1.2.0', 'before/') + plugin('1.3.0', 'after/') + removed;
  expect(await remediesOf(raised)).toEqual([
    { command: 'skillaccord bump', line: 'formatter 1.3.0 → 2.0.0' },
  ]);
  expect(await remediesOf(removed)).toEqual([]);
  const announced = plugin('1.2.0', 'before/') + plugin('2.0.0', 'after/') + removed;
  expect((await reportOf(announced)).outcome).toBe('pass');
});

test('a removal can be accepted by the entry in the fold', async () => {
  const report = await reportOf(removed);
  const [removal] = report.findings.filter(({ rule }) => rule === 'skill-removed');
  expect(removal?.severity).toBe('error');
  expect(JSON.stringify(acceptFold(report))).toContain(removal?.fingerprint);
});
