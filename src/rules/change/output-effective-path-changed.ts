import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, pathTransition } from '../words/words.ts';

/** The path of an output changed for callers that omit an input. */
export const outputEffectivePathChanged = changeRule({
  id: 'output-effective-path-changed',
  category: 'interface',
  summary: 'A default that moves an output comes with a major version step.',
  why: 'The pattern is the same, yet whoever leaves the input out gets the file at another path.',
  source:
    'ADR-003 counts a changed output pattern as breaking; a default that is part of one changes it for everyone who leaves the input out.',
  on: { kind: 'output', action: 'changed', facet: 'effective' },
  grade: { bump: 'major' },
  direction: 'out',
  basis: { document: 'ADR-003', quote: 'Changed output patterns' },
  message: (change) =>
    `Output ${itemName(change)} is written elsewhere where inputs are left out${pathTransition(change)}; whoever reads the file looks for it where it was.`,
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
