import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Finding } from '../../../src/model/finding.ts';
import { parseTxtar } from '../../../src/syntax/txtar.ts';
import { runCase } from '../../support/run-case.ts';

/** A recipe as its callers see it. */
interface Contract {
  readonly id: string;
  readonly file: string;
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly level: 'auto' | 'prompt' | 'always';
  /** The type of every parameter. */
  readonly type: 'string' | 'integer';
}

const levels = ['auto', 'prompt', 'always'] as const;
const parameters = ['a', 'b', 'c'];

const contract: fc.Arbitrary<Contract> = fc
  .record({
    id: fc.constantFrom('release', 'publish'),
    file: fc.constantFrom('one', 'two'),
    kinds: fc.array(fc.constantFrom('none', 'required', 'optional'), {
      minLength: 3,
      maxLength: 3,
    }),
    level: fc.constantFrom(...levels),
    type: fc.constantFrom('string' as const, 'integer' as const),
  })
  .map(({ kinds, ...rest }) => ({
    ...rest,
    required: parameters.filter((_, index) => kinds[index] === 'required'),
    optional: parameters.filter((_, index) => kinds[index] === 'optional'),
  }));

function filesOf(side: string, contract: Contract): string {
  const { id, file, required, optional, level, type } = contract;
  const recipe = stringify({
    id,
    name: 'Release',
    parameters: [
      ...required.map((name) => ({ name, type, required: true })),
      ...optional.map((name) => ({ name, type, default: '' })),
    ],
    steps: [{ id: 'build', command: 'make build', confirmation: level }],
  });
  const toml = `[skill]\nid = "tool.deploy"\nname = "D"\nversion = "1.0.0"\ndescription = "D."\napi_version = "1.0"\n\n[provides]\nrecipes = true\n`;
  const root = `${side}/skills/deploy`;
  return `-- ${root}/skill.toml --\n${toml}-- ${root}/recipes/${file}.yaml --\n${recipe}`;
}

async function findingsOf(before: Contract, after: Contract): Promise<readonly Finding[]> {
  const text = filesOf('before', before) + filesOf('after', after);
  return (await runCase(parseTxtar(text))).findings;
}

/** True if a call with these parameters reaches the recipe, and the recipe reads all of them. */
function accepts({ id, required, optional }: Contract, called: string, passed: readonly string[]) {
  const known = [...required, ...optional];
  return (
    id === called &&
    required.every((name) => passed.includes(name)) &&
    passed.every((name) => known.includes(name))
  );
}

const calls = Array.from({ length: 8 }, (_, bits) =>
  parameters.filter((_, index) => bits & (1 << index)),
);

test('a change of a recipe is major exactly if a call of base fails in head', async () => {
  let breaking = 0;
  const property = fc.asyncProperty(contract, contract, async (before, after) => {
    const isBroken = calls.some(
      (passed) =>
        accepts(before, before.id, passed) &&
        !(accepts(after, before.id, passed) && (passed.length === 0 || before.type === after.type)),
    );
    const found = await findingsOf(before, after);
    const major = found.filter(({ bump }) => bump === 'major').map(({ rule }) => rule);
    expect(major.length > 0, `${JSON.stringify([before, after])} ${major}`).toBe(isBroken);
    if (isBroken) breaking++;
  });
  await fc.assert(property, { seed: 20, numRuns: 150 });
  expect(breaking).toBeGreaterThan(20);
});

test('a step with less confirmation is a lost guard, and one with more is not', async () => {
  const property = fc.asyncProperty(contract, fc.constantFrom(...levels), async (before, level) => {
    const found = await findingsOf(before, { ...before, level });
    const isRelaxed = levels.indexOf(level) < levels.indexOf(before.level);
    const rules = found.map(({ rule }) => rule);
    expect(rules.includes('recipe-confirmation-relaxed')).toBe(isRelaxed);
  });
  await fc.assert(property, { seed: 20, numRuns: 40 });
});

test('the name of the file is not part of the contract', async () => {
  const property = fc.asyncProperty(contract, async (before) => {
    const found = await findingsOf(before, { ...before, file: 'three' });
    expect(found.filter(({ rule }) => rule.startsWith('recipe-'))).toEqual([]);
  });
  await fc.assert(property, { seed: 20, numRuns: 30 });
});
