import { isSet } from '../../model/contract.ts';
import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';

/** The skill now guarantees that the last line of stdout is JSON. */
export const stdoutContractStrengthened = changeRule({
  id: 'stdout-contract-strengthened',
  category: 'interface',
  summary: '`last_line_json` that turns true comes with a minor version step.',
  why: 'Nothing breaks: whoever reads the last line may parse it from now on.',
  on: { kind: 'stdout' },
  when: ({ before, after, facet }) =>
    (facet === null || facet === 'last_line_json') &&
    !isSet(before, 'last_line_json') &&
    isSet(after, 'last_line_json'),
  grade: { bump: 'minor' },
  direction: 'out',
  basis: 'inferred',
  message: () =>
    'stdout_contract says `last_line_json: true` from now on; the last line can be parsed.',
  invalid: twoBlocks({ stdout_contract: { last_line_json: false } }, {}),
  valid: twoBlocks({}, { capabilities: ['memory-search', 'memory-store'] }),
});
