import { expect, test } from 'vitest';
import { textOf } from './blocks.ts';

test('the times at the top of docs/benchmarks.md are those of its tables', () => {
  const [top = '', tables = ''] = textOf('docs/benchmarks.md').split(/<!-- \/?bench.*-->/);
  const times = [...top.matchAll(/\b[\d.]+ m?s\b/g)].map(([time]) => time);
  expect(times.length).toBeGreaterThan(5);
  for (const time of times) expect(tables).toContain(`| ${time} |`);
});
