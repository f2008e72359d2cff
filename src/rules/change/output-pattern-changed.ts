import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatTransition } from '../words/transition.ts';
import { underSemantic } from '../words/words.ts';

/** The path pattern of an output file changed. */
export const outputPatternChanged = changeRule({
  id: 'output-pattern-changed',
  category: 'interface',
  summary: 'A changed output pattern needs a major bump.',
  why: 'Readers no longer find the file in its old place.',
  on: { kind: 'output', action: 'changed', facet: 'pattern' },
  requires: { bump: 'major' },
  requiresUnderSemantic: ({ verdict }) =>
    verdict === 'narrowed'
      ? { bump: 'minor' }
      : { bump: verdict === 'equivalent' ? 'patch' : 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Changed output patterns' },
  phrase: 'the pattern of output {} changed',
  message: (change) => {
    const text = `The pattern of an output changed: ${formatTransition(change.from, change.to)}`;
    if (change.verdict === 'narrowed') {
      return `${text}. It covers fewer files, and still counts as breaking${underSemantic('count as a minor change')}.`;
    }
    return change.verdict === 'equivalent'
      ? `${text}. It covers the same files, and still counts as breaking${underSemantic('count as a patch')}.`
      : `${text}. Readers no longer find the file in its old place.`;
  },
  invalid: twoManifests(
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `,
    `
      outputs:
        files: [{ pattern: 'docs/worklog.md' }]
    `,
  ),
  valid: twoManifests(
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `,
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org', description: The log. }]
    `,
  ),
});
