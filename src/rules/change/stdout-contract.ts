import { isSet } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { skillManifestV2 } from '../words/clauses.ts';

export const stdoutContractStrengthened = changeRule({
  id: 'stdout-contract-strengthened',
  summary: 'Reports `last_line_json` that became true.',
  why: 'Nothing breaks: readers can now parse the last line of the output.',
  on: { kind: 'stdout' },
  when: ({ before, after, facet }) =>
    (facet === null || facet === 'last_line_json') &&
    !isSet(before, 'last_line_json') &&
    isSet(after, 'last_line_json'),
  requires: { bump: 'minor' },
  phrase: 'last output line now JSON',
  message: () => msg`${code('stdout_contract.last_line_json')} is now true.`,
  invalid: twoBlocks({ stdout_contract: { last_line_json: false } }, {}),
  valid: twoBlocks({}, { capabilities: ['memory-search', 'memory-store'] }),
});

export const stdoutContractWeakened = changeRule({
  id: 'stdout-contract-weakened',
  summary: 'Reports `last_line_json` that is no longer true.',
  why: 'Readers that parse the last line may get text that is not JSON.',
  enforces: [
    skillManifestV2(
      '`last_line_json: true` means the last stdout line is always valid JSON.',
      'stdout_contract.last_line_json',
    ),
  ],
  on: { kind: 'stdout' },
  when: ({ before, after, facet }) =>
    (facet === null || facet === 'last_line_json') &&
    isSet(before, 'last_line_json') &&
    !isSet(after, 'last_line_json'),
  requires: { bump: 'major' },
  phrase: 'JSON output no longer promised',
  message: () =>
    msg`${code('stdout_contract.last_line_json')} is no longer true. The last line may not be JSON.`,
  invalid: twoBlocks({}, { stdout_contract: { last_line_json: false } }),
});
