import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A search keyword was removed. */
export const keywordRemoved = changeRule({
  id: 'keyword-removed',
  category: 'discovery',
  summary: 'A removed keyword needs a patch bump.',
  why: 'Searches for the keyword no longer find the skill.',
  enforces: [
    { document: 'skill.toml contract', quote: 'Search keywords', fields: ['skill.keywords'] },
  ],
  on: { kind: 'keyword', action: 'removed' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Search keywords' },
  message: (change) =>
    `Keyword ${itemName(change)} was removed; searches for it no longer find the skill.`,
  invalid: twoTomls('keywords = ["aws", "cloud"]', 'keywords = ["aws"]'),
  valid: twoTomls('keywords = ["aws"]', 'keywords = ["aws", "cloud"]'),
});
