import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manifestV1 } from '../../src/dialects/manifest-v1/manifest-v1.ts';
import { plainText } from '../../src/model/message.ts';
import { type Json, resolvePointer } from '../../src/model/value/value.ts';
import { kindOf, pointers, replaceAt, valueAt } from '../support/pointers.ts';
import {
  findings,
  frontOf,
  manifestOf,
  maximal,
  noFiles,
} from '../support/samples/maximal-manifest.ts';

const wrong: Readonly<Record<string, Json>> = {
  text: 'text',
  number: 7,
  boolean: true,
  null: null,
  list: [],
  mapping: {},
};

/** Places where another type is valid, or another rule's responsibility. */
const free = [
  /^\/(name|description) /,
  /^\/version null$/,
  /_version number$/,
  /\/enum\/\d+/,
  /\/artifacts\/\d+/,
  // JSON Schema, outside of the subset.
  /\/schema\/(items|properties\/\w+) boolean$/,
  // Reported at the start of the default.
  /\/default\/\d+/,
];

/** Each place of the maximal manifest with the invalid types of values. */
const mutations = pointers(maximal)
  .map((at) => {
    const right = kindOf(valueAt(maximal, at));
    const kinds = Object.keys(wrong).filter((kind) => kind !== right);
    return [
      at,
      kinds.filter((kind) => !free.some((pattern) => pattern.test(`${at} ${kind}`))),
    ] as const;
  })
  .filter(([, kinds]) => kinds.length > 0);

describe('a maximal manifest', () => {
  test('lacks descriptions of inputs, and nothing else', async () => {
    const lacking = ['deploy_key', 'topic', 'depth', 'tags', 'author'];
    const found = await findings(maximal);
    expect(found.map(({ rule, message }) => `${rule}: ${plainText(message)}`)).toEqual(
      lacking.map((name) => {
        return `input-incomplete: Input \`${name}\` has no \`description\`.`;
      }),
    );
  });

  test('is mutated everywhere', () => {
    expect(mutations.length).toBeGreaterThan(70);
  });

  test.each(mutations)('%s of a wrong type is found at its place', async (at, kinds) => {
    for (const kind of kinds) {
      const front = replaceAt(maximal, at, wrong[kind] ?? null);
      const located = resolvePointer(frontOf(front), at);
      const places = [located.value.at.range?.start, located.keyAt.range?.start];
      const errors = (await findings(front)).filter(({ severity }) => severity === 'error');
      const found = errors.filter((finding) =>
        places.some((place) => isDeepStrictEqual(place, finding.at.range?.start)),
      );
      expect(
        found,
        `${kind}: ${errors.map(({ message }) => plainText(message)).join(' ')}`,
      ).not.toEqual([]);
    }
  });
});

describe('any manifest', () => {
  const keys = pointers(maximal)
    .flatMap((at) => at.split('/').slice(1))
    .filter((key) => !/^\d+$/.test(key));
  const key = fc.oneof(fc.constantFrom(...keys), fc.constantFrom('__proto__', 'constructor', ''));
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 6, withCrossShrink: true },
      fc.oneof(fc.constantFrom<Json>('a', '{{a}}', '(', '/x', '../x', '1.0', true, null, 3, -1)),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(key, tie('value'), { maxKeys: 5 }) as fc.Arbitrary<Json>,
    ),
  }));
  const front = fc.dictionary(fc.constantFrom(...Object.keys(maximal)), value, { minKeys: 3 });

  test('is read and judged without throwing', async () => {
    await fc.assert(
      fc.asyncProperty(front, async (fields) => {
        await findings({ ...(fields as Record<string, Json>), manifest_version: '1.0' });
      }),
      { numRuns: 300, seed: 20261121 },
    );
  });

  test('does not fill the memory by repeating a long text', async () => {
    const long = `manifest_version: "1.0"\nx: &x "${'y'.repeat(100_000)}"\n`;
    const aliases = `${long}outputs:\n  artifacts: [[${'*x, '.repeat(30_000)}]]\n`;
    const rules = (await findings(aliases)).map(({ rule }) => rule);
    expect(rules).toContain('frontmatter-syntax');

    const placeholders = {
      manifest_version: '1.0',
      inputs: { optional: [{ name: 'a', default: 'y'.repeat(100_000) }] },
      outputs: { files: [{ pattern: '{{a}}'.repeat(20_000) }] },
    };
    const output = manifestV1
      .extract(manifestOf(placeholders), noFiles)
      .items.find(({ kind }) => kind === 'output');
    expect(JSON.stringify(output?.facets.get('effective')).length).toBeLessThan(1_000_000);
  });
});
