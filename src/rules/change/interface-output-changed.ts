import { code, msg, words } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, semanticNote, valueTransition } from '../words/words.ts';

/** The glob of an output in the `interface:` block changed; the output itself did not. */
export const interfaceOutputChanged = changeRule({
  id: 'interface-output-changed',
  category: 'interface',
  summary: 'Reports changed outputs of an `interface:` block.',
  why: 'Readers that take the output pattern from the `interface:` block no longer find the old one.',
  source: 'ADR-003, "Interface Contracts".',
  on: { kind: 'output', action: 'changed', facet: 'interface' },
  requires: ({ detail }) => ({ bump: detail === 'changed' ? 'major' : 'patch' }),
  requiresUnderSemantic: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Changed output patterns' },
  phrase: 'pattern in `interface:` changed',
  message: (change) => {
    if (change.detail === 'changed')
      return msg`Output pattern in ${code('interface')} changed: ${valueTransition(change)}.`;
    const verb = words(change.detail === 'added' ? 'now' : 'no longer');
    return msg`${code('interface')} ${verb} lists output ${itemName(change)}.`;
  },
  notes: (change) =>
    change.detail === 'changed'
      ? [
          { message: msg`The skill still writes ${itemName(change)}.` },
          semanticNote('this is a patch'),
        ]
      : [],
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
