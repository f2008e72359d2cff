import { expect, test } from 'vitest';
import { defaults } from '../../../src/config/config.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { check } from '../../../src/pipeline/check.ts';
import { rules } from '../../../src/rules/catalog.ts';
import { parseTxtar, subtree } from '../../../src/syntax/txtar.ts';
import { exampleContext } from '../../../src/tasks/example.ts';
import { exampleTree } from '../../../src/tasks/example-tree.ts';

const acceptedBy = { login: 'ada', label: 'ok' };

/** The examples that have a base, by the rule that reports them. */
const examples = rules.flatMap(({ id, invalid }) => {
  const archive = parseTxtar(invalid.trimStart());
  const isCompared = [...archive.files.keys()].some((path) => path.startsWith('before/'));
  return isCompared ? [[id, archive] as const] : [];
});

test.each(examples)('%s: a label accepts every break, and nothing else', async (_, archive) => {
  const sides = () => ({
    head: exampleTree(subtree(archive, 'after')),
    base: exampleTree(subtree(archive, 'before')),
    context: exampleContext(true),
  });
  const plain = await check(sides(), defaults);
  const accepting = await check({ ...sides(), acceptedBy }, defaults);
  const states = new Map(accepting.findings.map((finding) => [keyOf(finding), finding.state]));
  for (const finding of plain.findings) {
    const { category, bump, state } = finding;
    const isBreak = bump === 'major' && category !== 'privilege' && state === 'new';
    if (isBreak) expect(states.get(keyOf(finding)), finding.rule).toBe('accepted');
    else if (category !== 'version') expect(states.get(keyOf(finding)), finding.rule).toBe(state);
  }
  const accepted = accepting.findings.filter(({ state }) => state === 'accepted');
  expect(accepted.filter(({ category }) => category === 'privilege')).toEqual([]);
  expect(accepting.acceptedBy).toEqual(accepted.length > 0 ? acceptedBy : undefined);
});

function keyOf({ rule, fingerprint, at }: Finding): string {
  return [rule, at.path, fingerprint].join('\0');
}
