import { isSet } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { descriptionVerb, itemName, operationName } from '../words/words.ts';

/** The description of an output changed. */
export const outputDescriptionChanged = changeRule({
  id: 'output-description-changed',
  category: 'documentation',
  summary: 'Reports a changed description of an output.',
  why: 'People and agents read the description. The output stays the same.',
  on: { kind: ['output', 'result'] },
  when: ({ action, facet, kind, before, after }) =>
    facet === 'description' ||
    (kind === 'result' && action !== 'changed' && !isSet(before ?? after, 'fields')),
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  phrase: 'description of output {} changed',
  message: (change) =>
    change.kind === 'result'
      ? msg`Output description of ${operationName(change)} ${descriptionVerb(change)}.`
      : msg`Description of output ${itemName(change)} ${descriptionVerb(change)}.`,
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
