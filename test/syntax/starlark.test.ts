import { expect, test } from 'vitest';
import { toJson } from '../../src/model/value/value.ts';
import { parseCalls } from '../../src/syntax/starlark/calls.ts';

const read = (text: string) => {
  const { root, faults } = parseCalls('x.rules', text);
  return root ? toJson(root) : faults.map(({ code }) => code);
};

const file = `# A comment with "quotes".
rule(a = "x", b = ['y', ["z",],], c = 1, d = True,)
rule(a = """two
lines""", e = "\\"q\\"\\n"); other()
`;

test('calls with named arguments', () => {
  expect(read(file)).toEqual({
    rule: [
      { a: 'x', b: ['y', ['z']], c: 1, d: true },
      { a: 'two\nlines', e: '"q"\n' },
    ],
    other: [{}],
  });
  expect(read('')).toEqual({});
});

test.each([
  'x = ["git"]\nrule(a = x)',
  'rule(a = "x" + "y")',
  'rule(a = "x" "y")',
  'rule("x")',
  'rule(a = "x", a = "y")',
  'for x in []: rule(a = x)',
  'rule(a = "x',
  `rule(a = ${'['.repeat(50_000)}`,
])('code is not read: %.40s', (text) => {
  expect(read(text)).toEqual(['starlark']);
});

test('no part of a file throws, and hostile texts take linear time', () => {
  for (let end = 0; end < file.length; end++) read(file.slice(0, end));
  for (const part of ['"', '"""', "'''\\", '#', '# ', '\\', 'r(a="', 'r(a=[', 'r()', ' \t']) {
    read(part.repeat(200_000));
  }
}, 10_000);
