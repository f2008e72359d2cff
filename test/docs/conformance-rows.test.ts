import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/model/message.ts';
import { rules } from '../../src/rules/catalog.ts';
import { isOffByDefault } from '../../src/rules/rule.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { everythingIn } from '../laws/support/reports.ts';
import { type Row, rowDocuments } from '../pages/conformance-rows.ts';
import { temporaryFolder, writeFiles } from '../support/git.ts';
import { runCase } from '../support/run-case.ts';
import { runHere } from '../support/run-here.ts';

async function printedBy({ command = [], tree = '' }: Row): Promise<string> {
  const cwd = temporaryFolder();
  writeFiles(cwd, Object.fromEntries(parseTxtar(tree).files));
  const { stdout, stderr } = await runHere(command, cwd);
  return stdout + stderr;
}

async function findingsOf(tree: string, id?: string) {
  const rule = rules.find((candidate) => candidate.id === id);
  const settings = rule && isOffByDefault(rule) ? { rules: { [rule.id]: 'warning' as const } } : {};
  return everythingIn(await runCase(parseTxtar(tree.trimStart()), settings));
}

describe.each(rowDocuments)('$title', ({ rows }) => {
  test.each(rows)('$says', async (row) => {
    const { rules: ids = [], tree, prints } = row;
    if (prints) expect(await printedBy(row)).toMatch(prints);
    for (const id of ids) {
      const rule = rules.find((candidate) => candidate.id === id);
      const findings = await findingsOf(tree ?? rule?.invalid ?? '', id);
      expect(findings.map((finding) => finding.rule)).toContain(id);
    }
    if (prints || ids.length > 0) return;
    const faults = (await findingsOf(tree ?? '')).filter(({ severity }) => severity !== 'note');
    expect(faults.map(({ message }) => plainText(message))).toEqual([]);
    expect(tree).toBeDefined();
  });
});
