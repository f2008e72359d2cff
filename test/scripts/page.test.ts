import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callRefused } from '../../src/rules/repository/script-calls.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

test('the output in docs/scripts.md is that of a run', async () => {
  const page = readFileSync(new URL('../../docs/scripts.md', import.meta.url), 'utf8');
  const [, block = ''] = /```text\n(.*?)```/s.exec(page) ?? [];
  const { path } = repository(Object.fromEntries(parseTxtar(callRefused.invalid).files));
  const { stdout } = await runHere(['check', '--base', 'none'], path, { width: 120 });
  expect(stdout).toContain(block.trim());
});
