import { expect, test } from 'vitest';
import { changePhrases } from '../src/model/words/change-phrases.ts';
import { rules } from '../src/rules/catalog.ts';

test('every phrase is that of a rule', () => {
  const changing = rules.filter(({ kind }) => kind === 'change' || kind === 'power');
  const ids = new Set(changing.map(({ id }) => id));
  expect(Object.keys(changePhrases).filter((id) => !ids.has(id))).toEqual([]);
});
