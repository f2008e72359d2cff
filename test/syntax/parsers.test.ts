import { expect, test } from 'vitest';
import { breachOfSense, breachOfTotality } from '../fuzz/laws.ts';
import { Chance, mutated } from '../fuzz/mutate.ts';
import { checkSkill } from '../fuzz/skill-target.ts';
import { type Target, targets } from '../fuzz/targets.ts';

/** Words with a meaning in exactly one of the languages. */
const words = [
  ...['---\n', '```\n', '"""', "'''", '{{', '<<: *a\n', '&a ', '*a', '!!', '[[', ']]', '\ufeff'],
  ...[
    '__proto__',
    'constructor',
    '\\u0000',
    '\u0000',
    '#',
    '- ',
    ': ',
    '{',
    '}',
    '[',
    ']',
    ',',
    '=',
    '\r\n',
  ],
];

/** The breaches of some inputs, each with its input. */
async function breachesOf(target: Target, inputs: readonly Uint8Array[]) {
  const breaches = [];
  for (const input of inputs) {
    const breach = await breachOfSense(target, input).catch(() => breachOfTotality(target, input));
    if (breach) breaches.push({ ...breach, input: input.toString() });
  }
  return breaches;
}

test.each(targets)('$name reads any input, and the same way twice', async (target) => {
  const chance = new Chance(20_261_121);
  const seeds = target.seeds.map((seed) => Buffer.from(seed));
  const stock = { words, others: seeds, longest: 2048 };
  // A whole run takes as long as all parsers together.
  const length = target === checkSkill ? 10 : 20;
  let inputs: Uint8Array[] = seeds;
  for (let round = 0; round < 6; round++) {
    expect(await breachesOf(target, inputs)).toEqual([]);
    inputs = Array.from({ length }, () => mutated(chance.of(inputs), chance, stock));
  }
});

test('a parser that breaks a law is found', async () => {
  const bad = {
    name: 'bad',
    corpus: /never/,
    seeds: [],
    run: (bytes: Uint8Array) => {
      if (bytes.length === 3) throw new Error('three');
      return { start: { line: 0, column: bytes.length }, end: { line: 0, column: 0 } };
    },
  };
  expect(await breachOfTotality(bad, new Uint8Array(3))).toMatchObject({ law: 'throws' });
  expect(await breachOfSense(bad, new Uint8Array(4))).toMatchObject({ law: 'strays' });
});
