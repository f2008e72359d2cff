import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Compat } from '../../../src/model/config.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { Json } from '../../../src/model/value/value.ts';
import { type Bump, covers, maxBump } from '../../../src/model/version/bump.ts';
import { applyEdit, type Edit, edit, nameOf, placeOf } from '../support/edits.ts';
import { type Source, sourceNames, sources } from '../support/maximal.ts';
import { changesIn, lineOf, reportOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';
import { filesOfSource } from '../support/write.ts';

/** Rules without a required bump because the result is undecided; two steps may then require less than one. */
const undecided: ReadonlySet<string> = new Set([
  'input-schema-unsupported-keyword',
  'input-pattern-changed-undecided',
]);

/** Rules that subsume all changes below their subject. */
const undecidedRules: ReadonlyMap<string, string> = new Map([
  ['exec-disabled', 'what a list allowed does not matter where nothing may be run'],
  ['interface-input-undeclared', 'nothing says any more what an input takes that is only named'],
]);

/**
 * Rules that together require more than one after the other: for ADR-003, every type change of a required input is
 * breaking, for an optional one only a narrowing.
 */
const literal = ['input-type-changed', 'input-required-to-optional'];

interface Step {
  readonly required: Bump;
  readonly findings: readonly Finding[];
}

async function step(before: Source, after: Source, compat: Compat = 'adr-003'): Promise<Step> {
  const report = await reportOf(filesOfSource(before), filesOfSource(after), { compat });
  return { required: report.summary.requiredBump, findings: changesIn(report) };
}

const describeSteps = (steps: readonly Step[]) =>
  steps.map(({ findings }) => findings.map(lineOf).join('\n')).join('\n\n');

const isUndecided = ({ findings }: Step) => findings.some(({ rule }) => undecided.has(rule));

/** Lists in which an empty list means all; each counts as one value. */
const fullWhenEmpty = /(\/(?:os|arch|commands))\/\d+$/;

/** True if the places of two edits are not nested. */
function areApart(source: Source, first: Edit, second: Edit): boolean {
  const names = [placeOf(source, first), placeOf(applyEdit(source, first), second)].map(
    (place) => place && `${nameOf(place).replace(fullWhenEmpty, '$1')}/`,
  );
  const [name = '', other = ''] = names;
  return !name.startsWith(other) && !other.startsWith(name);
}

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test.each(sourceNames)(
    'monotone: of %s two changes in sequence need the same bump',
    async (name) => {
      const source = sources[name];
      const property = fc.asyncProperty(edit, edit, async (first, second) => {
        const [middle, end] = [
          applyEdit(source, first),
          applyEdit(applyEdit(source, first), second),
        ];
        const steps = await Promise.all([
          step(source, middle),
          step(middle, end),
          step(source, end),
        ]);
        const [firstStep, secondStep, whole] = steps;
        const rules = whole.findings.map(({ rule }) => rule);
        const isLiteral = literal.every((rule) => rules.includes(rule));
        if (!isUndecided(firstStep) && !isUndecided(secondStep) && !isLiteral) {
          const most = maxBump(firstStep.required, secondStep.required);
          expect(covers(most, whole.required), describeSteps(steps)).toBe(true);
        }
        const isSpoken = isUndecided(whole) || rules.some((rule) => undecidedRules.has(rule));
        if (!areApart(source, first, second) || isSpoken) return;
        expect(covers(whole.required, firstStep.required), describeSteps(steps)).toBe(true);
      });
      await fc.assert(property, sample(seed, 6));
    },
  );
});

test('a tool that can run nothing breaks no caller', async () => {
  const { toml } = sources['skill-toml'];
  const { capabilities } = toml;
  const withExec = (exec: { readonly commands: readonly string[]; readonly allowed: boolean }) => ({
    ...sources['skill-toml'],
    toml: {
      ...toml,
      capabilities: { ...capabilities, terminal_exec: { ...exec, blocked: ['rm', 'dd'] } },
    },
  });
  const more = ['git', 'date', 'jq'];
  const widened = await step(sources['skill-toml'], withExec({ commands: more, allowed: true }));
  const closed = await step(sources['skill-toml'], withExec({ commands: more, allowed: false }));
  expect([widened.required, closed.required]).toEqual(['major', 'patch']);
  expect(closed.findings.map(({ rule }) => rule)).toEqual(['exec-disabled']);
});

test('a glob that alone covers an output is another pattern', async () => {
  const { front } = sources['manifest-v1'];
  const source = sources['manifest-v1'];
  const files = [{ ...front.outputs.files[0], pattern: 'docs/log.md' }];
  const writing = (some: Json) => ({
    ...source,
    front: { ...front, outputs: { ...front.outputs, files: some } },
  });
  const steps = [
    await step(source, writing([])),
    await step(writing([]), source),
    await step(source, writing(files)),
  ];
  expect(steps.map(({ required }) => required)).toEqual(['major', 'patch', 'major']);
  const [removedRules, , elsewhere] = steps.map(({ findings }) => findings.map(({ rule }) => rule));
  expect([removedRules, elsewhere]).toEqual([
    ['output-pattern-changed'],
    ['output-pattern-changed'],
  ]);
});

test('an input that is only named has no known type', async () => {
  const { front } = sources['manifest-v1'];
  const [day, ...others] = front.inputs.required;
  const taking = (required: Json) => ({
    ...sources['manifest-v1'],
    front: { ...front, inputs: { ...front.inputs, required } },
  });
  const untyped = await step(sources['manifest-v1'], taking([{ name: day.name }, ...others]));
  const named = await step(sources['manifest-v1'], taking(others));
  expect([untyped.required, named.required]).toEqual(['major', 'minor']);
  expect(named.findings.map(({ rule }) => rule)).toContain('interface-input-undeclared');
});

test('a required input that first becomes optional may accept more', async () => {
  const { block } = sources['skill-manifest-v2'];
  const { operations } = block;
  const { search } = operations;
  const taking = (query: Json): Source => {
    const input = { ...search.input, query };
    const own = { ...operations, search: { ...search, input } };
    return { ...sources['skill-manifest-v2'], block: { ...block, operations: own } };
  };
  const [required, optional, open] = [
    taking({ type: 'string', required: true }),
    taking({ type: 'string' }),
    taking({}),
  ];
  const bumps = async (compat: Compat) => {
    const steps = [
      await step(required, optional, compat),
      await step(optional, open, compat),
      await step(required, open, compat),
    ];
    return steps.map((step) => step.required);
  };
  expect(await bumps('adr-003')).toEqual(['minor', 'minor', 'major']);
  expect(await bumps('semantic')).toEqual(['minor', 'minor', 'minor']);
});

test('an undecided change needs no bump', async () => {
  const { front } = sources['manifest-v1'];
  const taking = (schema: Json): Source => ({
    ...sources['manifest-v1'],
    front: { ...front, inputs: { required: [], optional: [{ name: 'topic', schema }] } },
  });
  const items = { type: 'string' };
  const [list, untyped, strange] = [
    taking({ type: 'array', items }),
    taking({ items }),
    taking({ items, stranger: 1 }),
  ];
  const steps = [
    await step(list, untyped),
    await step(untyped, strange),
    await step(list, strange),
  ];
  expect(steps.map(({ required }) => required)).toEqual(['minor', 'none', 'major']);
});
