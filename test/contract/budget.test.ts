import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { createRunBudget } from '../../src/contract/budget.ts';
import { plainText } from '../../src/model/message.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { compareAll, pairSkills } from '../../src/pipeline/compare.ts';
import { load } from '../../src/pipeline/load.ts';
import { changesBetween, line, manifest } from './skills.ts';

interface Input {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Two patterns of which no answer is found within the steps of an input. */
const hard = (index: number): Input => ({
  name: `hard${index}`,
  before: '{ type: string, pattern: "(a.{9}b|c.{9}d|e.{9}f)" }',
  after: '{ type: string, pattern: "(a.{9}b|c.{9}d|e.{9}f|g)" }',
});
const broken: Input = {
  name: 'broken',
  before: '{ type: integer, minimum: 1 }',
  after: '{ type: integer, minimum: 5 }',
};

function withInputs(inputs: readonly Input[], side: 'before' | 'after'): Record<string, string> {
  const lines = inputs.map(
    (input) => `    - { name: ${input.name}, description: A value., schema: ${input[side]} }\n`,
  );
  return manifest(`version: 1.0.0\ninputs:\n  optional:\n${lines.join('')}`);
}

async function verdictOf(name: string, inputs: readonly Input[]): Promise<readonly string[]> {
  const changes = await changesBetween(withInputs(inputs, 'before'), withInputs(inputs, 'after'));
  return changes.map(line).filter((text) => text.includes(`"${name}"`));
}

test('a verdict does not depend on the other inputs', async () => {
  const alone = await verdictOf('broken', [broken]);
  expect(alone).toEqual([expect.stringContaining('narrowed')]);
  const property = fc.asyncProperty(fc.nat(12), fc.nat(12), async (before, after) => {
    const others = Array.from({ length: before + after }, (_, index) => hard(index));
    const inputs = [...others.slice(0, before), broken, ...others.slice(before)];
    expect(await verdictOf('broken', inputs)).toEqual(alone);
  });
  await fc.assert(property, { seed: 20_261_127, numRuns: 4 });
});

async function draftsWith(remaining: number): Promise<readonly string[]> {
  const inputs = [hard(0), broken];
  const [before, after] = [withInputs(inputs, 'before'), withInputs(inputs, 'after')];
  const head = await load(memoryTree(after), defaults);
  const { workspace } = await load(memoryTree(before), defaults);
  const pairs = pairSkills(workspace.skills, head.workspace.skills);
  const trees = { head: head.workspace, base: null, pairs };
  const { comparisons } = await compareAll(trees, {}, defaults, { remaining });
  return [...comparisons].flatMap(({ drafts }) =>
    drafts.map(({ draft }) => `${draft.severity}: ${plainText(draft.message)}`),
  );
}

test('a run that reaches its limit fails and says so', async () => {
  expect(await draftsWith(1_000)).toEqual([
    'error: Schemas of `worklog` were not all compared: this change has too many large ones.',
  ]);
  expect(await draftsWith(createRunBudget().remaining)).toEqual([]);
});
