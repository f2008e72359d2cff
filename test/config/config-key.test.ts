import { describe, expect, test } from 'vitest';
import { defaults, mapKeys } from '../../src/config/config.ts';
import { singleValueKeys } from '../../src/config/effective.ts';
import { allowEmpty } from '../../src/config/keys/allow-empty.ts';
import { always, loosenedBy, nothing } from '../../src/config/loosened/values.ts';
import { loosenedSettings } from '../../src/config/loosened.ts';
import { readConfig } from '../../src/config/read-config.ts';
import type { ConfigKey } from '../../src/config/schema/config-key.ts';
import type { FailLevel } from '../../src/model/config.ts';
import { rules } from '../../src/rules/catalog.ts';
import { parseYaml } from '../../src/syntax/yaml/yaml.ts';

const ids = rules.map(({ id }) => id);
const entries = mapKeys((property, key) => ({ ...(key as ConfigKey<unknown>), property }));

/** An entry without one of its fields. */
function without<F extends keyof ConfigKey<boolean>>(field: F): Omit<ConfigKey<boolean>, F> {
  const { [field]: _, ...rest } = allowEmpty;
  return rest;
}

// `npm run typecheck` proves these: where a line below compiles, its @ts-expect-error is an error.
describe('an entry does not compile', () => {
  test('without one of its fields', () => {
    const incomplete: ConfigKey<boolean>[] = [
      // @ts-expect-error: how the key can loosen the gate is missing
      without('loosening'),
      // @ts-expect-error: the effective value is missing
      without('effective'),
      // @ts-expect-error: the reader is missing
      without('read'),
      // @ts-expect-error: the default is missing
      without('default'),
      // @ts-expect-error: the description is missing
      without('description'),
      // @ts-expect-error: the schema is missing
      without('schema'),
      // @ts-expect-error: the merge of three values is missing
      without('merge'),
    ];
    expect(incomplete).toHaveLength(7);
  });

  test('without the effect of each of its values', () => {
    const effects = { error: nothing, warning: nothing };
    // @ts-expect-error: the effect of `never` is missing
    expect(loosenedBy<FailLevel>(effects, { trustedConfigDecides: true })).toBeDefined();
    // @ts-expect-error: whether the value at base judges permissions is missing
    expect(loosenedBy<boolean>({ true: always('x'), false: nothing }, {})).toBeDefined();
  });

  test('with a key that loosens nothing and gives no reason', () => {
    // @ts-expect-error: the reason is missing
    const entry: ConfigKey<boolean> = { ...allowEmpty, loosening: {} };
    expect(entry).toBeDefined();
  });
});

/** The settings that head loosens, between two texts of the configuration. */
function loosened(base: string, head: string): readonly string[] {
  const [before, after] = [base, head].map((text) => readConfig('skillaccord.yml', text, ids));
  if (!before || !after) throw new Error('There are two texts.');
  const files = { headFile: after, baseFile: before, trustedConfig: before.config };
  return loosenedSettings(files, after.config, { paths: [], hasMatch: () => true }).map(
    ({ about }) => String(about),
  );
}

/** Texts of some values that a key may have. A new kind of value needs its samples here. */
function samplesOf({ name, schema, effective }: ConfigKey<unknown>): readonly string[] {
  const choices = schema['type'] === 'boolean' ? [true, false] : schema['enum'];
  if (Array.isArray(choices)) return choices.map(String);
  const { as }: { readonly as: string } = effective;
  if (as === 'globs') return ['[a/]', '[b/]'];
  const own = samples[name];
  if (own === undefined) throw new Error(`Give the key "${name}" samples in this file.`);
  return own;
}

const samples: Readonly<Record<string, readonly string[]>> = {
  rules: ['{ link-target: error }', '{ link-target: off }'],
  overrides: [
    '[{ files: [a/], rules: { link-target: error } }]',
    '[{ files: [a/], rules: { link-target: off } }]',
  ],
  release: ['base', '"tag:v*"'],
  policy: ['{ network: false }', '{ network: true }'],
  sources: ['{ allow: [http] }', '{ hosts: [git.example] }', '{ ports: [8443] }'],
};

describe.each(entries.map((entry) => [entry.name, entry] as const))('%s', (name, entry) => {
  test('has the property of its name', () => {
    const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(entry.property).toBe(camel);
    expect(entry.description).toMatch(/^[A-Z].*\.$/);
  });

  test('has choices that YAML reads as words', () => {
    const choices = entry.schema['enum'];
    const others = (Array.isArray(choices) ? choices : []).flatMap((choice) => {
      const kind = parseYaml('', String(choice)).root?.kind;
      return kind === 'string' ? [] : [`${choice} is a ${kind}`];
    });
    const remedy = `YAML reads some choices of "${name}" as other values, which no reader takes for a word. Choose words: there is no reader of numbers.`;
    expect(others, remedy).toEqual([]);
  });

  test('loosens the gate in at least one direction, or says why it cannot', () => {
    if ('never' in entry.loosening) {
      expect(entry.loosening.never).toMatch(/^[A-Z].{40,}\.$/);
      return;
    }
    const texts = samplesOf(entry).map((value) => `${name}: ${value}`);
    for (const [index, text] of texts.entries()) {
      expect(loosened(text, text)).toEqual([]);
      for (const other of texts.slice(index + 1)) {
        const either = [...loosened(text, other), ...loosened(other, text)];
        expect(either.join(), `${text} and ${other}`).toContain(`["${name}"`);
      }
    }
  });
});

test('the default of every key is what an empty file sets', () => {
  expect(readConfig('skillaccord.yml', '', ids).config).toEqual(defaults);
});

test('every row of the table of settings is used once', () => {
  const rows = singleValueKeys.map(({ row }) => row);
  expect(rows).toEqual(rows.map((_, index) => index + 1));
});
