import { describe, expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { get, source } from '../../src/model/value/value.ts';
import { load } from '../../src/pipeline/load.ts';
import { runCase } from '../support/run-case.ts';
import {
  notInReferenceTests,
  parser,
  plain,
  skill,
  validator,
} from '../support/samples/skills-ref-verdicts.ts';

/** Four tests render prompts without a verdict. */
const prompts = 4;

test('all 40 tests of the reference are here', () => {
  expect(validator.length + parser.length + prompts).toBe(40);
});

describe.each([
  ['validator', validator],
  ['parser', parser],
  ['beyond its tests', notInReferenceTests],
] as const)('%s', (_part, verdicts) => {
  test.each(verdicts)('$of', async ({ tree, rule }) => {
    const report = await runCase({ comment: '', files: new Map(Object.entries(tree)) });
    const errors = report.findings.filter(({ severity }) => severity === 'error');
    expect([...new Set(errors.map((finding) => finding.rule))]).toEqual(
      rule === null ? [] : [rule],
    );
  });
});

test('the parsed values are those of the reference', async () => {
  const front = `${plain}\nmetadata:\n  version: 1.0\nallowed-tools: Read Edit`;
  const tree = memoryTree({ ...skill(front), ...skill('name: Wrong', 'pdf', 'skill.md') });
  const { workspace } = await load(tree, defaults);
  expect(workspace.skills.map(({ root, path, name }) => ({ root, path, name }))).toEqual([
    { root: 'pdf', path: 'pdf/SKILL.md', name: 'pdf' },
  ]);
  const [read] = workspace.skills;
  expect(read?.version?.value).toBe('1.0');
  expect(source(get(read?.manifests[0]?.root, 'allowed-tools'))).toBe('Read Edit');
});
