import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatEntries } from '../support/toml-item.ts';
import { itemName, pathTransition } from '../words/words.ts';

/** The path of an output changed for callers that omit an input. */
export const outputEffectivePathChanged = changeRule({
  id: 'output-effective-path-changed',
  category: 'interface',
  summary: 'Reports a changed default that moves an output.',
  why: 'The pattern is the same, but calls that do not pass the input write the file to another path.',
  source:
    'ADR-003 counts a changed output pattern as breaking. A default in a pattern changes the path for all calls that do not pass the input.',
  on: { kind: 'output', action: 'changed', facet: 'effective' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Changed output patterns' },
  phrase: 'path of output {} changed',
  message: (change) =>
    msg`Default path of output ${itemName(change)} changed: ${pathTransition(change)}.`,
  notes: (change) => [{ message: msg`The default of ${formatEntries(change)} changed.` }],
  invalid: twoManifests(
    `
      inputs:
        optional: [{ name: dir, default: docs }]
      outputs:
        files: [{ pattern: '{{dir}}/worklog.org' }]
    `,
    `
      inputs:
        optional: [{ name: dir, default: notes }]
      outputs:
        files: [{ pattern: '{{dir}}/worklog.org' }]
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        optional: [{ name: dir, default: docs }]
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `,
    `
      inputs:
        optional: [{ name: dir, default: notes }]
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `,
  ),
});
