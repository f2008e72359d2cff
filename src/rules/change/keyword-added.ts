import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A search keyword was added. */
export const keywordAdded = changeRule({
  id: 'keyword-added',
  category: 'discovery',
  summary: 'Reports new keywords.',
  why: 'Nothing breaks: searches for the keyword find the skill.',
  enforces: [
    { document: 'skill.toml contract', quote: 'Search keywords', fields: ['skill.keywords'] },
  ],
  on: { kind: 'keyword', action: 'added' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Search keywords' },
  message: (change) => msg`New keyword ${itemName(change)}.`,
  invalid: twoTomls('keywords = ["aws"]', 'keywords = ["aws", "cloud"]'),
  valid: twoTomls('keywords = ["aws", "cloud"]', 'keywords = ["cloud", "aws"]'),
});
