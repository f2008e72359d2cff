import { describe, expect, test } from 'vitest';
import { parametersOf, referencesIn } from '../../src/dialects/skill-toml/recipes/parameters.ts';
import {
  parseRecipe,
  stepsOf as recipeSteps,
  stepFaults,
} from '../../src/dialects/skill-toml/recipes/recipe.ts';
import { readProto } from '../../src/protos/read.ts';
import { parseJson } from '../../src/syntax/json/json.ts';
import { fencedBlocks } from '../../src/syntax/markdown/fences.ts';
import { parseToml } from '../../src/syntax/toml/toml.ts';
import { expectLinear } from './steps.ts';

type Texts = readonly (readonly [name: string, write: (count: number) => string])[];

/** Lines, each made of its number. */
function repeatLines(count: number, line: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => line(n)).join('\n');
}

const toml: Texts = [
  ['keys', (count) => repeatLines(count, (n) => `k${n} = 1`)],
  ['sections', (count) => repeatLines(count, (n) => `[s${n}]\na = 1`)],
  ['lists of sections', (count) => repeatLines(count, () => '[[a]]\nb = 1')],
  ['dotted keys', (count) => repeatLines(count, (n) => `a.b.c.k${n} = 1`)],
  ['entries of a list', (count) => `a = [${repeatLines(count, (n) => `${n},`)}]`],
  ['keys of an inline table', (count) => `a = { ${repeatLines(count, (n) => `k${n} = 1,`)} }`],
  ['lines of a text', (count) => `a = """\n${repeatLines(count, () => 'x "y" \\')}"""`],
  ['comments', (count) => repeatLines(count, () => '# " \' [ {')],
  ['blanks before a fault', (count) => `"a${' '.repeat(count * 8)}" = 1\n`.repeat(2)],
  ['texts that are not closed', (count) => repeatLines(count, () => "a = '")],
];

test.each(toml)('TOML: many %s', async (_name, write) => {
  await expectLinear(500, (size) => {
    const text = write(size);
    return () => parseToml('a.toml', text);
  });
});

const json: Texts = [
  ['lists', (size) => `[${'[],'.repeat(size / 3)}[]]`],
  [
    'keys',
    (size) => `{${Array.from({ length: size / 10 }, (_, index) => `"k${index}":1`).join()}}`,
  ],
  ['equal keys', (size) => `{${'"k":1,'.repeat(size / 6)}"k":1}`],
  ['quotes', (size) => '"'.repeat(size)],
  ['escapes', (size) => `"${'\\n'.repeat(size / 2)}"`],
  ['backslashes', (size) => `"${'\\'.repeat(size)}`],
  ['blanks', (size) => `[1${' '.repeat(size)}x`],
  ['digits', (size) => `[${'1'.repeat(size)}x]`],
  ['letters', (size) => `[${'a'.repeat(size)}]`],
  ['lines', (size) => `[1${'\n'.repeat(size)},]`],
];

test.each(json)('JSON: many %s', async (_name, write) => {
  await expectLinear(8 * 1024, (size) => {
    const text = write(size);
    return () => parseJson('a.json', text);
  });
});

const fences: Texts = [
  ['fences', (size) => '```\n'.repeat(size / 4)],
  ['open fences', (size) => '```m\n'.repeat(size / 5)],
  ['nested items', (size) => repeatLines(Math.sqrt(size), (n) => `${' '.repeat(n)}- a`)],
  ['comments', (size) => '<!--\n-->\n'.repeat(size / 9)],
];

test.each(fences)('Markdown: many %s', async (_name, write) => {
  await expectLinear(8 * 1024, (size) => {
    const text = write(size);
    return () => fencedBlocks(text);
  });
});

// Regular expressions read these lines, and count as one step. Quadratic work on this size takes hours.
test.each([
  ['backticks', '`'.repeat(2_000_000)],
  ['quotations', '> '.repeat(1_000_000)],
  ['items', '- '.repeat(1_000_000)],
  ['rules', `${'* '.repeat(1_000_000)}x`],
  ['blanks', ' '.repeat(2_000_000)],
  ['numbers', '1'.repeat(2_000_000)],
])('Markdown: a line of many %s', (_name, line) => {
  expect(fencedBlocks(line).length).toBeLessThanOrEqual(1);
});

test('JSON: many brackets', () => {
  expect(parseJson('a.json', '['.repeat(2_000_000)).faults).toHaveLength(1);
});

const recipes: Texts = [
  ['steps', (count) => `steps:\n${'  - command: make {{a}} {{b}}\n'.repeat(count)}`],
  ['empty steps', (count) => `steps:\n${'  - command: ""\n'.repeat(count)}`],
  ['parameters', (count) => `parameters:\n${repeatLines(count, (n) => `  - p${n}`)}\n`],
  ['braces without an end', (count) => `steps: ["${'{{ '.repeat(10 * count)}"]`],
  ['blanks in braces', (count) => `steps: ["{{${' '.repeat(30 * count)}x"]`],
  ['letters of a name without an end', (count) => `steps: ["{{${'a-'.repeat(15 * count)}"]`],
  ['references in one command', (count) => `steps: ["${'{{a}} '.repeat(5 * count)}"]`],
  [
    'letters of an alias',
    (count) => `x: &x "${'{{a}}'.repeat(count)}"\nsteps: [${'*x, '.repeat(190)}]`,
  ],
];

describe('a recipe', () => {
  test.each(recipes)('of many %s', async (_name, write) => {
    await expectLinear(250, (size) => {
      const text = write(size);
      return () => {
        const recipe = parseRecipe('recipes/release.yaml', text);
        return [
          recipeSteps(recipe).flatMap(stepFaults),
          [...parametersOf(recipe)],
          referencesIn(recipe),
        ];
      };
    });
  });
});

test('a proto of many references', async () => {
  await expectLinear(500, (size) => {
    const text = repeatLines(size, (n) => `- skill: s${n}`);
    return () => expect(readProto('p.yaml', text)?.references).toHaveLength(size);
  });
});
