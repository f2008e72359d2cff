import { msg } from '../../model/message.ts';
import { blockOf, routerOf, twoBodies } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { describePart } from '../words/part-words.ts';

/** The manifest was replaced by one in another format. */
export const dialectMigrated = changeRule({
  id: 'dialect-migrated',
  category: 'format',
  summary: 'Reports a manifest that moved to another format.',
  why: 'Readers of the old format find no manifest. Only what both formats can express is compared.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote:
        'Skills should update their blocks and change the fence name from `router-manifest` to `skill-manifest`.',
      fields: [],
    },
  ],
  howToFix: 'Raise the major version, or keep the old manifest too until its readers have moved.',
  on: { kind: 'manifest', action: 'renamed' },
  requires: { bump: 'major' },
  bumpBasis: {
    document: 'Skill Manifest v2',
    quote:
      'Skills should update their blocks and change the fence name from `router-manifest` to `skill-manifest`.',
  },
  phrase: 'manifest moved to another format',
  message: ({ before, after }) =>
    msg`Manifest moved from ${describePart(before?.name ?? '')} to ${describePart(after?.name ?? '')}.`,
  help: () => msg`Keep the old manifest too until its readers have moved.`,
  invalid: twoBodies(routerOf(), blockOf()),
  valid: twoBodies(blockOf(), blockOf({ capabilities: ['memory-search', 'memory-store'] })),
});
