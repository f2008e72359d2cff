import { facetValue } from '../../model/contract.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatOrNone } from '../words/words.ts';

/** The timeout was removed. */
export const timeoutRemoved = changeRule({
  id: 'timeout-removed',
  category: 'behaviour',
  summary: 'The removal of a timeout needs a patch bump.',
  why: 'Nothing breaks: runs may take longer than before.',
  on: { kind: 'execution', action: 'removed' },
  when: ({ before }) => before?.name === 'timeout',
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'the timeout was removed',
  message: ({ before }) =>
    `The \`execution.timeout\` of ${formatOrNone(facetValue(before, 'value'))} seconds was removed: runs may take longer than before.`,
  invalid: twoManifests('execution: { timeout: 30 }', ''),
  valid: twoManifests('execution: { timeout: 30 }', 'execution: { timeout: 60 }'),
});
