import fc from 'fast-check';
import picomatch from 'picomatch';
import { expect, test } from 'vitest';
import { fileGlob } from '../../src/syntax/glob/file-glob.ts';

function matched(glob: string, ...paths: string[]): string[] {
  const test = fileGlob(glob);
  return test ? paths.filter((path) => test(path.split('/'))) : ['refused'];
}

const paths = [
  'a.yaml',
  'r/b.yaml',
  'r/.c.yaml',
  'r/d.yml',
  'r/s/e.yaml',
  'r/s/t/f.yaml',
  'g\\h.yaml',
];

test.each([
  ['r/*.yaml', ['r/b.yaml', 'r/.c.yaml']],
  ['./r//*.yaml', ['r/b.yaml', 'r/.c.yaml']],
  ['*.yaml', ['a.yaml', 'g\\h.yaml']],
  ['**/*.yaml', ['a.yaml', 'r/b.yaml', 'r/.c.yaml', 'r/s/e.yaml', 'r/s/t/f.yaml', 'g\\h.yaml']],
  ['r/**/*.yaml', ['r/b.yaml', 'r/.c.yaml', 'r/s/e.yaml', 'r/s/t/f.yaml']],
  ['r/**', ['r/b.yaml', 'r/.c.yaml', 'r/d.yml', 'r/s/e.yaml', 'r/s/t/f.yaml']],
  ['**/t/**', ['r/s/t/f.yaml']],
  ['r/**.yaml', ['r/b.yaml', 'r/.c.yaml']],
  ['r/?.y{a,}ml', ['r/b.yaml', 'r/d.yml']],
  ['r/[a-c].yaml', ['r/b.yaml']],
  ['r/[!b].y*', ['r/d.yml']],
  ['r/[^b-c].y*', ['r/d.yml']],
  ['r/[b.yaml', []],
  ['a.yaml/**', []],
  ['r', []],
  ['r/', []],
  ['R/*.yaml', []],
  ['r/b.yaml', ['r/b.yaml']],
  ['r/b+yaml', []],
  ['{r/b,a}.yaml', ['a.yaml', 'r/b.yaml']],
  ['r/{b}.yaml', []],
])('%s', (glob, expected) => {
  expect(matched(glob, ...paths)).toEqual(expected);
});

test.each(['/r/*.yaml', '~/r/*.yaml', '../r/*.yaml', 'r/../../x', '', '.', 'a'.repeat(2000)])(
  'a path outside the skill is refused: %s',
  (glob) => {
    expect(matched(glob)).toEqual(['refused']);
  },
);

test('too many alternatives are refused', () => {
  expect(matched('{a,b}'.repeat(30))).toEqual(['refused']);
});

test('agrees with picomatch', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', '.', '-'), minLength: 1, maxLength: 3 });
  const path = fc.array(
    // Shells match a name with a trailing dot, but picomatch's `*.*` does not.
    name.filter((text) => !text.endsWith('.')),
    { minLength: 1, maxLength: 4 },
  );
  const piece = fc.constantFrom('a', 'b', '.', '*', '?', '[ab]');
  const segment = fc.oneof(
    fc.constant('**'),
    fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('')),
  );
  const glob = fc
    .array(segment, { minLength: 1, maxLength: 4 })
    // For some patterns with `**` at the end, picomatch also matches the folder itself.
    .filter((segments) => segments.at(-1) !== '**')
    .filter((segments) =>
      segments.every((segment) => !/^[.]+$|[*]{3}|.[*]{2}|[*]{2}./.test(segment)),
    );
  fc.assert(
    fc.property(glob, path, (segments, names) => {
      const written = segments.join('/');
      const expected = picomatch(written, { dot: true, nonegate: true })(names.join('/'));
      expect(fileGlob(written)?.(names)).toBe(expected);
    }),
    { numRuns: 3000 },
  );
});
