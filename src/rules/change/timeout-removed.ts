import { facetValue } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { valueOrNone } from '../words/words.ts';

/** The timeout was removed. */
export const timeoutRemoved = changeRule({
  id: 'timeout-removed',
  category: 'behaviour',
  summary: 'Reports a removed timeout.',
  why: 'Nothing breaks: runs may take longer than before.',
  on: { kind: 'execution', action: 'removed' },
  when: ({ before }) => before?.name === 'timeout',
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'timeout removed',
  message: ({ before }) =>
    msg`${code('execution.timeout')} of ${valueOrNone(facetValue(before, 'value'))} seconds was removed.`,
  invalid: twoManifests('execution: { timeout: 30 }', ''),
  valid: twoManifests('execution: { timeout: 30 }', 'execution: { timeout: 60 }'),
});
