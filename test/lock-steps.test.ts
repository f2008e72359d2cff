import { expect, test } from 'vitest';
import { acceptEntries } from '../src/report/summary/accept-entries.ts';
import { plainMarkup } from '../src/report/summary/markup.ts';
import { remedies } from '../src/report/summary/remedies.ts';
import { findRule } from '../src/rules/catalog.ts';
import { hashes, lockOf, worklog } from '../src/rules/examples/lock.ts';
import { parseTxtar } from '../src/syntax/txtar.ts';
import { runCase } from './run-case.ts';

/** The steps to pass for the trees of a text, with an error for every finding. */
async function stepsOf(text: string): Promise<readonly string[]> {
  const report = await runCase(parseTxtar(text), { failOn: 'warning' });
  const style = {
    markup: plainMarkup,
    docsOf: findRule,
    maxPlaces: 5,
    formatPath: String,
  };
  return remedies(report, style).map(({ text: step }) => step);
}

test('a lock is written after the manifests are fixed', async () => {
  const drifted = `${worklog('Writes a daily work log.')}[notes](notes.md)\n`;
  expect(await stepsOf(lockOf(hashes.worklog) + drifted)).toEqual([
    expect.stringMatching(/^Fix link-target: skills\/worklog\/SKILL\.md/),
    'Run `skillaccord lock proto.lock`, then commit.',
  ]);
});

const again = 'Correct the file at the place of the finding, or delete it and write it again with';

test.each([
  ['proto.lock', `${again} \`skillaccord lock proto.lock\`.`],
  ['skills-lock.json', `${again} the tool that wrote it (\`npx skills update\`).`],
  ['apm.lock.yaml', `${again} the tool that wrote it (\`apm install\`).`],
])('an unreadable %s is written again by its own program', async (path, advice) => {
  const [step] = await stepsOf(`-- ${path} --\n{"a": [\n${worklog()}`);
  expect(step).toContain(advice);
});

test('unreadable locks of several programs name both ways', async () => {
  const [step] = await stepsOf(
    `-- proto.lock --\n{"a": [\n-- apm.lock.yaml --\n{"a": [\n${worklog()}`,
  );
  expect(step).toContain(`${again} \`skillaccord lock FILE\` or the tool that wrote it.`);
});

const plugin = (version: string, folder: string) =>
  `-- ${folder}.claude-plugin/plugin.json --\n{"name": "formatter", "version": "${version}"}\n`;
const deploy = (folder: string) =>
  worklog(undefined, folder)
    .replaceAll('worklog', 'deploy')
    .replace('name:', 'version: 1.0.0\nname:');

test('the lines that accept a break leave out a removal, whose message has the command', async () => {
  const stay = worklog(undefined, 'before/') + worklog(undefined, 'after/');
  const released = plugin('1.2.0', 'before/') + plugin('1.2.0', 'after/');
  for (const text of [deploy('before/') + stay, released + deploy('before/') + stay]) {
    const report = await runCase(parseTxtar(text), { failOn: 'warning' });
    const [removal] = report.findings.filter(({ rule }) => rule === 'skill-removed');
    expect(removal?.severity).toBe('error');
    const limit = { maxEntries: 9, allShownBy: '--verbose' };
    expect(acceptEntries(report, limit, plainMarkup)).toEqual([]);
  }
});

test('a removed skill of a plugin names the version that announces it', async () => {
  const stay = worklog(undefined, 'before/') + worklog(undefined, 'after/');
  const removed = deploy('before/') + stay;
  const accept = 'or accept that it was removed: `skillaccord accept ';
  const [unraised] = await stepsOf(
    plugin('1.2.0', 'before/') + plugin('1.2.0', 'after/') + removed,
  );
  expect(unraised).toContain(
    `Restore skills/deploy/SKILL.md, raise the version of plugin formatter to \`2.0.0\`, ${accept}`,
  );
  const [raised] = await stepsOf(plugin('1.2.0', 'before/') + plugin('1.3.0', 'after/') + removed);
  expect(raised).toContain('raise the version of plugin formatter to `2.0.0`, ');
  const [outside] = await stepsOf(removed);
  expect(outside).toContain(`Restore skills/deploy/SKILL.md, ${accept}`);
});
