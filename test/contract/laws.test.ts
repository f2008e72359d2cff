import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Change } from '../../src/model/contract.ts';
import type { Json } from '../../src/model/value/value.ts';
import { changesBetween, changesBothWays, changesOf, line, skillsOf } from './skills.ts';

type Front = { readonly [key: string]: Json };

const name = fc.constantFrom('topic', 'date', 'dir', 'mode', 'x');
const sentence = fc.constantFrom('The topic of the log', 'The day it is about', 'Where it goes');
const schema = fc.constantFrom<Json>(
  { type: 'string' },
  { type: 'string', pattern: '^\\d+$' },
  { type: 'integer', minimum: 1 },
  { type: 'number', maximum: 9.5 },
  { enum: ['a', 'b'] },
  { type: 'array', items: { type: 'string' } },
  { type: 'object', properties: { a: { type: 'string' }, b: { type: 'integer' } } },
  { type: 'object', properties: { a: { type: 'integer' } } },
);
const optional = { requiredKeys: ['name' as const], noNullPrototype: true };
const input = fc.record({ name, description: sentence, schema, sensitive: fc.boolean() }, optional);
const withDefault = fc.record(
  { name, description: sentence, default: fc.constantFrom<Json>('a', 'b', 3) },
  optional,
);
const variable = fc.record({ name: fc.constantFrom('TOKEN', 'HOME_DIR', 'MODE') }, optional);
const unique = <T extends { readonly name: string }>(arbitrary: fc.Arbitrary<T>) =>
  fc.uniqueArray(arbitrary, { selector: (value) => value.name, maxLength: 3 });
const command = fc.record(
  { name: fc.constantFrom('git', 'jq', 'date'), min_version: fc.constantFrom('2.4', '2.40', 'x') },
  optional,
);
const output = fc.record(
  {
    name: fc.constantFrom('{{dir}}/log.md', '{{topic}}.md', 'out/*.json', 'a.txt'),
    base: fc.constantFrom('repo_root', 'cwd'),
    description: sentence,
  },
  optional,
);

/** Frontmatters of ADR-002 and others, with few names, to have much in common. */
const front: fc.Arbitrary<Front> = fc
  .record(
    {
      manifest_version: fc.constantFrom('1.0', '1.1'),
      version: fc.constantFrom('1.0.0', '1.1.0'),
      license: fc.constantFrom('MIT', 'BSD'),
      'allowed-tools': fc.constantFrom<Json>('Read, Bash(git:*)', ['Bash'], 'Write Read'),
      metadata: fc.constantFrom<Json>({ author: 'a', tags: ['x', 'y'] }, { tier: 2 }),
      inputs: fc
        .record({ required: unique(input), optional: unique(withDefault) })
        .map(({ required, optional: others }) => {
          const takenNames = new Set(required.map((input) => input.name));
          return { required, optional: others.filter((input) => !takenNames.has(input.name)) };
        }),
      env: fc.record({ required: unique(variable) }),
      preconditions: unique(command).map((list) => ({
        commands: list.map(({ name: cmd, ...rest }) => ({ cmd, ...rest })),
      })),
      outputs: unique(output).map((list) => ({
        files: list.map(({ name: pattern, ...rest }) => ({ pattern, ...rest })),
      })),
      execution: fc.record(
        { network: fc.boolean(), timeout: fc.constantFrom(10, 20), other: fc.constant('x') },
        { requiredKeys: [], noNullPrototype: true },
      ),
      sensitive: fc.boolean(),
      interface: fc.record({ inputs: fc.uniqueArray(name, { maxLength: 2 }) }),
      model: fc.constantFrom<Json>('small', { nested: [1, { a: null }] }),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .map((record) => JSON.parse(JSON.stringify(record)) as Front);

interface Style {
  readonly flow: boolean;
  readonly reversed: boolean;
  readonly double: boolean;
  readonly indent: number;
  readonly crlf: boolean;
  readonly comments: boolean;
  readonly bom: boolean;
}

const style: fc.Arbitrary<Style> = fc.record({
  flow: fc.boolean(),
  reversed: fc.boolean(),
  double: fc.boolean(),
  indent: fc.constantFrom(2, 4),
  crlf: fc.boolean(),
  comments: fc.boolean(),
  bom: fc.boolean(),
});

const plain: Style = {
  ...{ flow: false, reversed: false, double: false, indent: 2 },
  ...{ crlf: false, comments: false, bom: false },
};

function filesOfData(
  data: Front,
  how: Style = plain,
  root = 'skills/worklog',
): Record<string, string> {
  const whole = { name: 'worklog', description: 'Writes a work log.', ...data };
  const ordered = how.reversed ? reversed(whole) : whole;
  const yaml = stringify(ordered, {
    indent: how.indent,
    collectionStyle: how.flow ? 'flow' : 'block',
    defaultStringType: how.double ? 'QUOTE_DOUBLE' : 'PLAIN',
    lineWidth: how.flow ? 40 : 0,
  });
  const noted = how.comments ? `# a comment\n${yaml}\n# the end\n` : yaml;
  const text = `---\n${noted}---\nWrite the log.  \n\nThen stop.\n${how.comments ? '\n\n' : ''}`;
  const lines = how.crlf ? text.replaceAll('\n', '\r\n') : text;
  return { [`${root}/SKILL.md`]: how.bom ? `\ufeff${lines}` : lines };
}

/** The same value with the keys of every mapping reversed. */
function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => reversed(item));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, reversed(inner as Json)]);
  return Object.fromEntries(entries.reverse());
}

const runs = (seed: number, numRuns: number) => ({ seed, numRuns });

describe('laws of the diff', () => {
  test('identity: nothing differs from itself', async () => {
    const property = fc.asyncProperty(front, async (data) => {
      expect((await changesBetween(filesOfData(data), filesOfData(data))).map(line)).toEqual([]);
    });
    await fc.assert(property, runs(1, 60));
  });

  test('formatting: the same facts in another notation make no difference', async () => {
    const property = fc.asyncProperty(front, style, async (data, how) => {
      expect((await changesBetween(filesOfData(data), filesOfData(data, how))).map(line)).toEqual(
        [],
      );
    });
    await fc.assert(property, runs(2, 150));
  });

  test('completeness: different facts are a change', async () => {
    const property = fc.asyncProperty(front, front, async (a, b) => {
      fc.pre(JSON.stringify(facts(a)) !== JSON.stringify(facts(b)));
      expect(await changesBetween(filesOfData(a), filesOfData(b))).not.toEqual([]);
    });
    await fc.assert(property, runs(3, 150));
  });

  test('duality: the reverse comparison has the reverse changes', async () => {
    let seen = 0;
    const property = fc.asyncProperty(front, front, async (a, b) => {
      const [forward, backward] = await changesBothWays(filesOfData(a), filesOfData(b));
      seen += forward.length;
      expect(backward.flatMap(direction).sort()).toEqual(
        forward.flatMap(direction).map(dual).sort(),
      );
    });
    await fc.assert(property, runs(4, 200));
    expect(seen).toBeGreaterThan(500);
  });

  test('locality: a second skill changes nothing of a skill', async () => {
    const property = fc.asyncProperty(front, front, front, async (a, b, other) => {
      const beside = filesOfData(other, plain, 'skills/other');
      const named = Object.fromEntries(
        Object.entries(beside).map(([path, text]) => [
          path,
          text.replace('name: worklog', 'name: other'),
        ]),
      );
      const [before, after] = [await skillsOf(filesOfData(a)), await skillsOf(filesOfData(b))];
      const alone = changesOf(before, after).map(line);
      const first = await skillsOf({ ...filesOfData(a), ...named });
      const second = await skillsOf({ ...filesOfData(b), ...named });
      expect(changesOf(first, second).map(line)).toEqual(alone);
      expect(changesOf(before, second).map(line).sort()).toEqual([...alone, 'skill added'].sort());
    });
    await fc.assert(property, runs(5, 40));
  });

  test('places: every change points into head, or has a place at base if the item was removed', async () => {
    const property = fc.asyncProperty(front, front, async (a, b) => {
      const [before, after] = [filesOfData(a), filesOfData(b)];
      const length = (files: Record<string, string>) =>
        (files['skills/worklog/SKILL.md'] ?? '').split('\n').length;
      for (const { at, was, action } of await changesBetween(before, after)) {
        expect(at.range?.start.line).toBeLessThanOrEqual(length(after));
        if (action === 'removed')
          expect(was?.range?.start.line).toBeLessThanOrEqual(length(before));
        if (action === 'added') expect(was).toBeNull();
      }
    });
    await fc.assert(property, runs(6, 80));
  });

  test('totality: any frontmatter can be compared with any other', async () => {
    const junk = fc.oneof(
      fc.jsonValue({ maxDepth: 5 }).map((value) => stringify(value)),
      fc.string({ maxLength: 200 }),
      front.chain((data) =>
        fc
          .tuple(fc.constantFrom(...Object.keys(data), 'inputs'), fc.jsonValue({ maxDepth: 3 }))
          .map(([key, value]) => stringify({ ...data, [key]: value })),
      ),
    );
    const tree = (yaml: string) => ({ 'a/SKILL.md': `---\nname: a\n${yaml}\n---\n` });
    const property = fc.asyncProperty(junk, junk, async (a, b) => {
      const before = await skillsOf(tree(a));
      for (const change of changesOf(before, await skillsOf(tree(b)))) {
        expect(change.before ?? change.after ?? change.from ?? change.to).not.toBeNull();
      }
      expect(changesOf(before, await skillsOf(tree(a))).map(line)).toEqual([]);
    });
    await fc.assert(property, runs(7, 150));
  });
});

/** The facts of a frontmatter: all except equivalent spellings. */
function facts(data: Front): Json {
  const { version: _, ...rest } = data;
  const keys = Object.entries(rest).filter(([key, value]) => key !== 'sensitive' || value === true);
  const full = Object.fromEntries(keys);
  if (!('manifest_version' in full) && !('interface' in full)) return full;
  return JSON.parse(
    JSON.stringify(full, (key, value: Json) => {
      if (key === 'sensitive' && value === false) return undefined;
      if (Array.isArray(value) && value.length === 0) return undefined;
      return value;
    }),
  ) as Json;
}

/** The direction of a change, without details that only one direction has. */
function direction({ kind, action, facet, verdict, detail, before, after }: Change): string[] {
  const stated = facet === 'required' && detail !== 'changed';
  const isPath = facet === 'effective' || facet === 'default';
  // A removed manifest subsumes the removal of its permissions.
  if (
    isPath ||
    detail === 'disclosed' ||
    (verdict !== null && facet === 'schema' && verdict === 'unknown')
  )
    return [];
  const what = verdict ?? (detail?.startsWith('properties') ? '' : detail);
  const names = [before?.name ?? after?.name, after?.name ?? before?.name].sort();
  return [[kind, names.join('>'), action, stated ? 'stated' : facet, what].join(' ')];
}

const duals: readonly (readonly [string, string])[] = [
  ['added', 'removed'],
  ['widened', 'narrowed'],
  ['raised', 'lowered'],
];

function dual(text: string): string {
  return text.replace(/added|removed|widened|narrowed|raised|lowered/g, (word) => {
    const pair = duals.find((candidate) => candidate.includes(word));
    return pair?.find((other) => other !== word) ?? word;
  });
}
