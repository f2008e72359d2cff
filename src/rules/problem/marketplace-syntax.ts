import { listedSkill, marketplaceOf } from '../examples/listing.ts';
import { problemRule } from '../rule.ts';

/** An unreadable marketplace or plugin manifest. */
export const marketplaceSyntax = problemRule({
  id: 'marketplace-syntax',
  category: 'discovery',
  severity: 'error',
  summary: 'Every `marketplace.json` and `plugin.json` under `.claude-plugin` is JSON.',
  why: 'Claude Code refuses a marketplace that it cannot read, with all its plugins.',
  source: 'Claude Code documentation, Plugin marketplaces: `marketplace.json` is a JSON object.',
  howToFix:
    'Correct the file at the place of the finding, and run `claude plugin validate .` to test it.',
  invalid: `-- .claude-plugin/marketplace.json --\n{"name": "office", }\n${listedSkill('pdf')}`,
  valid: marketplaceOf({ source: './' }) + listedSkill('pdf'),
});
