import { expect, test } from 'vitest';
import { markdown } from '../../src/report/markdown/markdown.ts';
import { defaultRenderOptions } from '../../src/report/reporter.ts';
import { text } from '../../src/report/text/text.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { runCase } from '../support/run-case.ts';

const skill = (side: string, tools: string) =>
  `-- ${side}/skills/a/SKILL.md --\n---\nname: a\ndescription: Does a.\nallowed-tools: ${tools}\n---\n`;
const policy = (side: string, ...tools: readonly string[]) =>
  `-- ${side}/skillaccord.yml --\npolicy:\n  allowed-tools: [${tools.join(', ')}]\n`;
const same = (tools: string) => skill('before', tools) + skill('after', tools);

const reportOf = (archive: string, scope: 'new' | 'all') => runCase(parseTxtar(archive), { scope });

test('a new policy lists its denials after the merge', async () => {
  const report = await reportOf(same('Bash, Read') + policy('after', 'Read'), 'new');
  expect(report.outcome).toBe('pass');
  expect(text.render(report, defaultRenderOptions).replaceAll('\n', ' ')).toContain(
    'After the merge, the new `policy` denies 1 existing permission.',
  );
  expect(markdown.render(report, defaultRenderOptions)).toContain('denies 1 existing permission');
});

test.each([
  ['base has the policy', same('Bash') + policy('before', 'Read') + policy('after', 'Read'), 'new'],
  ['the policy denies nothing', same('Read') + policy('after', 'Read'), 'new'],
  ['the permission is new', skill('after', 'Bash') + policy('after', 'Read'), 'new'],
  ['all findings count', same('Bash') + policy('after', 'Read'), 'all'],
  [
    'the policy of base denies it too',
    same('Bash') + policy('before', 'Read') + policy('after', 'Read', 'Grep'),
    'new',
  ],
] as const)('a run has no such finding if %s', async (_name, archive, scope) => {
  const page = markdown.render(await reportOf(archive, scope), defaultRenderOptions);
  expect(page).not.toContain('After the merge');
});
