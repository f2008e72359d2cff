import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A search keyword was added. */
export const keywordAdded = changeRule({
  id: 'keyword-added',
  category: 'discovery',
  summary: 'A new keyword needs a patch bump.',
  why: 'Searches for the keyword find the skill.',
  enforces: [
    { document: 'skill.toml contract', quote: 'Search keywords', fields: ['skill.keywords'] },
  ],
  on: { kind: 'keyword', action: 'added' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Search keywords' },
  message: (change) => `Keyword ${itemName(change)} was added; searches for it find the skill.`,
  invalid: twoTomls('keywords = ["aws"]', 'keywords = ["aws", "cloud"]'),
  valid: twoTomls('keywords = ["aws", "cloud"]', 'keywords = ["cloud", "aws"]'),
});
