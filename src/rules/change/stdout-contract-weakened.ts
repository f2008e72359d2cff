import { isSet } from '../../model/contract.ts';
import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';

/** The skill no longer guarantees that the last line of stdout is JSON. */
export const stdoutContractWeakened = changeRule({
  id: 'stdout-contract-weakened',
  category: 'interface',
  summary: '`last_line_json` stays true, or takes a major version step.',
  why: 'Whoever parses the last line meets text that is no JSON.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: '`last_line_json: true` means the last stdout line is always valid JSON.',
      fields: ['stdout_contract.last_line_json'],
    },
  ],
  on: { kind: 'stdout' },
  when: ({ before, after, facet }) =>
    (facet === null || facet === 'last_line_json') &&
    isSet(before, 'last_line_json') &&
    !isSet(after, 'last_line_json'),
  grade: { bump: 'major' },
  direction: 'out',
  basis: {
    document: 'Skill Manifest v2',
    quote: '`last_line_json: true` means the last stdout line is always valid JSON.',
  },
  message: () =>
    'stdout_contract no longer says `last_line_json: true`; whoever parses the last line may meet text that is no JSON.',
  invalid: twoBlocks({}, { stdout_contract: { last_line_json: false } }),
  valid: twoBlocks({ stdout_contract: { last_line_json: false } }, {}),
});
