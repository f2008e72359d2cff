import { isSet } from '../../model/contract.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeDescription, itemName, operationName } from '../words/words.ts';

/** The description of an output changed. */
export const outputDescriptionChanged = changeRule({
  id: 'output-description-changed',
  category: 'documentation',
  summary: 'A changed description of an output needs a patch bump.',
  why: 'Nothing in the contract changes.',
  on: { kind: ['output', 'result'] },
  when: ({ action, facet, kind, before, after }) =>
    facet === 'description' ||
    (kind === 'result' && action !== 'changed' && !isSet(before ?? after, 'fields')),
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  phrase: 'the description of output {} changed',
  message: (change) =>
    `${describeDescription(
      change,
      change.kind === 'result'
        ? `the output of ${operationName(change)}`
        : `output ${itemName(change)}`,
    )}.`,
  invalid: twoManifests(
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `,
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org', description: The log. }]
    `,
  ),
  valid: twoManifests(
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org', description: The log. }]
    `,
    `
      outputs:
        files: [{ description: The log., pattern: 'docs/worklog.org' }]
    `,
  ),
});
