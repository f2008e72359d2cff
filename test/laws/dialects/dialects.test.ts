import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/model/value/value.ts';
import type { Fields, Source } from '../support/maximal.ts';
import { changesBetween, lineOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';
import { filesOfSource } from '../support/write.ts';

/** An input that both dialects can declare. */
interface Input {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
  readonly description?: string;
  readonly default?: Json;
}

const none: Source = { front: null, block: null, router: null, toml: null };
const head = { name: 'worklog', description: 'Writes a work log.' };

/** The skill in ADR-002. */
function asManifest(list: readonly Input[]): Record<string, string> {
  const entries = (wanted: boolean): Json =>
    list
      .filter(({ required }) => required === wanted)
      .map(({ required: _, type, ...rest }) => ({ ...rest, schema: { type } }) satisfies Fields);
  const inputs = { required: entries(true), optional: entries(false) };
  return filesOfSource({ ...none, front: { ...head, manifest_version: '1.0', inputs } });
}

/** The same skill with one operation of Skill Manifest v2. */
function asOperation(list: readonly Input[]): Record<string, string> {
  const input = Object.fromEntries(list.map(({ name, ...rest }) => [name, rest] as const));
  const entrypoints = { unix: ['bash', 'scripts/memory.sh'] };
  const log = { description: 'Logs.', input, output: { description: 'The log.' }, entrypoints };
  const block = {
    ...{ schema_version: '2.0', id: 'worklog', version: '1.0.0', capabilities: [], effects: [] },
    ...{ operations: { log }, stdout_contract: { last_line_json: true } },
  };
  return filesOfSource({ ...none, front: head, block });
}

/** The findings by rule, class and input. */
async function findingsFor(
  write: (list: readonly Input[]) => Record<string, string>,
  before: readonly Input[],
  after: readonly Input[],
) {
  const found = await changesBetween(write(before), write(after));
  const lines = found.map(({ rule, bump, category, severity }) =>
    [rule, bump, category, severity].join(' '),
  );
  return { lines: lines.sort(), told: found.map(lineOf).join('\n') };
}

const values: Readonly<Record<string, readonly Json[]>> = {
  string: ['draft', 'final'],
  integer: [1, 2],
  boolean: [true, false],
};

const input: fc.Arbitrary<Input> = fc
  .record({
    name: fc.constantFrom('topic', 'day', 'mode'),
    required: fc.boolean(),
    type: fc.constantFrom('string', 'integer', 'boolean'),
    description: fc.constantFrom(undefined, 'The topic.', 'What the log is about, in a word.'),
    pick: fc.constantFrom(undefined, 0, 1),
  })
  .map(({ description, pick, ...rest }) => {
    const filled = pick === undefined ? {} : { default: values[rest.type]?.[pick] ?? null };
    return { ...rest, ...(description === undefined ? {} : { description }), ...filled };
  });

const inputs = fc.uniqueArray(input, { selector: ({ name }) => name, maxLength: 3 });

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test('the same change of the same inputs has the same verdict in ADR-002 and v2', async () => {
    const rules = new Set<string>();
    const property = fc.asyncProperty(inputs, inputs, async (before, after) => {
      const [manifest, operation] = [
        await findingsFor(asManifest, before, after),
        await findingsFor(asOperation, before, after),
      ];
      for (const line of manifest.lines) rules.add(line.split(' ')[0] ?? '');
      expect(operation.lines, `${manifest.told}\n\n${operation.told}`).toEqual(manifest.lines);
    });
    await fc.assert(property, sample(seed, 150));
    expect(rules.size).toBeGreaterThan(10);
  });
});
