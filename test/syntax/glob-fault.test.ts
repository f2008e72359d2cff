import { expect, test } from 'vitest';
import { globFault } from '../../src/syntax/glob/glob-fault.ts';

test.each([
  ['vendor/./**', 'nothing between two slashes'],
  ['a/../b', 'nothing between two slashes'],
  ['a//b', 'nothing between two slashes'],
  ['a/.', 'nothing between two slashes'],
  ['../x', 'leads above the root'],
  ['./../x', 'leads above the root'],
  ['./', 'it is empty'],
  ['/', 'it is empty'],
  ['.', 'it is empty'],
  ['a ', 'ends with a space'],
  [' ', 'ends with a space'],
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
