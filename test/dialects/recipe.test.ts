import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parametersOf, referencesIn } from '../../src/dialects/skill-toml/recipes/parameters.ts';
import { parseRecipe, stepFaults, stepsOf } from '../../src/dialects/skill-toml/recipes/recipe.ts';
import { plainText } from '../../src/model/message.ts';

const path = 'recipes/release.yaml';

/** All data that rules read from a recipe. */
function read(text: string) {
  const recipe = parseRecipe(path, text);
  return {
    faults: recipe.syntaxFaults.map(({ message }) => plainText(message)),
    steps: stepsOf(recipe).map(({ label }) => label),
    empty: stepsOf(recipe).flatMap(stepFaults),
    parameters: [...parametersOf(recipe)],
    references: referencesIn(recipe),
  };
}

/** The text at the locations of references. */
function textsAtPlaces(text: string): string[] {
  const lines = text.replace(/^\ufeff/, '').split('\n');
  return read(text).references.map(({ at }) => {
    const { start, end } = at.range ?? {
      start: { line: 0, column: 0 },
      end: { line: 0, column: 0 },
    };
    return (lines[start.line - 1] ?? '').slice(start.column - 1, end.column - 1);
  });
}

test.each([
  ['plain', 'steps:\n  - make {{a}} {{ b }}', ['{{a}}', '{{ b }}']],
  ['single quotes', "steps:\n  - 'it''s {{a}}'", ['{{a}}']],
  ['double quotes', 'steps:\n  - "\\"{{a}}\\" {{b}}"', ['{{a}}', '{{b}}']],
  ['literal', 'steps:\n  - command: |\n      one {{a}}\n      two {{b}}\n', ['{{a}}', '{{b}}']],
  ['folded', 'steps:\n  - command: >-\n      one\n      {{a}}\n', ['{{a}}']],
  ['several lines', 'steps:\n  - one\n    {{a}}', ['{{a}}']],
  ['a byte order mark', '\ufeffsteps: ["{{a}}"]', ['{{a}}']],
  ['another script', 'steps: ["🐙 é {{a}}"]', ['{{a}}']],
  ['carriage returns', 'id: x\r\nsteps:\r\n  - "{{a}}"\r\n', ['{{a}}']],
])('a reference is found at its place: %s', (_, text, expected) => {
  expect(textsAtPlaces(text)).toEqual(expected);
});

test.each([
  ['an escape', 'steps: ["\\x7b{a}}"]', '"\\x7b{a}}"'],
  ['an alias', 'x: &x "{{a}}"\nsteps: [*x]', '*x'],
])('a reference without a place of its own is at its value: %s', (_, text, expected) => {
  expect(textsAtPlaces(text)).toEqual([expected]);
});

test.each([
  ['{{ x }}', ['x']],
  ['{{-x-}}', ['x']],
  ['{{{x}}}', ['x']],
  ['{{inputs.x}}', ['x']],
  ['{{x-y_2}}', ['x-y_2']],
  ['{{.x}} {{$x}} {{x y}} {{x.y}} {{x|y}} {{"x"}} {{}} {{2}} {x} {{x}', []],
  ['$' + '{{x}} {{end}} {{else}} {{item}}', []],
  ['{% if x %}{{x}}{% endif %}', []],
])('%s names %j', (command, names) => {
  const text = `parameters: [known]\nsteps: [${JSON.stringify(command)}, "{{known}}"]`;
  expect(read(text).references.map(({ name }) => name)).toEqual([...names, 'known']);
});

test.each([
  ['go {x} {xy}/{z_1}', ['xy', 'z_1']],
  ['go $' + '{xy} %{xy} @{xy} #{xy} \\{xy} {xy}>f {x,y} {1..2} {} {x-y}', []],
  ["awk '{xy}'", []],
  ["kubectl get pods | jq '{xy}'", []],
  ['gh api repos/{xy}', []],
])('with single braces %s names %j', (command, names) => {
  const text = `parameters: [known]\nsteps: [${JSON.stringify(command)}]`;
  expect(read(text).references.map(({ name }) => name)).toEqual(names);
});

test('a name is reported at its first place', () => {
  const { references } = read('steps:\n  - one {{a}} {{b}}\n  - two {{a}} {{c}}');
  expect(references.map(({ name, at }) => `${name} ${at.range?.start.line}`)).toEqual([
    'a 2',
    'b 2',
    'c 3',
  ]);
});

test('a variable that a step registers is declared', () => {
  const steps =
    'steps: [{command: ls, register: files}, "rm {{files}}", {env: {A: b}, run: "x {{A}}"}]';
  expect(read(steps).references).toEqual([]);
});

describe('hostile recipes', () => {
  test('no text makes it throw', () => {
    const pieces = [
      'id:',
      'steps:',
      '- ',
      '{{',
      '}}',
      '{',
      '}',
      'x',
      '\n',
      '  ',
      '&a ',
      '*a',
      '[',
      ']',
    ];
    const text = fc.array(
      fc.constantFrom(...pieces, '"', "'", '|\n', '---\n', 'command: ', '\u0000'),
    );
    fc.assert(
      fc.property(text, (parts) => {
        expect(read(parts.join('')).faults.every((message) => message.endsWith('.'))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('thousands of nested lists are an error', () => {
    expect(read(`steps: ${'['.repeat(5000)}`).faults).toHaveLength(1);
  });
});
