import { expect, test } from 'vitest';
import { textOf } from '../support/blocks.ts';

const measured = textOf('scripts/bench/README.md');

test('the times at the top of scripts/bench/README.md are those of its tables', () => {
  const [top = '', tables = ''] = measured.split(/<!-- \/?bench.*-->/);
  const times = [...top.matchAll(/\b[\d.]+ m?s\b/g)].map(([time]) => time);
  expect(times.length).toBeGreaterThan(5);
  for (const time of times) expect(tables).toContain(`| ${time} |`);
});

/** The rows of docs/limits.md, each with its section and row in the measured tables. */
const rows: readonly (readonly [shown: string, section: string, row: string])[] = [
  ['an empty node script', 'One skill', 'an empty node script'],
  ['`check` of one skill', 'One skill', '`skillaccord check --base none`'],
  ['`check` of 1,000 skills', '1,000 skills', '`check --base none`'],
  [
    'a pull request that changes one of 1,000, `--scope new`',
    '1,000 skills',
    '`check --base start --scope new`, one skill changed',
  ],
  ['`check` of 10,000 skills', '10,000 skills', '`check --base none`'],
  [
    'a pull request that changes one of 10,000',
    '10,000 skills',
    '`check --base start --scope new`, one skill changed',
  ],
];

test.each(rows)('docs/limits.md: %s', (shown, section, row) => {
  const [, table = ''] = measured.split(`### ${section}\n`);
  const cells =
    table
      .split('\n')
      .find((line) => line.startsWith(`| ${row} |`))
      ?.split(' | ') ?? [];
  const [, time = '', , , memory = ''] = cells;
  const seconds = Number.parseFloat(time) / (time.endsWith('ms') ? 1000 : 1);
  const expected = `| ${shown} | ${seconds.toFixed(1)} s | ${memory}`;
  expect(textOf('docs/limits.md')).toContain(expected);
});
