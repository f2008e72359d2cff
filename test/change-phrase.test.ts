import { expect, test } from 'vitest';
import { changePhrase } from '../src/model/words/change-phrase.ts';
import { changePhrases } from '../src/model/words/change-phrases.ts';
import { rules } from '../src/rules/catalog.ts';
import { parseTxtar } from '../src/syntax/txtar.ts';
import { checkExample } from '../src/tasks/example.ts';

const changing = rules.filter(({ scope }) => scope === 'change' || scope === 'power');

/** The phrase of the finding of a rule on its failing example. */
async function phraseOf({ id, invalid }: (typeof rules)[number]): Promise<string> {
  const { findings } = await checkExample(parseTxtar(invalid));
  const finding = findings.find(({ rule }) => rule === id);
  return finding ? changePhrase(finding) : 'no finding';
}

test('every change has a phrase that people understand without its rule', async () => {
  const lines = await Promise.all(
    changing.map(async (rule) => `${rule.id}: ${await phraseOf(rule)}\n`),
  );
  await expect(lines.join('')).toMatchFileSnapshot('change-phrases.txt');
});

test('every phrase is that of a rule', () => {
  const ids = new Set(changing.map(({ id }) => id));
  expect(Object.keys(changePhrases).filter((id) => !ids.has(id))).toEqual([]);
});
