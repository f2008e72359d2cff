import { listedSkill, marketplaceOf } from '../examples/listing.ts';
import { problemRule } from '../rule.ts';

/** An unreadable marketplace or plugin manifest. */
export const marketplaceSyntax = problemRule({
  id: 'marketplace-syntax',
  category: 'discovery',
  severity: 'error',
  summary: 'Every `marketplace.json` and `plugin.json` under `.claude-plugin` can be read.',
  why: 'Claude Code refuses a marketplace that it cannot read, with all its plugins.',
  source:
    'Claude Code documentation, Plugin marketplaces: `plugins` is a list, and each plugin has a `name` and a `source`.',
  howToFix:
    'Correct the file at the place of the finding, and run `claude plugin validate .` to test it.',
  invalid: marketplaceOf({ source: ['./'] }) + listedSkill('pdf'),
  valid: marketplaceOf({ source: './' }) + listedSkill('pdf'),
});
