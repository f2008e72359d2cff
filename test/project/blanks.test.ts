import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { blanksIn } from '../support/samples/blanks.ts';

test('every TODO that npm run new left is filled', () => {
  expect(blanksIn(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
});
