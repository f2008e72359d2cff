import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatOrNone } from '../words/words.ts';

/** The path pattern of an output file changed. */
export const outputPatternChanged = changeRule({
  id: 'output-pattern-changed',
  category: 'interface',
  summary: 'An output pattern that changes comes with a major version step.',
  why: 'Whoever reads the file looks for it where it was.',
  on: { kind: 'output', action: 'changed', facet: 'pattern' },
  grade: { bump: 'major' },
  semantic: ({ verdict }) =>
    verdict === 'narrowed'
      ? { bump: 'minor' }
      : { bump: verdict === 'equivalent' ? 'patch' : 'major' },
  direction: 'out',
  basis: { document: 'ADR-003', quote: 'Changed output patterns' },
  message: (change) => {
    const text = `Output pattern changed: ${formatOrNone(change.from)} -> ${formatOrNone(change.to)}`;
    if (change.verdict === 'narrowed') {
      return `${text}; ADR-003 counts that as breaking although it only covers less (compat: semantic asks for a minor step).`;
    }
    return change.verdict === 'equivalent'
      ? `${text}; ADR-003 counts that as breaking although both cover the same (compat: semantic asks for a patch).`
      : `${text}; whoever reads the file looks for it under the old one.`;
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
