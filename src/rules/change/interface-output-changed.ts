import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The glob of an output in the `interface:` block changed; the output itself did not. */
export const interfaceOutputChanged = changeRule({
  id: 'interface-output-changed',
  category: 'interface',
  summary: 'An output that the `interface:` block names otherwise comes with a major version step.',
  why: 'ADR-003 counts a changed output pattern as breaking, and the interface block is where it looks.',
  source: 'ADR-003, "Interface Contracts".',
  on: { kind: 'output', action: 'changed', facet: 'interface' },
  grade: ({ detail }) => ({ bump: detail === 'changed' ? 'major' : 'patch' }),
  semantic: { bump: 'patch' },
  direction: 'out',
  basis: { document: 'ADR-003', quote: 'Changed output patterns' },
  message: (change) =>
    change.detail === 'changed'
      ? `The interface block names output ${itemName(change)} otherwise: ${valueTransition(change)}; ADR-003 counts a changed pattern as breaking (compat: semantic asks for a patch).`
      : `The interface block ${change.detail === 'added' ? 'names' : 'no longer names'} output ${itemName(change)}, which stays where it is.`,
  invalid: twoFrontmatters(
    `
      manifest_version: "1.0"
      interface:
        outputs: [{ pattern: docs/*.org }]
      outputs:
        files: [{ pattern: docs/worklog.org }]
    `,
    `
      manifest_version: "1.0"
      interface:
        outputs: [{ pattern: docs/work*.org }]
      outputs:
        files: [{ pattern: docs/worklog.org }]
    `,
  ),
  valid: twoFrontmatters(
    `
      manifest_version: "1.0"
      interface:
        outputs: [{ pattern: docs/*.org }]
      outputs:
        files: [{ pattern: docs/worklog.org }]
    `,
    `
      manifest_version: "1.0"
      interface:
        outputs: [{ pattern: docs/*.org }]
      outputs:
        files: [{ pattern: docs/worklog.org, description: The log. }]
    `,
  ),
});
