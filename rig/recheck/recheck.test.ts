import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { own } from '../../test/support/project.ts';
import { bounded } from './bounded.ts';
import { type Expression, expressionsIn, isSlow, type Verdict } from './expressions.ts';

type Check = (source: string, flags: string, options: { timeout: number }) => Promise<Verdict>;

const { check } = createRequire(join(process.env['RECHECK'] ?? '', 'x'))('recheck') as {
  check: Check;
};
const expressions = expressionsIn(own('src'));

/** The checker knows no `v` and no `d`, which change no cost. */
function verdictOn({ source, flags }: Expression): Promise<Verdict> {
  return check(source, flags.replace(/[vd]/g, ''), { timeout: 3000 });
}

test('every expression takes linear time, or reads what is short', {
  timeout: 1_800_000,
}, async () => {
  const slow: string[] = [];
  let unknown = 0;
  for (const [text, expression] of expressions) {
    const verdict = await verdictOn(expression);
    if (verdict.status === 'unknown') unknown += 1;
    if (!bounded.has(text) && isSlow(expression, verdict)) slow.push(`${expression.at} ${text}`);
  }
  console.log(`${expressions.size} expressions; of ${unknown}, nothing is known in three seconds.`);
  expect(slow).toEqual([]);
});

test('every exception is an expression of the source', () => {
  expect([...bounded.keys()].filter((text) => !expressions.has(text))).toEqual([]);
});

test.each([/\s+$/, /^(a+)+$/, /x*y*x*z/])('%s is found', async ({ source, flags }) => {
  const expression = { source, flags, at: '' };
  expect(isSlow(expression, await verdictOn(expression))).toBe(true);
});
