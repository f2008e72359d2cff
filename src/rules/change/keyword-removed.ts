import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A search keyword was removed. */
export const keywordRemoved = changeRule({
  id: 'keyword-removed',
  category: 'discovery',
  summary: 'Reports removed keywords.',
  why: 'Searches for the keyword no longer find the skill.',
  enforces: [
    { document: 'skill.toml contract', quote: 'Search keywords', fields: ['skill.keywords'] },
  ],
  on: { kind: 'keyword', action: 'removed' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Search keywords' },
  message: (change) => msg`Keyword ${itemName(change)} was removed.`,
  invalid: twoTomls('keywords = ["aws", "cloud"]', 'keywords = ["aws"]'),
  valid: twoTomls('keywords = ["aws"]', 'keywords = ["aws", "cloud"]'),
});
