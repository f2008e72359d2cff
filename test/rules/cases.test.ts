import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { check } from '../../src/pipeline/check.ts';
import { parseTxtar, subtree } from '../../src/syntax/txtar.ts';
import { exampleContext } from '../../src/tasks/example.ts';
import { freshCase } from '../pages/case.ts';
import { reportOfCase } from '../support/run-case.ts';

const folder = new URL('../cases/', import.meta.url);
const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .sort();

describe.each(cases)('%s', (name) => {
  const file = new URL(name, folder);
  const text = readFileSync(file, 'utf8');
  const archive = parseTxtar(text);

  test('has exactly the expected findings', async () => {
    await expect(await freshCase(text)).toMatchFileSnapshot(file.pathname);
  });

  test.each(['before', 'after'])('%s compared with itself has not changed', async (side) => {
    const files = subtree(archive, side);
    const trees = { head: memoryTree(files), base: memoryTree(files) };
    const report = await check(
      { ...trees, context: exampleContext(true) },
      { ...defaults, allowEmpty: true },
    );
    expect(report.findings.filter(({ bump, state }) => bump !== null || state === 'new')).toEqual(
      [],
    );
  });
});

test('no message has code that is empty or begins with a backtick', async () => {
  for (const name of cases) {
    const { findings } = await reportOfCase(readFileSync(new URL(name, folder), 'utf8'));
    for (const { message } of findings) expect(message, name).not.toContain('``');
  }
});
