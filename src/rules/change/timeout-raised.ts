import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { valueTransition } from '../words/words.ts';

/** The timeout was raised. */
export const timeoutRaised = changeRule({
  id: 'timeout-raised',
  category: 'behaviour',
  summary: 'Reports a raised timeout.',
  why: 'Nothing breaks: runs may take longer than before.',
  on: { kind: 'execution', action: 'changed' },
  when: ({ after, detail }) => after?.name === 'timeout' && detail === 'raised',
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'timeout raised',
  message: (change) =>
    msg`${code('execution.timeout')} was raised: ${valueTransition(change)} seconds.`,
  invalid: twoManifests('execution: { timeout: 30 }', 'execution: { timeout: 60 }'),
  valid: twoManifests('execution: { timeout: 60 }', 'execution: { timeout: 30 }'),
});
