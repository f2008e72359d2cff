import { listedSkill, marketplaceOf } from '../examples/listing.ts';
import { problemRule } from '../rule.ts';

/** An unreadable marketplace or plugin manifest. */
export const marketplaceSyntax = problemRule({
  id: 'marketplace-syntax',
  category: 'discovery',
  severity: 'error',
  summary: 'Reports a `marketplace.json` or `plugin.json` that is not JSON.',
  why: 'Claude Code rejects a marketplace that it cannot read, with all its plugins.',
  source: 'Claude Code documentation, Plugin marketplaces: `marketplace.json` is a JSON object.',
  howToFix: 'Correct the file, and run `claude plugin validate .` to test it.',
  invalid: `-- .claude-plugin/marketplace.json --\n{"name": "office", }\n${listedSkill('pdf')}`,
  valid: marketplaceOf({ source: './' }) + listedSkill('pdf'),
});
