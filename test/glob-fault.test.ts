import { expect, test } from 'vitest';
import { globFault } from '../src/syntax/glob/glob-fault.ts';

test.each([
  ['vendor/./**', 'no path has'],
  ['a/../b', 'no path has'],
  ['a//b', 'no path has'],
  ['a/.', 'no path has'],
  ['../x', 'nothing is above'],
  ['./../x', 'nothing is above'],
  ['./', 'it is empty'],
  ['/', 'it is empty'],
  ['.', 'it is empty'],
  ['a ', 'ends with a blank'],
  [' ', 'ends with a blank'],
  ['[z-a]', '`z-a` is reversed'],
  ['x[0-9b-a]', '`b-a`'],
  ['a[b', '`[` is not closed'],
  ['{a', '`{` is not closed'],
])('%j matches nothing', (glob, why) => {
  expect(globFault(glob)).toContain(why);
});

test.each([
  './a',
  '/a',
  'a//',
  '...',
  '.hidden/',
  'a/.b/..c',
  'a b',
  'a\\ ',
  '{a/./b,c}',
  '[a-z]',
  '[a-]',
  '[-a]',
  '**',
])('%j may match something', (glob) => {
  expect(globFault(glob)).toBeUndefined();
});
