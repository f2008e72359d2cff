import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { valueTransition } from '../words/words.ts';

/** The timeout was raised. */
export const timeoutRaised = changeRule({
  id: 'timeout-raised',
  category: 'behaviour',
  summary: 'A raised timeout needs a patch bump.',
  why: 'Nothing breaks: runs may take longer than before.',
  on: { kind: 'execution', action: 'changed' },
  when: ({ after, detail }) => after?.name === 'timeout' && detail === 'raised',
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'the timeout was raised',
  message: (change) =>
    `\`execution.timeout\` was raised: ${valueTransition(change)} seconds. Runs may take longer than before.`,
  invalid: twoManifests('execution: { timeout: 30 }', 'execution: { timeout: 60 }'),
  valid: twoManifests('execution: { timeout: 60 }', 'execution: { timeout: 30 }'),
});
