import { expect, test } from 'vitest';
import { globFault } from '../src/syntax/glob/glob-fault.ts';

test.each([
  ['vendor/./**', 'holds "."'],
  ['a/../b', 'holds "."'],
  ['a//b', 'holds "."'],
  ['a/.', 'holds "."'],
  ['../x', 'nothing lies above'],
  ['./../x', 'nothing lies above'],
  ['./', 'is called so'],
  ['/', 'is called so'],
  ['.', 'is called so'],
  ['a ', 'ends in a blank'],
  [' ', 'ends in a blank'],
  ['[z-a]', '"z-a", which runs backwards'],
  ['x[0-9b-a]', '"b-a"'],
  ['a[b', '"[" is never closed'],
  ['{a', '"{" is never closed'],
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
