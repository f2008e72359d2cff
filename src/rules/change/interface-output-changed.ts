import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, underSemantic, valueTransition } from '../words/words.ts';

/** The glob of an output in the `interface:` block changed; the output itself did not. */
export const interfaceOutputChanged = changeRule({
  id: 'interface-output-changed',
  category: 'interface',
  summary: 'A changed output in the `interface:` block needs a major bump.',
  why: 'ADR-003 counts a changed output pattern as breaking, and readers take the pattern from the interface block.',
  source: 'ADR-003, "Interface Contracts".',
  on: { kind: 'output', action: 'changed', facet: 'interface' },
  requires: ({ detail }) => ({ bump: detail === 'changed' ? 'major' : 'patch' }),
  requiresUnderSemantic: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Changed output patterns' },
  phrase: 'a pattern in `interface:` changed',
  message: (change) =>
    change.detail === 'changed'
      ? `In \`interface:\`, the pattern of an output changed: ${valueTransition(change)}. The skill still writes ${itemName(change)}, but callers that read \`interface:\` no longer find the old pattern there. This counts as breaking${underSemantic('count as a patch')}.`
      : `\`interface:\` ${change.detail === 'added' ? 'now' : 'no longer'} lists output ${itemName(change)}; the path of the output stays the same.`,
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
