import { expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { analyseAll } from '../../src/pipeline/analyse.ts';
import { loadAnalysed } from '../../src/pipeline/load-analysed.ts';
import { nothingKnown } from '../../src/pipeline/shard/known-skills.ts';

function skill(name: string, description: string): Record<string, string> {
  return { [`skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: ${description}\n---\n` };
}

test('a skill with the same files in both trees has one analysis', async () => {
  const sides = {
    head: memoryTree({ ...skill('pdf', '""'), ...skill('docx', 'Writes documents.') }),
    base: memoryTree({ ...skill('pdf', '""'), ...skill('docx', '""') }),
  };
  const needs = { contracts: 'changed' } as const;
  const { trees, known } = await loadAnalysed(sides, defaults, nothingKnown, needs);
  const analyses = analyseAll(trees, known);
  const rulesOf = (side: 'head' | 'base') =>
    analyses[side].map(({ drafts }) => drafts.map(({ rule }) => rule.id));
  expect(rulesOf('base')).toEqual([['description-missing'], ['description-missing']]);
  expect(rulesOf('head')).toEqual([[], ['description-missing']]);
  expect(analyses.base[1]).toBe(analyses.head[1]);
  expect(analyses.base[0]).not.toBe(analyses.head[0]);
});
