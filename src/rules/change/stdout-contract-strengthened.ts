import { isSet } from '../../model/contract.ts';
import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';

/** The skill now guarantees that the last line of stdout is JSON. */
export const stdoutContractStrengthened = changeRule({
  id: 'stdout-contract-strengthened',
  category: 'interface',
  summary: '`last_line_json` that becomes true needs a minor bump.',
  why: 'Nothing breaks: readers may now parse the last line.',
  on: { kind: 'stdout' },
  when: ({ before, after, facet }) =>
    (facet === null || facet === 'last_line_json') &&
    !isSet(before, 'last_line_json') &&
    isSet(after, 'last_line_json'),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'the skill promises more about its standard output',
  message: () =>
    '`stdout_contract.last_line_json` is now true: callers can now parse the last line of the output as JSON.',
  invalid: twoBlocks({ stdout_contract: { last_line_json: false } }, {}),
  valid: twoBlocks({}, { capabilities: ['memory-search', 'memory-store'] }),
});
