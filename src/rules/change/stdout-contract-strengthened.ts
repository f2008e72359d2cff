import { isSet } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';

/** The skill now guarantees that the last line of stdout is JSON. */
export const stdoutContractStrengthened = changeRule({
  id: 'stdout-contract-strengthened',
  category: 'interface',
  summary: 'Reports `last_line_json` that became true.',
  why: 'Nothing breaks: readers can now parse the last line of the output.',
  on: { kind: 'stdout' },
  when: ({ before, after, facet }) =>
    (facet === null || facet === 'last_line_json') &&
    !isSet(before, 'last_line_json') &&
    isSet(after, 'last_line_json'),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'last output line now JSON',
  message: () => msg`${code('stdout_contract.last_line_json')} is now true.`,
  invalid: twoBlocks({ stdout_contract: { last_line_json: false } }, {}),
  valid: twoBlocks({}, { capabilities: ['memory-search', 'memory-store'] }),
});
